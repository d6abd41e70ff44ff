import {
  type AidOffer,
  costParts,
  loanKinds,
  type RenewableKind,
  renewableKinds,
  studentLoanKinds,
  sumOf,
} from './aid-offer.ts'
import { calculateOfferCost } from './offer-cost.ts'
import type { OfferFigures, OfferStudent } from './offer-figures.ts'

/** What to look at in an offer. Amounts are whole cents. */
export type OfferFlag =
  /** Neither a total cost nor tuition is stated. */
  | { code: 'cost_missing' }
  /** There is no total, and these parts are not mentioned. */
  | { code: 'cost_incomplete'; parts: readonly (typeof costParts)[number][] }
  /** The parts add up to another sum than the stated total; only if none of them is missing or they exceed it. */
  | { code: 'cost_differs'; partsCents: number; totalCents: number }
  /** The letter's total of aid holds this much that is borrowed or worked for. */
  | { code: 'total_counts_loans'; cents: number }
  | { code: 'total_counts_work'; cents: number }
  /** What the letter says is left to pay is below the net price by this much. */
  | { code: 'net_understated'; cents: number }
  /** The letter takes work-study off what is left to pay, or adds it to its total of aid. */
  | { code: 'work_counted'; cents: number }
  | { code: 'plus_offered'; cents: number; isCounted: boolean }
  /** More than all parents together may borrow for a student in a year. */
  | { code: 'plus_over_limit'; cents: number; limitCents: number }
  /** The student is independent or a graduate student: parents cannot take out PLUS loans. */
  | { code: 'plus_not_open' }
  | { code: 'private_offered'; cents: number }
  /** These awards end after this year, or the letter does not say whether they last. */
  | { code: 'one_year'; kinds: readonly RenewableKind[]; cents: number }
  | { code: 'renewal_unknown'; kinds: readonly RenewableKind[]; cents: number }
  | { code: 'pell_over_maximum'; cents: number; limitCents: number }
  | { code: 'subsidized_over_limit'; cents: number; limitCents: number }
  | { code: 'loans_over_limit'; cents: number; limitCents: number }
  /** Grants, work and the student's loans together exceed the cost. */
  | { code: 'more_than_cost'; cents: number }

/** Lists what to look at in an offer, the price first. */
export function listFlags(offer: AidOffer, student: OfferStudent, figures: OfferFigures): OfferFlag[] {
  return [
    ...listCostFlags(offer),
    ...listCountingFlags(offer),
    ...listLoanFlags(offer, student, figures),
    ...listGrantFlags(offer, figures),
  ]
}

function listCostFlags(offer: AidOffer): OfferFlag[] {
  const { amounts } = offer
  const { costCents, grantCents, workCents, studentLoanCents } = calculateOfferCost(offer)
  if (costCents === null) return [{ code: 'cost_missing' }]
  const parts = costParts.filter(
    (part) => amounts[part] === null && !(part === 'food' && amounts.housing !== null),
  )
  const partsCents = sumOf(offer, costParts)
  const flags: OfferFlag[] = []
  if (amounts.costTotal === null && parts.length > 0) flags.push({ code: 'cost_incomplete', parts })
  const differs = amounts.costTotal !== null && (partsCents > amounts.costTotal || parts.length === 0)
  // Parts rounded to a dollar each may miss the total by a few.
  if (differs && Math.abs(partsCents - (amounts.costTotal ?? 0)) > costParts.length * 100)
    flags.push({ code: 'cost_differs', partsCents, totalCents: amounts.costTotal ?? 0 })
  const over = grantCents + workCents + studentLoanCents - costCents
  if (over > 0) flags.push({ code: 'more_than_cost', cents: over })
  return flags
}

