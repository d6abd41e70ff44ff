import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Island } from '#app/islands/island.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { FieldGroup, GroupedForm, SmallPrint } from '#app/ui/field/field-group.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { povertyRegions } from '#domain/award-years/poverty-guidelines.ts'
import { filingStatuses } from '#domain/federal-repayment/borrower.ts'
import { formsText } from '#kit/forms/messages.ts'
import { connectField, findProblem, type SentForm } from '#kit/forms/sent-form.ts'
import AidFile from '#products/refinance/current-loans/aid-file.island.tsx'
import { LoanRows } from '#products/refinance/current-loans/loan-rows.tsx'
import { loansText } from '#products/refinance/current-loans/loans-messages.ts'
import { filingNames, regionNames } from './plan-names.ts'
import { firstValues, hasLoans, periods, plansFormId, taxPercents, yesOrNo } from './plans-form.ts'
import { plansText } from './plans-messages.ts'

interface PlansFieldsProps {
  form: SentForm
  submit: string
}

/** The form; it comes back with what was typed, and its answer stands above it. */
export function PlansFields({ form, submit }: PlansFieldsProps) {
  return (
    <GroupedForm
      method="post"
      action={`${href('/refinance-student-loans/federal-plans')}#answer`}
      id={plansFormId}
      noValidate
    >
      <div>
        <h3>{plansText.loans}</h3>
        <SmallPrint>{plansText.loansHint}</SmallPrint>
        {hasLoans(form.values) ? null : (
          <Island
            name="aid-file"
            of={AidFile}
            props={{ formId: plansFormId, asksMonths: false }}
            when="visible"
          />
        )}
        <LoanRows form={form} isFederalOnly />
      </div>
      <AboutYou form={form} />
      <PaymentsMade form={form} />
      <Folded form={form} names={['growth', 'prices', 'tax']} summary={plansText.future}>
        <Future form={form} />
      </Folded>
      <Button type="submit" fitContent>
        {submit}
      </Button>
      <SmallPrint>{formsText.stored}</SmallPrint>
    </GroupedForm>
  )
}

/** Returns what connects fields of each sort with the form. */
function connectFields(form: SentForm) {
  const choice = (name: string) => ({ ...connectField(form, name), autoComplete: 'off' })
  const text = (name: string) => ({ ...choice(name), maxLength: 40 })
  return {
    choice,
    text,
    number: (name: string) => ({ ...text(name), inputMode: 'numeric' }) as const,
    money: (name: string) => ({ ...text(name), inputMode: 'decimal', startText: '$' }) as const,
  }
}

interface FoldedProps extends Pick<PlansFieldsProps, 'form'> {
  summary: string
  /** The fields inside; it opens where one of them was changed or is wrong. */
  names: readonly string[]
  isOpen?: boolean
  children: ReactNode
}

/** Fields that few people need. */
function Folded({ form, summary, names, isOpen = false, children }: FoldedProps) {
  const isUsed = names.some(
    (name) => findProblem(form, name) || (form.values[name] || '') !== (firstValues[name] ?? ''),
  )
  return (
    <Details look="line" open={isOpen || isUsed} summary={summary}>
      {children}
    </Details>
  )
}

function AboutYou({ form }: Pick<PlansFieldsProps, 'form'>) {
  const { choice, money, number } = connectFields(form)
  return (
    <>
      <FieldGroup title={plansText.you}>
        <TextField {...money('agi')} label={plansText.agi} hint={plansText.agiHint} />
        <SelectField
          {...choice('filing')}
          label={plansText.filing}
          options={filingStatuses.map((value) => ({ value, label: filingNames[value] }))}
        />
        <TextField {...number('familySize')} label={plansText.familySize} hint={plansText.familySizeHint} />
        <TextField {...number('dependents')} label={plansText.dependents} hint={plansText.dependentsHint} />
        <SelectField
          {...choice('region')}
          label={plansText.region}
          options={povertyRegions.map((value) => ({ value, label: regionNames[value] }))}
        />
      </FieldGroup>
      <Folded
        form={form}
        isOpen={form.values.filing === 'joint'}
        names={['spouseLoans']}
        summary={plansText.spouse}
      >
        <TextField {...money('spouseLoans')} label={plansText.spouseLoans} hint={plansText.spouseLoansHint} />
      </Folded>
      <Folded form={form} names={['first']} summary={plansText.older}>
        <SelectField
          {...choice('first')}
          label={plansText.first}
          hint={plansText.firstHint}
          options={[
            { value: '', label: plansText.firstSame },
            ...periods.map((value) => ({ value, label: loansText.periods[value] })),
          ]}
        />
      </Folded>
    </>
  )
}

function PaymentsMade({ form }: Pick<PlansFieldsProps, 'form'>) {
  const { choice, text, number } = connectFields(form)
  return (
    <>
      <FieldGroup title={plansText.past} hint={plansText.pastHint}>
        <TextField {...number('repaid')} label={plansText.repaid} hint={plansText.repaidHint} />
        <TextField {...number('counted')} label={plansText.counted} hint={plansText.countedHint} />
        <SelectField
          {...choice('inService')}
          label={plansText.inService}
          hint={plansText.inServiceHint}
          options={[
            { value: '', label: plansText.choose },
            ...yesOrNo.map((value) => ({ value, label: plansText.inServiceNames[value] })),
          ]}
        />
        <TextField {...number('service')} label={plansText.service} hint={plansText.serviceHint} />
      </FieldGroup>
      <Folded form={form} names={['notice']} summary={plansText.save}>
        <TextField {...text('notice')} label={plansText.notice} hint={plansText.noticeHint} />
      </Folded>
    </>
  )
}

function Future({ form }: Pick<PlansFieldsProps, 'form'>) {
  const { choice, text } = connectFields(form)
  return (
    <FieldGroup title={plansText.future} hint={plansText.futureHint}>
      {/* Phones show no minus on their number pad. */}
      <TextField {...text('growth')} label={plansText.growth} hint={plansText.growthHint} />
      <TextField {...text('prices')} label={plansText.prices} hint={plansText.pricesHint} />
      <SelectField
        {...choice('tax')}
        label={plansText.tax}
        hint={plansText.taxHint}
        options={taxPercents.map((percent) => ({ value: String(percent), label: `${percent}%` }))}
      />
    </FieldGroup>
  )
}
