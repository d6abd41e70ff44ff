import { answer, type Field, getText, refuse } from '#app/features/questions/field.ts'
import { mostYearsAhead } from '#app/features/student-loans/situation/answers.ts'
import { messages } from './questions-messages.ts'

/** Month and year in which school ends; either may be unknown. */
export const graduationField: Field = {
  read: (form, { name, isAnswer }) => {
    const month = getText(form, `${name}-month`)
    const year = getText(form, `${name}-year`)
    if (year === 'unknown') return answer(name, year)
    if (year === '') return refuse(`${name}-year`, messages.problem.yearMissing)
    if (month === '') return refuse(`${name}-month`, messages.problem.monthMissing)
    // Most degrees end in May.
    const text = `${year}-${month === 'unknown' ? '05' : month}`
    return isAnswer(text)
      ? answer(name, text)
      : refuse(`${name}-year`, messages.problem.tooLate(mostYearsAhead))
  },
  show: (name, text) => {
    const [year, month = year] = text?.split('-') ?? []
    return { [`${name}-year`]: year, [`${name}-month`]: month }
  },
}
