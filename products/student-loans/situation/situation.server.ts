import type { SchoolDirectory } from '#app/features/schools/school-directory.ts'
import { unknownKind } from '#app/features/schools/school-kind.ts'
import type { SchoolOption } from '#app/features/schools/school-option.ts'
import { monthsUntil } from '#domain/dates.ts'
import type { PrivateNeed } from '#domain/loan-answer/private-need.ts'
import type { BorrowerSituation } from '#kit/loan-offers/borrower-situation.ts'
import { isComplete } from '#kit/questions/flow.ts'
import { type Answers, known } from './answers.ts'
import type { LoanDraft } from './loan-draft.server.ts'
import { paths } from './paths.ts'
import { findPrivateNeed, listAmounts } from './private-need.ts'
import { toBorrowerProfile } from './profile.ts'
import {
  readShareableAnswers,
  type ShareableEntry,
  type ShareableName,
  shareableNames,
  withAmount,
  writeShareableAnswers,
} from './shareable-answers.ts'

/**
 * Assumed values for missing answers. Deferred repayment is a setting of the list that nobody is asked for: it is
 * the most common choice and the most expensive.
 */
const example = { amountDollars: 10_000, inSchoolMonths: 24, repayment: 'deferred' } as const

/** The answers that can be assumed. */
export type AssumedAnswer = 'amount' | 'graduation'

/** The borrower and loan that offers are compared for, based on the address and the visitor's own draft. */
export interface Situation extends BorrowerSituation {
  /** From the draft if the address is the visitor's own; otherwise from the shareable answers in the address only. */
  answers: Answers
  /**
   * True if the address matches the visitor's own draft, so the exact amount, school, citizenship, and
   * federal loans are known too. Repayment may differ, because the list lets visitors try all four options,
   * and the amount may be with or without federal loans, or a part of that.
   */
  isOwn: boolean
  /** What the visitor has to find before and after federal loans; undefined unless own and with an amount. */
  need: PrivateNeed | undefined
  /** The other amount that the list can be for, with the shareable answers of its address. */
  otherAmount: { amountCents: number; shareableAnswers: ShareableEntry[] } | undefined
  /**
   * True if the visitor's own draft says so, whatever the address says. The list is then an example: it judges
   * each lender's rules for someone under 18.
   */
  isUnder18: boolean
  shareableAnswers: ShareableEntry[]
  /** The loan details that were missing or answered "I don't know", so the example values are used. */
  assumed: AssumedAnswer[]
  /** Parameters in the address whose values are not valid shareable answers. */
  unread: ShareableName[]
  /** The path of the questions that the visitor went through, to link back to: see `questionFromOffers`. */
  questionsPath: string
}

interface Sources {
  params: URLSearchParams
  /** null when the visitor has none. */
  draft: LoanDraft | null
  directory: Pick<SchoolDirectory, 'byOpeid' | 'getSchoolKind' | 'getCommonName'>
  /** 'YYYY-MM-DD' */
  today: string
}

export function readSituation({ params, draft, directory, today }: Sources): Situation {
  const address = readShareableAnswers(params, { today })
  const shown = writeShareableAnswers(address.answers, address.school)
  const own = draft && { ...draft.answers, repayment: address.answers.repayment ?? draft.answers.repayment }
  const lists = own && shown.length > 0 ? listOwnAnswers(own, directory) : []
  const listed =
    lists.find(({ shareableAnswers }) => String(shareableAnswers) === String(shown)) ??
    findPart(lists, { own, amount: known(address.answers.amount), shown })
  const answers = listed && own ? own : address.answers
  const school = listed ? findSchool(answers, directory) : undefined
  const isUnder18 = draft?.answers.age === 'minor'
  const profile = toBorrowerProfile(answers, address.school)
  return {
    answers,
    isOwn: listed !== undefined,
    isExample: shareableNames.every((name) => !params.has(name)),
    isUnder18,
    schoolName: school && directory.getCommonName(school.opeid),
    opeid: school?.opeid ?? '',
    profile: isUnder18 ? { ...profile, isAdult: false } : profile,
    ...assumeBorrowing(listed?.answers ?? answers, today),
    need: listed && findPrivateNeed(answers),
    otherAmount: listed && findOtherAmount(lists, listed),
    unread: address.unread,
    shareableAnswers: shown,
    questionsPath: draft ? draft.flow.path : paths.questions,
  }
}

