import { Details } from '#app/ui/details/details.tsx'
import { LevelFields } from '#app/ui/field/field.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { disbursementPeriods, federalLoanKinds } from '#domain/federal-repayment/federal-loan.ts'
import { autopayCuts } from '#domain/refinance/current-loan.ts'
import { connectField, findProblem, type SentForm } from '#kit/forms/sent-form.ts'
import { questionText } from '#kit/questions/messages.ts'
import { maxLoans } from '#products/refinance/situation/loans-text.ts'
import styles from './current-loans.module.css'
import { type LoanField, loanFieldName, loanFields, loanNameId } from './loan-fields.ts'
import { loanKindNames } from './loan-kind-names.ts'
import { loansText } from './loans-messages.ts'
import { nameRow } from './name-row.ts'

interface LoanRowsProps {
  form: SentForm
  /** Federal plans ask for no private loan, and for nothing that only refinancing depends on. */
  isFederalOnly?: boolean
}

/** Rows that stand together; the others are folded behind them, as many at a time. */
const together = 5
const choose = { value: '', label: questionText.choose }

/** A row for each loan. One that is filled in is a line with its name, and opens where something is wrong. */
export function LoanRows(props: LoanRowsProps) {
  return (
    <div>
      <RowsFrom {...props} first={1} />
    </div>
  )
}

function RowsFrom({ first, ...props }: LoanRowsProps & { first: number }) {
  const numbers = Array.from({ length: together }, (_, index) => first + index)
  const next = first + together
  const later = Array.from({ length: maxLoans - next + 1 }, (_, index) => next + index)
  return (
    <>
      {numbers.map((number) => (
        <Row key={number} number={number} {...props} />
      ))}
      {later.length === 0 ? null : (
        <Details
          look="line"
          open={later.some((number) => isUsed(number, props.form))}
          summary={loansText.manyMore(next - 1)}
        >
          <RowsFrom {...props} first={next} />
        </Details>
      )}
    </>
  )
}

function Row({ number, form, isFederalOnly = false }: LoanRowsProps & { number: number }) {
  const name = nameRow(number, (field) => form.values[loanFieldName(number, field)])
  const isWrong = loanFields.some((field) => findProblem(form, loanFieldName(number, field)))
  const isOpen = isWrong || (name === undefined && (number === 1 || isUsed(number, form)))
  return (
    <Details
      look="line"
      open={isOpen}
      summary={<span id={loanNameId(number)}>{name ?? loansText.more(number)}</span>}
    >
      <Fields form={form} isFederalOnly={isFederalOnly} number={number} />
    </Details>
  )
}

function isUsed(number: number, { values, problems }: SentForm): boolean {
  return loanFields.some((field) => {
    const name = loanFieldName(number, field)
    const isChosen = field === 'autopay' ? false : Boolean(values[name])
    return isChosen || problems.some((problem) => problem.field === name)
  })
}

function Fields({ form, number, isFederalOnly }: Required<LoanRowsProps> & { number: number }) {
  const field = (name: LoanField) => connectField(form, loanFieldName(number, name))
  const kinds = federalLoanKinds.map((value) => ({ value, label: loanKindNames[value] }))
  return (
    <fieldset className={styles.row}>
      <legend>
        <VisuallyHidden>{loansText.loan(number)}</VisuallyHidden>
      </legend>
      <LevelFields>
        <SelectField
          {...field('kind')}
          label={loansText.kind}
          options={[
            choose,
            ...kinds,
            ...(isFederalOnly ? [] : [{ value: 'private', label: loansText.private }]),
          ]}
        />
        <SelectField
          {...field('first-disbursed')}
          hint={isFederalOnly ? loansText.disbursedOfFederal : loansText.disbursedHint}
          label={loansText.disbursed}
          options={[
            choose,
            ...disbursementPeriods.map(({ code }) => ({ value: code, label: loansText.periods[code] })),
          ]}
        />
        <TextField
          {...field('balance')}
          autoComplete="off"
          inputMode="decimal"
          label={loansText.balance}
          maxLength={20}
          startText="$"
        />
        <TextField
          {...field('rate')}
          autoComplete="off"
          hint={loansText.rateHint}
          inputMode="decimal"
          label={loansText.rate}
          maxLength={10}
        />
        {isFederalOnly ? null : (
          <>
            <TextField
              {...field('months')}
              autoComplete="off"
              hint={loansText.monthsHint}
              label={loansText.months}
              maxLength={12}
            />
            <SelectField
              {...field('autopay')}
              hint={loansText.autopayHint}
              label={loansText.autopay}
              options={autopayCuts.map((value) => ({ value, label: loansText.cuts[value] }))}
            />
          </>
        )}
      </LevelFields>
    </fieldset>
  )
}
