import { href } from 'react-router'
import { Button } from '#app/ui/button/button.tsx'
import { FieldGroup, GroupedForm, SmallPrint } from '#app/ui/field/field-group.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { filingStatuses, povertyRegions } from '#domain/federal-repayment/borrower.ts'
import { federalLoanKinds } from '#domain/federal-repayment/federal-loan.ts'
import { connectField, type SentForm } from '#kit/forms/sent-form.ts'
import { filingNames, loanKindNames, periodNames, regionNames } from './plan-names.ts'
import { countRows, loanInputs, MOST_ROWS, periods, taxPercents } from './plans-form.ts'
import { messages } from './plans-messages.ts'

interface PlansFieldsProps {
  form: SentForm
  submit: string
}

/** The form; it comes back with what was typed, and its answer stands above it. */
export function PlansFields({ form, submit }: PlansFieldsProps) {
  const rows = countRows(form.values)
  const connect = (name: string) => ({
    ...connectField(form, name),
    autoComplete: 'off',
    maxLength: 40,
  })
  const number = (name: string) => ({ ...connect(name), inputMode: 'numeric' }) as const
  const money = (name: string) => ({ ...connect(name), inputMode: 'decimal', startText: '$' }) as const
  const choice = (name: string) => {
    const { maxLength: _, ...rest } = connect(name)
    return rest
  }
  return (
    <GroupedForm method="post" action={`${href('/refinance-student-loans/federal-plans')}#answer`} noValidate>
      {/* Enter presses the first button of a form, which must not be the one that adds a loan. */}
      <button type="submit" hidden>
        {submit}
      </button>
      <input type="hidden" name="rows" value={rows} />
      {Array.from({ length: rows }, (_, at) => loanInputs(at + 1)).map((ids, at) => (
        <FieldGroup
          key={ids.kind}
          title={messages.loan(at + 1)}
          {...(at === 0 ? { hint: messages.loanHint } : {})}
        >
          <SelectField
            {...choice(ids.kind)}
            label={messages.kind}
            options={[
              { value: '', label: messages.choose },
              ...federalLoanKinds.map((value) => ({ value, label: loanKindNames[value] })),
            ]}
          />
          <SelectField
            {...choice(ids.disbursed)}
            label={messages.disbursed}
            options={[
              { value: '', label: messages.choose },
              ...periods.map((value) => ({ value, label: periodNames[value] })),
            ]}
          />
          <TextField {...money(ids.balance)} label={messages.balance} />
          <TextField
            {...connect(ids.rate)}
            inputMode="decimal"
            label={messages.rate}
            hint={messages.rateHint}
          />
        </FieldGroup>
      ))}
      {rows < MOST_ROWS ? (
        <Button type="submit" name="more" value="1" variant="white" size="small" fitContent>
          {messages.more}
        </Button>
      ) : null}
      <FieldGroup title={messages.you}>
        <TextField {...money('agi')} label={messages.agi} hint={messages.agiHint} />
        <SelectField
          {...choice('filing')}
          label={messages.filing}
          options={filingStatuses.map((value) => ({ value, label: filingNames[value] }))}
        />
        <TextField {...money('spouseLoans')} label={messages.spouseLoans} hint={messages.spouseLoansHint} />
        <TextField {...number('familySize')} label={messages.familySize} hint={messages.familySizeHint} />
        <TextField {...number('dependents')} label={messages.dependents} hint={messages.dependentsHint} />
        <SelectField
          {...choice('region')}
          label={messages.region}
          options={povertyRegions.map((value) => ({ value, label: regionNames[value] }))}
        />
        <SelectField
          {...choice('first')}
          label={messages.first}
          hint={messages.firstHint}
          options={[
            { value: '', label: messages.firstSame },
            ...periods.map((value) => ({ value, label: periodNames[value] })),
          ]}
        />
      </FieldGroup>
      <FieldGroup title={messages.past} hint={messages.pastHint}>
        <TextField {...number('repaid')} label={messages.repaid} />
        <TextField {...number('counted')} label={messages.counted} hint={messages.countedHint} />
        <TextField {...number('service')} label={messages.service} hint={messages.serviceHint} />
        <TextField {...connect('notice')} label={messages.notice} hint={messages.noticeHint} />
      </FieldGroup>
      <FieldGroup title={messages.future} hint={messages.futureHint}>
        {/* Phones show no minus on their number pad. */}
        <TextField {...connect('growth')} label={messages.growth} hint={messages.growthHint} />
        <TextField {...connect('prices')} label={messages.prices} hint={messages.pricesHint} />
        <SelectField
          {...choice('tax')}
          label={messages.tax}
          hint={messages.taxHint}
          options={taxPercents.map((percent) => ({ value: String(percent), label: `${percent}%` }))}
        />
      </FieldGroup>
      <Button type="submit" fitContent>
        {submit}
      </Button>
      <SmallPrint>{messages.kept}</SmallPrint>
    </GroupedForm>
  )
}
