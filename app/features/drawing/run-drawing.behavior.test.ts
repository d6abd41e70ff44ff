import { expect, test } from 'vitest'
import { chooseEntries, commitTo, hashList } from '#domain/drawing/draw.ts'
import { dayLimits } from '#domain/drawing/drawing.ts'
import { eraseOldContacts, forgetEntrant, readChosenContacts } from './contacts.server.ts'
import { announcement, before, dayAfter, drawingSite } from './drawing-site.fixture.ts'
import { findDrawing } from './drawings.server.ts'
import { readPublicRecord } from './public-record.server.ts'
import {
  announceDrawing,
  closeDrawing,
  drawNext,
  drawWinner,
  giveAward,
  withdrawDrawing,
} from './run-drawing.server.ts'
import { sha256 } from './sha256.ts'

const { id } = announcement
const names = ['ada', 'ben', 'cem', 'dee', 'eva', 'fay']

type Site = Awaited<ReturnType<typeof drawingSite>>

const readSeed = async ({ database }: Site) =>
  (await database.read.selectFrom('secret').selectAll().where('name', '=', `drawing_seed:${id}`).execute())[0]
    ?.value

async function enteredSite() {
  const site = await drawingSite()
  await announceDrawing(site.database, announcement, before)
  for (const name of names) await site.enter(`${name}@example.org`)
  return site
}

async function closedSite() {
  const site = await enteredSite()
  await closeDrawing(site.database, id, dayAfter)
  return site
}

test('an announcement publishes the commitment and keeps the seed; the same one again changes nothing', async () => {
  await using site = await drawingSite()
  const drawing = await announceDrawing(site.database, announcement, before)
  const seed = (await readSeed(site)) ?? ''
  expect(seed).toMatch(/^[0-9a-f]{64}$/)
  expect(drawing).toMatchObject({ ...announcement, commitment: commitTo(seed, sha256), result: null })
  expect(await announceDrawing(site.database, announcement, dayAfter)).toEqual(drawing)
  expect(await readSeed(site)).toBe(seed)
})

test('an announcement is refused if it contradicts one, opens today, or is a second one', async () => {
  await using site = await drawingSite()
  await expect(announceDrawing(site.database, announcement, announcement.opensOn)).rejects.toThrow('tomorrow')
  await announceDrawing(site.database, announcement, before)
  const more = { ...announcement, awardCents: 40_000 }
  await expect(announceDrawing(site.database, more, before)).rejects.toThrow('a different award')
  const other = { ...announcement, id: 'other' }
  await expect(announceDrawing(site.database, other, before)).rejects.toThrow('not been drawn yet')
})

test('a drawing can be withdrawn until the day before it opens', async () => {
  await using site = await drawingSite()
  await announceDrawing(site.database, announcement, before)
  await expect(withdrawDrawing(site.database, id, announcement.opensOn)).rejects.toThrow('has opened')
  await withdrawDrawing(site.database, id, before)
  expect(await findDrawing(site.database.read, id)).toBeUndefined()
  expect(await readSeed(site)).toBeUndefined()
  await expect(withdrawDrawing(site.database, id, before)).rejects.toThrow('no drawing')
})

test('the list is published after the last day, once, and without the seed', async () => {
  await using site = await enteredSite()
  await expect(closeDrawing(site.database, id, announcement.closesOn)).rejects.toThrow(
    'accepts confirmations',
  )
  await expect(closeDrawing(site.database, id, '2027-02-08')).rejects.toThrow('accepts confirmations')
  expect(await readPublicRecord(site.database, id)).toBeUndefined()
  const closed = await closeDrawing(site.database, id, dayAfter)
  const hashes = (await site.entries()).map(({ hash }) => hash)
  expect(closed.closing).toEqual({
    closedOn: dayAfter,
    entriesHash: hashList(hashes, sha256),
    entryCount: names.length,
  })
  expect(await closeDrawing(site.database, id, '2027-02-10')).toEqual(closed)
  expect(await readPublicRecord(site.database, id)).toMatchObject({
    entries: hashes.toSorted(),
    seed: null,
    chosen: null,
    drawnOn: null,
  })
})

test('the draw publishes the seed and those it chooses; drawing again changes nothing', async () => {
  await using site = await enteredSite()
  await expect(drawWinner(site.database, id, dayAfter)).rejects.toThrow('not been closed')
  await closeDrawing(site.database, id, dayAfter)
  const seed = (await readSeed(site)) ?? ''
  const drawn = await drawWinner(site.database, id, dayAfter)
  const entries = (await site.entries()).map(({ hash }) => hash)
  const chosen = chooseEntries({ seed, entries, places: 4, sha256 })
  expect(drawn.result).toEqual({ drawnOn: dayAfter, seed, chosen })
  expect(await readSeed(site)).toBeUndefined()
  expect(await drawWinner(site.database, id, '2027-02-12')).toEqual(drawn)
  const contacts = await site.contacts()
  expect(await readChosenContacts(site.database, drawn)).toEqual(
    chosen.map((entry) => ({ entry, email: contacts.find(({ entry_hash }) => entry_hash === entry)?.email })),
  )
})

