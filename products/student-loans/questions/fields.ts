import type { Problem } from '#kit/forms/sent-form.ts'
import { choiceField, dollarsField, type Field } from '#kit/questions/field.ts'
import { monthField } from '#kit/questions/month-field.ts'
import { schoolField } from '#kit/questions/school-field.ts'
import {
  type Answers,
  type AskedName,
  leastAmountDollars,
  mostAmountDollars,
  mostYearsAhead,
} from '#products/student-loans/situation/answers.ts'
import type { QuestionSlug } from '#products/student-loans/situation/questions.ts'
import { messages } from './questions-messages.ts'

const { missing } = messages.problem
const federalDollars = dollarsField({ least: 0, most: mostAmountDollars })

/** The form field for each answer; one list of choices that gives several has the field of its question. */
export const fields = {
  who: choiceField(missing.who),
  school: schoolField,
  degree: choiceField(missing.degree),
  graduation: monthField({
    // Most degrees end in May.
    usualMonth: '05',
    monthMissing: messages.problem.monthMissing,
    yearMissing: messages.problem.yearMissing,
    unlikely: messages.problem.tooLate(mostYearsAhead),
  }),
  enrollment: choiceField(missing.enrollment),
  amount: dollarsField({ least: leastAmountDollars, most: mostAmountDollars, missing: missing.amount }),
  cosigner: choiceField(missing.cosigner),
  credit: choiceField(missing.credit),
  income: choiceField(missing.income),
  cosignerIncome: choiceField(missing.cosignerIncome),
  state: choiceField(missing.state),
  citizenship: choiceField(missing.citizenship),
  dependency: choiceField(missing.dependency),
  exception: choiceField(missing.exception),
  program: choiceField(missing.program),
  federalThisYear: federalDollars,
  federalInAll: federalDollars,
  federalGraduatePlus: federalDollars,
  federalUndergraduate: federalDollars,
  plusThisYear: federalDollars,
  plusInAll: federalDollars,
} satisfies Partial<Record<QuestionSlug | AskedName, Field>>

/** Finds answers that are valid individually but contradict each other. */
export function findConflicts({
  federalThisYear,
  federalInAll,
  federalGraduatePlus,
  federalUndergraduate,
  plusThisYear,
  plusInAll,
}: Answers): Problem[] {
  const message = messages.problem.moreThanInAll
  const shares = [federalGraduatePlus, federalUndergraduate].filter((share) => typeof share === 'number')
  const sharesInAll = shares.reduce((sum, share) => sum + share, 0)
  const isMore = (thisYear: Dollars, inAll: Dollars) =>
    typeof thisYear === 'number' && typeof inAll === 'number' && thisYear > inAll
  return [
    ...(isMore(federalThisYear, federalInAll) ? [{ field: 'federalThisYear', message }] : []),
    ...(isMore(sharesInAll, federalInAll)
      ? [{ field: 'federalGraduatePlus', message: messages.problem.sharesMoreThanInAll }]
      : []),
    ...(isMore(plusThisYear, plusInAll) ? [{ field: 'plusThisYear', message }] : []),
  ]
}

type Dollars = Answers['federalThisYear']
