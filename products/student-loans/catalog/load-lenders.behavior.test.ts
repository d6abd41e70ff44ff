import { expect, onTestFinished, test } from 'vitest'
import { offer } from '#domain/loans/loan-offer.fixture.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import type { LoadOptions } from '#kit/catalog/catalog-loader.ts'
import { readItems } from '#server/database/catalog-items.ts'
import type { Database } from '#server/database/database.ts'
import { loanOffers } from '#server/database/item-kinds.ts'
import { seed } from '#server/database/seed/seed.ts'
import { freshDatabase } from '#testing/database.ts'
import { loadFile } from '#testing/load-file.ts'
import { lenderCsv, manyOffers } from '#testing/many-offers.ts'
import { lenderLoader } from './lender-loader.ts'

const now = new Date('2026-11-21T17:00:00Z')
const today = '2026-11-21'
const oak: LoanOffer = {
  ...offer,
  id: 'oak-fixed',
  lenderId: 'oak',
  lenderName: 'Oak Bank',
  isSample: false,
  applyUrl: 'https://oak.example/apply',
}
const elm: LoanOffer = { ...oak, id: 'elm-fixed', lenderId: 'elm', lenderName: 'Elm Bank' }

test('a load removes the samples with all their rows and reports it', async () => {
  const { database } = await emptyDatabase()
  await seed(database)
  const { report } = await load(database, lenderCsv([oak]))
  expect(report.done).toEqual([
    'oak: 1 offer added, 0 changed, 0 unchanged, 0 withdrawn.',
    '  added oak-fixed',
    'The 24 sample lenders were replaced by real ones.',
    'refinance-student-loans: nothing is left to list, and its pages say so until you load more.',
    '1 lender loaded: 1 offer added, 0 changed, 0 unchanged, 0 withdrawn.',
  ])
  expect(await database.read.selectFrom('lender').selectAll().execute()).toEqual([
    { id: 'oak', name: 'Oak Bank', is_sample: false },
  ])
  expect(await database.read.selectFrom('lender_payment').selectAll().execute()).toEqual([])
  expect((await onOffer(database)).map(({ id, isSample }) => [id, isSample])).toEqual([['oak-fixed', false]])
  await seed(database)
  expect(await onOffer(database)).toHaveLength(1)
})

test('a CSV of lenders withdraws all their offers, and one of offers leaves the others; both say what they do not know', async () => {
  const { database } = await emptyDatabase()
  const second = { ...oak, id: 'oak-variable' }
  await load(database, lenderCsv([oak, second, elm]))
  const one = await load(database, 'offer_id,withdrawn\noak-variable,yes\nash-fixed,yes\n')
  expect(one.report).toEqual({
    exitCode: 2,
    done: [
      'oak: 0 offers added, 0 changed, 0 unchanged, 1 withdrawn.',
      '  withdrawn oak-variable',
      '1 lender loaded: 0 offers added, 0 changed, 0 unchanged, 1 withdrawn; 1 lender rejected.',
    ],
    problems: [
      'line 3: offer_id "ash-fixed" is not in the catalog: there is nothing to withdraw.',
      'ash-fixed was rejected and is unchanged.',
    ],
  })
  const all = await load(database, 'lender_id,withdrawn\noak,yes\nelm,yes\n', { isDryRun: true })
  expect(all.report.done).toContain(
    'student-loans: nothing is left to list, and its pages say so until you load more.',
  )
  await load(database, 'lender_id,withdrawn\noak,yes\n')
  expect(await onOffer(database)).toEqual([elm])
})

test('a change reports old and new values, keeps earlier rates, and leaves dates unchanged', async () => {
  const { database } = await emptyDatabase()
  await load(database, lenderCsv([oak]))
  const received = listen(database)
  const changed = { ...oak, highestRatePercent: 12.5, rateSeenOn: '2026-11-19', hardshipMonths: null }
  const { report } = await load(database, lenderCsv([changed]), { now: new Date('2027-03-01T17:00:00Z') })
  expect(report.done.slice(0, 2)).toEqual([
    'oak: 0 offers added, 1 changed, 0 unchanged, 0 withdrawn.',
    '  changed oak-fixed: highest_rate_percent 12 → 12.5, rate_seen_on 2026-11-12 → 2026-11-19, ' +
      'hardship_months 12 → (empty)',
  ])
  expect(received.sort()).toEqual(['lender', 'loan_offer'])
  expect(await onOffer(database)).toEqual([changed])
  const capped = { id: 'oak-fixed', lowestRatePercent: 6, rateCapPercent: null }
  expect(await rates(database)).toEqual([
    { ...capped, number: 1, highestRatePercent: 12, rateSeenOn: '2026-11-12', loaded_at: now },
    {
      ...capped,
      number: 2,
      highestRatePercent: 12.5,
      rateSeenOn: '2026-11-19',
      loaded_at: new Date('2027-03-01T17:00:00Z'),
    },
  ])
})

