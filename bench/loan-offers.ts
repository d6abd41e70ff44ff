import { todayInNewYork } from '#domain/dates.ts'
import { compareOffers } from '#domain/loans/compare-offers.ts'
import { defaultWeights } from '#domain/loans/criteria.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { type SortCode, sortCodes } from '#domain/loans/sorts.ts'
import { lenderLoader } from '#products/student-loans/catalog/lender-loader.ts'
import { loadFile } from '#testing/load-file.ts'
import { lenderCsv, manyOffers } from '#testing/many-offers.ts'
import type { Figure } from './figure.ts'
import { measureRuns, measureVisitedPage } from './visited-page.ts'

const LENDERS = 200
const OFFERS_EACH = 10

/** Measures the list of loans over a large catalog: the comparison alone and the whole page. */
export async function measureLoanOffers(): Promise<Figure[]> {
  const now = new Date()
  const today = todayInNewYork(now)
  const offers = manyOffers({ lenderCount: LENDERS, offersEach: OFFERS_EACH, today })
  return [
    ...sortCodes.map((sort) => measureComparison(offers, { sort, today })),
    ...(await measureVisitedPage({
      what: `page of ${offers.length} offers`,
      path: '/student-loans/offers',
      query: (run) => makeOffersQuery(run, now),
      shows: 'Lender ',
      fill: (database) => loadFile(lenderLoader, { database, text: lenderCsv(offers), now }),
      budget: 'p50 ≤ 15 ms, p99 ≤ 30 ms',
    })),
  ]
}

function measureComparison(
  offers: readonly LoanOffer[],
  { sort, today }: { sort: SortCode; today: string },
): Figure {
  let available = 0
  const compare = (run: number) => {
    const comparison = compareOffers(offers, {
      // A borrower who gives no details fails no lender's rule, so as many offers as possible are priced,
      // scored and sorted.
      profile: { isAdult: true },
      borrowing: {
        amountCents: amountDollars(run) * 100,
        inSchoolMonths: 24,
        repayment: 'deferred',
        termMonths: null,
        withAutopay: true,
        withSameAssumptions: true,
      },
      weights: defaultWeights,
      sort,
      today,
    })
    available = comparison.available.length
  }
  const value = measureRuns(compare)
  return {
    what: `${offers.length} offers compared, ${available} ranked, ${sort}, p50 / p99`,
    value,
    budget: '–',
  }
}

/** Cycles through forty amounts in steps of $500, to which the offers address rounds amounts. */
function amountDollars(run: number): number {
  return 10_000 + (run % 40) * 500
}

/** Makes each run's loan request different: after forty amounts, the graduation date moves by one month. */
function makeOffersQuery(run: number, now: Date): string {
  const end = new Date(Date.UTC(now.getUTCFullYear() + 1, Math.floor(run / 40)))
  return `amount=${amountDollars(run)}&repayment=deferred&grad=${end.toISOString().slice(0, 7)}`
}
