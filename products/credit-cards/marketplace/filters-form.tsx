import { mostSearchCharacters } from '#app/shell/navigation.ts'
import { ChoiceCards } from '#app/ui/choice/choice-cards.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { SettingsCard } from '#app/ui/settings-card/settings-card.tsx'
import { ageGroups, incomeKinds } from '#domain/cards/applicant.ts'
import { cardTypes, creditBands } from '#domain/cards/card.ts'
import { cardCriterionCodes, defaultCardWeights } from '#domain/cards/card-criteria.ts'
import { cardSortCodes } from '#domain/cards/card-sorts.ts'
import { spendingCategories } from '#domain/cards/spending.ts'
import { formatDollars } from '#domain/money.ts'
import { settingsForm } from '#kit/listing/form-ids.ts'
import form from '#kit/listing/list/settings-group.module.css'
import { SettingsGroup, SettingsSwitch } from '#kit/listing/list/settings-group.tsx'
import { UsualWeightsButton, WeightSliders } from '#kit/listing/list/weight-sliders.tsx'
import {
  cardCriterionNames,
  cardSortWords,
  cardTypeNames,
  creditBandNames,
  paymentNames,
  spendingNames,
} from '#products/credit-cards/card-words.ts'
import type { CardsView } from './cards-view.server.ts'
import { filterNames } from './filters.ts'
import { presetCodes, presets, usualPreset } from './presets.ts'
import {
  type CardSettings,
  settingsFields,
  spendingParam,
  toSettingsEntries,
  toSpending,
  usualBalanceDollars,
  usualSort,
} from './settings.ts'
import { messages } from './settings-messages.ts'

/** How one pays, what one spends, who asks, and which cards to show. It is sent at each change with script. */
export function FiltersForm({ view }: { view: CardsView }) {
  const { settings, path } = view
  const on = toSettingsEntries({ ...settings, showsAll: false, page: 1 }).length
  return (
    <SettingsCard
      action={path}
      apply={messages.apply}
      formId={settingsForm}
      id="settings-card"
      note={on > 0 ? messages.on(on) : undefined}
      title={messages.title}
    >
      <ChoiceCards
        choices={(['full', 'carry'] as const).map((value) => ({ value, label: paymentNames[value] }))}
        defaultValue={settings.payment}
        id="pay"
        legend={messages.pay}
        name="pay"
        size="small"
      />
      {settings.payment === 'carry' ? <Balance settings={settings} /> : null}
      <Spending settings={settings} />
      <Applicant settings={settings} />
      <Shown view={view} />
      <SelectField
        data-default={usualSort}
        defaultValue={settings.sort}
        id="sort"
        label={messages.sort}
        name="sort"
        options={['three_years' as const, ...cardSortCodes.filter((code) => code !== 'three_years')].map(
          (value) => ({ value, label: cardSortWords[value].name }),
        )}
      />
      <Details look="plain" summary={messages.fineTune}>
        <Weights settings={settings} />
      </Details>
      {on > 0 ? <a href={path}>{messages.clear}</a> : null}
    </SettingsCard>
  )
}

function Balance({ settings }: { settings: CardSettings }) {
  return (
    <>
      <TextField
        data-default={usualBalanceDollars}
        defaultValue={settings.carriedDollars}
        id="carry"
        inputMode="numeric"
        label={messages.carried}
        name="carry"
        startText="$"
      />
      <TextField
        defaultValue={settings.paysDollars ?? ''}
        hint={messages.paysHint}
        id="pays"
        inputMode="numeric"
        label={messages.pays}
        name="pays"
        startText="$"
      />
      <SettingsSwitch
        isOn={settings.isTransferred}
        label={messages.moved}
        name={settingsFields.isTransferred.name}
      />
    </>
  )
}