test('an offer missing from the file is withdrawn, keeps its rates, and can return', async () => {
  const { database } = await emptyDatabase()
  const second = { ...oak, id: 'oak-variable' }
  await load(database, lenderCsv([oak, second]))
  const without = await load(database, lenderCsv([oak]))
  expect(without.report.done).toContain('  withdrawn oak-variable')
  expect(await onOffer(database)).toEqual([oak])
  expect(await rates(database)).toHaveLength(2)
  const again = await load(database, lenderCsv([oak]))
  expect(again.report.done[0]).toBe('oak: 0 offers added, 0 changed, 1 unchanged, 0 withdrawn.')
  const back = await load(database, lenderCsv([oak, second]))
  expect(back.report.done).toContain('  returned oak-variable')
  expect(await onOffer(database)).toEqual([oak, second])
})

test('a lender with an invalid row keeps its current offers; the other lenders are loaded', async () => {
  const { database } = await emptyDatabase()
  await load(database, lenderCsv([oak, elm]))
  const file = lenderCsv([
    { ...oak, graceMonths: 9 },
    { ...oak, id: 'oak-new', rateSeenOn: '2026-11-22' },
    { ...elm, graceMonths: 9 },
  ])
  const { report } = await load(database, file)
  expect(report.exitCode).toBe(2)
  expect(report.problems).toEqual([
    'line 3: rate_seen_on 2026-11-22 is in the future: enter the date the rates were read.',
    'oak was rejected and is unchanged.',
  ])
  expect(report.done.at(-1)).toBe(
    '1 lender loaded: 0 offers added, 1 changed, 0 unchanged, 0 withdrawn; 1 lender rejected.',
  )
  expect(await onOffer(database)).toEqual([{ ...elm, graceMonths: 9 }, oak])
})

test('an id already used in the file or by another lender is refused', async () => {
  const { database } = await emptyDatabase()
  await load(database, lenderCsv([oak]))
  const { report } = await load(database, lenderCsv([{ ...elm, id: 'oak-fixed' }, elm, elm]))
  expect(report.problems).toEqual([
    'line 2: offer_id "oak-fixed" belongs to oak: give each offer its own.',
    'line 4: offer_id "elm-fixed" is already in line 3: give each offer its own.',
    'elm was rejected and is unchanged.',
  ])
})

test.each([
  ['2026-10-22', []],
  [
    '2026-10-21',
    [expect.stringMatching(/^line 2: note: rate_seen_on 2026-10-21 is 31 days ago: .* not ranked\.$/)],
  ],
])(
  'rates seen on %s are loaded, with a note if they are more than 30 days old',
  async (rateSeenOn, notes) => {
    const { database } = await emptyDatabase()
    const { report } = await load(database, lenderCsv([{ ...oak, rateSeenOn }]))
    expect(report.problems).toEqual(notes)
    expect(report.exitCode).toBe(0)
    expect(await onOffer(database)).toMatchObject([{ rateSeenOn }])
  },
)

test('a deadline in the past is reported as a note', async () => {
  const { database } = await emptyDatabase()
  const { report } = await load(database, lenderCsv([{ ...oak, applyBy: '2026-11-20' }]))
  expect(report.problems).toEqual([
    'line 2: note: apply_by 2026-11-20 has passed: no one is offered this loan.',
  ])
})

test('lenders missing from a file stay unless the file is the whole catalog', async () => {
  const { database } = await emptyDatabase()
  await load(database, lenderCsv([oak, elm]))
  await load(database, lenderCsv([oak]))
  expect(await onOffer(database)).toEqual([elm, oak])
  const { report } = await load(database, lenderCsv([oak]), { isComplete: true })
  expect(report.done).toContain('elm: 0 offers added, 0 changed, 0 unchanged, 1 withdrawn.')
  expect(await onOffer(database)).toEqual([oak])
})

test('a file with only payments withdraws nothing, even as the whole catalog', async () => {
  const { database } = await emptyDatabase()
  await load(database, lenderCsv([oak, elm]))
  const payment = {
    lender_id: 'oak',
    per_click_dollars: 1,
    per_application_dollars: 0,
    per_funded_loan_dollars: 0,
  }
  const file = JSON.stringify({ payments: [{ ...payment, agreed_on: '2026-11-01' }] })
  const { report } = await load(database, file, { isComplete: true })
  expect(report.done).toEqual(['oak: recorded what it pays us.'])
  expect(await onOffer(database)).toEqual([elm, oak])
})

