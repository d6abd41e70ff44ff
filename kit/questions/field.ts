import type { SchoolDirectory } from '#app/features/schools/school-directory.ts'
import { formatMonth, isIsoMonth } from '#domain/dates.ts'
import { getKeys } from '#domain/keys.ts'
import { formatDollars, type MoneyProblem, parseMoney } from '#domain/money.ts'
import { usStates } from '#domain/states.ts'
import type { Problem, Values } from '#kit/forms/sent-form.ts'
import { codeReader } from './answers.ts'
import type { Input, Labels, SelectInput, TextInput } from './input.ts'
import { questionText } from './messages.ts'

/**
 * The result of reading a form, with or without problems. A partly answered page keeps the answers that are
 * there.
 */
export interface FormReading {
  /** Answers as strings, by name; an empty string removes an answer. */
  texts: Readonly<Record<string, string>>
  problems: readonly Problem[]
  /** Whether the same page follows, because the visitor adds to an answer that is already there. */
  staysOnPage?: boolean
}

/** One answer: how its text is parsed, asked for, read from a form, shown again and put into words. */
export interface Field<Answer> {
  /** Parses the answer's text, from a form, a draft or an address; undefined if it is no answer. */
  parse(text: string, facts: { today: string }): Answer | undefined
  read(form: URLSearchParams, facts: FieldFacts): FormReading
  /**
   * Converts the answer's text to the values of its inputs. By default, the text is the value of one input
   * with the answer's name.
   */
  show?(name: string, text: string | undefined): Values
  /** Puts the answer into a few words. */
  format?(answer: Answer, facts: { schoolName: string | undefined }): string | undefined
  /** How pages draw it; a field without one is drawn by its product. */
  input?: Input
  /** A button that answers without using the input, such as "I don't know". */
  other?: { value: string; label: string }
}

interface FieldFacts {
  /** Name of the answer. */
  name: string
  /** The text of the answer so far. */
  saved?: string | undefined
  directory: Pick<SchoolDirectory, 'search' | 'byOpeid'>
  /** 'YYYY-MM-DD' */
  today: string
}

/** An answer that one list of choices gives together with others: see `Choices`. It has no input of its own. */
export function codeField<Code extends string>(codes: readonly Code[]): Field<Code> {
  return parsedField(codeReader(codes))
}

/** An answer that is parsed, but that no input of its own asks for. */
export function parsedField<Answer>(parse: Field<Answer>['parse']): Field<Answer> {
  return { parse, read: () => ({ texts: {}, problems: [] }) }
}

/**
 * A required choice from a list, in the order of the labels.
 * @param missing the error message if nothing was chosen
 */
export function choiceField<Code extends string>(labels: Labels<Code>, missing: string): Field<Code> {
  const parse = codeReader(getKeys(labels))
  return {
    parse,
    read: readInput(parse, missing),
    format: (code) => labels[code].label,
    input: { kind: 'choice', labels },
  }
}

/**
 * The state in which the visitor lives.
 * @param others further answers, after the states
 */
export function stateField(
  missing: string,
  others: readonly { value: string; label: string }[] = [],
): Field<string> {
  const states = usStates.map(({ name, abbreviation }) => ({ value: abbreviation, label: name }))
  const options = [...states, ...others]
  return {
    ...selectField({
      ...questionText.state,
      autoComplete: 'off',
      missing,
      parse: codeReader([...options.map(({ value }) => value), 'unknown']),
      listOptions: () => options,
    }),
    format: (state) =>
      state === 'unknown' ? questionText.unknown : options.find(({ value }) => value === state)?.label,
  }
}

interface SelectRule<Code> extends Omit<SelectInput, 'kind'>, Pick<Field<Code>, 'parse'> {
  /** The error message if nothing was chosen. */
  missing: string
}

/** A required choice from a long list, which ends with "I don't know". */
export function selectField<Code>({ parse, missing, listOptions, ...input }: SelectRule<Code>): Field<Code> {
  const unknown = { value: 'unknown', label: questionText.unknown }
  return {
    parse,
    read: readInput(parse, missing),
    input: { kind: 'select', ...input, listOptions: (facts) => [...listOptions(facts), unknown] },
  }
}

