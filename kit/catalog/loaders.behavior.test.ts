import { describe, expect, onTestFinished, test } from 'vitest'
import { cardLoader } from '#products/credit-cards/catalog/card-loader.ts'
import { scholarshipLoader } from '#products/scholarships/catalog/scholarship-loader.ts'
import { lenderLoader } from '#products/student-loans/catalog/lender-loader.ts'
import { readItems } from '#server/database/catalog-items.ts'
import { type Database, openDatabase } from '#server/database/database.ts'
import {
  type CatalogItem,
  creditCards,
  type ItemKind,
  loanOffers,
  scholarships,
  topicsOf,
} from '#server/database/item-kinds.ts'
import { seed } from '#server/database/seed/seed.ts'
import { freshDatabase } from '#testing/database.ts'
import { loadFile } from '#testing/load-file.ts'
import { cardCsv, manyCards } from '#testing/many-cards.ts'
import { lenderCsv, manyOffers } from '#testing/many-offers.ts'
import { manyScholarships, scholarshipCsv } from '#testing/many-scholarships.ts'
import type { CatalogLoader, LoadOptions } from './catalog-loader.ts'

const now = new Date('2026-11-23T17:00:00Z')
const today = '2026-11-23'

interface Loaded<Item> {
  loader: CatalogLoader
  kind: ItemKind<Item & CatalogItem>
  csv(items: readonly Item[]): string
  /** Ordered by id; the first and the last belong to different sellers. */
  many: readonly Item[]
  thing: string
  /** Another fact that is no history, and how reports call its change. */
  change(item: Item): { item: Item; said: string }
  readOn(item: Item, day: string): Item
  /** Files that name nothing. */
  empty: readonly string[]
}

