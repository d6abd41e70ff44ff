import { Details } from '#app/ui/details/details.tsx'
import { FieldGroup } from '#app/ui/field/field-group.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import {
  costParts,
  emptyOffer,
  grantKinds,
  type OfferAmount,
  offerYears,
  otherLoanKinds,
  renewableKinds,
  renewals,
  studentLoanKinds,
} from '#domain/aid-offers/aid-offer.ts'
import { dependencies } from '#domain/federal-limits/federal-situation.ts'
import { connectField } from '#kit/forms/connect-field.ts'
import type { Problem, Values } from '#kit/forms/sent-form.ts'
import { offersText } from './messages.ts'
import { hiddenFields, rateFields, studyYearChoices, toInputName, toRenewalField } from './offer-form.ts'

interface OfferFieldsProps {
  /** Counts from 1. */
  number: number
  /** What the fields hold at first. */
  typed: Values
  problems: readonly Problem[]
}

/** Everything one offer can say. The inputs hold their own values, so what is typed before the script stays. */
export function OfferFields({ number, typed, problems }: OfferFieldsProps) {
  const connect = (field: string) => connectField(toInputName(number, field), typed[field], problems)
  const money = (amount: OfferAmount) => (
    <TextField
      {...connect(amount)}
      hint={offersText.hints[amount]}
      inputMode="decimal"
      key={amount}
      label={offersText.amounts[amount]}
      maxLength={40}
      startText="$"
    />
  )
  return (
    <>
      <FieldGroup title={offersText.about}>
        <TextField {...connect('school')} label={offersText.school} maxLength={80} />
        <SelectField
          {...connect('awardYear')}
          defaultValue={typed.awardYear || emptyOffer.awardYear}
          label={offersText.awardYear}
          options={offerYears.map((year) => ({ value: year, label: year }))}
        />
        <SelectField
          {...connect('years')}
          defaultValue={typed.years || String(emptyOffer.years)}
          label={offersText.years}
          options={[1, 2, 3, 4, 5].map((years) => ({
            value: String(years),
            label: offersText.yearCount(years),
          }))}
        />
      </FieldGroup>
      <FieldGroup hint={offersText.costHint} title={offersText.cost}>
        {costParts.map(money)}
        {money('costTotal')}
        <SelectField
          {...connect('billsHousing')}
          label={offersText.billsHousing}
          options={[
            { value: '', label: offersText.billed.unknown },
            { value: 'yes', label: offersText.billed.yes },
            { value: 'no', label: offersText.billed.no },
          ]}
        />
      </FieldGroup>
      <FieldGroup hint={offersText.grantsHint} title={offersText.grants}>
        {grantKinds.map(money)}
        {renewableKinds.map((kind) => (
          <SelectField
            {...connect(toRenewalField(kind))}
            key={kind}
            label={offersText.renewal(offersText.amounts[kind])}
            options={[
              { value: '', label: offersText.notSaid },
              ...renewals.map((renewal) => ({ value: renewal, label: offersText.renewals[renewal] })),
            ]}
          />
        ))}
      </FieldGroup>
      <FieldGroup hint={offersText.loansHint} title={offersText.loans}>
        {money('workStudy')}
        {[...studentLoanKinds, ...otherLoanKinds, 'paymentPlan' as const].map(money)}
        {Object.values(rateFields).map((field) => (
          <TextField
            {...connect(field)}
            inputMode="decimal"
            key={field}
            label={offersText.rates[field]}
            maxLength={10}
          />
        ))}
      </FieldGroup>
      <FieldGroup hint={offersText.letterHint} title={offersText.letter}>
        {money('aidTotal')}
        {money('statedNet')}
      </FieldGroup>
      <Details look="plain" summary={offersText.codes}>
        <FieldGroup title={offersText.codesHint}>
          <TextField {...connect('iped')} inputMode="numeric" label={offersText.iped} maxLength={6} />
          <TextField {...connect('pid')} label={offersText.pid} maxLength={60} />
          {hiddenFields.map((field) => (
            <input
              defaultValue={typed[field] ?? ''}
              key={field}
              name={toInputName(number, field)}
              type="hidden"
            />
          ))}
        </FieldGroup>
      </Details>
    </>
  )
}

/** What the limits of federal loans go by. */
export function StudentFields({ typed }: { typed: Values }) {
  const { title, hint, studyYear, studyYears, dependency, dependencies: words, unknown } = offersText.student
  const open = { value: '', label: unknown }
  return (
    <FieldGroup hint={hint} title={title}>
      <SelectField
        defaultValue={typed.studyYear ?? ''}
        id="studyYear"
        label={studyYear}
        name="studyYear"
        options={[open, ...studyYearChoices.map((year) => ({ value: year, label: studyYears[year] }))]}
      />
      <SelectField
        defaultValue={typed.dependency ?? ''}
        id="dependency"
        label={dependency}
        name="dependency"
        options={[open, ...dependencies.map((each) => ({ value: each, label: words[each] }))]}
      />
    </FieldGroup>
  )
}
