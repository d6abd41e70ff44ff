import { Island } from '#app/islands/island.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { disbursementPeriods, federalLoanKinds } from '#domain/federal-repayment/federal-loan.ts'
import { autopayCuts } from '#domain/refinance/current-loan.ts'
import { questionText } from '#kit/questions/messages.ts'
import { questionFormId } from '#kit/questions/question-form.tsx'
import { QuestionHeading } from '#kit/questions/question-heading.tsx'
import { getField, type QuestionProps } from '#kit/questions/question-props.ts'
import type { RefinanceAnswers } from '#products/refinance/situation/answers.ts'
import { maxLoans } from '#products/refinance/situation/loans-text.ts'
import type { QuestionSlug } from '#products/refinance/situation/questions.ts'
import AidFile from './aid-file.island.tsx'
import styles from './current-loans.module.css'
import { type LoanField, loanFieldName, loanFields } from './loan-fields.ts'
import { loanKindNames } from './loan-kind-names.ts'
import { loansText } from './loans-messages.ts'

type Props = QuestionProps<QuestionSlug, RefinanceAnswers>

const numbers = Array.from({ length: maxLoans }, (_, index) => index + 1)
/** Rows that are seen at once; the rest is folded together. */
const shownFolded = 5
const choose = { value: '', label: questionText.choose }

/** Asks for the loans of today, a row each. Rows after the first are folded until they hold something. */
export function CurrentLoansQuestion({ view, words }: Props) {
  const more = numbers.slice(shownFolded)
  const folded = (number: number) => (
    <Details key={number} look="line" open={isUsed(view, number)} summary={loansText.more(number)}>
      <Row number={number} view={view} />
    </Details>
  )
  return (
    <>
      <QuestionHeading words={words} />
      <Island name="aid-file" of={AidFile} props={{ formId: questionFormId }} when="visible" />
      {numbers.slice(0, 1).map((number) => (
        <Row key={number} number={number} view={view} />
      ))}
      {numbers.slice(1, shownFolded).map(folded)}
      <Details
        look="line"
        open={more.some((number) => isUsed(view, number))}
        summary={loansText.manyMore(shownFolded)}
      >
        {more.map(folded)}
      </Details>
    </>
  )
}

function isUsed({ values, problems }: Props['view'], number: number): boolean {
  return loanFields.some((field) => {
    const name = loanFieldName(number, field)
    return Boolean(values[name]) || problems.some((problem) => problem.field === name)
  })
}

function Row({ view, number }: Pick<Props, 'view'> & { number: number }) {
  const field = (name: LoanField) => getField(view, loanFieldName(number, name))
  return (
    <fieldset className={styles.row}>
      <legend>{loansText.loan(number)}</legend>
      <SelectField
        {...field('kind')}
        label={loansText.kind}
        options={[
          choose,
          ...federalLoanKinds.map((value) => ({ value, label: loanKindNames[value] })),
          { value: 'private', label: loansText.private },
        ]}
      />
      <SelectField
        {...field('first-disbursed')}
        hint={loansText.disbursedHint}
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
    </fieldset>
  )
}