/** What the loads of every kind of file do alike. */
function testLoader<Item extends CatalogItem>({
  loader,
  kind,
  csv,
  many,
  thing,
  change,
  readOn,
  empty,
}: Loaded<Item>) {
  const load = (database: Database, text: string, options: Partial<LoadOptions> = {}) =>
    loadFile(loader, { database, text, now, ...options })
  const all = async ({ read }: Database) => (await readItems(read, kind, { today })).map(({ item }) => item)
  const listed = async (database: Database) => {
    const items = await all(database)
    return items.filter(({ isSample }) => !isSample)
  }
  const [first, last] = [many.at(0), many.at(-1)]
  if (!first || !last) throw new Error('There is nothing to load.')
  const one = readOn(first, '2026-11-20')
  const other = readOn(last, '2026-11-20')

  describe(loader.things, () => {
    test('every field of what is loaded reads back as in the file', async () => {
      const { database } = await emptyDatabase()
      const report = await load(database, csv(many))
      expect([report.exitCode, report.problems]).toEqual([0, []])
      expect(await all(database)).toStrictEqual(many)
    })

    test('a load removes the samples and says so, and they do not come back', async () => {
      const { database } = await emptyDatabase()
      await seed(database)
      const report = await load(database, csv([one]))
      expect(report.done.join('\n')).toMatch(/^The \d+ sample \w+ were replaced by real ones\.$/m)
      await seed(database)
      expect(await all(database)).toEqual([one])
    })

    test('a real one may use the id of a sample', async () => {
      const { database } = await emptyDatabase()
      await seed(database)
      const [sample] = await all(database)
      const named = { ...one, id: sample?.id ?? '' }
      await load(database, csv([named]))
      expect(await all(database)).toEqual([named])
    })

    test('the same file again changes nothing and notifies no listener', async () => {
      const { database } = await emptyDatabase()
      await load(database, csv([one, other]))
      const received = listen(database)
      const report = await load(database, csv([one, other]), { now: new Date('2026-12-24T17:00:00Z') })
      expect(report.done.at(-1)).toContain('2 unchanged')
      expect(received).toEqual([])
      expect(await versionCount(database)).toBe(kind.history.length > 0 ? 2 : 0)
    })

    test('a change is reported, notifies each listener once, and adds no version', async () => {
      const { database } = await emptyDatabase()
      await load(database, csv([one, other]))
      const received = listen(database)
      const { item, said } = change(one)
      const report = await load(database, csv([item]))
      expect(report.done.join('\n')).toContain(`changed ${one.id}: ${said}`)
      expect(received.sort()).toEqual(topicsOf(kind))
      expect(await listed(database)).toEqual([item, other])
      expect(await versionCount(database)).toBe(kind.history.length > 0 ? 2 : 0)
    })

    test('what has a problem keeps its earlier facts, and the rest is loaded', async () => {
      const { database } = await emptyDatabase()
      await load(database, csv([one]))
      const report = await load(database, csv([readOn(one, '2026-11-24'), other]))
      expect(report.exitCode).toBe(2)
      expect(report.problems[0]).toMatch(/^line 2: \w+_on 2026-11-24 is in the future: enter the date /)
      expect(await listed(database)).toEqual([one, other])
    })

    test('if everything is refused, samples stay and the exit code is 1', async () => {
      const { database } = await emptyDatabase()
      await seed(database)
      const before = await all(database)
      const received = listen(database)
      const report = await load(database, csv([readOn(one, '2026-11-24')]))
      expect(report.exitCode).toBe(1)
      expect(received).toEqual([])
      expect(await all(database)).toEqual(before)
    })

    test('an id is taken by its first line', async () => {
      const { database } = await emptyDatabase()
      const report = await load(database, csv([one, { ...other, id: one.id }]))
      expect(report.problems[0]).toBe(
        `line 3: ${thing}_id "${one.id}" is already in line 2: give each ${thing} its own.`,
      )
      expect(await listed(database)).toEqual([one])
    })

    test('facts older than those in the catalog need the force flag', async () => {
      const { database } = await emptyDatabase()
      await load(database, csv([one]))
      const older = readOn(one, '2026-11-01')
      const report = await load(database, csv([older]))
      expect(report.problems[0]).toMatch(/older than 2026-11-20, which is in the catalog: .* --force/)
      expect(await listed(database)).toEqual([one])
      await load(database, csv([older]), { takesOlder: true })
      expect(await listed(database)).toEqual([older])
      expect(await versionCount(database)).toBe(kind.history.length > 0 ? 2 : 0)
    })

    test('what is missing from a file stays unless the file is the whole catalog, and can return', async () => {
      const { database } = await emptyDatabase()
      await load(database, csv([one, other]))
      await load(database, csv([one]))
      expect(await listed(database)).toEqual([one, other])
      await load(database, csv([one]), { isComplete: true })
      expect(await listed(database)).toEqual([one])
      const back = await load(database, csv([other]))
      expect(back.done.join('\n')).toContain(`returned ${other.id}`)
      expect(await listed(database)).toEqual([one, other])
    })

    test('a CSV with the id and yes alone withdraws, and a second time changes nothing', async () => {
      const { database } = await emptyDatabase()
      await load(database, csv([one, other]))
      const withdrawal = `${thing}_id,withdrawn\n${one.id},yes\n`
      const report = await load(database, withdrawal)
      expect([report.exitCode, report.problems]).toEqual([0, []])
      expect(report.done.join('\n')).toContain(`withdrawn ${one.id}`)
      expect(await listed(database)).toEqual([other])
      const received = listen(database)
      expect((await load(database, withdrawal)).exitCode).toBe(0)
      expect(received).toEqual([])
    })

    test('a file that only withdraws is no whole catalog', async () => {
      const { database } = await emptyDatabase()
      await load(database, csv([one, other]))
      const report = await load(database, `${thing}_id,withdrawn\n${one.id},yes\n`, { isComplete: true })
      expect(report).toEqual({
        exitCode: 1,
        problems: [
          'The file contains only withdrawals, and with --complete everything missing from it would be withdrawn, too: load it without --complete.',
          'FILE was rejected. Nothing was changed.',
        ],
        done: [],
      })
      expect(await listed(database)).toEqual([one, other])
    })

    test('a dry run reports the same and changes nothing', async () => {
      const { database } = await emptyDatabase()
      await seed(database)
      const before = await all(database)
      const received = listen(database)
      const file = csv([one, readOn(other, '2026-11-24')])
      const dry = await load(database, file, { isDryRun: true })
      expect(dry.done.at(-1)).toBe('This was a dry run: nothing has changed.')
      expect(received).toEqual([])
      expect(await all(database)).toEqual(before)
      const real = await load(database, file)
      expect(dry.done.slice(0, -1)).toEqual(real.done)
      expect([dry.problems, dry.exitCode]).toEqual([real.problems, real.exitCode])
    })

    test('a load that fails midway leaves everything as it was', async () => {
      const { database } = await emptyDatabase()
      await load(database, csv([one]))
      const failing: Database = { ...database, changed: () => Promise.reject(new Error('the disk is full')) }
      await expect(load(failing, csv([other]))).rejects.toThrow('the disk is full')
      expect(await listed(database)).toEqual([one])
    })

    test('two loads at once both take effect, one after the other', async () => {
      const place = await emptyDatabase()
      const second = await openDatabase(place)
      onTestFinished(() => second.close())
      const { item } = change(one)
      const reports = await Promise.all([
        load(place.database, csv([one, other])),
        load(second, csv([item, other])),
      ])
      expect(reports.map(({ exitCode }) => exitCode)).toEqual([0, 0])
      expect((await listed(place.database)).map(({ id }) => id)).toEqual([one.id, other.id])
      expect(await versionCount(place.database)).toBe(kind.history.length > 0 ? 2 : 0)
    })

    test.each([...empty, csv([]), ''])('a file that names nothing is refused: %j', async (text) => {
      const { database } = await emptyDatabase()
      await load(database, csv([one]))
      const report = await load(database, text, { isComplete: true })
      expect(report.exitCode).toBe(1)
      expect(report.problems.at(-1)).toBe('FILE was rejected. Nothing was changed.')
      expect(await listed(database)).toEqual([one])
    })
  })
}

