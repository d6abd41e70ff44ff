import { todayInNewYork } from '#domain/dates.ts'
import { allRefinanceForms } from '#products/refinance/situation/answers.fixture.ts'
import { lenderLoader } from '#products/student-loans/catalog/lender-loader.ts'
import { loadFile } from '#testing/load-file.ts'
import { lenderCsv } from '#testing/many-offers.ts'
import { manyRefinanceOffers } from '#testing/many-refinance-offers.ts'
import { answerQuestions } from './answer-questions.ts'
import type { Figure } from './figure.ts'
import { measureVisitedPage } from './visited-page.ts'

/** Measures the page of refinance offers over a large catalog, for somebody with ten loans. */
export async function measureRefinanceOffers(): Promise<Figure[]> {
  const now = new Date()
  const today = todayInNewYork(now)
  const offers = manyRefinanceOffers({ lenderCount: 200, offersEach: 10, today })
  return measureVisitedPage({
    what: `refinance, 10 loans, page of ${offers.length} offers`,
    path: '/refinance-student-loans/offers',
    query: makeQuery,
    shows: 'Lender ',
    fill: (database) => loadFile(lenderLoader, { database, text: lenderCsv(offers), now }),
    answer: answerRefinanceQuestions,
    budget: 'p50 ≤ 15 ms, p99 ≤ 30 ms',
  })
}

/** Answers the questions of somebody with ten loans; returns the cookie of the draft. */
export function answerRefinanceQuestions(url: string): Promise<string> {
  return answerQuestions(url, '/refinance-student-loans/signup', {
    ...allRefinanceForms,
    REFINANCE_AMOUNT: tenLoans(),
  })
}

/** Five federal and five private loans of different rates. */
function tenLoans(): Record<string, string> {
  const rows = Array.from({ length: 10 }, (_, at): [string, string][] => {
    const name = (field: string) => `loans-${at + 1}-${field}`
    return [
      [name('kind'), at % 2 === 0 ? 'unsubsidized' : 'private'],
      [name('first-disbursed'), at % 2 === 0 ? 'from_2014_07' : ''],
      [name('balance'), String(4_000 + at * 1_500)],
      [name('rate'), String((40 + at * 8) / 10)],
      [name('months'), String(60 + at * 12)],
    ]
  })
  return Object.fromEntries(rows.flat())
}

const rights = ['undecided', 'needed', 'not_needed']
const drops = ['6', '12', '24', '60']
const losses = ['none', '12', '60', '120']

/** Goes through what the visitor may assume. */
function makeQuery(run: number): string {
  const pick = (choices: readonly string[], each: number) =>
    choices[Math.floor(run / each) % choices.length] ?? ''
  return String(
    new URLSearchParams({ rights: pick(rights, 1), drop: pick(drops, 3), loss: pick(losses, 12) }),
  )
}
