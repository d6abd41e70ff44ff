import { isIsoDay } from '#domain/dates.ts'
import { enrollments } from '#domain/eligibility/profile.ts'
import { usStates } from '#domain/states.ts'
import { cipFamilies } from './cip-families.ts'
import { awardBases, dataUses, memberships, studyLevels } from './scholarship.ts'
import type { FilterField } from './scholarship-query.ts'

/** The deadline of a scholarship that has no last day. */
export const continuous = 'C'
/** Asks only for scholarships without such a requirement. */
export const noRequirement = 'none'
/** The provider does not say. */
export const notStated = 'not_said'

interface FieldType {
  /** Whether `<`, `<=`, `>`, and `>=` have a meaning. */
  isOrdered: boolean
  /** Completes the sentence "The value must be …". */
  allowed: string
  /**
   * Returns the value that a text stands for, in the unit of the filter, or undefined if it is none.
   * @param today 'YYYY-MM-DD'
   */
  read(text: string, today: string): string | number | undefined
  /** Returns the text of a value. */
  write(value: string | number): string
}

const asText = (value: string | number) => String(value)

/** What the values of each field are, and how `filterBy` writes them. */
export const fieldTypes: Readonly<Record<FilterField, FieldType>> = {
  deadline: {
    isOrdered: true,
    allowed: 'a date written as YYYY-MM-DD, today, or C for continuous',
    read: (text, today) => (text === continuous ? continuous : readDay(text, today)),
    write: asText,
  },
  award_amount_low: dollars(),
  award_amount_high: dollars(),
  created_at: {
    isOrdered: true,
    allowed: 'a date written as YYYY-MM-DD, or today',
    read: readDay,
    write: asText,
  },
  min_gpa: number('a grade from 0 to 5 with at most three decimals, such as 3.25', /^[0-5](\.\d{1,3})?$/),
  level: codes([...studyLevels, noRequirement]),
  major: codes([...cipFamilies, noRequirement], 'the two digits of a CIP family, such as 11, or none'),
  state: codes(
    [...usStates.map(({ abbreviation }) => abbreviation), noRequirement],
    'the postal code of a state or territory, such as OH, or none',
  ),
  opeid: pattern('an eight-digit OPEID, or none', /^(\d{8}|none)$/),
  membership: codes([...memberships, noRequirement]),
  enrollment: codes([...enrollments, noRequirement]),
  sensitive: codes(['true', 'false']),
  basis: codes(awardBases),
  essay: codes(['true', 'false']),
  effort_hours: number('a number of hours, such as 1.5', /^\d{1,4}(\.\d{1,2})?$/),
  renewable: codes(['true', 'false']),
  data_use: codes([...dataUses, notStated]),
  provider: {
    isOrdered: false,
    allowed: 'the name of a provider',
    read: (text) => (text.trim() === '' ? undefined : text),
    write: asText,
  },
}

function readDay(text: string, today: string): string | undefined {
  if (text === 'today') return today
  return isIsoDay(text) ? text : undefined
}

function dollars(): FieldType {
  const amount = /^\d{1,9}(\.\d{1,2})?$/
  return {
    isOrdered: true,
    allowed: 'an amount in dollars, such as 2500 or 2500.50',
    read: (text) => (amount.test(text) ? Math.round(Number(text) * 100) : undefined),
    write: (value) => String(Number(value) / 100),
  }
}

function number(allowed: string, form: RegExp): FieldType {
  return {
    isOrdered: true,
    allowed,
    read: (text) => (form.test(text) ? Number(text) : undefined),
    write: asText,
  }
}

function codes(known: readonly string[], allowed = `one of ${known.join(', ')}`): FieldType {
  const all = new Set(known)
  return { isOrdered: false, allowed, read: (text) => (all.has(text) ? text : undefined), write: asText }
}

function pattern(allowed: string, form: RegExp): FieldType {
  return { isOrdered: false, allowed, read: (text) => (form.test(text) ? text : undefined), write: asText }
}
