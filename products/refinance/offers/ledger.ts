import type { ExplainedOffer } from '#domain/loans/compare-offers.ts'
import { type AgainstToday, compareWithToday } from '#domain/refinance/compare-to-current.ts'
import type { FederalCurrentLoan } from '#domain/refinance/current-loan.ts'
import { addUpLoans } from '#domain/refinance/loans-today.ts'
import { priceRights } from '#domain/refinance/price-rights.ts'
import type { Outweighed, PricedRight, RightsScenario } from '#domain/refinance/priced-right.ts'
import { type FederalDebt, type FederalRight, listRights } from '#domain/refinance/rights.ts'
import { type RightsPrices, weighRights } from '#domain/refinance/weigh-rights.ts'
import { lowestOpenRate } from './compare-ends.ts'
import type { Scenario } from './scenario.ts'

/** The rights that end if every federal loan is refinanced, and what that would save. */
export interface Ledger {
  loans: readonly { loan: FederalCurrentLoan; rights: readonly FederalRight[] }[]
  debt: FederalDebt
  /** The rights' prices at the lowest rate of an offer that is open to the visitor; `null`: no offer is. */
  priced: { offer: ExplainedOffer; rights: readonly PricedRight[]; against: AgainstToday } | null
  /** The right that keeps these loans where they are, whatever the visitor decided. */
  outweighed: Outweighed | null
}

interface LedgerSources {
  /** The first offer for all federal loans together, if there is one. */
  offer: ExplainedOffer | undefined
  scenario: Scenario
  today: string
}

/** Prices what refinancing all federal loans would end, and weighs it against what that would save. */
export function priceLedger(debt: FederalDebt, { offer, scenario, today }: LedgerSources): Ledger {
  const loans = debt.loans.map((loan) => ({ loan, rights: listRights(loan, debt) }))
  if (offer === undefined) return { loans, debt, priced: null, outweighed: null }
  const ratePercent = lowestOpenRate(offer)
  const prices = toPrices(debt, offer, { scenario, today, ratePercent })
  const rights = priceRights({ ...prices, refinanced: debt.loans.map(({ id }) => id) })
  const { termMonths, principalCents } = offer
  const against = compareWithToday(
    addUpLoans(debt.loans, today),
    { principalCents, ratePercent, termMonths, upfrontCents: offer.offer.applicationFeeCents },
    Number(scenario.discount),
  )
  const outweighed = weighRights(rights, against.savedCents, prices)
  return { loans, debt, priced: { offer, rights, against }, outweighed }
}

/** Returns all that prices the rights of loans that move to an offer at one of its rates. */
export function toPrices(
  debt: FederalDebt,
  { offer, termMonths }: ExplainedOffer,
  { scenario, today, ratePercent }: { scenario: Scenario; today: string; ratePercent: number },
): RightsPrices {
  const { originationFeePercent, hardshipMonths } = offer
  return {
    debt,
    terms: { ratePercent, termMonths, originationFeePercent },
    hardshipMonths,
    scenario: toAssumed(scenario, debt),
    today,
  }
}

function toAssumed({ drop, earning, pause, loss }: Scenario, { borrower }: FederalDebt): RightsScenario {
  return {
    dropMonths: Number(drop),
    dropAgiCents: earning === 'none' ? 0 : Math.round(borrower.agiCents / 2),
    pauseMonths: Number(pause),
    lossAfterMonths: loss === 'none' ? null : Number(loss),
  }
}
