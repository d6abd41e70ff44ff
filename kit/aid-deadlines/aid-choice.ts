import {
  type AidDeadlineChoice,
  aidYears,
  isPossiblePriorityDate,
} from '#domain/aid-deadlines/aid-deadlines.ts'
import { fafsaDates, listOpenForms } from '#domain/award-years/fafsa-dates.ts'
import { formatDate } from '#domain/dates.ts'
import { usStates } from '#domain/states.ts'
import { parseTypedDay } from '#kit/forms/typed-day.ts'
import { choice, type Entry, parsed, queryCodec, text } from '#kit/listing/query-codec.ts'

/** The query parameters that decide which deadlines are shown. None of them says who the visitor is. */
export const aidDeadlineParams = ['year', 'state', 'school']

const codec = queryCodec({
  year: choice('year', aidYears),
  state: parsed('state', (code) => usStates.find(({ abbreviation }) => abbreviation === code)?.abbreviation),
  school: text('school', 20),
})

export interface TypedAidChoice extends AidDeadlineChoice {
  /** The school's date as it was typed. */
  school: string
  /** What is wrong with it. */
  schoolProblem?: string
}

/**
 * Reads the choice from the address of a page. Unless it names a year, it is the latest one whose form is open; `today`
 * is `YYYY-MM-DD`.
 */
export function readAidChoice(params: URLSearchParams, today: string): TypedAidChoice {
  const { year: chosen, state, school } = codec.read(params)
  const year = chosen ?? getNewestYear(today)
  const day = parseTypedDay(school)
  const choice = { year, school, ...(state && { state }) }
  if (day === null) return choice
  if (day !== undefined && isPossiblePriorityDate(year, day)) return { ...choice, schoolDay: day }
  return { ...choice, schoolProblem: describeProblem(year) }
}

function describeProblem(year: AidDeadlineChoice['year']): string {
  const { from, until } = fafsaDates[year]
  const [first, last] = [from, until].map((on) => formatDate(on, 'MM/DD/YYYY'))
  return `Enter your school’s date as month/day/year, such as 02/15/${year.slice(0, 4)}, between ${first} and ${last}.`
}

function getNewestYear(today: string): AidDeadlineChoice['year'] {
  const open: string[] = listOpenForms(today).map(({ awardYear }) => awardYear)
  return aidYears.findLast((year) => open.includes(year)) ?? newestYear
}

const newestYear = aidYears.reduce((one, other) => (one > other ? one : other))

/** Writes a choice as query parameters. */
export function writeAidChoice({ year, state, school }: TypedAidChoice): Entry[] {
  return Object.entries({ year, state, school }).flatMap(([name, value]): Entry[] =>
    value ? [[name, value]] : [],
  )
}
