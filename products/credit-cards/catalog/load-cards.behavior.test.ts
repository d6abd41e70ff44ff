import { expect, onTestFinished, test } from 'vitest'
import type { Card } from '#domain/cards/card.ts'
import type { LoadOptions } from '#kit/catalog/catalog-loader.ts'
import { readItems } from '#server/database/catalog-items.ts'
import type { Database } from '#server/database/database.ts'
import { creditCards } from '#server/database/item-kinds.ts'
import { freshDatabase } from '#testing/database.ts'
import { loadFile } from '#testing/load-file.ts'
import { cardCsv, manyCards } from '#testing/many-cards.ts'
import { cardLoader } from './card-loader.ts'

const now = new Date('2026-11-23T17:00:00Z')
const today = '2026-11-23'
const [template] = manyCards(1, today)
if (!template) throw new Error('There is no card.')
const oak: Card = {
  ...template,
  id: 'oak',
  issuerId: 'oak-bank',
  issuerName: 'Oak Bank',
  name: 'Oak',
  lateFeeCents: 4_000,
  purchaseApr: { lowestPercent: 18, highestPercent: 25 },
  termsSeenOn: '2026-11-20',
}
const pine: Card = { ...oak, id: 'pine', name: 'Pine', rewards: null, credits: [] }

test('every field of a loaded card reads back as in the file', async () => {
  const database = await emptyDatabase()
  const given = manyCards(400, today)
  const { report } = await load(database, cardCsv(given))
  expect([report.exitCode, report.problems]).toEqual([0, []])
  expect(report.done.slice(99)).toEqual([
    'added card-0100',
    'and 300 more added',
    '400 cards added, 0 changed, 0 unchanged, 0 withdrawn.',
  ])
  expect(await listed(database)).toStrictEqual(given)
})

test('new rates are added to the earlier ones; other facts change in place', async () => {
  const database = await emptyDatabase()
  await load(database, cardCsv([oak, pine]))
  const received = listen(database)
  const costlier = {
    ...oak,
    purchaseApr: { lowestPercent: 19, highestPercent: 26 },
    lateFeeCents: 3_000,
    termsSeenOn: '2026-11-22',
  }
  const { report } = await load(database, cardCsv([costlier]))
  expect(report.done[0]).toBe(
    'changed oak: lowest_purchase_apr_percent 18 → 19, highest_purchase_apr_percent 25 → 26, ' +
      'late_fee_dollars 40 → 30, terms_seen_on 2026-11-20 → 2026-11-22',
  )
  expect(received.sort()).toEqual(['card_issuer', 'credit_card'])
  expect(await listed(database)).toEqual([costlier, pine])
  expect(await ratesOf(database, 'oak')).toEqual([
    [1, 18, '2026-11-20'],
    [2, 19, '2026-11-22'],
  ])
  await load(database, cardCsv([{ ...costlier, name: 'Old Oak' }]))
  expect(await ratesOf(database, 'oak')).toHaveLength(2)
})

test('a refused card is refused alone and keeps its earlier facts', async () => {
  const database = await emptyDatabase()
  await load(database, cardCsv([oak]))
  const { report } = await load(database, cardCsv([{ ...oak, termsSeenOn: '2026-11-24' }, pine]))
  expect(report).toEqual({
    exitCode: 2,
    problems: [
      'line 2: terms_seen_on 2026-11-24 is in the future: enter the date the terms were read.',
      '1 card rejected and left unchanged.',
    ],
    done: ['added pine', '1 card added, 0 changed, 0 unchanged, 0 withdrawn; 1 rejected.'],
  })
  expect(await listed(database)).toEqual([oak, pine])
})

test('an id that appears twice, or an issuer with two names, is loaded as on its first line', async () => {
  const database = await emptyDatabase()
  const { report } = await load(
    database,
    cardCsv([oak, { ...oak, name: 'Other' }, { ...pine, issuerName: 'Oak' }]),
  )
  expect(report.problems.slice(0, 2)).toEqual([
    'line 3: card_id "oak" is already in line 2: give each card its own.',
    'line 4: issuer_name "Oak" is "Oak Bank" on an earlier line.',
  ])
  expect(await listed(database)).toEqual([oak])
})

test('terms older than those in the catalog need the force flag, and old ones are loaded with a note', async () => {
  const database = await emptyDatabase()
  await load(database, cardCsv([oak]))
  const older = { ...oak, termsSeenOn: '2026-10-01' }
  const { report } = await load(database, cardCsv([older]))
  expect(report.problems[0]).toMatch(/older than 2026-11-20, which is in the catalog: .* --force/)
  const forced = await load(database, cardCsv([older]), { takesOlder: true })
  expect(forced.report.problems).toEqual([
    'line 2: note: terms_seen_on 2026-10-01 is 53 days ago: cards whose terms are older than 30 days are not listed.',
  ])
  expect(await listed(database)).toEqual([older])
})

