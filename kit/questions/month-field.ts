import { answer, type Field, getText, refuse } from './field.ts'

interface MonthRule {
  /** Two digits: the month that stands for "I don't know" once the year is known. */
  usualMonth: string
  monthMissing: string
  yearMissing: string
  /** The error message for a month that is not an answer, such as one too far ahead. */
  unlikely: string
}

/** A month and a year, as `YYYY-MM`; either may be unknown. */
export function monthField({ usualMonth, monthMissing, yearMissing, unlikely }: MonthRule): Field {
  return {
    read: (form, { name, isAnswer }) => {
      const month = getText(form, `${name}-month`)
      const year = getText(form, `${name}-year`)
      if (year === 'unknown') return answer(name, year)
      if (year === '') return refuse(`${name}-year`, yearMissing)
      if (month === '') return refuse(`${name}-month`, monthMissing)
      const text = `${year}-${month === 'unknown' ? usualMonth : month}`
      return isAnswer(text) ? answer(name, text) : refuse(`${name}-year`, unlikely)
    },
    show: (name, text) => {
      const [year, month = year] = text?.split('-') ?? []
      return { [`${name}-year`]: year, [`${name}-month`]: month }
    },
  }
}
