import { ChoiceCards } from '#app/ui/choice/choice-cards.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { ListTools } from '#app/ui/list-tools/list-tools.tsx'
import { incomeKinds } from '#domain/cards/applicant.ts'
import { cardTypes, creditBands } from '#domain/cards/card.ts'
import { cardCriterionCodes, defaultCardWeights } from '#domain/cards/card-criteria.ts'
import { type CardSortCode, cardSortCodes } from '#domain/cards/card-sorts.ts'
import { spentCentsAMonth } from '#domain/cards/spend-by-set.ts'
import { spendingCategories } from '#domain/cards/spending.ts'
import { formatDollars } from '#domain/money.ts'
import { settingsForm } from '#kit/listing/form-ids.ts'
import {
  changedText,
  filtersText,
  fineTuneText,
  SettingsGroup,
  SettingsNumber,
  SettingsSearch,
  SettingsSelect,
  SettingsSwitch,
  sortText,
  toOptions,
} from '#kit/listing/list/settings-fields.tsx'
import form from '#kit/listing/list/settings-group.module.css'
import { WeightSliders, WeightsGroup } from '#kit/listing/list/weight-sliders.tsx'
import {
  cardCriterionNames,
  cardSortWords,
  cardTypeNames,
  creditBandNames,
  spendingNames,
} from '#products/credit-cards/card-words.ts'
import type { CardsView } from './cards-view.server.ts'
import { filterNames } from './filters.ts'
import { defaultPreset, presetCodes } from './presets.ts'
import { type CardSettings, defaultSort, settingsFields, toSettingsEntries } from './settings.ts'
import { settingsText } from './settings-messages.ts'
import { getMix, spendingParam } from './spending-settings.ts'

/** How one pays, what one spends, who asks, and which cards to show. It is sent at each change with script. */
export function FiltersForm({ view }: { view: CardsView }) {
  const { settings, path, count } = view
  const others = cardSortCodes.filter((code) => !usualSorts.includes(code))
  return (
    <ListTools
      action={path}
      formId={settingsForm}
      note={describeChanges(settings)}
      order={{
        name: 'sort',
        legend: sortText,
        value: settings.sort,
        unsetValue: defaultSort,
        choices: usualSorts.map(toChoice),
      }}
      show={settingsText.showCards(count)}
      title={filtersText}
    >
      <ChoiceCards
        choices={others.map(toChoice)}
        defaultValue={settings.sort}
        id="sort-other"
        legend={settingsText.otherOrders}
        name="sort"
        size="small"
      />
      <Spending settings={settings} />
      {settings.payment === 'carry' ? (
        <SettingsSwitch
          isOn={settings.isTransferred}
          label={settingsText.moved}
          name={settingsFields.isTransferred.name}
        />
      ) : null}
      <Applicant settings={settings} />
      <Shown view={view} />
      <Details look="plain" summary={fineTuneText}>
        <Weights settings={settings} />
      </Details>
      {countChanges(settings) > 0 ? <a href={path}>{settingsText.clear}</a> : null}
    </ListTools>
  )
}

/** The orders that are always in sight; the others are in the panel. */
const usualSorts: readonly CardSortCode[] = ['three_years', 'lowest_apr', 'lowest_fee', 'easiest_to_apply']

function toChoice(value: CardSortCode) {
  return { value, label: cardSortWords[value].name }
}

function countChanges(settings: CardSettings): number {
  return toSettingsEntries({ ...settings, showsAll: false, page: 1 }).length
}

/** Says what is set where it cannot be seen while the panel is closed. */
function describeChanges(settings: CardSettings): string | undefined {
  const { sort } = settings
  const changed = countChanges({ ...settings, sort: defaultSort })
  const parts = [
    ...(usualSorts.includes(sort) ? [] : [cardSortWords[sort].name]),
    ...(changed > 0 ? [changedText(changed)] : []),
  ]
  return parts.join(', ') || undefined
}

