import { type FederalLoan, sumBalances } from '#domain/federal-repayment/federal-loan.ts'
import { monthlyFactor, roundedInterest } from '#domain/loans/interest.ts'
import { type LoanMonths, listMonths } from '#domain/loans/list-months.ts'
import { principalFor } from '#domain/loans/origination-fee.ts'
import { type FederalCurrentLoan, hasAutopayCut } from './current-loan.ts'
import { listLoanMonths } from './loans-today.ts'
import { priceForgiveness, priceIncomeDrop, whyNoRap } from './price-plan-rights.ts'
import {
  type Move,
  type Price,
  type PricedRight,
  type RefinancedRights,
  sum,
  unpriced,
} from './priced-right.ts'
import { type BorrowerFact, type FederalRight, federalRightCodes, hasRight } from './rights.ts'

/** Prices every right that refinancing these loans would end, in the order of `federalRights`. */
export function priceRights(input: RefinancedRights): PricedRight[] {
  const { debt, refinanced } = input
  const moved = debt.loans.filter(({ id }) => refinanced.includes(id))
  if (moved.length === 0) return []
  const stay = debt.loans.filter(({ id }) => !refinanced.includes(id))
  const move = { ...input, moved, stay, newMonths: listNewMonths(moved, input) }
  return federalRightCodes.flatMap((right) => {
    const loanIds = moved.filter((loan) => hasRight(right, loan, debt) !== 'no').map(({ id }) => id)
    if (loanIds.length === 0) return []
    const unanswered = listUnanswered(right, input)
    const priced = unanswered.length > 0 ? unpriced('untold') : { ...unpriced(null), ...price(right, move) }
    return { right, loanIds, ...priced, unanswered }
  })
}

const household = ['income', 'filing', 'spouse', 'family'] as const

/** What the price of a right depends on. */
const needed: Partial<Record<FederalRight, readonly BorrowerFact[]>> = {
  income_driven: household,
  rap_waiver_and_match: household,
  forgiveness: [...household, 'counted'],
  public_service: ['service', 'payments', ...household],
}

/** Lists what was not answered of that; whoever has no job in public service is asked for nothing more about it. */
function listUnanswered(right: FederalRight, { debt }: RefinancedRights): BorrowerFact[] {
  const hasNoJob = !debt.unanswered.includes('service') && debt.borrower.publicServiceMonths === undefined
  const facts = right === 'public_service' && hasNoJob ? (['payments'] as const) : (needed[right] ?? [])
  return facts.filter((fact) => debt.unanswered.includes(fact))
}

function price(right: FederalRight, move: Move): Price {
  switch (right) {
    case 'income_driven':
      return { cashFlowCents: priceIncomeDrop(move)?.cashFlowCents ?? null, notPriced: whyNoRap(move) }
    case 'rap_waiver_and_match':
      return { costCents: priceIncomeDrop(move)?.costCents ?? null }
    case 'forgiveness':
      return priceForgiveness(move, 'plan')
    case 'public_service':
      return priceForgiveness(move, 'public_service')
    case 'pause':
      return pricePause(move)
    case 'death_or_disability': {
      const { lossAfterMonths } = move.scenario
      return lossAfterMonths === null
        ? unpriced('what_is_left')
        : { costCents: owedAfter(move, lossAfterMonths) }
    }
    case 'teacher_forgiveness':
    case 'perkins_cancellation':
      return unpriced('depends_on_job')
    case 'school_discharge':
    case 'cap_in_service':
      return unpriced('case_by_case')
    case 'autopay_cut':
      return { costCents: worthOfCut(move), isInSaving: true }
  }
}

function listNewMonths(moved: readonly FederalLoan[], { terms }: RefinancedRights): LoanMonths {
  const { ratePercent, termMonths, originationFeePercent } = terms
  const balanceCents = principalFor(sumBalances(moved), originationFeePercent)
  return listMonths({ balanceCents, ratePercent, termMonths })
}

/**
 * In a deferment subsidized loans bear no interest, which is lost; on the others a pause only moves payments. The new
 * lender's own pause is taken off. A right that lasts for years is never worth nothing: where the scenario gives no
 * figure there is none.
 */
function pricePause({ moved, newMonths, hardshipMonths, scenario: { pauseMonths } }: Move): Price {
  const monthly = moved
    .filter(({ kind }) => kind === 'subsidized' || kind === 'perkins')
    .reduce((cents, loan) => cents + roundedInterest(loan.balanceCents, monthlyFactor(loan.ratePercent)), 0)
  const paused = Math.min(pauseMonths, hardshipMonths ?? 0)
  const costCents = monthly * pauseMonths || null
  const cashFlowCents = sum(newMonths.paymentsCents.slice(paused, pauseMonths)) || null
  return { costCents, cashFlowCents, notPriced: costCents === null ? 'case_by_case' : null }
}

/** What is owed on the new loan after some months of payments. */
function owedAfter({ newMonths }: Move, months: number): number {
  const paid = sum(newMonths.paymentsCents.slice(months))
  return paid - sum(newMonths.interestCents.slice(months))
}

/** What the point off the rate is worth from today to its end, against the usual quarter point. */
function worthOfCut({ moved, today }: Move): number {
  const totalOf = (loan: FederalCurrentLoan) => sum(listLoanMonths(loan, today).paymentsCents)
  return moved
    .filter(hasAutopayCut)
    .reduce((cents, loan) => cents + totalOf({ ...loan, autopay: 'usual' }) - totalOf(loan), 0)
}
