import { readFile } from 'node:fs/promises'
import { openDatabase } from '#database/database.ts'
import { todayInNewYork } from '#domain/dates.ts'
import { compareOffers } from '#domain/loans/compare-offers.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { defaultWeights } from '#domain/ranking/criteria.ts'
import { type SortCode, sortCodes } from '#domain/ranking/sorts.ts'
import { loadLenders } from '#sources/lenders/load-lenders.ts'
import { lenderCsv, manyOffers } from '#testing/many-offers.ts'
import { type Figure, median, percentile } from './figure.ts'
import { quietVisitor } from './quiet-visitor.ts'
import { startServer } from './server-process.ts'

const LENDERS = 200
const OFFERS_EACH = 10
const WARM_UP = 600
const ROUNDS = 3
const RUNS = ROUNDS * 500

/** The list of loans over a large catalog: the comparison alone, and the page as a visitor asks for it. */
export async function measureLoanOffers(): Promise<Figure[]> {
  const now = new Date()
  const today = todayInNewYork(now)
  const offers = manyOffers({ lenderCount: LENDERS, offersEach: OFFERS_EACH, today })
  return [
    ...sortCodes.map((sort) => measureComparison(offers, { sort, today })),
    ...(await measurePage(offers, now)),
  ]
}

function measureComparison(
  offers: readonly LoanOffer[],
  { sort, today }: { sort: SortCode; today: string },
): Figure {
  let available = 0
  const compare = (run: number) => {
    const comparison = compareOffers(offers, {
      // Who says nothing of themselves is refused nothing: as much as can be is priced, scored and sorted.
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
    value: spread(times),
    budget: 'p99 ≤ 12 ms',
  }
}

/**
 * One visitor after another, so that nobody waits for another: by the server's own clock, and as the visitor waits. The server
 * remembers what loans cost for the borrowings asked for last, so those that nobody asked for before are measured apart.
 */
async function measurePage(offers: readonly LoanOffer[], now: Date): Promise<Figure[]> {
  const server = await startServer({ LOG_LEVEL: 'info' })
  const visitor = quietVisitor(server.url)
  try {
    const database = await openDatabase({ dataDir: server.dataDir })
    await loadLenders({ database, bytes: Buffer.from(lenderCsv(offers)), now })
    await database.close()
    // The server hears of the loaded file within 50 ms.
    await new Promise((resolve) => setTimeout(resolve, 500))
    const measure = async (borrowingOf: (run: number) => string) => {
      const overHttp: number[] = []
      const onProcessor: number[] = []
      for (let run = 0; run < WARM_UP + RUNS; run += 1) {
        const before = await processorMs(server.pid)
        overHttp.push(await visitor.ask(`/student-loans/offers?${borrowingOf(run)}`, 'Lender '))
        onProcessor.push((await processorMs(server.pid)) - before)
      }
      const onServer = loggedTimes(server.output())
      return Object.values({ onServer, onProcessor, overHttp }).map((times) => spread(times.slice(-RUNS)))
    }
    const unmet = await measure((run) => newBorrowing(run, now))
    const met = await measure((run) => `amount=${amountDollars(run)}&repayment=deferred`)
    const page = `page of ${offers.length} offers`
    const clocks = ['server time', 'of it on a processor', 'over HTTP'].entries()
    return [...clocks].flatMap(([at, clock]) =>
      Object.entries({ 'new borrowing': unmet, 'met before': met }).map(([which, values]) => ({
        what: `${page}, ${which}, ${clock}, p50 / p99`,
        value: values[at] ?? '',
        budget: at === 0 ? 'p99 ≤ 20 ms' : '–',
      })),
    )
  } finally {
    visitor.leave()
    await server.stop()
  }
}

/**
 * How long the server's main thread has run; what it waited for a core that others had is not in it. Not a number where the
 * system does not say it.
 */
async function processorMs(pid: number | undefined): Promise<number> {
  const [ran] = (await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').catch(() => '')).split(' ')
  return ran ? Number(ran) / 1e6 : Number.NaN
}

/** Whole milliseconds from a request's coming to its answer's going, as the server's log has them. */
function loggedTimes(output: string): number[] {
  return [...output.matchAll(/"path":"\/student-loans\/offers","status":200,"ms":(\d+)/g)].map(([, ms]) =>
    Number(ms),
  )
}

/** The p99 is the middle one of the rounds: a machine that others share has slow moments. */
function spread(times: number[]): string {
  const size = times.length / ROUNDS
  const rounds = Array.from({ length: ROUNDS }, (_, round) => times.slice(round * size, (round + 1) * size))
  const slow = median(rounds.map((round) => percentile(round, 99)))
  return `${median(times).toFixed(1)} / ${slow.toFixed(1)} ms`
}

/** Forty amounts in turn; bands of amounts are multiples of $500. */
function amountDollars(run: number): number {
  return 10_000 + (run % 40) * 500
}

/** Another borrowing at each run: after forty amounts the same with school a month longer. */
function newBorrowing(run: number, now: Date): string {
  const end = new Date(Date.UTC(now.getUTCFullYear() + 1, Math.floor(run / 40)))
  return `amount=${amountDollars(run)}&repayment=deferred&grad=${end.toISOString().slice(0, 7)}`
}
