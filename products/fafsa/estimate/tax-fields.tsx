import { Details } from '#app/ui/details/details.tsx'
import { LevelFields } from '#app/ui/field/field.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { needAnalysisTables } from '#domain/award-years/need-analysis-tables.ts'
import { connectField, type SentForm } from '#kit/forms/sent-form.ts'
import { Choice, YesBox } from './choices.tsx'
import styles from './estimate.module.css'
import {
  type AmountName,
  type Asked,
  asksStatus,
  filedCodes,
  getValue,
  mainAmounts,
  type PersonKey,
  rareAmounts,
  statusCodes,
} from './estimate-fields.ts'
import { estimateText, nameReturn } from './messages.ts'
import { findPlace } from './where-to-find.ts'

interface TaxFieldsProps {
  asked: Asked
  form: SentForm
  who: PersonKey
}

/** Asks about one tax return. Who filed none is asked for nothing more. */
export function TaxFields({ asked, form, who }: TaxFieldsProps) {
  const title = nameReturn(asked, who)
  const hasFiled = ['us', 'abroad'].includes(getValue(form.values, `${who}-filed`))
  const rareNames = rareAmounts.map((name) => `${who}-${name}`)
  const isRareUsed =
    rareNames.some((name) => getValue(form.values, name) !== '') ||
    form.problems.some(({ field }) => field !== undefined && rareNames.includes(field))
  return (
    <section className={styles.part} aria-labelledby={`${who}-title`}>
      <h3 id={`${who}-title`}>{title}</h3>
      <Choice
        choices={filedCodes.map((value) => ({ value, label: estimateText.filedChoices[value] }))}
        form={form}
        legend={estimateText.filed(needAnalysisTables[asked.awardYear].taxYear)}
        name={`${who}-filed`}
      />
      {hasFiled ? <FilerFields {...{ asked, form, who, isRareUsed }} /> : null}
    </section>
  )
}

function FilerFields({ asked, form, who, isRareUsed }: TaxFieldsProps & { isRareUsed: boolean }) {
  const amount = (name: AmountName) => <Amount asked={asked} form={form} key={name} name={name} who={who} />
  return (
    <>
      {asksStatus(asked, who) ? (
        <SelectField
          {...connectField(form, `${who}-status`)}
          label={estimateText.status}
          options={statusCodes.map((value) => ({ value, label: estimateText.statusChoices[value] }))}
        />
      ) : null}
      <LevelFields>{mainAmounts.map(amount)}</LevelFields>
      <YesBox form={form} label={estimateText.schedules} name={`${who}-schedules`} />
      <Details look="plain" open={isRareUsed} summary={estimateText.rare}>
        <LevelFields>{rareAmounts.map(amount)}</LevelFields>
      </Details>
    </>
  )
}

function Amount({ asked, form, name, who }: TaxFieldsProps & { name: AmountName }) {
  return (
    <TextField
      {...connectField(form, `${who}-${name}`)}
      hint={estimateText.where(findPlace(asked.awardYear, name))}
      inputMode="decimal"
      label={estimateText.amounts[name]}
      maxLength={20}
      startText="$"
    />
  )
}
