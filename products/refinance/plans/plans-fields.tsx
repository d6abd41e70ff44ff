import { href } from 'react-router'
import { Button } from '#app/ui/button/button.tsx'
import { FieldGroup, GroupedForm, SmallPrint } from '#app/ui/field/field-group.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { filingStatuses, povertyRegions } from '#domain/federal-repayment/borrower.ts'
import { federalLoanKinds } from '#domain/federal-repayment/federal-loan.ts'
import { formsText } from '#kit/forms/messages.ts'
import { connectField, type SentForm } from '#kit/forms/sent-form.ts'
import { filingNames, loanKindNames, periodNames, regionNames } from './plan-names.ts'
import { countRows, loanInputs, MAX_ROWS, periods, taxPercents } from './plans-form.ts'
import { plansText } from './plans-messages.ts'

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
          title={plansText.loan(at + 1)}
          {...(at === 0 ? { hint: plansText.loanHint } : {})}
        >
          <SelectField
            {...choice(ids.kind)}
            label={plansText.kind}
            options={[
              { value: '', label: plansText.choose },
              ...federalLoanKinds.map((value) => ({ value, label: loanKindNames[value] })),
            ]}
          />
          <SelectField
            {...choice(ids.disbursed)}
            label={plansText.disbursed}
            options={[
              { value: '', label: plansText.choose },
              ...periods.map((value) => ({ value, label: periodNames[value] })),
            ]}
          />
          <TextField {...money(ids.balance)} label={plansText.balance} />
          <TextField
            {...connect(ids.rate)}
            inputMode="decimal"
            label={plansText.rate}
            hint={plansText.rateHint}
          />
        </FieldGroup>
      ))}
      {rows < MAX_ROWS ? (
        <Button type="submit" name="more" value="1" variant="white" size="small" fitContent>
          {plansText.more}
        </Button>
      ) : null}
      <FieldGroup title={plansText.you}>
        <TextField {...money('agi')} label={plansText.agi} hint={plansText.agiHint} />
        <SelectField
          {...choice('filing')}
          label={plansText.filing}
          options={filingStatuses.map((value) => ({ value, label: filingNames[value] }))}
        />
        <TextField {...money('spouseLoans')} label={plansText.spouseLoans} hint={plansText.spouseLoansHint} />
        <TextField {...number('familySize')} label={plansText.familySize} hint={plansText.familySizeHint} />
        <TextField {...number('dependents')} label={plansText.dependents} hint={plansText.dependentsHint} />
        <SelectField
          {...choice('region')}
          label={plansText.region}
          options={povertyRegions.map((value) => ({ value, label: regionNames[value] }))}
        />
        <SelectField
          {...choice('first')}
          label={plansText.first}
          hint={plansText.firstHint}
          options={[
            { value: '', label: plansText.firstSame },
            ...periods.map((value) => ({ value, label: periodNames[value] })),
          ]}
        />
      </FieldGroup>
      <FieldGroup title={plansText.past} hint={plansText.pastHint}>
        <TextField {...number('repaid')} label={plansText.repaid} />
        <TextField {...number('counted')} label={plansText.counted} hint={plansText.countedHint} />
        <TextField {...number('service')} label={plansText.service} hint={plansText.serviceHint} />
        <TextField {...connect('notice')} label={plansText.notice} hint={plansText.noticeHint} />
      </FieldGroup>
      <FieldGroup title={plansText.future} hint={plansText.futureHint}>
        {/* Phones show no minus on their number pad. */}
        <TextField {...connect('growth')} label={plansText.growth} hint={plansText.growthHint} />
        <TextField {...connect('prices')} label={plansText.prices} hint={plansText.pricesHint} />
        <SelectField
          {...choice('tax')}
          label={plansText.tax}
          hint={plansText.taxHint}
          options={taxPercents.map((percent) => ({ value: String(percent), label: `${percent}%` }))}
        />
      </FieldGroup>
      <Button type="submit" fitContent>
        {submit}
      </Button>
      <SmallPrint>{formsText.stored}</SmallPrint>
    </GroupedForm>
  )
}