test('a JSON file can name a lender that no longer has offers', async () => {
  const { database } = await emptyDatabase()
  await load(database, lenderCsv([oak, elm]))
  await load(database, JSON.stringify({ lenders: [{ lender_id: 'elm', lender_name: 'Elm', offers: [] }] }))
  expect(await onOffer(database)).toEqual([oak])
})

test('a lender with a new name is renamed on all its offers', async () => {
  const { database } = await emptyDatabase()
  await load(database, lenderCsv([oak]))
  const { report } = await load(database, lenderCsv([{ ...oak, lenderName: 'Oak & Sons' }]))
  expect(report.done).toContain('  is called "Oak & Sons" now, not "Oak Bank"')
  expect(await onOffer(database)).toEqual([{ ...oak, lenderName: 'Oak & Sons' }])
})

test('payments by lenders are stored separately from offers, and can be added, changed, and ended', async () => {
  const { database } = await emptyDatabase()
  await load(database, lenderCsv([oak, elm]))
  const pays = (perClick: string, lender = 'oak') =>
    load(
      database,
      'lender_id,per_click_dollars,per_application_dollars,per_funded_loan_dollars,agreed_on\n' +
        `${lender},${perClick},0,0,2026-11-01\n`,
    )
  const received = listen(database)
  expect((await pays('1.50')).report).toEqual({
    done: ['oak: recorded what it pays us.'],
    problems: [],
    exitCode: 0,
  })
  expect(await payments(database)).toEqual([['oak', 150]])
  await pays('1.50')
  expect(received).toEqual(['lender'])
  await pays('2')
  expect(await payments(database)).toEqual([['oak', 200]])
  expect((await pays('0')).report.done).toEqual(['oak: no longer pays us anything.'])
  expect(await payments(database)).toEqual([])
  expect(received).toEqual(['lender', 'lender', 'lender'])
  expect((await pays('1', 'ash')).report).toEqual({
    done: [],
    problems: ['line 2: lender_id "ash" is not in the catalog: load the lender\'s offers first.'],
    exitCode: 1,
  })
})

test('samples accept no payment, and a refused payment does not stop the rest of the file', async () => {
  const { database } = await emptyDatabase()
  await seed(database)
  const payment = { per_click_dollars: 1, per_application_dollars: 0, per_funded_loan_dollars: 0 }
  const of = (lender_id: string, agreed_on = '2026-11-01') => ({ ...payment, lender_id, agreed_on })
  const alone = await load(database, JSON.stringify({ payments: [of('marrowby-bank')] }))
  expect(alone.report.exitCode).toBe(1)
  await load(database, lenderCsv([oak, elm]))
  const mixed = await load(
    database,
    JSON.stringify({ payments: [of('oak'), of('elm', '2026-11-22'), of('oak')] }),
  )
  expect(mixed.report).toEqual({
    done: ['oak: recorded what it pays us.'],
    problems: [
      'payment 2: agreed_on 2026-11-22 is in the future: enter the date it was agreed.',
      'payment 3: lender_id "oak" is already in payment 1.',
    ],
    exitCode: 2,
  })
})

test('2,000 offers load in one file', async () => {
  const { database } = await emptyDatabase()
  const offers = manyOffers({ lenderCount: 200, offersEach: 10, today })
  await load(database, lenderCsv(offers))
  expect(await onOffer(database)).toHaveLength(2_000)
  const raised = offers.map((each) => ({ ...each, graceMonths: each.graceMonths + 1 }))
  const { report } = await load(database, lenderCsv(raised))
  expect(report.done.at(-1)).toBe(
    '200 lenders loaded: 0 offers added, 2000 changed, 0 unchanged, 0 withdrawn.',
  )
})

async function emptyDatabase() {
  const fresh = await freshDatabase()
  onTestFinished(() => fresh[Symbol.asyncDispose]())
  return fresh
}

async function load(database: Database, text: string, options: Partial<LoadOptions> = {}) {
  return { report: await loadFile(lenderLoader, { database, text, now, ...options }) }
}

async function onOffer({ read }: Database): Promise<LoanOffer[]> {
  return (await readItems(read, loanOffers, { today })).map(({ item }) => item)
}

async function rates({ read }: Database) {
  const rows = await read.selectFrom('catalog_version').selectAll().orderBy('number').execute()
  return rows.map(({ body, item_id, number, loaded_at }) => ({
    id: item_id,
    number,
    ...JSON.parse(body),
    loaded_at,
  }))
}

async function payments({ read }: Database) {
  const rows = await read.selectFrom('lender_payment').select(['lender_id', 'per_click_cents']).execute()
  return rows.map((row) => [row.lender_id, row.per_click_cents])
}

function listen(database: Database): string[] {
  const received: string[] = []
  database.onChange((topic) => received.push(topic))
  return received
}
