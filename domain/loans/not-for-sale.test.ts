import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getKeys } from '#domain/keys.ts'

// What a lender pays us cannot reach the ranking: code that tried to pass it would not compile.

const start = `
import { type ComparisonFor, compareOffers } from '${resolve('domain/loans/compare-offers.ts')}'
import type { LoanOffer } from '${resolve('domain/loans/loan-offer.ts')}'
import { type OfferRankingInput, explainScore, scoreInput } from '${resolve('domain/loans/rank-offer.ts')}'
import { defaultWeights } from '${resolve('domain/loans/criteria.ts')}'
declare const offers: readonly LoanOffer[]
declare const comparedFor: ComparisonFor
declare const input: OfferRankingInput
interface Paying { perFundedLoanCents: number }
`

const snippets = {
  'with its normal inputs': `
    compareOffers(offers, comparedFor)
    compareOffers(offers, { ...comparedFor, sort: 'lowest_total' })
    scoreInput(input, defaultWeights)
    explainScore(input, defaultWeights)`,
  'offers that include a payment': `
    declare const paying: readonly (LoanOffer & Paying)[]
    compareOffers(paying, comparedFor)`,
  'offers that get a payment while being passed': `
    compareOffers(offers.map((offer) => ({ ...offer, perFundedLoanCents: 5 })), comparedFor)`,
  'offers that may include a payment': `
    declare const paying: readonly (LoanOffer & Partial<Paying>)[]
    compareOffers(paying, comparedFor)`,
  'a set of paying lenders next to the profile': `
    const withPayers = { ...comparedFor, paidLenders: new Set<string>() }
    compareOffers(offers, withPayers)`,
  'a payment next to the facts of an offer': `
    declare const paying: OfferRankingInput & Paying
    scoreInput(paying, defaultWeights)`,
  'a payment among the facts of an offer': `
    const values = { ...input.values, perFundedLoanCents: 5 }
    scoreInput({ ...input, values }, defaultWeights)`,
  'a weight for a payment': `
    scoreInput(input, { ...defaultWeights, perFundedLoanCents: 5 })`,
}

type Snippet = keyof typeof snippets
const names = getKeys(snippets)
const allowed: Snippet = 'with its normal inputs'

let folder: string
/** The compiler errors of each snippet. */
let said: Map<Snippet, string[]>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'not-for-sale-'))
  for (const [at, name] of names.entries())
    await writeFile(join(folder, `snippet-${at}.mts`), start + snippets[name])
  const config = {
    extends: resolve('tsconfig.json'),
    compilerOptions: { types: [], rootDirs: [] },
    include: [join(folder, '*.mts')],
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const output = await compile(folder)
  said = new Map(names.map((name, at) => [name, findErrors(output, `snippet-${at}.mts`)]))
  // An error elsewhere would make every snippet look rejected.
  expect(
    output.split('\n').filter((line) => line.includes('error TS') && !line.includes('snippet-')),
  ).toEqual([])
}, 60_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

test(`ranking compiles ${allowed}`, () => {
  expect(said.get(allowed)).toEqual([])
})

test.each(names.filter((name) => name !== allowed))('ranking does not compile with %s', (name) => {
  const errors = said.get(name) ?? []
  expect(errors).toHaveLength(1)
  expect(errors[0]).toMatch(/perFundedLoanCents|paidLenders/)
})

/** Runs the project's own compiler. It exits with a failure when there are errors, which the tests expect. */
async function compile(folder: string): Promise<string> {
  const tsc = resolve('node_modules/typescript/bin/tsc')
  const run = promisify(execFile)(process.execPath, [tsc, '--project', folder, '--pretty', 'false'])
  return run.then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  )
}

/** Returns each error of a file with the lines that explain it. */
function findErrors(output: string, file: string): string[] {
  return output
    .split(/\n(?=\S)/)
    .filter((error) => error.includes('error TS') && error.split('(')[0]?.endsWith(file))
}