/** A preset and a field for each kind of spending, closed at first: most visitors start from the example. */
function Spending({ settings }: { settings: CardSettings }) {
  const { preset, monthly } = settings.spending
  const mix = getMix(settings.spending)
  return (
    <Details
      id="spending"
      look="plain"
      summary={
        <span>
          {settingsText.spending}{' '}
          <small className={form.hint}>
            {settingsText.spendingNow(formatDollars(spentCentsAMonth(monthly)))}
          </small>
        </span>
      }
    >
      <div className={form.group}>
        <SettingsSelect
          data-default={defaultPreset}
          hint={settingsText.presetHint}
          label={settingsText.preset}
          name="spend"
          options={toOptions(presetCodes, settingsText.presets)}
          value={preset}
        />
        {spendingCategories.map((category) => (
          <SettingsNumber
            data-default={mix[category] / 100}
            key={category}
            label={spendingNames[category]}
            name={spendingParam(category)}
            startText="$"
            value={monthly[category] / 100}
          />
        ))}
        <SettingsNumber
          label={settingsText.abroad}
          name="abroad"
          startText="$"
          value={settings.abroadDollars || undefined}
        />
        <SettingsSwitch
          hint={settingsText.skipsActivationHint}
          isOn={settings.skipsActivation}
          label={settingsText.skipsActivation}
          name={settingsFields.skipsActivation.name}
        />
      </div>
    </Details>
  )
}

/** What decides whether a visitor can get a card, in coarse codes. */
function Applicant({ settings }: { settings: CardSettings }) {
  const { unsaid } = settingsText
  const yesNo = toOptions(['yes', 'no'], settingsText)
  return (
    <SettingsGroup hint={settingsText.aboutHint} legend={settingsText.about}>
      <SettingsSelect
        label={settingsText.credit}
        name="credit"
        options={toOptions(creditBands, creditBandNames)}
        unset={unsaid}
        value={settings.credit}
      />
      <SettingsSelect
        label={settingsText.income}
        name="income"
        options={toOptions(incomeKinds, settingsText.incomes)}
        unset={unsaid}
        value={settings.income}
      />
      <SettingsSelect
        label={settingsText.signer}
        name="signer"
        options={yesNo}
        unset={unsaid}
        value={settings.cosigner}
      />
      <SettingsSelect
        label={settingsText.student}
        name="student"
        options={yesNo}
        unset={unsaid}
        value={settings.student}
      />
    </SettingsGroup>
  )
}

/** The filters, each with how many cards it would leave. */
function Shown({ view: { settings, counts, kind } }: { view: CardsView }) {
  return (
    <SettingsGroup legend={settingsText.show}>
      <SettingsSearch label={settingsText.words} words={settings.words} />
      {kind ? null : (
        <SettingsSelect
          label={settingsText.type}
          name="type"
          options={cardTypes
            .filter((type) => counts.types[type] > 0 || type === settings.type)
            .map((value) => ({
              value,
              label: settingsText.withCount(cardTypeNames[value], counts.types[value]),
            }))}
          unset={settingsText.anyType}
          value={settings.type}
        />
      )}
      {filterNames.map((name) => (
        <SettingsSwitch
          isOn={settings[name]}
          key={name}
          label={settingsText.withCount(settingsText.filters[name], counts.filters[name])}
          name={settingsFields[name].name}
        />
      ))}
      <SettingsSwitch
        isOn={settings.onlyFitting}
        label={settingsText.withCount(settingsText.fits, counts.fitting)}
        name={settingsFields.onlyFitting.name}
      />
    </SettingsGroup>
  )
}

function Weights({ settings: { weights, payment } }: { settings: CardSettings }) {
  const unused = payment === 'full' ? 'cost' : 'worth'
  return (
    <WeightsGroup>
      <WeightSliders
        codes={cardCriterionCodes.filter((code) => code !== unused)}
        names={cardCriterionNames}
        defaultWeights={defaultCardWeights}
        weights={weights}
      />
    </WeightsGroup>
  )
}
