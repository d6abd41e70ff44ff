import type { SchoolDirectory } from '#app/features/schools/school-directory.ts'
import { type MoneyProblem, parseMoney } from '#domain/money.ts'
import type { Problem, Values } from '#kit/forms/sent-form.ts'
import { messages } from './messages.ts'

/**
 * The result of reading a form, with or without problems. A partly answered page keeps the answers that are
 * there.
 */
export interface FormReading {
  /** Answers as strings, by name; an empty string removes an answer. */
  texts: Readonly<Record<string, string>>
  problems: readonly Problem[]
}

/** How a form asks for one answer. */
export interface Field {
  read(form: URLSearchParams, facts: FieldFacts): FormReading
  /**
   * Converts the answer's text to the values of its inputs. By default, the text is the value of one input
   * with the answer's name.
   */
  show?(name: string, text: string | undefined): Values
}

interface FieldFacts {
  /** Name of the answer. */
  name: string
  isAnswer(text: string): boolean
  directory: Pick<SchoolDirectory, 'search' | 'byOpeid'>
  /** 'YYYY-MM-DD' */
  today: string
}

/**
 * A required choice from a list.
 * @param missing the error message if nothing was chosen
 */
export function choiceField(missing: string): Field {
  return {
    read: (form, { name, isAnswer }) => {
      const text = getText(form, name)
      return isAnswer(text) ? answer(name, text) : refuse(name, missing)
    },
  }
}

interface DollarsRule {
  least: number
  most: number
  /** The error message for a blank field; undefined if blank means "I don't know". */
  missing?: string
}

/**
 * An amount in whole dollars. It accepts what people type, such as `$10,000` or `10k`, and rounds to the
 * nearest dollar.
 */
export function dollarsField({ least, most, missing }: DollarsRule): Field {
  return {
    read: (form, { name }) => {
      const typed = getText(form, name)
      if (typed === 'unknown' || (typed === '' && missing === undefined)) return answer(name, 'unknown')
      const money = parseMoney(typed)
      if (!money.ok) return refuse(name, sayMoneyProblem(money.problem, missing))
      const dollars = Math.round(money.cents / 100)
      if (dollars < least) return refuse(name, messages.problem.tooSmall(least))
      if (dollars > most) return refuse(name, messages.problem.tooLarge(most))
      return answer(name, String(dollars))
    },
    show: (name, text = '') => ({ [name]: /^\d+$/.test(text) ? Number(text).toLocaleString('en-US') : '' }),
  }
}

function sayMoneyProblem(problem: MoneyProblem, missing: string | undefined): string {
  const said = { ...messages.problem.money, empty: missing ?? messages.problem.money.not_money }
  return said[problem]
}

/** Returns the reading of a form with a valid answer. */
export function answer(name: string, text: string): FormReading {
  return { texts: { [name]: text }, problems: [] }
}

/** Returns the reading of a form without an answer, with a problem of the given input. */
export function refuse(field: string, message: string): FormReading {
  return { texts: {}, problems: [{ field, message }] }
}

/**
 * Returns an input's last non-empty value. The "I don't know" button follows the field it belongs to, so its
 * value wins.
 */
export function getText(form: URLSearchParams, name: string): string {
  return (
    form
      .getAll(name)
      .findLast((value) => value.trim() !== '')
      ?.trim() ?? ''
  )
}
