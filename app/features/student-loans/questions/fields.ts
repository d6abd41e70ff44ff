import {
  choiceField,
  dollarsField,
  type Field,
  optionalChoiceField,
  type Problem,
} from '#app/features/questions/field.ts'
import { schoolField } from '#app/features/questions/school-field.ts'
import {
  type Answers,
  type AskedName,
  leastAmountDollars,
  mostAmountDollars,
} from '#app/features/student-loans/situation/answers.ts'
import { graduationField } from './graduation-field.ts'
import { messages } from './questions-messages.ts'

const { missing } = messages.problem
const federalDollars = dollarsField({ least: 0, most: mostAmountDollars })

/** The form field for each answer. */
export const fields: Record<AskedName, Field> = {
  age: choiceField(missing.age),
  borrower: choiceField(missing.borrower),
  school: schoolField,
  degree: choiceField(missing.degree),
  graduation: graduationField,
  enrollment: choiceField(missing.enrollment),
  amount: dollarsField({ least: leastAmountDollars, most: mostAmountDollars, missing: missing.amount }),
  repayment: choiceField(missing.repayment),
  credit: choiceField(missing.credit),
  income: choiceField(missing.income),
  cosigner: choiceField(missing.cosigner),
  cosignerCredit: choiceField(missing.cosignerCredit),
  cosignerIncome: choiceField(missing.cosignerIncome),
  state: choiceField(missing.state),
  citizenship: choiceField(missing.citizenship),
  studyYear: optionalChoiceField,
  dependency: optionalChoiceField,
  federalThisYear: federalDollars,
  federalInAll: federalDollars,
}

/** Finds answers that are valid individually but contradict each other. */
export function findConflicts({ federalThisYear, federalInAll }: Answers): Problem[] {
  const areKnown = typeof federalThisYear === 'number' && typeof federalInAll === 'number'
  if (!areKnown || federalThisYear <= federalInAll) return []
  return [{ field: 'federalThisYear', message: messages.problem.moreThanInAll }]
}
