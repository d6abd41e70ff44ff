import { randomUUID } from 'node:crypto'
import type { Database } from '#server/database/database.ts'
import { checkRelease, type ReleaseLimits, releaseLimits } from './check-release.ts'
import { readRelease } from './read-release.ts'
import type { RefusedRow } from './read-table.ts'
import type { IpedsSchool } from './row.ts'

export interface LoadOptions {
  database: Database
  bytes: Buffer
  fileName: string
  now: Date
  /** Accepts a release that is smaller than expected. */
  force?: boolean
  /** Keeps the current release if there is one at the time of the switch; used for automatic loads. */
  onlyIfNone?: boolean
  limits?: ReleaseLimits
}

export type LoadResult =
  | { status: 'loaded'; label: string; schoolCount: number; skippedCount: number; refused: RefusedRow[] }
  | { status: 'refused'; problems: string[]; refused: RefusedRow[] }
  | { status: 'kept' }

/**
 * Reads and checks a release, stores it, and makes it current. The new schools are invisible until the last
 * write; if anything fails, the current schools stay and the new ones are removed.
 */
export async function loadRelease(options: LoadOptions): Promise<LoadResult> {
  const {
    database,
    bytes,
    fileName,
    now,
    force = false,
    onlyIfNone = false,
    limits = releaseLimits,
  } = options
  const read = await readRelease(bytes, fileName)
  if (!read.ok) return { status: 'refused', problems: read.problems, refused: [] }
  const { label, sourceDate, schools, refused, skippedCount } = read.release
  const current = await currentRelease(database)
  const problems = checkRelease(read.release, { currentCount: current?.school_count, force, limits })
  if (problems.length > 0) return { status: 'refused', problems, refused }
  if (current && onlyIfNone) return { status: 'kept' }

  await removeLeftReleases(database, now)
  const id = randomUUID()
  try {
    await database.write((tx) =>
      tx
        .insertInto('school_release')
        .values({
          id,
          source: 'ipeds',
          label,
          source_date: sourceDate,
          // The count stays 0 until the switch, which distinguishes an interrupted load from a complete
          // release.
          school_count: 0,
          refused_count: refused.length,
          loaded_at: now,
          is_current: false,
        })
        .execute(),
    )
    for (let at = 0; at < schools.length; at += ROWS_PER_WRITE) {
      const rows = schools.slice(at, at + ROWS_PER_WRITE).map((school) => toRow(id, school))
      await database.write((tx) => tx.insertInto('school').values(rows).execute())
      await new Promise((resolve) => setImmediate(resolve))
    }
    const isSwitched = await switchTo(database, { id, schoolCount: schools.length, onlyIfNone })
    if (!isSwitched) {
      await removeRelease(database, id)
      return { status: 'kept' }
    }
  } catch (error) {
    // Report the first error. Whatever cannot be removed now is removed before the next load.
    await removeRelease(database, id).catch(() => undefined)
    throw error
  }
  await removeOldReleases(database)
  return { status: 'loaded', label, schoolCount: schools.length, skippedCount, refused }
}

export async function currentRelease(database: Database) {
  return database.read
    .selectFrom('school_release')
    .select(['id', 'label', 'school_count'])
    .where('is_current', '=', true)
    .executeTakeFirst()
}

const ROWS_PER_WRITE = 250
/** A load takes seconds, so one that started this long ago and has not finished was interrupted. */
const KILLED_AFTER_MS = 15 * 60_000

async function switchTo(
  database: Database,
  { id, schoolCount, onlyIfNone }: { id: string; schoolCount: number; onlyIfNone: boolean },
): Promise<boolean> {
  return database.write(async (tx) => {
    // Updating every row first makes a second load wait for this one.
    await tx
      .updateTable('school_release')
      .set((eb) => ({ refused_count: eb.ref('refused_count') }))
      .execute()
    const current = await tx
      .selectFrom('school_release')
      .select('id')
      .where('is_current', '=', true)
      .execute()
    if (onlyIfNone && current.length > 0) return false
    await tx.updateTable('school_release').set({ is_current: false }).where('is_current', '=', true).execute()
    await tx
      .updateTable('school_release')
      .set({ is_current: true, school_count: schoolCount })
      .where('id', '=', id)
      .execute()
    await database.changed(tx, 'school')
    return true
  })
}

/** Keeps one previous release, so that the changes can be inspected. */
async function removeOldReleases(database: Database): Promise<void> {
  const whole = await database.read
    .selectFrom('school_release')
    .select('id')
    .where('is_current', '=', false)
    .where('school_count', '>', 0)
    .orderBy('loaded_at', 'desc')
    .orderBy('id')
    .execute()
  for (const { id } of whole.slice(1)) await removeRelease(database, id)
}

async function removeLeftReleases(database: Database, now: Date): Promise<void> {
  const left = await database.read
    .selectFrom('school_release')
    .select('id')
    .where('is_current', '=', false)
    .where('school_count', '=', 0)
    .where('loaded_at', '<', new Date(now.getTime() - KILLED_AFTER_MS))
    .execute()
  for (const { id } of left) await removeRelease(database, id)
}

/** Removes a release together with its schools, unless it has become the current one. */
async function removeRelease(database: Database, id: string): Promise<void> {
  await database.write((tx) =>
    tx.deleteFrom('school_release').where('id', '=', id).where('is_current', '=', false).execute(),
  )
}

function toRow(releaseId: string, school: IpedsSchool) {
  const { shortName, alsoKnownAs, ...facts } = school
  return { ...facts, release_id: releaseId, short_name: shortName, also_known_as: alsoKnownAs.join('\n') }
}
