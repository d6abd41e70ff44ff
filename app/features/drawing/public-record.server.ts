import { sortEntries } from '#domain/drawing/draw.ts'
import type { Database } from '#server/database/database.ts'
import { findDrawing, readEntries } from './drawings.server.ts'

/** The public file of a drawing; `npm run -s drawing:verify -- FILE` reads it. Days are `YYYY-MM-DD`. */
export interface PublicRecord {
  format: 'scholarship-drawing-1'
  drawing: string
  opensOn: string
  closesOn: string
  closedOn: string
  awardCents: number
  commitment: string
  entriesHash: string
  /** All entry hashes, sorted. */
  entries: readonly string[]
  /** The three below are null until the draw. */
  drawnOn: string | null
  seed: string | null
  /** The entry hash of the winner, then of the alternates. */
  chosen: readonly string[] | null
  /** The entry hash of whoever got the award; both are null until it is given. */
  awarded: string | null
  awardedOn: string | null
}

/** Reads the public file of a drawing; undefined if there is no such drawing or it is not closed. */
export async function readPublicRecord(
  { read }: Pick<Database, 'read'>,
  id: string,
): Promise<PublicRecord | undefined> {
  const drawing = await findDrawing(read, id)
  if (!drawing?.closing) return undefined
  const { opensOn, closesOn, awardCents, commitment, closing, result, award } = drawing
  return {
    format: 'scholarship-drawing-1',
    drawing: id,
    opensOn,
    closesOn,
    closedOn: closing.closedOn,
    awardCents,
    commitment,
    entriesHash: closing.entriesHash,
    entries: sortEntries(await readEntries(read, id)),
    drawnOn: result?.drawnOn ?? null,
    seed: result?.seed ?? null,
    chosen: result?.chosen ?? null,
    awarded: award?.entry ?? null,
    awardedOn: award?.awardedOn ?? null,
  }
}
