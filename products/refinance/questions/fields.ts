import { formatDate } from '#domain/dates.ts'
import { answer, choiceField, dollarsField, type Field, getText, refuse } from '#kit/questions/field.ts'
import type { AskedName } from '#kit/questions/flow.ts'
import { monthField } from '#kit/questions/month-field.ts'
import { loansField } from '#products/refinance/current-loans/loans-field.ts'
import {
  mostDollars,
  mostPayments,
  mostPeople,
  type RefinanceAnswers,
} from '#products/refinance/situation/answers.ts'
import { messages } from './questions-messages.ts'

const { problem } = messages

/** One line of text; `clean` turns what people type into what is kept. */
function lineField(missing: string, clean: (typed: string) => string = (typed) => typed): Field {
  return {
    read: (form, { name, isAnswer }) => {
      const text = clean(getText(form, name))
      return isAnswer(text) ? answer(name, text) : refuse(name, missing)
    },
  }
}

/** A date of birth as `4/30/1998`; kept as `1998-04-30`. */
const birthDateField: Field = {
  read: lineField(problem.birthDate, (typed) => {
    const [, month = '', day = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed) ?? []
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  }).read,
  show: (name, text) => ({ [name]: text && formatDate(text, 'MM/DD/YYYY') }),
}

const dollars = (missing: string) => dollarsField({ least: 0, most: mostDollars, missing })

/** A whole number; a blank field says that it is not known. */
function countField(problem: string): Field {
  return {
    read: (form, { name, isAnswer }) => {
      const typed = getText(form, name) || 'unknown'
      return isAnswer(typed) ? answer(name, typed) : refuse(name, problem)
    },
    show: (name, text) => ({ [name]: text === 'unknown' ? '' : text }),
  }
}

/** The form field for each answer. */
export const fields: Record<AskedName<RefinanceAnswers> | 'TYPE_OF_LOAN', Field> = {
  goal: choiceField(problem.missing.goal),
  loanType: choiceField(problem.missing.loanType),
  TYPE_OF_LOAN: choiceField(problem.missing.loanType),
  loans: loansField,
  education: choiceField(problem.missing.education),
  schoolYear: choiceField(problem.missing.schoolYear),
  graduateDegree: choiceField(problem.missing.graduateDegree),
  employment: choiceField(problem.missing.employment),
  employmentStart: monthField({
    usualMonth: '01',
    monthMissing: problem.monthMissing,
    yearMissing: problem.yearMissing,
    unlikely: problem.startUnlikely,
  }),
  publicService: choiceField(problem.missing.publicService),
  filing: choiceField(problem.missing.filing),
  spouseIncome: dollarsField({ least: 0, most: mostDollars }),
  spouseLoans: dollarsField({ least: 0, most: mostDollars }),
  familySize: countField(problem.familySize(mostPeople)),
  dependents: countField(problem.payments(mostPeople - 1)),
  servicePayments: countField(problem.payments(mostPayments.service)),
  countedPayments: countField(problem.payments(mostPayments.counted)),
  income: dollars(problem.income),
  otherInvestments: dollars(problem.investments),
  living: choiceField(problem.missing.living),
  state: choiceField(problem.missing.state),
  citizenship: choiceField(problem.missing.citizenship),
  credit: choiceField(problem.missing.credit),
  street: lineField(problem.street),
  city: lineField(problem.city),
  zip: lineField(problem.zip),
  firstName: lineField(problem.firstName),
  lastName: lineField(problem.lastName),
  birthDate: birthDateField,
  phone: lineField(problem.phone, (typed) => typed.replace(/^\+?1[\s.-]+|\D/g, '')),
}