/** A preset and a field for each kind of spending, closed at first: most visitors start from the example. */
function Spending({ settings }: { settings: CardSettings }) {
  const spending = toSpending(settings)
  const total = spendingCategories.reduce((sum, category) => sum + spending[category], 0)
  const preset = presets[settings.preset]
  return (
    <Details
      id="spending"
      look="plain"
      summary={
        <span>
          {messages.spending}{' '}
          <small className={form.hint}>{messages.spendingNow(formatDollars(total))}</small>
        </span>
      }
    >
      <div className={form.group}>
        <SelectField
          data-default={usualPreset}
          defaultValue={settings.preset}
          hint={messages.presetHint}
          id="spend"
          label={messages.preset}
          name="spend"
          options={presetCodes.map((value) => ({ value, label: messages.presets[value] }))}
        />
        {/* Tells fields that were filled for another preset from fields that were typed. */}
        <input name="was" type="hidden" value={settings.preset} />
        {spendingCategories.map((category) => (
          <TextField
            data-default={preset[category] / 100}
            defaultValue={spending[category] / 100}
            id={spendingParam(category)}
            inputMode="numeric"
            key={category}
            label={spendingNames[category]}
            name={spendingParam(category)}
            startText="$"
          />
        ))}
        <TextField
          defaultValue={settings.abroadDollars || ''}
          id="abroad"
          inputMode="numeric"
          label={messages.abroad}
          name="abroad"
          startText="$"
        />
        <SettingsSwitch
          hint={messages.skipsActivationHint}
          isOn={settings.skipsActivation}
          label={messages.skipsActivation}
          name={settingsFields.skipsActivation.name}
        />
      </div>
    </Details>
  )
}

/** What decides whether somebody can get a card, in coarse codes. */
function Applicant({ settings }: { settings: CardSettings }) {
  const unsaid = { value: '', label: messages.unsaid }
  const yesNo = [unsaid, { value: 'yes', label: messages.yes }, { value: 'no', label: messages.no }]
  return (
    <SettingsGroup hint={messages.aboutHint} legend={messages.about}>
      <SelectField
        autoComplete="off"
        defaultValue={settings.age ?? ''}
        id="age"
        label={messages.age}
        name="age"
        options={[unsaid, ...ageGroups.map((value) => ({ value, label: messages.ages[value] }))]}
      />
      <SelectField
        defaultValue={settings.credit ?? ''}
        id="credit"
        label={messages.credit}
        name="credit"
        options={[unsaid, ...creditBands.map((value) => ({ value, label: creditBandNames[value] }))]}
      />
      <SelectField
        defaultValue={settings.income ?? ''}
        id="income"
        label={messages.income}
        name="income"
        options={[unsaid, ...incomeKinds.map((value) => ({ value, label: messages.incomes[value] }))]}
      />
      <SelectField
        defaultValue={settings.cosigner ?? ''}
        id="signer"
        label={messages.signer}
        name="signer"
        options={yesNo}
      />
      <SelectField
        defaultValue={settings.student ?? ''}
        id="student"
        label={messages.student}
        name="student"
        options={yesNo}
      />
    </SettingsGroup>
  )
}

/** The filters, each with how many cards it would leave. */
function Shown({ view: { settings, counts, kind } }: { view: CardsView }) {
  return (
    <SettingsGroup legend={messages.show}>
      <TextField
        defaultValue={settings.words}
        id="q"
        label={messages.words}
        maxLength={mostSearchCharacters}
        name="q"
        type="search"
      />
      {kind ? null : (
        <SelectField
          defaultValue={settings.type ?? ''}
          id="type"
          label={messages.type}
          name="type"
          options={[
            { value: '', label: messages.anyType },
            ...cardTypes
              .filter((type) => counts.types[type] > 0 || type === settings.type)
              .map((value) => ({
                value,
                label: messages.withCount(cardTypeNames[value], counts.types[value]),
              })),
          ]}
        />
      )}
      {filterNames.map((name) => (
        <SettingsSwitch
          isOn={settings[name]}
          key={name}
          label={messages.withCount(messages.filters[name], counts.filters[name])}
          name={settingsFields[name].name}
        />
      ))}
      <SettingsSwitch
        isOn={settings.onlyFitting}
        label={messages.withCount(messages.fits, counts.fitting)}
        name={settingsFields.onlyFitting.name}
      />
    </SettingsGroup>
  )
}

function Weights({ settings: { weights, payment } }: { settings: CardSettings }) {
  const unused = payment === 'full' ? 'cost' : 'worth'
  return (
    <SettingsGroup hint={messages.weightsHint} legend={messages.weights}>
      <WeightSliders
        codes={cardCriterionCodes.filter((code) => code !== unused)}
        names={cardCriterionNames}
        usualWeights={defaultCardWeights}
        weights={weights}
      />
      <UsualWeightsButton>{messages.usualWeights}</UsualWeightsButton>
    </SettingsGroup>
  )
}
