import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardLoader } from '#products/credit-cards/catalog/card-loader.ts'
import { scholarshipLoader } from '#products/scholarships/catalog/scholarship-loader.ts'
import { lenderLoader } from '#products/student-loans/catalog/lender-loader.ts'
import type { Database } from '#server/database/database.ts'
import { seed } from '#server/database/seed/seed.ts'
import { freshDatabase } from '#testing/database.ts'
import { runLoadCommand, temporaryFolder } from '#testing/load-command.ts'
import { loadFile } from '#testing/load-file.ts'
import { cardCsv, manyCards } from '#testing/many-cards.ts'
import { lenderCsv, manyOffers } from '#testing/many-offers.ts'
import { manyRefinanceOffers } from '#testing/many-refinance-offers.ts'
import { manyScholarships, scholarshipCsv } from '#testing/many-scholarships.ts'
import type { CatalogLoader } from './catalog-loader.ts'
import { exportCatalog } from './export-catalog.ts'

const now = new Date('2026-11-23T17:00:00Z')
const today = '2026-11-23'

const loans = [
  ...manyOffers({ lenderCount: 20, offersEach: 5, today }),
  ...manyRefinanceOffers({ lenderCount: 10, offersEach: 3, today }).map((offer) => ({
    ...offer,
    id: `refinance-${offer.id}`,
    lenderId: `refinance-${offer.lenderId}`,
  })),
]
const awards = manyScholarships(200, today)

/** Texts as providers write them: with what CSV must quote, and what a spreadsheet might read as a formula. */
const name = fc
  .string({ unit: fc.constantFrom(...'aZ9 ,;"\'=+-@|#é–\\'), minLength: 1, maxLength: 40 })
  .map((text) => text.replaceAll(/\s+/g, ' ').trim())
  .filter((text) => text !== '')

test('what was loaded, exported and loaded again as the whole catalog changes nothing, whatever its texts', async () => {
  await using place = await freshDatabase()
  const { database } = place
  await fc.assert(
    fc.asyncProperty(fc.array(name, { minLength: 5, maxLength: 5 }), async (names) => {
      const named = (at: number) => names[at % names.length] ?? ''
      await reload(database, lenderLoader, {
        name: 'lenders',
        text: lenderCsv(loans.map((offer, at) => ({ ...offer, product: named(at) }))),
      })
      await reload(database, cardLoader, {
        name: 'cards',
        text: cardCsv(manyCards(100, today).map((card, at) => ({ ...card, name: named(at) }))),
      })
      await reload(database, scholarshipLoader, {
        name: 'scholarships',
        text: scholarshipCsv(
          awards.map((award, at) => ({ ...award, name: named(at), about: named(at + 1) })),
        ),
      })
    }),
    { numRuns: 3 },
  )
})

test('who pays us is exported apart, and changes nothing when it is loaded again', async () => {
  await using place = await freshDatabase()
  const { database } = place
  await seed(database)
  const [loan] = loans
  const [card] = manyCards(1, today)
  if (!loan || !card) throw new Error('There is nothing to load.')
  // Samples have payments, too, and none of them is exported.
  expect((await write(database, lenderLoader, 'lender-payments')).count).toBe(0)
  expect((await write(database, cardLoader, 'card-agreements')).count).toBe(0)
  await load(database, lenderLoader, lenderCsv([loan]))
  await load(database, cardLoader, cardCsv([card]))
  await reload(database, lenderLoader, {
    name: 'lender-payments',
    text: `lender_id,per_click_dollars,per_application_dollars,per_funded_loan_dollars,agreed_on\n${loan.lenderId},2.5,0,120,2026-09-01\n`,
  })
  await reload(database, cardLoader, {
    name: 'card-agreements',
    text: `issuer_id,pays_us,agreed_on\n${card.issuerId},yes,2026-09-01\n`,
  })
})

test('the command writes a new file alone, and none of samples', async () => {
  await using place = await freshDatabase()
  const { database } = place
  await seed(database)
  const file = `${await temporaryFolder()}/cards.csv`
  const run = (...args: string[]) => runLoadCommand('server/operator/export-catalog.ts', place, args)
  expect(await run('cards', file)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^No real cards are loaded, .* docs\/examples\.\n$/),
  })
  await load(database, cardLoader, cardCsv(manyCards(3, today)))
  expect(await run('cards', file)).toMatchObject({
    code: 0,
    stdout: `Wrote 3 rows to ${file}.\n`,
    stderr: '',
  })
  expect(await run('cards', file)).toMatchObject({ code: 1, stderr: expect.stringMatching(/ exists: /) })
  expect(await run('loans', file)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /use one of lenders, lender-payments, cards, card-agreements, scholarships\./,
    ),
  })
})

async function load(database: Database, loader: CatalogLoader, text: string, isComplete = false) {
  const report = await loadFile(loader, { database, now, text, isComplete, takesOlder: true })
  expect([report.exitCode, report.problems.filter((line) => !line.includes(': note: '))]).toEqual([0, []])
  return report
}

function write(database: Database, { exports }: CatalogLoader, name: string) {
  const wanted = exports.find((each) => each.name === name)
  if (!wanted) throw new Error(`There is no export ${name}.`)
  return exportCatalog(database, wanted, today)
}

/** Loads a file, and then what is exported of it. */
async function reload(
  database: Database,
  loader: CatalogLoader,
  { name, text }: { name: string; text: string },
) {
  const isItems = !name.includes('-')
  await load(database, loader, text, isItems)
  const changes: string[] = []
  const stopListening = database.onChange((topic) => changes.push(topic))
  const exported = await write(database, loader, name)
  expect(exported.count).toBeGreaterThan(0)
  await load(database, loader, exported.text, isItems)
  stopListening()
  expect([name, changes]).toEqual([name, []])
  expect(await write(database, loader, name)).toEqual(exported)
}
