import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

// What a lender pays us cannot reach the ranking. Not by a rule to remember: the project would not compile.

const start = `
import { type ComparisonFor, compareOffers, comparePriced } from '${resolve('domain/loans/compare-offers.ts')}'
import type { LoanOffer } from '${resolve('domain/loans/loan-offer.ts')}'
import { priceList } from '${resolve('domain/loans/price-list.ts')}'
import { type RankingInput, receiptOf, scoreOf } from '${resolve('domain/ranking/rank.ts')}'
import { defaultWeights } from '${resolve('domain/ranking/criteria.ts')}'
declare const offers: readonly LoanOffer[]
declare const comparedFor: ComparisonFor
const { borrowing, ...visitor } = comparedFor
declare const input: RankingInput
interface Paying { perFundedLoanCents: number }
`

const snippets = {
  'as it is used': `
    compareOffers(offers, comparedFor)
    compareOffers(offers, { ...comparedFor, sort: 'lowest_total' })
    comparePriced(priceList(offers, borrowing), visitor)
    scoreOf(input, defaultWeights)
    receiptOf(input, defaultWeights)`,
  'offers that hold a payment': `
    declare const paying: readonly (LoanOffer & Paying)[]
    compareOffers(paying, comparedFor)`,
  'offers made with a payment on the way in': `
    compareOffers(offers.map((offer) => ({ ...offer, perFundedLoanCents: 5 })), comparedFor)`,
  'offers that may hold a payment': `
    declare const paying: readonly (LoanOffer & Partial<Paying>)[]
    compareOffers(paying, comparedFor)`,
  'a set of paying lenders beside the profile': `
    const withPayers = { ...comparedFor, paidLenders: new Set<string>() }
    compareOffers(offers, withPayers)`,
  'a price list of offers that hold a payment': `
    declare const paying: readonly (LoanOffer & Paying)[]
    comparePriced(priceList(paying, borrowing), visitor)`,
  'a set of paying lenders beside the profile, where prices are kept': `
    const withPayers = { ...visitor, paidLenders: new Set<string>() }
    comparePriced(priceList(offers, borrowing), withPayers)`,
  'a payment beside the facts of an offer': `
    declare const paying: RankingInput & Paying
    scoreOf(paying, defaultWeights)`,
  'a payment among the facts of an offer': `
    const values = { ...input.values, perFundedLoanCents: 5 }
    scoreOf({ ...input, values }, defaultWeights)`,
  'a weight for a payment': `
    scoreOf(input, { ...defaultWeights, perFundedLoanCents: 5 })`,
}

type Snippet = keyof typeof snippets
const names = Object.keys(snippets) as Snippet[]
const allowed: Snippet = 'as it is used'

let folder: string
/** What the compiler says of each snippet. */
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
  said = new Map(names.map((name, at) => [name, errorsOf(output, `snippet-${at}.mts`)]))
  // An error elsewhere would make every snippet look refused.
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

/** The project's own compiler; it ends with a failure when there are errors, which are what is asked for. */
async function compile(folder: string): Promise<string> {
  const tsc = resolve('node_modules/typescript/bin/tsc')
  const run = promisify(execFile)(process.execPath, [tsc, '--project', folder, '--pretty', 'false'])
  return run.then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  )
}

/** Each error of a file with the lines that explain it. */
function errorsOf(output: string, file: string): string[] {
  return output
    .split(/\n(?=\S)/)
    .filter((error) => error.includes('error TS') && error.split('(')[0]?.endsWith(file))
}
