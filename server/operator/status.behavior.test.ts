import { expect, test } from 'vitest'
import { queueMail } from '#app/mail/outbox.server.ts'
import { offer } from '#domain/loans/loan-offer.fixture.ts'
import { cardLoader } from '#products/credit-cards/catalog/card-loader.ts'
import { lenderLoader } from '#products/student-loans/catalog/lender-loader.ts'
import { seed } from '#server/database/seed/seed.ts'
import { freshDatabase } from '#testing/database.ts'
import { loadFile } from '#testing/load-file.ts'
import { cardCsv, manyCards } from '#testing/many-cards.ts'
import { lenderCsv } from '#testing/many-offers.ts'
import { operate } from './operate.ts'

const now = new Date('2026-11-23T17:00:00Z')
const oak = {
  ...offer,
  id: 'oak',
  lenderId: 'oak',
  lenderName: 'Oak',
  isSample: false,
  applyUrl: 'https://oak.example/',
}

test('status says what is listed, what becomes too old and when, what state the emails are in, and what is not set', async () => {
  await using place = await freshDatabase()
  const { database, dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = place
  const status = async (env = {}) => {
    const { code, lines } = await operate(
      ['status'],
      { DATA_DIR, DATABASE_URL, SAMPLE_DATA: 'true', ...env },
      { now: () => now },
    )
    return [code, ...lines]
  }
  expect(await status()).toEqual([
    0,
    'Student loans: none',
    'Refinance loans: none',
    'Credit cards: none',
    'Scholarships: none',
    'Schools: the bundled list',
    'Emails in the last 30 days: none',
  ])

  await seed(database)
  const offers = ['2026-10-20', '2026-11-01', '2026-11-20'].map((rateSeenOn, at) => {
    return { ...oak, id: `oak-${at}`, rateSeenOn }
  })
  const elm = { ...oak, lenderId: 'elm', lenderName: 'Elm', rateSeenOn: '2026-10-30' }
  offers.push({ ...elm, id: 'elm-0' }, { ...elm, id: 'elm-1' })
  await loadFile(lenderLoader, { database, now, text: lenderCsv(offers) })
  const [card] = manyCards(1, '2026-11-23')
  if (!card) throw new Error('There is no card.')
  const text = cardCsv([{ ...card, termsSeenOn: '2026-11-20' }])
  await loadFile(cardLoader, { database, now, text })
  const file = { source: 's', name: 'IC2023_AY.csv', school_count: 1, refused_count: 0, loaded_at: now }
  await database.write((tx) => tx.insertInto('school_cost_file').values(file).execute())
  const letter = { kind: 'contact', email: 'ada@example.com', now }
  await database.write((tx) => queueMail(database, tx, letter))
  expect(await status({ SITE_URL: 'https://bursar.example' })).toEqual([
    0,
    'Student loans: 5 real',
    '  1 too old to rank: check their terms again and reload them',
    '  2 will be too old to rank on 2026-11-30',
    '    Elm: 2 on 2026-11-30',
    'Refinance loans: none',
    'Credit cards: 1 real',
    '  1 will be too old to list on 2026-12-21',
    expect.stringMatching(/^Scholarships: \d+ samples$/),
    expect.stringMatching(/^ {2}\d+ of them open today$/),
    `Last load with new rates, loan_offer: ${now.toISOString()}`,
    `Last load with new rates, credit_card: ${now.toISOString()}`,
    'Schools: the bundled list',
    `School costs: IC2023_AY.csv, loaded ${now.toISOString()}`,
    'Emails in the last 30 days: 1 waiting',
    `  the oldest has been waiting since ${now.toISOString()}`,
    expect.stringMatching(/^SMTP_URL is not set/),
    expect.stringMatching(/^OPERATOR_ADDRESS is not set/),
    expect.stringMatching(/^OPERATOR_NAME is not set/),
  ])

  await database.write((tx) => tx.updateTable('mail').set({ tries: 2 }).execute())
  const lines = await status({ PRODUCT_LINES: 'student-loans, fafsa', SAMPLE_DATA: 'false' })
  for (const line of [
    'Left out by PRODUCT_LINES: refinance-student-loans, credit-cards, scholarships',
    'Samples: none (SAMPLE_DATA=true lists them)',
    '  1 waiting after a failure',
    '  what failed and why: npm run operator -- mail',
  ])
    expect(lines).toContain(line)
})