interface DollarsRule extends Pick<TextInput, 'label' | 'hint'> {
  min: number
  max: number
  /** The error message for a blank field; undefined if blank means "I don't know". */
  missing?: string
  format?: (dollars: string) => string
}

/**
 * An amount in whole dollars, or `unknown`. It accepts what people type, such as `$10,000` or `10k`, and rounds
 * to the nearest dollar.
 */
export function dollarsField({
  label,
  hint,
  min,
  max,
  missing,
  format = (dollars) => dollars,
}: DollarsRule): Field<number | 'unknown'> {
  return {
    parse: numberReader(min, max),
    read: (form, { name }) => {
      const typed = getText(form, name)
      if (typed === 'unknown' || (typed === '' && missing === undefined)) return answer(name, 'unknown')
      const money = parseMoney(typed)
      if (!money.ok) return refuse(name, formatMoneyProblem(money.problem, missing))
      const dollars = Math.round(money.cents / 100)
      if (dollars < min) return refuse(name, questionText.problem.tooSmall(min))
      if (dollars > max) return refuse(name, questionText.problem.tooLarge(max))
      return answer(name, String(dollars))
    },
    show: (name, text = '') => ({ [name]: /^\d+$/.test(text) ? Number(text).toLocaleString('en-US') : '' }),
    format: (dollars) =>
      dollars === 'unknown' ? questionText.unknown : format(formatDollars(dollars * 100)),
    input: {
      kind: 'text',
      label,
      hint,
      autoComplete: 'off',
      inputMode: 'decimal',
      maxLength: 40,
      startText: '$',
      width: 'money',
    },
  }
}

function formatMoneyProblem(problem: MoneyProblem, missing: string | undefined): string {
  const said = { ...questionText.problem.money, empty: missing ?? questionText.problem.money.not_money }
  return said[problem]
}

interface MonthRule {
  legend: string
  hint: string
  /** The years offered, as whole years before and after this one. */
  years: { back: number; ahead: number }
  /** Two digits: the month that stands for "I don't know" once the year is known. */
  defaultMonth: string
  monthMissing: string
  yearMissing: string
  /** Whether a month (`YYYY-MM`) can be an answer. */
  isLikely(month: string, today: string): boolean
  /** The error message for a month that is not an answer, such as one too far ahead. */
  unlikely: string
}

/** A month and a year, as `YYYY-MM`; either may be unknown. */
export function monthField(rule: MonthRule): Field<string> {
  const parse: Field<string>['parse'] = (text, { today }) =>
    text === 'unknown' || (isIsoMonth(text) && rule.isLikely(text, today)) ? text : undefined
  return {
    parse,
    read: (form, { name, today }) => {
      const month = getText(form, `${name}-month`)
      const year = getText(form, `${name}-year`)
      if (year === 'unknown') return answer(name, year)
      if (year === '') return refuse(`${name}-year`, rule.yearMissing)
      if (month === '') return refuse(`${name}-month`, rule.monthMissing)
      const text = `${year}-${month === 'unknown' ? rule.defaultMonth : month}`
      return parse(text, { today }) === undefined ? refuse(`${name}-year`, rule.unlikely) : answer(name, text)
    },
    show: (name, text) => {
      const [year, month = year] = text?.split('-') ?? []
      return { [`${name}-year`]: year, [`${name}-month`]: month }
    },
    format: (month) => (month === 'unknown' ? questionText.unknown : formatMonth(month)),
    input: { kind: 'month', legend: rule.legend, hint: rule.hint, years: rule.years },
  }
}

/** Returns the parser of a whole number between two, or `unknown`. */
export function numberReader(min: number, max: number) {
  return (text: string): number | 'unknown' | undefined => {
    if (text === 'unknown') return text
    const number = /^\d{1,8}$/.test(text) ? Number(text) : Number.NaN
    return number >= min && number <= max ? number : undefined
  }
}

/**
 * Returns the reader of one input. What is no answer is refused with the message.
 * @param clean turns what people type into the answer's text
 */
export function readInput<Answer>(
  parse: Field<Answer>['parse'],
  problem: string,
  clean = (typed: string) => typed,
): Field<Answer>['read'] {
  return (form, { name, today }) => {
    const text = clean(getText(form, name))
    return parse(text, { today }) === undefined ? refuse(name, problem) : answer(name, text)
  }
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
