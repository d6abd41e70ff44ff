import { MoneyField } from '#kit/questions/money-field.tsx'
import { QuestionHeading } from '#kit/questions/question-heading.tsx'
import type { Answers } from '#products/student-loans/situation/answers.ts'
import type { LoanQuestionProps } from './loan-question-props.ts'
import { messages } from './questions-messages.ts'

const names = [
  'federalThisYear',
  'federalInAll',
  'federalGraduatePlus',
  'federalUndergraduate',
  'plusThisYear',
  'plusInAll',
] as const

const shares = new Set<string>(['federalGraduatePlus', 'federalUndergraduate'])

/** Asks for the federal loans already taken, which count against the limits. Every field is optional. */
export function FederalQuestion({ view, words }: LoanQuestionProps) {
  const { thisYear, hint, shareHint, ...others } = messages.federal
  const labels = { ...others, federalThisYear: thisYear[getWhose(view.answers)] }
  return (
    <>
      <QuestionHeading words={words} />
      {names
        .filter((name) => view.asks.includes(name))
        .map((name) => (
          <MoneyField
            hint={shares.has(name) ? shareHint : hint}
            key={name}
            label={labels[name]}
            name={name}
            view={view}
          />
        ))}
    </>
  )
}

function getWhose({ borrower }: Answers): 'yours' | 'child' | 'student' {
  if (borrower === 'parent') return 'child'
  return borrower === 'other' ? 'student' : 'yours'
}
