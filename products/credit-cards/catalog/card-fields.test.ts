import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openCatalogFile } from '#kit/catalog/catalog-file.ts'
import { readRows } from '#kit/catalog/plan-rows.ts'
import { sampleCardIssuers } from '#server/database/seed/sample-cards.ts'
import { cardCsv, manyCards } from '#testing/many-cards.ts'
import { type CardCells, cardCells, cardFields, readCard, requiredCardFields } from './card-fields.ts'
import { listsCards, readCardFile } from './read-card-file.ts'

const today = '2026-11-23'
const many = manyCards(300, today)
const [template] = many
if (!template) throw new Error('There is no card.')
const plain: CardCells = {
  ...cardCells({
    ...template,
    types: ['student'],
    deposit: null,
    bonus: null,
    promotions: [],
    credits: [],
    minimumPayment: null,
    cashAdvanceFee: null,
    rewards: { basePointsPerDollar: 1, centsAPoint: 1, categories: [] },
    transferApr: null,
    transferFee: null,
  }),
}

const problemsOf = (changed: Partial<CardCells>) => {
  const read = readCard({ ...plain, ...changed }, today)
  return read.status === 'refused' ? read.problems.join('\n') : read.status
}

test('the written cells of every card parse back the same', () => {
  for (const card of many)
    expect(readCard(cardCells(card), today)).toStrictEqual({ status: 'listed', item: card })
})

test('empty cells mean that the issuer does not say, and a file never says that something is a sample', () => {
  const required = new Set<string>(requiredCardFields)
  const cells = Object.fromEntries(
    cardFields.map((field) => [field, required.has(field) ? plain[field] : '']),
  )
  expect(readCard(cells as CardCells, today)).toMatchObject({
    status: 'listed',
    item: {
      isSample: false,
      firstYearFeeCents: null,
      transferApr: null,
      cashAdvanceAprPercent: null,
      penaltyAprPercent: null,
      graceDays: null,
      minimumPayment: null,
      returnedPaymentFeeCents: null,
      rewards: null,
      creditBand: null,
      takesCosigner: null,
      takesItin: null,
    },
  })
})

test('of a withdrawn card only its id is read', () => {
  const cells = Object.fromEntries(cardFields.map((field) => [field, ''])) as CardCells
  expect(readCard({ ...cells, card_id: 'gone', withdrawn: 'yes' }, today)).toEqual({ status: 'withdrawn' })
})

test.each<[Partial<CardCells>, RegExp]>([
  [
    { types: 'student; gold' },
    /^types "student; gold" is not a list of types: enter one or more of student; /,
  ],
  [{ card_id: 'Oak!' }, /^card_id "Oak!" is not an id/],
  [{ annual_fee_dollars: '' }, /^annual_fee_dollars is empty but required: enter dollars/],
  [{ annual_fee_dollars: '-5' }, /^annual_fee_dollars "-5" is not an amount/],
  [
    { foreign_fee_percent: '300' },
    /^foreign_fee_percent "300" is above the highest percentage we accept, 99\.9999/,
  ],
  [
    { lowest_purchase_apr_percent: '30', highest_purchase_apr_percent: '20' },
    /below lowest_purchase_apr_percent/,
  ],
  [
    { lowest_transfer_apr_percent: '20' },
    /^highest_transfer_apr_percent is empty: enter all or none of lowest_transfer_apr_percent, highest_transfer_apr_percent/,
  ],
  [{ purchase_intro_apr_percent: '0' }, /^purchase_intro_months is empty/],
  [
    { purchase_intro_apr_percent: '0', purchase_intro_months: '0' },
    /not a whole number in range: enter one from 1 to 60/,
  ],
  [
    { transfer_intro_apr_percent: '0', transfer_intro_months: '12' },
    /^lowest_transfer_apr_percent is empty: enter the APR for balance transfers/,
  ],
  [
    { minimum_payment_percent: '1' },
    /^minimum_payment_floor_dollars and minimum_payment_adds_interest is empty/,
  ],
  [{ types: 'secured' }, /a secured card has a deposit, and other cards don’t/],
  [{ deposit_least_dollars: '200' }, /a secured card has a deposit, and other cards don’t/],
  [{ types: 'secured', deposit_least_dollars: '200', deposit_most_dollars: '100' }, /swap them/],
  [{ base_points_per_dollar: '' }, /^base_points_per_dollar is empty: enter what other purchases earn/],
  [{ base_points_per_dollar: '99' }, /is not points per dollar/],
  [{ cents_a_point: '0' }, /^cents_a_point "0" is not a value in cents per point/],
  [
    { category_rewards: '3 dining' },
    /^category_rewards "3 dining" has "3 dining": enter it as "5 on groceries/,
  ],
  [{ category_rewards: '3 on dining + luck' }, /whose categories must be one or more of groceries, /],
  [{ category_rewards: '3 on gas in months 0 + 13' }, /whose months are not from 1 to 12/],
  [{ category_rewards: '3 on gas up to $0 a month' }, /has "3 on gas up to \$0 a month": enter/],
  [{ category_rewards: 'x'.repeat(3_000) }, /has 3000 characters: the limit is 2000$/],
  [{ category_rewards: Array(21).fill('3 on gas').join('|') }, /has 21 categories: the limit is 20/],
  [{ statement_credits: 'Streaming: 7 for streaming' }, /enter it as "Streaming: \$7 a month for streaming"/],
  [{ statement_credits: 'Luck: $7 a month for luck' }, /which is not for any of groceries, /],
  [{ bonus_dollars: '200' }, /^bonus_spend_dollars and bonus_within_months is empty/],
  [{ bonus_dollars: '0', bonus_spend_dollars: '0', bonus_within_months: '3' }, /^bonus_dollars is 0/],
  [
    { reports_to: '' },
    /^reports_to is empty but required: enter one or more of Equifax; Experian; TransUnion, or none$/,
  ],
  [{ credit_band: 'superb' }, /is not recognized: enter one of none, fair, good, excellent/],
  [{ takes_cosigner: 'maybe' }, /is not recognized: enter yes or no/],
  [{ terms_seen_on: '2026-11-24' }, /^terms_seen_on 2026-11-24 is in the future/],
  [{ apply_url: 'javascript:alert(1)' }, /^apply_url .* is not a web address/],
  [{ name: 'A\u0000B' }, /contains characters that are not text/],
])('%o is refused with a reason', (changed, reason) => {
  expect(problemsOf(changed)).toMatch(reason)
})

