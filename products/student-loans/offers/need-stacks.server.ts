import {
  calculateRemainingFederalLoans,
  type RemainingFederalLoans,
} from '#domain/federal-limits/remaining-federal-loans.ts'
import { countYearsLeft, type NeedOverYears, projectNeed } from '#domain/loan-answer/need-over-years.ts'
import {
  directLoans,
  plusLoan,
  privateLoan,
  type StackPart,
  type StackSource,
  stackSources,
} from '#domain/loan-answer/need-stack.ts'
import { compareOffers } from '#domain/loans/compare-offers.ts'
import { toBorrowing } from '#kit/loan-offers/settings/offer-settings.ts'
import { known } from '#products/student-loans/situation/answers.ts'
import { toFederalSituation } from '#products/student-loans/situation/federal-situation.ts'
import type { AnsweredPage } from './answered-page.ts'
import { compareForChild, toChildCircumstances } from './compare-for-child.server.ts'

/** Who borrows what federal loans to the student leave, and how. */
export type StackWay = 'you' | 'child' | 'child_with_you' | 'parent_plus' | 'graduate_plus' | 'private'

/** One way to cover what is missing this school year, source by source. */
export interface NeedStack {
  way: StackWay
  parts: StackPart[]
  /** The same in the years left of the program; `null` if the answers don't settle it. */
  overYears: NeedOverYears | null
}

/** Stacks what is missing in each way that is open to the visitor; none where there is but one source. */
export function stackNeed(page: AnsweredPage): NeedStack[] {
  const { need, answers } = page.situation
  if (!need) return []
  const remaining = calculateRemainingFederalLoans(toFederalSituation(answers))
  const direct = directLoans(remaining)
  const stacks = listWays(page, remaining).map(([way, sources]): NeedStack => {
    const parts = stackSources(need.wholeCents, [direct, ...sources])
    return { way, parts, overYears: projectWay(way, page, need.wholeCents) }
  })
  return stacks.some(({ parts }) => parts.length > 1) ? stacks : []
}

/** Only where the year of study and the end of the program are known. */
function projectWay(
  way: StackWay,
  { situation: { answers }, today }: AnsweredPage,
  needCents: number,
): NeedOverYears | null {
  const graduation = known(answers.graduation)
  if (graduation === undefined || known(answers.degree) === undefined) return null
  const isParentPlus = way === 'parent_plus' || (way === 'you' && answers.borrower === 'parent')
  return projectNeed(needCents, {
    situation: toFederalSituation(answers),
    yearsLeft: countYearsLeft(today, graduation),
    plus: isParentPlus ? 'parent_plus' : way === 'graduate_plus' ? 'graduate_plus' : null,
    today,
  })
}

type Way = [way: StackWay, sources: StackSource[]]

function listWays(page: AnsweredPage, remaining: RemainingFederalLoans): Way[] {
  const { answers } = page.situation
  const plus = toParentPlus(page, remaining)
  if (answers.borrower === 'parent')
    return [
      ['you', [...plus, ownLoans(page)]],
      ['child_with_you', [childLoans(page)]],
    ]
  const isGraduatePlusSure = remaining.graduatePlus.fromCents > 0
  const borrows: Way = [answers.borrower === 'child' ? 'child' : 'you', [ownLoans(page)]]
  if (isGraduatePlusSure)
    return [
      [
        'graduate_plus',
        [
          plusLoan('graduate_plus', {
            limitCents: remaining.graduatePlus.fromCents,
            today: page.today,
          }),
        ],
      ],
      ['private', [ownLoans(page)]],
    ]
  return plus.length > 0 ? [borrows, ['parent_plus', plus]] : [borrows]
}

/** A parent's PLUS loan as far as it is sure to be open, but for the credit check. */
function toParentPlus(
  { situation, today }: AnsweredPage,
  { parentPlus }: RemainingFederalLoans,
): StackSource[] {
  const limitCents = parentPlus?.thisYear.fromCents ?? 0
  const isDependent = toFederalSituation(situation.answers).dependency === 'dependent'
  return limitCents > 0 && isDependent ? [plusLoan('parent_plus', { limitCents, today })] : []
}

/** The loans of the list, compared once more only where another amount is asked for. */
function ownLoans({ situation, view, offers, today }: AnsweredPage): StackSource {
  const { profile } = situation
  const { settings, listed, leftOut } = view
  const borrowing = toBorrowing(situation, settings)
  return privateLoan(
    (amountCents) =>
      amountCents === borrowing.amountCents
        ? { available: listed, leftOut }
        : compareOffers(offers, {
            profile,
            borrowing: { ...borrowing, amountCents },
            weights: settings.weights,
            sort: settings.sort,
            today,
          }),
    { profile, borrowing },
  )
}

function childLoans(page: AnsweredPage): StackSource {
  return privateLoan((amountCents) => compareForChild(page, amountCents), toChildCircumstances(page))
}
