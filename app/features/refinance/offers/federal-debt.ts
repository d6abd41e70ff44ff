import type { RefinanceSituation } from '#app/features/refinance/situation/refinance-situation.server.ts'
import type { PovertyRegion } from '#domain/federal-repayment/borrower.ts'
import { monthAfter } from '#domain/federal-repayment/months.ts'
import { type CurrentLoan, isFederal } from '#domain/refinance/current-loan.ts'
import type { FederalDebt } from '#domain/refinance/rights.ts'
import type { Scenario } from './scenario.ts'

/** The yearly income to count with if the visitor did not tell it; the page says so. */
const assumedIncomeCents = 5_000_000

/**
 * Returns the federal loans and who repays them. Only the income, the state and the payments in public service are
 * known; the rest is the plainest case: one person, no dependents, nothing grows, no plan was paid in yet.
 */
export function toDebt(
  loans: readonly CurrentLoan[],
  { answers: { income, state } }: Pick<RefinanceSituation, 'answers'>,
  { scenario, today }: { scenario: Scenario; today: string },
): FederalDebt {
  const { service } = scenario
  return {
    loans: loans.filter(isFederal),
    startMonth: monthAfter(today.slice(0, 7), 1),
    borrower: {
      filing: 'single',
      agiCents: typeof income === 'number' ? income * 100 : assumedIncomeCents,
      agiGrowthPercent: 0,
      priceGrowthPercent: 0,
      spouseLoansCents: 0,
      familySize: 1,
      dependents: 0,
      region: toRegion(state),
      monthsInRepayment: 0,
      countedMonths: service === 'no' ? 0 : Number(service),
      publicServiceMonths: service === 'no' ? undefined : Number(service),
      forgivenessTaxPercent: 22,
    },
  }
}

function toRegion(state: string | undefined): PovertyRegion {
  return state === 'AK' ? 'alaska' : state === 'HI' ? 'hawaii' : 'contiguous'
}
