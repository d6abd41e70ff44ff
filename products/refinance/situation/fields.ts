import { formatDate, isIsoDay, monthsUntil } from '#domain/dates.ts'
import { parseTypedDay } from '#kit/forms/typed-day.ts'
import {
  answer,
  dollarsField,
  type Field,
  getText,
  numberReader,
  readInput,
  refuse,
} from '#kit/questions/field.ts'
import type { TextInput } from '#kit/questions/input.ts'
import { questionText } from '#kit/questions/messages.ts'
import { maxDollars } from './answers.ts'

const maxMonthsToStart = 24
const oldestYears = 110

/** An amount of the visitor's own, which they may keep to themselves. */
export function amountOrUnsure(
  rule: Pick<TextInput, 'label'> & { hint: string; missing: string },
): Field<number | 'unknown'> {
  return {
    ...dollarsField({ ...rule, min: 0, max: maxDollars }),
    other: { value: 'unknown', label: 'I don’t know, or would rather not say' },
  }
}

interface CountRule {
  label: string
  hint: string
  min: number
  max: number
  problem: string
  format(count: number): string
}

/** A whole number; a blank field says that it is not known. */
export function countField({ label, hint, min, max, problem, format }: CountRule): Field<number | 'unknown'> {
  const parse = numberReader(min, max)
  return {
    parse,
    read: (form, { name }) => {
      const typed = getText(form, name) || 'unknown'
      return parse(typed) === undefined ? refuse(name, problem) : answer(name, typed)
    },
    show: (name, text) => ({ [name]: text === 'unknown' ? '' : text }),
    format: (count) => (count === 'unknown' ? questionText.unknown : format(count)),
    input: { kind: 'text', label, hint, autoComplete: 'off', inputMode: 'numeric', maxLength: 3 },
  }
}

/** A whole number from 0 on. */
export function paymentsField(rule: Omit<CountRule, 'min' | 'problem'>): Field<number | 'unknown'> {
  const problem = `Enter a whole number from 0 to ${rule.max}, or leave it blank`
  return countField({ ...rule, min: 0, problem })
}

/** Whether a job that was offered may start in a month (`YYYY-MM`). */
export function isComingStart(month: string, today: string): boolean {
  return month >= today.slice(0, 7) && monthsUntil(today, month) <= maxMonthsToStart
}

export const streetField = lineField('Enter the street address', 100, {
  label: 'Street address',
  autoComplete: 'street-address',
})
export const cityField = lineField('Enter the city', 60, { label: 'City', autoComplete: 'address-level2' })
export const firstNameField = lineField('Enter your first name', 60, {
  label: 'First name',
  autoComplete: 'given-name',
})
export const lastNameField = lineField('Enter your last name', 60, {
  label: 'Last name',
  autoComplete: 'family-name',
})

export const zipField: Field<string> = {
  ...textField({
    parse: (text) => (/^\d{5}(-\d{4})?$/.test(text) ? text : undefined),
    problem: 'Enter the ZIP Code, like 47906',
    input: { label: 'ZIP Code', autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 10 },
  }),
  format: (zip) => zip,
}

/** A date of birth as `4/30/1998`; stored as `1998-04-30`. */
export const birthDateField: Field<string> = {
  ...textField({
    parse: (text, { today }) => (isPlausibleBirthday(text, today) ? text : undefined),
    problem: 'Enter your date of birth, like 4/30/1998',
    clean: (typed) => parseTypedDay(typed) ?? '',
    input: { label: 'Date of birth', hint: 'Like 4/30/1998.', autoComplete: 'bday', maxLength: 10 },
  }),
  show: (name, text) => ({ [name]: text && formatDate(text, 'MM/DD/YYYY') }),
}

export const phoneField = textField({
  parse: (text) => (/^\d{10}$/.test(text) ? text : undefined),
  problem: 'Enter ten digits, like 765 555 0100',
  clean: (typed) => typed.replace(/^\+?1[\s.-]+|\D/g, ''),
  input: {
    label: 'Phone number',
    hint: 'Ten digits.',
    autoComplete: 'tel-national',
    maxLength: 20,
    type: 'tel',
  },
})

/** One line of text without control characters. */
function lineField(problem: string, max: number, input: Omit<TextInput, 'kind'>): Field<string> {
  const parse = (text: string) => {
    const line = text.replace(/\p{C}+/gu, ' ').trim()
    return line !== '' && line.length <= max ? line : undefined
  }
  return { ...textField({ parse, problem, input }), format: (line) => line }
}

/** A text that is kept for the application sheet; `clean` turns what people type into what is stored. */
function textField({
  parse,
  problem,
  clean,
  input,
}: {
  parse: Field<string>['parse']
  problem: string
  clean?: (typed: string) => string
  input: Omit<TextInput, 'kind'>
}): Field<string> {
  return { parse, read: readInput(parse, problem, clean), input: { kind: 'text', ...input } }
}

function isPlausibleBirthday(text: string, today: string): boolean {
  const years = Number(today.slice(0, 4)) - Number(text.slice(0, 4))
  return isIsoDay(text) && text < today && years <= oldestYears
}
