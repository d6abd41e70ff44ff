import { ListTools } from '#app/ui/list-tools/list-tools.tsx'
import { surveyTiers } from '#domain/cards/survey-plan.ts'
import { usStates } from '#domain/states.ts'
import {
  changedText,
  filtersText,
  SettingsSearch,
  SettingsSelect,
  toOptions,
} from '#kit/listing/list/settings-fields.tsx'
import { surveyText } from './survey-messages.ts'
import {
  countFilters,
  feeChoices,
  rewardChoices,
  type SurveySettings,
  surveyPath,
} from './survey-settings.ts'

const words = surveyText.filters
const yesNo = ['yes', 'no'] as const
const states = usStates.map(({ name, abbreviation }) => ({ value: abbreviation, label: name }))

/** The filters, which are the address. */
export function SurveyFilters({ settings, count }: { settings: SurveySettings; count: number }) {
  const set = countFilters(settings)
  const selects = [
    {
      name: 'tier',
      label: words.tier,
      options: toOptions(surveyTiers, surveyText.tiers),
      value: settings.tier,
    },
    { name: 'state', label: words.state, options: states, value: settings.state },
    { name: 'member', label: words.member, options: toOptions(yesNo, words.members), value: settings.member },
    {
      name: 'secured',
      label: words.secured,
      options: toOptions(yesNo, words.deposits),
      value: settings.secured,
    },
    { name: 'fee', label: words.fee, options: toOptions(feeChoices, words.fees), value: settings.fee },
    {
      name: 'foreign',
      label: words.foreign,
      options: toOptions(yesNo, words.foreignFees),
      value: settings.foreign,
    },
    {
      name: 'rewards',
      label: words.rewards,
      options: toOptions(rewardChoices, words.rewardKinds),
      value: settings.rewards,
    },
  ]
  return (
    <ListTools
      action={surveyPath}
      note={set > 0 ? changedText(set) : undefined}
      show={words.show(count)}
      title={filtersText}
    >
      <SettingsSearch label={words.words} words={settings.words} />
      {selects.map((select) => (
        <SettingsSelect key={select.name} {...select} unset={words.any} />
      ))}
      {set > 0 ? <a href={surveyPath}>{words.clear}</a> : null}
    </ListTools>
  )
}
