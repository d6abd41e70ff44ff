import type { SchoolDirectory } from '#app/features/schools/school-directory.ts'
import { unknownKind } from '#app/features/schools/school-kind.ts'
import type { SchoolOption } from '#app/features/schools/school-option.ts'
import { monthsUntil } from '#domain/dates.ts'
import type { BorrowerProfile } from '#domain/eligibility/profile.ts'
import type { Borrowing } from '#domain/loans/priced-offer.ts'
import { type Answers, known } from './answers.ts'
import { type BandEntry, type BandName, bandNames, readBands, writeBands } from './bands.ts'
import type { LoanDraft } from './loan-draft.server.ts'
import { paths } from './paths.ts'
import { profileOf } from './profile.ts'
import { flowAddress, isComplete } from './signup/flows.ts'

/** What stands in for an answer not given. Deferring is what most students choose, and what costs most. */
const example = { amountDollars: 10_000, inSchoolMonths: 24, repayment: 'deferred' } as const

/** The answers that can be assumed. */
export type AssumedAnswer = 'amount' | 'graduation' | 'repayment'

/** For whom and for what offers are compared, as far as an address and its visitor's own draft tell. */
export interface Situation {
  /** The draft's where the address is the visitor's own; otherwise the address's bands, and nothing else. */
  answers: Answers
  /**
   * The address says what the visitor's own draft says: then the exact amount, the school, citizenship and federal loans are
   * known too. The way to repay may differ, because the list lets one try all four.
   */
  isOwn: boolean
  /** The address says nothing at all. */
  isExample: boolean
  /** The visitor said so, whatever the address says: no offers are shown. */
  isUnder18: boolean
  /** The school as people say it. */
  schoolName: string | undefined
  /** '' unless the address is the visitor's own and names a school. */
  opeid: string
  profile: BorrowerProfile
  borrowing: Pick<Borrowing, 'amountCents' | 'inSchoolMonths' | 'repayment'>
  /** What of the borrowing was not said, or said as "I don't know", and taken from an example. */
  assumed: AssumedAnswer[]
  /** The bands that are in the address and could not be read. */
  unread: BandName[]
  /** What every link and form of a page about these offers carries; nothing in it names a person. */
  bands: BandEntry[]
  /** The questions that the visitor went through, to link back to: see `questionFromOffers`. */
  questionsPath: string
}

interface Sources {
  params: URLSearchParams
  /** null when the visitor has none. */
  draft: LoanDraft | null
  directory: Pick<SchoolDirectory, 'byOpeid' | 'kindOf'>
  /** 'YYYY-MM-DD' */
  today: string
}

export function readSituation({ params, draft, directory, today }: Sources): Situation {
  const address = readBands(params, { today })
  const shown = writeBands(address.answers, address.school)
  const own = draft && { ...draft.answers, repayment: address.answers.repayment ?? draft.answers.repayment }
  const ownBands = own && bandsOf(own, directory)
  const isOwn = shown.length > 0 && ownBands !== null && String(ownBands) === String(shown)
  const answers = isOwn && own ? own : address.answers
  const school = isOwn ? schoolOf(answers, directory) : undefined
  return {
    answers,
    isOwn,
    isExample: bandNames.every((name) => !params.has(name)),
    isUnder18: draft?.answers.age === 'minor',
    schoolName: school && (school.abbreviation || school.name),
    opeid: school?.opeid ?? '',
    profile: profileOf(answers, address.school),
    ...borrowingOf(answers, today),
    unread: address.unread,
    bands: shown,
    questionsPath: draft ? flowAddress(draft.flow) : paths.questions,
  }
}

/**
 * Where a visitor who asks for offers has to go instead: someone under 18 to what helps before that, and someone who answered
 * everything and came without an answer in the address to the address of their own answers. undefined: nowhere else.
 * @param path of the page asked for
 */
export function elsewhere({
  params,
  draft,
  directory,
  path = paths.offers,
}: Omit<Sources, 'today'> & { path?: string }): string | undefined {
  if (!draft) return undefined
  if (draft.answers.age === 'minor') return paths.under18
  const isBare = bandNames.every((name) => !params.has(name))
  if (!isBare || !isComplete(draft)) return undefined
  const query = new URLSearchParams([...bandsOf(draft.answers, directory), ...params])
  return `${path}?${query}`
}

/** The bands of somebody's own answers. */
export function bandsOf(answers: Answers, directory: Pick<SchoolDirectory, 'kindOf'>): BandEntry[] {
  const { school } = answers
  return writeBands(answers, school === undefined ? unknownKind : directory.kindOf(school))
}

function schoolOf({ school }: Answers, directory: Sources['directory']): SchoolOption | undefined {
  return school === undefined ? undefined : directory.byOpeid(school)
}

function borrowingOf(answers: Answers, today: string): Pick<Situation, 'borrowing' | 'assumed'> {
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
