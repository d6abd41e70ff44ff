import type { BorrowerSituation } from '#app/features/loan-offers/borrower-situation.ts'
import { isComplete } from '#app/features/questions/flow.ts'
import type { SchoolDirectory } from '#app/features/schools/school-directory.ts'
import { unknownKind } from '#app/features/schools/school-kind.ts'
import type { SchoolOption } from '#app/features/schools/school-option.ts'
import { monthsUntil } from '#domain/dates.ts'
import { type Answers, known } from './answers.ts'
import { type BandEntry, type BandName, bandNames, readBands, writeBands } from './bands.ts'
import type { LoanDraft } from './loan-draft.server.ts'
import { paths } from './paths.ts'
import { toBorrowerProfile } from './profile.ts'

/**
 * Assumed values for missing answers. Deferred repayment is the most common choice and the most expensive.
 */
const example = { amountDollars: 10_000, inSchoolMonths: 24, repayment: 'deferred' } as const

/** The answers that can be assumed. */
export type AssumedAnswer = 'amount' | 'graduation' | 'repayment'

/** The borrower and loan that offers are compared for, based on the address and the visitor's own draft. */
export interface Situation extends BorrowerSituation {
  /** From the draft if the address is the visitor's own; otherwise from the bands in the address only. */
  answers: Answers
  /**
   * True if the address matches the visitor's own draft, so the exact amount, school, citizenship, and
   * federal loans are known too. Repayment may differ, because the list lets visitors try all four options.
   */
  isOwn: boolean
  /** True if the visitor's own draft says so, whatever the address says. No offers are shown then. */
  isUnder18: boolean
  bands: BandEntry[]
  /** The loan details that were missing or answered "I don't know", so the example values are used. */
  assumed: AssumedAnswer[]
  /** Parameters in the address whose values are not valid bands. */
  unread: BandName[]
  /** The path of the questions that the visitor went through, to link back to: see `questionFromOffers`. */
  questionsPath: string
}

interface Sources {
  params: URLSearchParams
  /** null when the visitor has none. */
  draft: LoanDraft | null
  directory: Pick<SchoolDirectory, 'byOpeid' | 'getSchoolKind'>
  /** 'YYYY-MM-DD' */
  today: string
}

export function readSituation({ params, draft, directory, today }: Sources): Situation {
  const address = readBands(params, { today })
  const shown = writeBands(address.answers, address.school)
  const own = draft && { ...draft.answers, repayment: address.answers.repayment ?? draft.answers.repayment }
  const ownBands = own && toBands(own, directory)
  const isOwn = shown.length > 0 && ownBands !== null && String(ownBands) === String(shown)
  const answers = isOwn && own ? own : address.answers
  const school = isOwn ? findSchool(answers, directory) : undefined
  return {
    answers,
    isOwn,
    isExample: bandNames.every((name) => !params.has(name)),
    isUnder18: draft?.answers.age === 'minor',
    schoolName: school && (school.abbreviation || school.name),
    opeid: school?.opeid ?? '',
    profile: toBorrowerProfile(answers, address.school),
    ...assumeBorrowing(answers, today),
    unread: address.unread,
    bands: shown,
    questionsPath: draft ? draft.flow.path : paths.questions,
  }
}

/**
 * Returns the address to redirect to when a visitor opens a page of offers: visitors under 18 go to their own
 * page, and visitors who answered everything but came without answers in the address go to the address of
 * their own answers. Returns undefined if no redirect is needed.
 * @param path of the requested page
 */
export function redirectFor({
  params,
  draft,
  directory,
  path = paths.offers,
}: Omit<Sources, 'today'> & { path?: string }): string | undefined {
  if (!draft) return undefined
  if (draft.answers.age === 'minor') return paths.under18
  const isBare = bandNames.every((name) => !params.has(name))
  if (!isBare || !isComplete(draft.flow, draft.answers)) return undefined
  const query = new URLSearchParams([...toBands(draft.answers, directory), ...params])
  return `${path}?${query}`
}

/** Returns the bands for a visitor's own answers. */
export function toBands(answers: Answers, directory: Pick<SchoolDirectory, 'getSchoolKind'>): BandEntry[] {
  const { school } = answers
  return writeBands(answers, school === undefined ? unknownKind : directory.getSchoolKind(school))
}

function findSchool({ school }: Answers, directory: Sources['directory']): SchoolOption | undefined {
  return school === undefined ? undefined : directory.byOpeid(school)
}

function assumeBorrowing(answers: Answers, today: string): Pick<Situation, 'borrowing' | 'assumed'> {
  const amount = known(answers.amount)
  const graduation = known(answers.graduation)
  const repayment = known(answers.repayment)
  const assumed: AssumedAnswer[] = []
  if (amount === undefined) assumed.push('amount')
  if (graduation === undefined) assumed.push('graduation')
  if (repayment === undefined) assumed.push('repayment')
  return {
    borrowing: {
      amountCents: (amount ?? example.amountDollars) * 100,
      inSchoolMonths: graduation === undefined ? example.inSchoolMonths : monthsUntil(today, graduation),
      repayment: repayment ?? example.repayment,
    },
    assumed,
  }
}