test('further alternates are drawn, each after the others, until the award is given', async () => {
  await using site = await closedSite()
  await expect(drawNext(site.database, id)).rejects.toThrow('not been drawn yet')
  const { result } = await drawWinner(site.database, id, dayAfter)
  const fifth = await drawNext(site.database, id)
  const last = await drawNext(site.database, id)
  expect(fifth.result?.chosen.slice(0, 4)).toEqual(result?.chosen)
  expect(last.result?.chosen.slice(0, 5)).toEqual(fifth.result?.chosen)
  expect(last.result?.chosen.toSorted()).toEqual((await site.entries()).map(({ hash }) => hash).sort())
  await expect(drawNext(site.database, id)).rejects.toThrow('starting with the first')
  const [winner = '', other = ''] = last.result?.chosen ?? []
  await expect(giveAward(site.database, { id, entry: 'x', today: dayAfter })).rejects.toThrow('not an entry')
  const given = await giveAward(site.database, { id, entry: other, today: '2027-03-01' })
  expect(given.award).toEqual({ awardedOn: '2027-03-01', entry: other })
  expect(await giveAward(site.database, { id, entry: other, today: '2027-03-02' })).toEqual(given)
  await expect(giveAward(site.database, { id, entry: winner, today: '2027-03-02' })).rejects.toThrow(other)
  await expect(drawNext(site.database, id)).rejects.toThrow('was given')
  expect(await readPublicRecord(site.database, id)).toMatchObject({ awarded: other, awardedOn: '2027-03-01' })
})

test('operators who draw at once draw the same', async () => {
  await using site = await closedSite()
  const [one, other] = await Promise.all([1, 2].map(() => drawWinner(site.database, id, dayAfter)))
  expect(one).toEqual(other)
})

test('a seed that was exchanged after the commitment is refused', async () => {
  await using site = await closedSite()
  await site.database.write((tx) =>
    tx
      .updateTable('secret')
      .set({ value: 'f'.repeat(64) })
      .where('name', '=', `drawing_seed:${id}`)
      .execute(),
  )
  await expect(drawWinner(site.database, id, dayAfter)).rejects.toThrow('stored seed')
  expect((await findDrawing(site.database.read, id))?.result).toBeNull()
})

test('a list that was changed after it was published is refused', async () => {
  await using site = await closedSite()
  await site.database.write((tx) =>
    tx
      .insertInto('drawing_entry')
      .values({ hash: 'f'.repeat(64), drawing_id: id, method: 'free' })
      .execute(),
  )
  await expect(drawWinner(site.database, id, dayAfter)).rejects.toThrow('stored entries')
})

test('a drawing without entries has no winner, and the next one can be announced', async () => {
  await using site = await drawingSite()
  await announceDrawing(site.database, announcement, before)
  await closeDrawing(site.database, id, dayAfter)
  const { result } = await drawWinner(site.database, id, dayAfter)
  expect(result?.chosen).toEqual([])
  const next = { ...announcement, id: '2027-fall', opensOn: '2027-08-01', closesOn: '2027-09-01' }
  expect(await announceDrawing(site.database, next, dayAfter)).toMatchObject(next)
})

test('who asks to be forgotten leaves an open drawing, and leaves only a hash in a published list', async () => {
  await using site = await enteredSite()
  expect(await forgetEntrant(site.database, 'ADA@example.org')).toEqual([id])
  expect(await forgetEntrant(site.database, 'ada@example.org')).toEqual([])
  expect(await site.entries()).toHaveLength(names.length - 1)
  await closeDrawing(site.database, id, dayAfter)
  await forgetEntrant(site.database, 'ben@example.org')
  expect(await site.entries()).toHaveLength(names.length - 1)
  expect((await site.contacts()).map(({ email }) => email)).not.toContain('ben@example.org')
  expect((await drawWinner(site.database, id, dayAfter)).result?.chosen).toHaveLength(4)
})

test('addresses are erased when their time is over and the award is given, and the draw can still be repeated', async () => {
  await using site = await closedSite()
  const drawn = await drawWinner(site.database, id, dayAfter)
  const record = await readPublicRecord(site.database, id)
  expect(dayLimits.eraseAfter).toBe(120)
  site.setNow('2027-12-01T12:00:00Z')
  await eraseOldContacts(site.services)
  expect(await site.contacts()).toHaveLength(names.length)
  await giveAward(site.database, { id, entry: drawn.result?.chosen[0] ?? '', today: '2027-03-01' })
  site.setNow('2027-06-01T12:00:00Z')
  await eraseOldContacts(site.services)
  expect(await site.contacts()).toHaveLength(names.length)
  site.setNow('2027-06-02T12:00:00Z')
  await eraseOldContacts(site.services)
  expect(await site.contacts()).toEqual([])
  expect(await readPublicRecord(site.database, id)).toMatchObject({
    entries: record?.entries,
    seed: record?.seed,
  })
  const chosen = await readChosenContacts(site.database, drawn)
  expect(chosen.map(({ email }) => email)).toEqual([undefined, undefined, undefined, undefined])
})
