import type { Selectable } from 'kysely'
import { type Drawing, getPhase } from '#domain/drawing/drawing.ts'
import type { Database } from '#server/database/database.ts'
import type { DrawingTable } from '#server/database/schema.ts'

/** The topic of pages that show drawings. An entry does not change it: the list is published at the close. */
export const drawingTopic = 'drawing'

/** Reads all drawings, the latest first. None is shown that names no sponsor. */
export async function listDrawings({ read }: Pick<Database, 'read'>): Promise<Drawing[]> {
  const rows = await read
    .selectFrom('drawing')
    .selectAll()
    .where('sponsor_name', '<>', '')
    .where('sponsor_address', '<>', '')
    .orderBy('opens_on', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toDrawing)
}

export async function findDrawing(read: Database['read'], id: string): Promise<Drawing | undefined> {
  const row = await read.selectFrom('drawing').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toDrawing(row)
}

/** Returns the drawing that takes entries today. There is at most one. */
export async function findOpenDrawing(
  database: Pick<Database, 'read'>,
  today: string,
): Promise<Drawing | undefined> {
  return (await listDrawings(database)).find((drawing) => getPhase(drawing, today) === 'open')
}

/** Reads the public entries of a drawing, in no particular order. */
export async function readEntries(read: Database['read'], drawingId: string): Promise<string[]> {
  const rows = await read
    .selectFrom('drawing_entry')
    .select('hash')
    .where('drawing_id', '=', drawingId)
    .execute()
  return rows.map(({ hash }) => hash)
}

export function toDrawing(row: Selectable<DrawingTable>): Drawing {
  const { closed_on, entries_hash, entry_count, drawn_on, seed, chosen, awarded_on, awarded_entry } = row
  const isClosed = closed_on !== null && entries_hash !== null && entry_count !== null
  const isDrawn = drawn_on !== null && seed !== null && chosen !== null
  const isAwarded = awarded_on !== null && awarded_entry !== null
  return {
    id: row.id,
    opensOn: row.opens_on,
    closesOn: row.closes_on,
    awardCents: row.award_cents,
    sponsor: { name: row.sponsor_name, postalAddress: row.sponsor_address },
    commitment: row.commitment,
    closing: isClosed ? { closedOn: closed_on, entriesHash: entries_hash, entryCount: entry_count } : null,
    result: isDrawn ? { drawnOn: drawn_on, seed, chosen: chosen.split(',').filter(Boolean) } : null,
    award: isAwarded ? { awardedOn: awarded_on, entry: awarded_entry } : null,
  }
}
