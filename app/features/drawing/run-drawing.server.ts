import { randomBytes } from 'node:crypto'
import { chooseEntries, commitTo, hashList } from '#domain/drawing/draw.ts'
import { alternates, type Drawing, getPhase, lastDayToConfirm } from '#domain/drawing/drawing.ts'
import type { Database } from '#server/database/database.ts'
import { lockStart } from '#server/database/migrate.ts'
import type { Write } from '#server/database/store.ts'
import { drawingTopic, findDrawing, readEntries, toDrawing } from './drawings.server.ts'
import { sha256 } from './sha256.ts'

/** What an operator says of a new drawing; see `Drawing`. */
export type Announcement = Pick<Drawing, 'id' | 'opensOn' | 'closesOn' | 'awardCents' | 'sponsor'>

/**
 * Announces a drawing: makes its seed, keeps it secret, and publishes the commitment. The same announcement
 * again changes nothing.
 * @throws an error for the operator if it contradicts the drawing of that id, or another one is not drawn yet
 */
export async function announceDrawing(
  database: Database,
  announcement: Announcement,
  today: string,
): Promise<Drawing> {
  const { id, opensOn, closesOn, awardCents, sponsor } = announcement
  const seed = randomBytes(32).toString('hex')
  return database.write(async (tx) => {
    // Two operators at once would otherwise both see that there is no other drawing.
    await lockStart(tx, database.dialect)
    const same = await findDrawing(tx, id)
    if (same) {
      const isSame = same.opensOn === opensOn && same.closesOn === closesOn && same.awardCents === awardCents
      if (!isSame)
        throw new Error(`Drawing "${id}" already exists with different dates or a different award.`)
      return same
    }
    if (opensOn <= today)
      throw new Error(
        'A drawing opens tomorrow at the earliest, so that its commitment is public beforehand.',
      )
    const other = await tx.selectFrom('drawing').select('id').where('drawn_on', 'is', null).executeTakeFirst()
    if (other)
      throw new Error(`Drawing "${other.id}" has not been drawn yet, and only one drawing can run at a time.`)
    await tx
      .insertInto('secret')
      .values({ name: seedName(id), value: seed })
      .execute()
    const row = await tx
      .insertInto('drawing')
      .values({
        id,
        opens_on: opensOn,
        closes_on: closesOn,
        award_cents: awardCents,
        sponsor_name: sponsor.name,
        sponsor_address: sponsor.postalAddress,
        commitment: commitTo(seed, sha256),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await database.changed(tx, drawingTopic)
    return toDrawing(row)
  })
}

/**
 * Takes back an announcement with a mistake in it.
 * @throws an error for the operator if the drawing has opened: its rules can no longer change
 */
export async function withdrawDrawing(database: Database, id: string, today: string): Promise<void> {
  await database.write(async (tx) => {
    const drawing = await lockDrawing(tx, id)
    if (getPhase(drawing, today) !== 'announced')
      throw new Error(`Drawing "${id}" has opened: it can only be closed and drawn.`)
    await tx.deleteFrom('drawing').where('id', '=', id).execute()
    await tx.deleteFrom('secret').where('name', '=', seedName(id)).execute()
    await database.changed(tx, drawingTopic)
  })
}

/**
 * Publishes the list of entries once those who asked in time had their time to confirm, and forgets who asked.
 * Closing again changes nothing.
 * @throws an error for the operator if that time is not over
 */
export async function closeDrawing(database: Database, id: string, today: string): Promise<Drawing> {
  return database.write(async (tx) => {
    const drawing = await lockDrawing(tx, id)
    if (drawing.closing) return drawing
    if (today <= lastDayToConfirm(drawing))
      throw new Error(
        `Drawing "${id}" accepts confirmations of entries requested by the deadline through the end of ${lastDayToConfirm(drawing)}, New York time.`,
      )
    const entries = await readEntries(tx, id)
    await tx.deleteFrom('drawing_request').where('drawing_id', '=', id).execute()
    const row = await tx
      .updateTable('drawing')
      .set({ closed_on: today, entries_hash: hashList(entries, sha256), entry_count: entries.length })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await database.changed(tx, drawingTopic)
    return toDrawing(row)
  })
}

/**
 * Draws the winner and the alternates, and publishes the seed. Drawing again changes nothing.
 * @throws an error for the operator if the drawing is not closed, or if what was published does not agree with
 *   what is stored
 */
export async function drawWinner(database: Database, id: string, today: string): Promise<Drawing> {
  return database.write(async (tx) => {
    const drawing = await lockDrawing(tx, id)
    if (drawing.result) return drawing
    if (!drawing.closing) throw new Error(`Drawing "${id}" has not been closed yet: run drawing-close first.`)
    const entries = await readEntries(tx, id)
    if (hashList(entries, sha256) !== drawing.closing.entriesHash)
      throw new Error('The stored entries do not match the published list. Nothing was drawn.')
    const saved = await tx
      .selectFrom('secret')
      .select('value')
      .where('name', '=', seedName(id))
      .executeTakeFirst()
    if (!saved || commitTo(saved.value, sha256) !== drawing.commitment)
      throw new Error('The stored seed does not match the published commitment. Nothing was drawn.')
    const seed = saved.value
    const chosen = chooseEntries({ seed, entries, places: 1 + alternates, sha256 })
    const row = await tx
      .updateTable('drawing')
      .set({ drawn_on: today, seed, chosen: chosen.join() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await tx.deleteFrom('secret').where('name', '=', seedName(id)).execute()
    await database.changed(tx, drawingTopic)
    return toDrawing(row)
  })
}

/**
 * Draws one more alternate in the same way, because nobody drawn so far got the award: it must be awarded.
 * @throws an error for the operator if it is not drawn, the award is given, or everybody is drawn
 */
export async function drawNext(database: Database, id: string): Promise<Drawing> {
  return database.write(async (tx) => {
    const { result, award } = await lockDrawing(tx, id)
    if (!result) throw new Error(`Drawing "${id}" has not been drawn yet: run drawing-draw first.`)
    if (award) throw new Error(`The award for drawing "${id}" was given on ${award.awardedOn}.`)
    const entries = await readEntries(tx, id)
    if (result.chosen.length >= entries.length)
      throw new Error('Every entry has been drawn. Contact the winners again, starting with the first.')
    const places = result.chosen.length + 1
    const chosen = chooseEntries({ seed: result.seed, entries, places, sha256 })
    return setResult(database, tx, id, { chosen: chosen.join() })
  })
}

/**
 * Notes who got the award, which ends a drawing. Noting the same again changes nothing.
 * @throws an error for the operator if that entry was not drawn, or another one got it
 */
export async function giveAward(
  database: Database,
  { id, entry, today }: { id: string; entry: string; today: string },
): Promise<Drawing> {
  return database.write(async (tx) => {
    const drawing = await lockDrawing(tx, id)
    if (!drawing.result?.chosen.includes(entry)) throw new Error(`"${entry}" is not an entry that was drawn.`)
    if (drawing.award && drawing.award.entry !== entry)
      throw new Error(`Entry ${drawing.award.entry} got the award on ${drawing.award.awardedOn}.`)
    if (drawing.award) return drawing
    return setResult(database, tx, id, { awarded_on: today, awarded_entry: entry })
  })
}

async function setResult(
  { changed }: Pick<Database, 'changed'>,
  tx: Write,
  id: string,
  values: { chosen: string } | { awarded_on: string; awarded_entry: string },
): Promise<Drawing> {
  const row = await tx
    .updateTable('drawing')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await changed(tx, drawingTopic)
  return toDrawing(row)
}

/**
 * Reads a drawing and, until the end of the write, makes every other write that does so wait. An entry can then
 * not slip in while the list is being closed.
 */
export async function lockDrawing(tx: Write, id: string): Promise<Drawing> {
  const row = await tx
    .updateTable('drawing')
    .set((eb) => ({ id: eb.ref('id') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new Error(`There is no drawing "${id}".`)
  return toDrawing(row)
}

/** Where the seed waits until the draw publishes it. */
const seedName = (id: string) => `drawing_seed:${id}`
