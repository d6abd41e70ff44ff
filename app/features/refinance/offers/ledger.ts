import type { ExplainedOffer } from '#domain/ranking/compare-offers.ts'
import { type AgainstToday, compareWithToday } from '#domain/refinance/against-today.ts'
import type { FederalCurrentLoan } from '#domain/refinance/current-loan.ts'
import { addUpLoans } from '#domain/refinance/loans-today.ts'
import { priceRights } from '#domain/refinance/price-rights.ts'
import type { PricedRight } from '#domain/refinance/priced-right.ts'
import { type FederalDebt, type FederalRight, listRights } from '#domain/refinance/rights.ts'
import type { Scenario } from './scenario.ts'

/** The rights that end if every federal loan is refinanced, and what that would save. */
export interface Ledger {
  loans: readonly { loan: FederalCurrentLoan; rights: readonly FederalRight[] }[]
  incomeCents: number
  /** The right's prices at the lowest rate of an offer; `null`: no offer is open, so nothing is priced. */
  priced: { offer: ExplainedOffer; rights: readonly PricedRight[]; against: AgainstToday } | null
}

interface LedgerSources {
  /** The first offer for all federal loans together, if there is one. */
  offer: ExplainedOffer | undefined
  scenario: Scenario
  today: string
}

/** Prices what refinancing all federal loans would end, at the lowest rate of an offer. */
export function priceLedger(debt: FederalDebt, { offer, scenario, today }: LedgerSources): Ledger {
  const { loans, borrower } = debt
  return {
    loans: loans.map((loan) => ({ loan, rights: listRights(loan, debt) })),
    incomeCents: borrower.agiCents,
    priced: offer === undefined ? null : { offer, ...priceAt(offer, debt, { scenario, today }) },
  }
}

function priceAt(
  { offer, termMonths, principalCents, lowest: { ratePercent } }: ExplainedOffer,
  debt: FederalDebt,
  { scenario, today }: Omit<LedgerSources, 'offer'>,
) {
  const { loans, borrower } = debt
  const { originationFeePercent, hardshipMonths, applicationFeeCents: upfrontCents } = offer
  return {
    rights: priceRights({
      debt,
      refinanced: loans.map(({ id }) => id),
      terms: { ratePercent, termMonths, originationFeePercent },
      hardshipMonths,
      scenario: {
        dropMonths: Number(scenario.drop),
        dropAgiCents: scenario.earning === 'none' ? 0 : Math.round(borrower.agiCents / 2),
        pauseMonths: Number(scenario.pause),
        lossAfterMonths: Number(scenario.loss),
      },
      today,
    }),
    against: compareWithToday(
      addUpLoans(loans, today),
      { principalCents, ratePercent, termMonths, upfrontCents },
      Number(scenario.discount),
    ),
  }
}