const byId = (one: CatalogItem, other: CatalogItem) => (one.id < other.id ? -1 : 1)

testLoader({
  loader: lenderLoader,
  kind: loanOffers,
  csv: lenderCsv,
  many: manyOffers({ lenderCount: 20, offersEach: 15, today }).sort(byId),
  thing: 'offer',
  change: (offer) => ({
    item: { ...offer, graceMonths: 24 },
    said: `grace_months ${offer.graceMonths} → 24`,
  }),
  readOn: (offer, rateSeenOn) => ({ ...offer, rateSeenOn }),
  empty: ['{}'],
})
testLoader({
  loader: cardLoader,
  kind: creditCards,
  csv: cardCsv,
  many: manyCards(300, today),
  thing: 'card',
  change: (card) => ({
    item: { ...card, name: 'Renamed' },
    said: `name ${card.name} → Renamed`,
  }),
  readOn: (card, termsSeenOn) => ({ ...card, termsSeenOn }),
  empty: ['{"cards": []}'],
})
testLoader({
  loader: scholarshipLoader,
  kind: scholarships,
  csv: scholarshipCsv,
  many: manyScholarships(400, today).filter(({ deadline }) => (deadline.on ?? today) >= today),
  thing: 'scholarship',
  change: (scholarship) => ({
    item: { ...scholarship, name: 'Renamed' },
    said: `name ${scholarship.name} → Renamed`,
  }),
  readOn: (scholarship, lastCheckedOn) => ({ ...scholarship, lastCheckedOn }),
  empty: ['{"scholarships": []}'],
})

async function emptyDatabase() {
  const { database, dataDir, databaseUrl, ...fresh } = await freshDatabase()
  onTestFinished(() => fresh[Symbol.asyncDispose]())
  return { database, dataDir, databaseUrl }
}

async function versionCount({ read }: Database): Promise<number> {
  const rows = await read.selectFrom('catalog_version').select('number').execute()
  return rows.length
}

function listen(database: Database): string[] {
  const received: string[] = []
  database.onChange((topic) => received.push(topic))
  return received
}
