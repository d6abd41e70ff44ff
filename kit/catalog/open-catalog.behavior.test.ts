import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { sampleOn, writeItems } from '#server/database/catalog-items.ts'
import { type Database, openDatabase } from '#server/database/database.ts'
import {
  type CatalogItem,
  creditCards,
  type ItemKind,
  loanOffers,
  scholarships,
  topicsOf,
} from '#server/database/item-kinds.ts'
import { toCards } from '#server/database/seed/sample-card.ts'
import { sampleCardIssuers } from '#server/database/seed/sample-cards.ts'
import { toLoanOffers } from '#server/database/seed/sample-offer.ts'
import { toScholarship } from '#server/database/seed/sample-scholarship.ts'
import { sampleScholarships } from '#server/database/seed/sample-scholarships.ts'
import { seed, seededLenders } from '#server/database/seed/seed.ts'
import { freshDatabase } from '#testing/database.ts'
import { manyCards } from '#testing/many-cards.ts'
import { manyOffers } from '#testing/many-offers.ts'
import { manyScholarships } from '#testing/many-scholarships.ts'
import { listById, openCatalog } from './open-catalog.ts'

const today = '2026-11-21'
const tomorrow = '2026-11-22'

/** What the catalogs of every kind do alike. */
function testKind<Item extends CatalogItem>(
  kind: ItemKind<Item>,
  { samples, many }: { samples: readonly Item[]; many: readonly Item[] },
) {
  const open = (database: Database) => openCatalog(database, kind, listById)

  describe(kind.name, () => {
    test('samples have their facts, and only their days move with the day they are read on', async () => {
      await using fresh = await freshDatabase()
      await seed(fresh.database)
      const catalog = open(fresh.database)
      for (const day of [today, addDays(today, 400)]) {
        const expected = samples.map((sample) => sampleOn(sample, day))
        expect(await catalog.on(day)).toEqual(expected.sort((a, b) => (a.id < b.id ? -1 : 1)))
      }
    })

    test('items of many pieces are read completely and ordered alike on both databases', async () => {
      await using fresh = await freshDatabase()
      // A database that sorts by the rules of a language would put these in another order.
      const made = many.map((item, at) => ({ ...item, id: `${['a-b', 'ab', 'A-c', 'a_d'][at % 4]}-${at}` }))
      await fresh.database.write((tx) => writeItems(tx, kind, made))
      expect(await open(fresh.database).on(today)).toEqual(made.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    })

    test('without samples, the next day brings the same items and reads nothing', async () => {
      await using fresh = await freshDatabase()
      await fresh.database.write((tx) => writeItems(tx, kind, many.slice(0, 10)))
      const counted = countReads(fresh.database)
      const catalog = open(counted.database)
      const [one, two] = await Promise.all([catalog.on(today), catalog.on(today)])
      expect(two).toBe(one)
      expect(await catalog.on(tomorrow)).toBe(one)
      expect(counted.reads()).toBe(1)
    })

    test('with samples, a new day is read once', async () => {
      await using fresh = await freshDatabase()
      await seed(fresh.database)
      const counted = countReads(fresh.database)
      const catalog = open(counted.database)
      const one = await catalog.on(today)
      expect(await catalog.on(today)).toBe(one)
      const [two, same] = await Promise.all([catalog.on(tomorrow), catalog.on(tomorrow)])
      expect(same).toBe(two)
      expect(counted.reads()).toBe(2)
    })

    test.each(topicsOf(kind))('a change of %s, even by another process, is read', async (topic) => {
      await using fresh = await freshDatabase()
      await seed(fresh.database)
      const catalog = open(fresh.database)
      await catalog.on(today)
      const other = await openDatabase(fresh)
      await other.write(async (tx) => {
        await tx.updateTable('catalog_item').set({ withdrawn_on: today }).execute()
        await other.changed(tx, topic)
      })
      await other.close()
      await expect.poll(() => catalog.on(today), { timeout: 6_000 }).toEqual([])
    })

    test('a change is read before anybody asks', async () => {
      await using fresh = await freshDatabase()
      const counted = countReads(fresh.database)
      const catalog = open(counted.database)
      await catalog.on(today)
      await fresh.database.write(async (tx) => {
        await writeItems(tx, kind, many.slice(0, 4))
        await fresh.database.changed(tx, kind.name)
      })
      expect(counted.reads()).toBe(2)
      expect(await catalog.on(today)).toHaveLength(4)
      expect(counted.reads()).toBe(2)
    })

    test('a change of several topics is read once', async () => {
      await using fresh = await freshDatabase()
      const counted = countReads(fresh.database)
      const catalog = open(counted.database)
      await catalog.on(today)
      await fresh.database.write(async (tx) => {
        await writeItems(tx, kind, many.slice(0, 4))
        for (const topic of topicsOf(kind)) await fresh.database.changed(tx, topic)
      })
      expect(await catalog.on(today)).toHaveLength(4)
      expect(counted.reads()).toBe(2)
    })

    test('a failed read is retried by the next caller', async () => {
      await using fresh = await freshDatabase()
      let isDown = true
      const catalog = open({
        ...fresh.database,
        snapshot: (work) => (isDown ? Promise.reject(new Error('down')) : fresh.database.snapshot(work)),
      })
      await expect(catalog.on(today)).rejects.toThrow('down')
      isDown = false
      expect(await catalog.on(today)).toEqual([])
    })

    test('an item that does not fit its schema fails the read, and is not read as one with a rule less', async () => {
      await using fresh = await freshDatabase()
      await fresh.database.write(async (tx) => {
        await writeItems(tx, kind, many.slice(0, 1))
        await tx.updateTable('catalog_item').set({ body: '{}' }).execute()
      })
      await expect(open(fresh.database).on(today)).rejects.toThrow(`The ${kind.name} "${many[0]?.id}" is not`)
    })
  })
}

testKind(loanOffers, {
  samples: seededLenders.flatMap(toLoanOffers),
  many: manyOffers({ lenderCount: 60, offersEach: 10, today }),
})
testKind(creditCards, { samples: sampleCardIssuers.flatMap(toCards), many: manyCards(600, today) })
testKind(scholarships, { samples: sampleScholarships.map(toScholarship), many: manyScholarships(600, today) })

function countReads(database: Database): { database: Database; reads(): number } {
  let reads = 0
  const snapshot: Database['snapshot'] = (work) => {
    reads += 1
    return database.snapshot(work)
  }
  return { database: { ...database, snapshot }, reads: () => reads }
}
