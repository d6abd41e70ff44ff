import { calculateOfferApr } from '#domain/apr/offer-apr.ts'
import type { Source } from '#domain/award-years/source.ts'
import { priceOffer } from '#domain/loans/price-offer.ts'
import type { Borrowing } from '#domain/loans/priced-offer.ts'
import { listCounted, type OwnOffer, toLoanOffer } from './own-offer.ts'

/**
 * How far a disclosed APR may be from the exact one and still count as accurate, in percentage points. A transaction is
 * irregular if it has multiple advances, irregular periods, or irregular amounts, other than a first period or a first
 * or last payment that is irregular.
 */
export const aprTolerance = {
  regular: 0.125,
  irregular: 0.25,
  source: {
    publisher: 'Consumer Financial Protection Bureau',
    title: '12 CFR 1026.22(a)(2) and (3), accuracy of annual percentage rate',
    url: 'https://www.ecfr.gov/current/title-12/section-1026.22',
    checkedOn: '2026-11-28',
    readIn: 'frrsdigital.com, which reprints the section',
  },
} as const satisfies { regular: number; irregular: number; source: Source }

/** A fact without which no APR can be computed. */
export type MissingFact = 'repayment' | 'schoolMonths' | 'amount'

/** What may explain a difference. */
export type Explanation =
  | 'fee_unknown'
  | 'grace_assumed'
  | 'flat_assumed'
  | 'other_fees'
  | 'disbursements'
  | 'discount'
  | 'capitalization'

interface ComparedApr {
  statedPercent: number
  /** By Appendix J, without the autopay discount unless only that agrees. */
  computedPercent: number
  isAccurate: boolean
}

export type AprCheck =
  | { state: 'not_stated' }
  | { state: 'incomplete'; missing: MissingFact[] }
  | {
      state: 'agrees' | 'differs'
      /** The lowest first; one if the offer is firm. */
      ends: ComparedApr[]
      /** Percentage points. */
      tolerance: number
      explanations: Explanation[]
    }

/**
 * Computes the APR of the facts that a visitor typed in, by Appendix J, and compares it with what the lender states.
 * The loan counts as paid out on one day, as `calculateOfferApr` says.
 */
export function checkApr(own: OwnOffer, isRefinance: boolean): AprCheck {
  const stated = listStated(own)
  if (stated.length === 0) return { state: 'not_stated' }
  const missing = isRefinance ? [] : listMissing(own)
  if (missing.length > 0) return { state: 'incomplete', missing }
  // School payments of another amount than the full ones make a transaction irregular; no payments lengthen a first period.
  const isIrregular = !isRefinance && (own.repayment === 'flat' || own.repayment === 'interest_only')
  const tolerance = isIrregular ? aprTolerance.irregular : aprTolerance.regular
  const ends = stated.map(({ end, percent }) => compareEnd(own, { end, percent, tolerance, isRefinance }))
  return {
    state: ends.every(({ isAccurate }) => isAccurate) ? 'agrees' : 'differs',
    ends,
    tolerance,
    explanations: listExplanations(own, isRefinance, ends),
  }
}

interface Stated {
  end: 'lowest' | 'highest'
  percent: number
}

function listStated(own: OwnOffer): Stated[] {
  const { lowestAprPercent: lowest, highestAprPercent: highest } = own
  // A firm offer has one end, whichever field its APR was typed in.
  if (own.lowestRatePercent === own.highestRatePercent) {
    const percents = new Set([lowest, highest].filter((percent) => percent !== null))
    return [...percents].map((percent) => ({ end: 'lowest', percent }))
  }
  return [
    ...(lowest === null ? [] : [{ end: 'lowest', percent: lowest } as const]),
    ...(highest === null ? [] : [{ end: 'highest', percent: highest } as const]),
  ]
}

function listMissing({ repayment, schoolMonths, amountCents }: OwnOffer): MissingFact[] {
  if (repayment === null) return ['repayment']
  if (repayment === 'immediate') return []
  return [
    ...(schoolMonths === null ? (['schoolMonths'] as const) : []),
    // How much a flat payment leaves unpaid depends on the amount.
    ...(repayment === 'flat' && amountCents === null ? (['amount'] as const) : []),
  ]
}

/** Without a flat payment, the amount changes an APR only by the rounding of cents. */
const anyAmountCents = 1_000_000

function compareEnd(
  own: OwnOffer,
  { end, percent, tolerance, isRefinance }: Stated & { tolerance: number; isRefinance: boolean },
): ComparedApr {
  const toApr = (withAutopay: boolean) => computeApr(own, { end, withAutopay, isRefinance })
  const compare = (computedPercent: number): ComparedApr => ({
    statedPercent: percent,
    computedPercent,
    // Half of the last decimal of a stated APR may be lost.
    isAccurate: Math.abs(percent - computedPercent) <= tolerance + 0.005,
  })
  const plain = compare(toApr(false))
  if (plain.isAccurate || !own.autopayDiscountPercent) return plain
  const discounted = compare(toApr(true))
  return discounted.isAccurate ? discounted : plain
}

function computeApr(
  own: OwnOffer,
  { end, withAutopay, isRefinance }: { end: Stated['end']; withAutopay: boolean; isRefinance: boolean },
): number {
  const offer = { ...toLoanOffer({ id: '', own }, isRefinance), maximumCents: null }
  const repayment = isRefinance ? 'immediate' : (own.repayment ?? 'immediate')
  const feeShare = offer.originationFeePercent / 100
  const borrowing: Borrowing = {
    amountCents: Math.max(1, Math.round((own.amountCents ?? anyAmountCents) * (1 - feeShare))),
    inSchoolMonths: isRefinance || repayment === 'immediate' ? 0 : (own.schoolMonths ?? 0),
    repayment,
    termMonths: null,
    withAutopay,
    withSameAssumptions: false,
  }
  const result = priceOffer(offer, borrowing)
  if (!result.ok) throw new Error(`A visitor’s own offer must have a price, but it is ${result.reason}.`)
  return calculateOfferApr(result.priced, end)
}

/** Lists what was not entered or may be counted otherwise, as far as it moves the APR in the direction that was found. */
function listExplanations(own: OwnOffer, isRefinance: boolean, ends: readonly ComparedApr[]): Explanation[] {
  const off = ends.filter(({ isAccurate }) => !isAccurate)
  const isAbove = off.some(({ statedPercent, computedPercent }) => statedPercent > computedPercent)
  const isBelow = off.some(({ statedPercent, computedPercent }) => statedPercent < computedPercent)
  const counted = listCounted(own, isRefinance)
  const isLater = !isRefinance && own.repayment !== 'immediate'
  const all: [Explanation, boolean][] = [
    ['fee_unknown', isAbove && counted.includes('fee')],
    ['grace_assumed', off.length > 0 && counted.includes('grace')],
    ['flat_assumed', off.length > 0 && isLater && own.repayment === 'flat' && own.flatPaymentCents === null],
    ['discount', isBelow && counted.includes('discount')],
    ['other_fees', isAbove],
    ['disbursements', off.length > 0 && !isRefinance],
    ['capitalization', off.length > 0 && isLater],
  ]
  return all.flatMap(([explanation, applies]) => (applies ? [explanation] : []))
}