/**
 * Returns the address to redirect to when a visitor opens a page of offers without answers in the address:
 * visitors under 18 go to their own page, which leads to an example list, and visitors who answered everything
 * go to the address of their own answers. Returns undefined if no redirect is needed.
 * @param path of the requested page
 */
export function redirectFor({
  params,
  draft,
  directory,
  path = paths.offers,
}: Omit<Sources, 'today'> & { path?: string }): string | undefined {
  const isBare = shareableNames.every((name) => !params.has(name))
  if (!draft || !isBare) return undefined
  if (draft.answers.age === 'minor') return paths.under18
  if (!isComplete(draft.flow, draft.answers)) return undefined
  const query = new URLSearchParams([...toShareableAnswers(draft.answers, directory), ...params])
  return `${path}?${query}`
}

/** Returns the shareable answers for a visitor's own answers, with the amount that a list is for at first. */
export function toShareableAnswers(
  answers: Answers,
  directory: Pick<SchoolDirectory, 'getSchoolKind'>,
): ShareableEntry[] {
  return listOwnAnswers(answers, directory)[0]?.shareableAnswers ?? []
}

/** The answers with an amount that a list can be for, and the shareable answers of its address. */
interface OwnList {
  answers: Answers
  shareableAnswers: ShareableEntry[]
}

function listOwnAnswers(answers: Answers, directory: Pick<SchoolDirectory, 'getSchoolKind'>): OwnList[] {
  const { school } = answers
  const kind = school === undefined ? unknownKind : directory.getSchoolKind(school)
  return listAmounts(answers).map((answers) => ({
    answers,
    shareableAnswers: writeShareableAnswers(answers, kind),
  }))
}

/** A list may also be for any part of what is missing, such as the most that a lender lends. */
function findPart(
  [first]: readonly OwnList[],
  address: { own: Answers | null; amount: number | undefined; shown: readonly ShareableEntry[] },
): OwnList | undefined {
  const { own, amount, shown } = address
  const wholeDollars = known(own?.amount)
  if (!first || amount === undefined || wholeDollars === undefined || amount >= wholeDollars) return undefined
  const shareableAnswers = withAmount(first.shareableAnswers, amount)
  if (String(shareableAnswers) !== String(shown)) return undefined
  return { answers: { ...first.answers, amount }, shareableAnswers }
}

/** Two amounts that round to the same one share an address, so there is nothing to switch to. */
function findOtherAmount(lists: readonly OwnList[], listed: OwnList): Situation['otherAmount'] {
  const other = lists.find(
    ({ shareableAnswers }) => String(shareableAnswers) !== String(listed.shareableAnswers),
  )
  const dollars = known(other?.answers.amount)
  return other && dollars !== undefined
    ? { amountCents: dollars * 100, shareableAnswers: other.shareableAnswers }
    : undefined
}

function findSchool({ school }: Answers, directory: Sources['directory']): SchoolOption | undefined {
  return school === undefined ? undefined : directory.byOpeid(school)
}

/** Completes what is known of a loan with the values of the example. */
export function assumeBorrowing(answers: Answers, today: string): Pick<Situation, 'borrowing' | 'assumed'> {
  const amount = known(answers.amount)
  const graduation = known(answers.graduation)
  const assumed: AssumedAnswer[] = []
  if (amount === undefined) assumed.push('amount')
  if (graduation === undefined) assumed.push('graduation')
  return {
    borrowing: {
      amountCents: (amount ?? example.amountDollars) * 100,
      inSchoolMonths: graduation === undefined ? example.inSchoolMonths : monthsUntil(today, graduation),
      // Loans for parents rarely wait until after school, so their list would be almost empty.
      repayment:
        known(answers.repayment) ?? (answers.borrower === 'parent' ? 'immediate' : example.repayment),
    },
    assumed,
  }
}