test('a row can withdraw its card, which can return with its earlier rates', async () => {
  const database = await emptyDatabase()
  await load(database, cardCsv([oak, pine]))
  const gone = JSON.stringify({ cards: [{ card_id: 'pine', withdrawn: true }] })
  const { report } = await load(database, gone)
  expect(report.done[0]).toBe('withdrawn pine')
  expect(await listed(database)).toEqual([oak])
  const back = await load(database, cardCsv([pine]))
  expect(back.report.done[0]).toBe('returned pine')
  expect(await listed(database)).toEqual([oak, pine])
  expect(await ratesOf(database, 'pine')).toHaveLength(1)
})

test('cards missing from a file stay unless the file is the whole catalog', async () => {
  const database = await emptyDatabase()
  await load(database, cardCsv([oak, pine]))
  await load(database, cardCsv([oak]))
  expect(await listed(database)).toHaveLength(2)
  await load(database, cardCsv([oak]), { isComplete: true })
  expect(await listed(database)).toEqual([oak])
  const nameless = await load(database, cardCsv([{ ...oak, id: 'Oak!' }]), { isComplete: true })
  expect(nameless.report.problems[0]).toBe(
    'line 2: card_id is not an id: with --complete each row needs one, such as oak-student.',
  )
})

test('which issuers pay us is loaded apart from their cards, and stays when the cards change', async () => {
  const database = await emptyDatabase()
  await load(database, cardCsv([oak]))
  const received = listen(database)
  const csv = 'issuer_id,pays_us,agreed_on\noak-bank,yes,2026-11-01\nnobody,yes,2026-11-01\n'
  const { report } = await load(database, csv)
  expect(report).toEqual({
    exitCode: 2,
    problems: ['line 3: issuer_id "nobody" is not in the catalog: load its cards first.'],
    done: ['oak-bank: recorded that it pays us.'],
  })
  expect(received).toEqual(['card_issuer'])
  await load(database, cardCsv([{ ...oak, name: 'Old Oak' }]))
  expect(await paying(database)).toEqual(['oak-bank'])
  const again = await load(database, csv.replace(/nobody.*\n/, ''))
  expect([again.report.exitCode, again.report.done]).toEqual([0, []])
  const ends = { issuer_id: 'oak-bank', pays_us: false, agreed_on: today }
  const ended = await load(database, JSON.stringify({ agreements: [ends, ends] }))
  expect(ended.report.done).toEqual(['oak-bank: no longer pays us anything.'])
  expect(ended.report.problems).toEqual(['agreement 2: issuer_id "oak-bank" is already in agreement 1.'])
  expect(await paying(database)).toEqual([])
})

test('an agreement of tomorrow, or with unknown fields, is refused', async () => {
  const database = await emptyDatabase()
  const file = JSON.stringify({
    agreements: [
      { issuer_id: 'oak-bank', pays_us: 'yes', agreed_on: '2026-11-24' },
      { issuer_id: 'oak-bank', pays_us: 'yes', agreed_on: '2026-11-01', cents: 5 },
    ],
  })
  const { report } = await load(database, file)
  expect([report.exitCode, report.problems]).toEqual([
    1,
    [
      'agreement 1: agreed_on 2026-11-24 is in the future: enter the date it was agreed.',
      'agreement 2: has unknown fields: cents.',
    ],
  ])
})

async function emptyDatabase(): Promise<Database> {
  const fresh = await freshDatabase()
  onTestFinished(() => fresh[Symbol.asyncDispose]())
  return fresh.database
}

async function load(database: Database, text: string, options: Partial<LoadOptions> = {}) {
  return { report: await loadFile(cardLoader, { database, text, now, ...options }) }
}

async function listed({ read }: Database): Promise<Card[]> {
  return (await readItems(read, creditCards, { today })).map(({ item }) => item)
}

async function ratesOf({ read }: Database, cardId: string) {
  const rows = await read
    .selectFrom('catalog_version')
    .select(['number', 'body'])
    .where('item_id', '=', cardId)
    .orderBy('number')
    .execute()
  return rows.map(({ number, body }) => {
    const rates: Card = JSON.parse(body)
    return [number, rates.purchaseApr.lowestPercent, rates.termsSeenOn]
  })
}

async function paying({ read }: Database): Promise<string[]> {
  const rows = await read.selectFrom('card_issuer_payment').select('issuer_id').execute()
  return rows.map(({ issuer_id }) => issuer_id)
}

function listen(database: Database): string[] {
  const received: string[] = []
  database.onChange((topic) => received.push(topic))
  return received
}