/** What the letter's own sums count that is no free money. */
function listCountingFlags(offer: AidOffer): OfferFlag[] {
  const { aidTotal, statedNet } = offer.amounts
  const { netPriceCents, grantCents, workCents } = calculateOfferCost(offer)
  const loanCents = sumOf(offer, loanKinds)
  const beyondGrants = aidTotal === null ? 0 : aidTotal - grantCents
  const flags: OfferFlag[] = []
  if (beyondGrants > 0 && loanCents > 0)
    flags.push({ code: 'total_counts_loans', cents: Math.min(beyondGrants, loanCents + workCents) })
  else if (beyondGrants > 0 && workCents > 0)
    flags.push({ code: 'total_counts_work', cents: Math.min(beyondGrants, workCents) })
  const missing = netPriceCents === null || statedNet === null ? 0 : netPriceCents - statedNet
  if (missing > 0) flags.push({ code: 'net_understated', cents: missing })
  if (workCents > 0 && missing >= workCents) flags.push({ code: 'work_counted', cents: workCents })
  return flags
}

function listLoanFlags(
  offer: AidOffer,
  { studyYear, dependency }: OfferStudent,
  { limits, plusYearlyCents, years }: OfferFigures,
): OfferFlag[] {
  const { amounts } = offer
  const isGraduate = studyYear === 'graduate'
  const { yearlyCents, subsidizedCents } = limits[studyYear ?? 'unknown'][dependency ?? 'unknown']
  const flags: OfferFlag[] = []
  const cents = sumOf(offer, studentLoanKinds)
  const subsidized = amounts.subsidized ?? 0
  // Where an answer is missing, the highest limit that it could bring is the one that binds.
  if (subsidized > subsidizedCents)
    flags.push({
      code: 'subsidized_over_limit',
      cents: subsidized,
      limitCents: subsidizedCents,
    })
  if (cents > yearlyCents) flags.push({ code: 'loans_over_limit', cents, limitCents: yearlyCents })
  const plus = amounts.parentPlus ?? 0
  if (plus > 0) flags.push({ code: 'plus_offered', cents: plus, isCounted: countsPlus(offer) })
  if (plus > 0 && (isGraduate || dependency === 'independent')) flags.push({ code: 'plus_not_open' })
  if (plus > plusYearlyCents && years[offer.awardYear].limitsPlus)
    flags.push({ code: 'plus_over_limit', cents: plus, limitCents: plusYearlyCents })
  const other = sumOf(offer, ['schoolLoan', 'privateLoan'])
  if (other > 0) flags.push({ code: 'private_offered', cents: other })
  return flags
}

/** Whether the letter's total of aid, or what it says is left to pay, cannot be reached without the PLUS loan. */
function countsPlus(offer: AidOffer): boolean {
  const { aidTotal, statedNet, parentPlus } = offer.amounts
  const { netPriceCents, grantCents, workCents, studentLoanCents } = calculateOfferCost(offer)
  const rest = workCents + studentLoanCents + sumOf(offer, ['schoolLoan', 'privateLoan'])
  const plus = parentPlus ?? 0
  const inTotal = aidTotal !== null && aidTotal - grantCents > rest
  const inNet = netPriceCents !== null && statedNet !== null && netPriceCents - statedNet >= rest + plus
  return inTotal || inNet
}

function listGrantFlags(offer: AidOffer, { years }: OfferFigures): OfferFlag[] {
  const { amounts, renewal, awardYear } = offer
  const flags: OfferFlag[] = []
  const held = renewableKinds.filter((kind) => (amounts[kind] ?? 0) > 0)
  const once = held.filter((kind) => renewal[kind] === 'once')
  const unknown = held.filter((kind) => renewal[kind] === undefined)
  if (once.length > 0) flags.push({ code: 'one_year', kinds: once, cents: sumOf(offer, once) })
  if (unknown.length > 0)
    flags.push({ code: 'renewal_unknown', kinds: unknown, cents: sumOf(offer, unknown) })
  const maximum = years[awardYear].pellMaximumCents
  const pell = amounts.pell ?? 0
  if (maximum !== null && pell > maximum)
    flags.push({ code: 'pell_over_maximum', cents: pell, limitCents: maximum })
  return flags
}