test('rewards, credits and bureaus can be written in several ways', () => {
  const read = readCard(
    {
      ...plain,
      types: 'Cash-Back, student',
      category_rewards: '3 ON dining+gas  up to 1,500 a Quarter in month 11 if activated|2 on groceries',
      statement_credits: 'Music: more: $2.50 a month for streaming',
      reports_to: 'equifax; TRANSUNION',
    },
    today,
  )
  expect(read).toMatchObject({
    item: {
      types: ['cash_back', 'student'],
      rewards: {
        categories: [
          {
            categories: ['dining', 'gas'],
            pointsPerDollar: 3,
            cap: { spendCents: 150_000, period: 'quarter' },
            months: [11],
            needsActivation: true,
          },
          { categories: ['groceries'], pointsPerDollar: 2, cap: null, months: null, needsActivation: false },
        ],
      },
      credits: [{ name: 'Music: more', category: 'streaming', cents: 250, period: 'month' }],
      reportsTo: ['Equifax', 'TransUnion'],
    },
  })
})

test('the same cards as JSON, with numbers, lists and null, parse like the CSV', () => {
  const cards = many.slice(0, 40).map((card) => {
    const cells = cardCells(card)
    return {
      ...cells,
      types: card.types,
      foreign_fee_percent: card.foreignFeePercent,
      for_students: card.isForStudents,
      takes_itin: card.takesItin,
      category_rewards: cells.category_rewards === '' ? [] : cells.category_rewards.split(' | '),
      withdrawn: null,
    }
  })
  expect(listed(JSON.stringify({ cards }))).toEqual(many.slice(0, 40))
  expect(listed(cardCsv(many.slice(0, 40)))).toEqual(many.slice(0, 40))
})

test('an unknown field in JSON is a problem of its card alone', () => {
  const opened = openCatalogFile(Buffer.from('{"cards": [{ "is_sample": true }, {}]}'))
  const read = opened.ok && readCardFile(opened.file)
  expect(read && 'file' in read && read.file.cards.map(({ problems }) => problems)).toEqual([
    ['has unknown fields: is_sample'],
    [],
  ])
})

test('no file makes the reader throw, and no cell becomes a card that is not one', () => {
  const csv = cardCsv(many.slice(0, 2))
  const json = JSON.stringify({ cards: many.slice(0, 2).map(cardCells) })
  const broken = fc
    .tuple(fc.constantFrom(csv, json), fc.nat(), fc.string({ maxLength: 12 }), fc.nat(40))
    .map(([text, at, added, gone]) => {
      const place = at % text.length
      return text.slice(0, place) + added + text.slice(place + gone)
    })
  fc.assert(
    fc.property(broken, (text) => {
      const opened = openCatalogFile(Buffer.from(text))
      if (!opened.ok || !listsCards(opened.file)) return
      const file = readCardFile(opened.file)
      if (!file.ok) return
      for (const { read } of readRows(file.file.cards, 'card_id', (cells) => readCard(cells, today)))
        if (read.status === 'listed')
          expect(readCard(cardCells(read.item), today)).toStrictEqual({ status: 'listed', item: read.item })
    }),
    { numRuns: 500 },
  )
})

function listed(text: string) {
  const opened = openCatalogFile(Buffer.from(text))
  const read = opened.ok ? readCardFile(opened.file) : opened
  if (!read.ok) throw new Error(read.problems.join('\n'))
  return readRows(read.file.cards, 'card_id', (cells) => readCard(cells, today)).map(
    ({ read: each }) => each.status === 'listed' && each.item,
  )
}

test('every sample could be loaded from a file', () => {
  for (const { cards, name } of sampleCardIssuers)
    for (const { termsSeenDaysAgo: _, ...facts } of cards) {
      const card = {
        ...facts,
        issuerName: name,
        isSample: false,
        termsSeenOn: today,
        applyUrl: 'https://a.example/',
      }
      expect(readCard(cardCells(card), today)).toStrictEqual({ status: 'listed', item: card })
    }
})
