import { openDatabase } from '#database/database.ts'
import { todayInNewYork } from '#domain/dates.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { compareOffers } from '#domain/ranking/compare-offers.ts'
import { defaultWeights } from '#domain/ranking/criteria.ts'
import { type SortCode, sortCodes } from '#domain/ranking/sorts.ts'
import { openCatalogFile } from '#sources/catalog/catalog-file.ts'
import { loadLenders } from '#sources/lenders/load-lenders.ts'
import { lenderCsv, manyOffers } from '#testing/many-offers.ts'
import { type Figure, median, percentile } from './figure.ts'
import { processorMs } from './processor-time.ts'
import { openSequentialClient } from './sequential-client.ts'
import { startServer } from './server-process.ts'

const LENDERS = 200
const OFFERS_EACH = 10
const WARM_UP = 600
const ROUNDS = 3
const RUNS = ROUNDS * 500

/** Measures the list of loans over a large catalog: the comparison alone and the whole page. */
export async function measureLoanOffers(): Promise<Figure[]> {
  const now = new Date()
  const today = todayInNewYork(now)
  const offers = manyOffers({ lenderCount: LENDERS, offersEach: OFFERS_EACH, today })
  return [
    ...sortCodes.map((sort) => measureComparison(offers, { sort, today })),
    ...(await measureOffersPage(offers, { now, what: 'page', visit: () => studentLoans(now) })),
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
  for (let run = 0; run < WARM_UP; run += 1) compare(run)
  const times = Array.from({ length: RUNS }, (_, run) => {
    const begun = performance.now()
    compare(run)
    return performance.now() - begun
  })
  return {
    what: `${offers.length} offers compared, ${available} ranked, ${sort}, p50 / p99`,
    value: formatPercentiles(times),
    budget: '–',
  }
}

/** A visitor of a list of offers, each of whose requests is different. */
interface Visit {
  path: string
  cookie: string
  makeQuery: (run: number) => string
}

function studentLoans(now: Date): Visit {
  return { path: '/student-loans/offers', cookie: '', makeQuery: (run) => makeOffersQuery(run, now) }
}

/**
 * Requests the page one visitor at a time, so that no request waits for another, and reports the server's own
 * time and the visitor's wait.
 */
export async function measureOffersPage(
  offers: readonly LoanOffer[],
  { now, what, visit }: { now: Date; what: string; visit: (url: string) => Promise<Visit> | Visit },
): Promise<Figure[]> {
  const server = await startServer({ LOG_LEVEL: 'info' })
  const { path, cookie, makeQuery } = await visit(server.url)
  const visitor = openSequentialClient(server.url, cookie)
  try {
    const database = await openDatabase({ dataDir: server.dataDir })
    await loadLenders({ database, opened: openCatalogFile(Buffer.from(lenderCsv(offers))), now })
    await database.close()
    // The server notices the loaded catalog within 50 ms.
    await new Promise((resolve) => setTimeout(resolve, 500))
    const overHttp: number[] = []
    const onProcessor: number[] = []
    for (let run = 0; run < WARM_UP + RUNS; run += 1) {
      const before = await processorMs(server.pid)
      overHttp.push(await visitor.ask(`${path}?${makeQuery(run)}`, 'Lender '))
      onProcessor.push((await processorMs(server.pid)) - before)
    }
    const clocks = [
      { clock: 'server time', times: loggedTimes(server.output(), path), budget: 'p50 ≤ 15 ms, p99 ≤ 30 ms' },
      { clock: 'of it on a processor', times: onProcessor, budget: '–' },
      { clock: 'over HTTP', times: overHttp, budget: '–' },
    ]
    return clocks.map(({ clock, times, budget }) => ({
      what: `${what} of ${offers.length} offers, ${clock}, p50 / p99`,
      value: formatPercentiles(times.slice(-RUNS)),
      budget,
    }))
  } finally {
    visitor.leave()
    await server.stop()
  }
}

/** Reads from the server's log how long each request took, in whole milliseconds. */
function loggedTimes(output: string, path: string): number[] {
  const line = new RegExp(`"path":"${path}","status":200,"ms":(\\d+)`, 'g')
  return [...output.matchAll(line)].map(([, ms]) => Number(ms))
}

/** Reports the median of the rounds' p99s, because a shared machine has slow moments. */
function formatPercentiles(times: number[]): string {
  const size = times.length / ROUNDS
  const rounds = Array.from({ length: ROUNDS }, (_, round) => times.slice(round * size, (round + 1) * size))
  const slow = median(rounds.map((round) => percentile(round, 99)))
  return `${median(times).toFixed(1)} / ${slow.toFixed(1)} ms`
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
