import { type Membership, memberships } from '#domain/scholarships/scholarship.ts'
import { maxHoursAWeek } from '#domain/scholarships/student-profile.ts'
import { answer, type Field, getText, refuse, selectField } from '#kit/questions/field.ts'
import { listYears } from '#kit/questions/input.ts'

/** Every question can be skipped, and a skipped one is answered with `unknown`. */
export function skippable<Answer>(field: Field<Answer>): Field<Answer | 'unknown'> {
  return {
    ...field,
    parse: (text, facts) => (text === 'unknown' ? text : field.parse(text, facts)),
    read: (form, facts) =>
      getText(form, facts.name) === 'unknown' ? answer(facts.name, 'unknown') : field.read(form, facts),
    format: (value, facts) => (value === 'unknown' ? 'Skipped' : field.format?.(value, facts)),
    other: { value: 'unknown', label: 'Skip this question' },
  }
}

/** A year of graduation may be this far from today, for a gap year or a doctorate. */
const maxYearsAway = 10

/** The year of graduation. */
export const graduationField: Field<string> = {
  ...selectField<string>({
    label: 'Year',
    hint: 'The year you expect to graduate is fine.',
    width: 'short',
    parse: (text, { today }) => (isPlausibleYear(text, today) ? text : undefined),
    missing: 'Choose a year, or skip this question',
    listOptions: ({ today, chosen }) =>
      listYears(today, { back: 0, ahead: 8 }, chosen).map((year) => ({ value: year, label: year })),
  }),
  format: (year) => year,
}

function isPlausibleYear(text: string, today: string): boolean {
  return /^20\d\d$/.test(text) && Math.abs(Number(text) - Number(today.slice(0, 4))) <= maxYearsAway
}

export const hoursProblems = {
  missing: 'Enter a number of hours, like 3, or skip this question',
  unclear: `Enter whole hours from 1 to ${maxHoursAWeek}`,
}

/** Whole hours, such as `3` or `3 hours`. */
export const hoursField: Field<number> = {
  parse: (text) => {
    const hours = /^\d{1,2}$/.test(text) ? Number(text) : 0
    return hours >= 1 && hours <= maxHoursAWeek ? hours : undefined
  },
  read: (form, { name, today }) => {
    const typed = getText(form, name)
    if (typed === '') return refuse(name, hoursProblems.missing)
    const [, digits = ''] = /^0*(\d{1,3})\s*(?:h|hrs?|hours?)?\.?$/i.exec(typed.normalize('NFKC')) ?? []
    return hoursField.parse(digits, { today }) === undefined
      ? refuse(name, hoursProblems.unclear)
      : answer(name, digits)
  },
  show: blankIfUnknown,
  format: String,
  input: {
    kind: 'text',
    label: 'Hours a week',
    hint: 'For example, 3',
    autoComplete: 'off',
    inputMode: 'numeric',
    maxLength: 20,
    width: 'short',
  },
}

function blankIfUnknown(name: string, text = '') {
  return { [name]: text === 'unknown' ? '' : text }
}

export const membershipLabels: Record<Membership, string> = {
  first_generation: 'First in the family to go to college',
  military_family: 'Military or veteran',
  union_family: 'Labor union',
  first_responder_family: 'Police, fire, or emergency medical work',
  farm_family: 'Farming',
  employer_family: 'An employer that gives scholarships to employees’ families',
  credit_union: 'Credit union',
  honor_society: 'Honor society',
  scouting: 'Scouting',
}

/** One checkbox for each group; none checked is an answer too. */
export const membershipsField: Field<string> = {
  parse: (text) => (text === 'none' ? text : listMemberships(text).join(',') || undefined),
  read: (form, { name }) =>
    answer(name, memberships.filter((code) => form.has(`${name}-${code}`)).join(',') || 'none'),
  show: (name, text = '') => Object.fromEntries(text.split(',').map((code) => [`${name}-${code}`, 'yes'])),
  format: (text) =>
    listMemberships(text)
      .map((code) => membershipLabels[code])
      .join(', ') || 'None of these',
}

/** Returns the known codes in their usual order. */
export function listMemberships(text: string): Membership[] {
  const codes = text.split(',')
  return memberships.filter((code) => codes.includes(code))
}
