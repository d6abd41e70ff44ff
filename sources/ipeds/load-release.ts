import { randomUUID } from 'node:crypto'
import type { Database } from '#database/database.ts'
import { checkRelease, type ReleaseLimits, releaseLimits } from './check-release.ts'
import { type RefusedRow, readRelease } from './read-release.ts'
import type { IpedsSchool } from './row.ts'

export interface LoadOptions {
  database: Database
  bytes: Buffer
  fileName: string
  now: Date
  /** Takes a release that is smaller than expected. */
  force?: boolean
  /** Keeps the release in use when there is one by now: for loads nobody asked for. */
  onlyIfNone?: boolean
  limits?: ReleaseLimits
}

export type LoadResult =
  | { status: 'loaded'; label: string; schoolCount: number; skippedCount: number; refused: RefusedRow[] }
  | { status: 'refused'; problems: string[]; refused: RefusedRow[] }
  | { status: 'kept' }

/**
 * Reads, checks and switches to a release. Until the last write nobody sees it; when anything fails, the
 * schools in use stay and nothing of the new ones is left.
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
          // 0 until the switch: that is how a load that was killed is told from a whole release.
          school_count: 0,
          refused_count: refused.length,
          loaded_at: now,
          is_current: false,
        })
        .execute(),
    )
    for (let at = 0; at < schools.length; at += ROWS_PER_WRITE) {
      const rows = schools.slice(at, at + ROWS_PER_WRITE).map((school) => rowOf(id, school))
      await database.write((tx) => tx.insertInto('school').values(rows).execute())
      await new Promise((resolve) => setImmediate(resolve))
    }
    const isSwitched = await switchTo(database, { id, schoolCount: schools.length, onlyIfNone })
    if (!isSwitched) {
      await removeRelease(database, id)
      return { status: 'kept' }
    }
  } catch (error) {
    // The first error says what went wrong; what cannot be removed now is removed before the next load.
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
/** A load takes seconds: one that began so long ago and is not finished was killed. */
const KILLED_AFTER_MS = 15 * 60_000

async function switchTo(
  database: Database,
  { id, schoolCount, onlyIfNone }: { id: string; schoolCount: number; onlyIfNone: boolean },
): Promise<boolean> {
  return database.write(async (tx) => {
    // Touching every row first makes a second load wait for this one.
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

/** One release back stays, so that a look at what changed is possible. */
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

/** Its schools go with it. Never the current one, whatever happened meanwhile. */
async function removeRelease(database: Database, id: string): Promise<void> {
  await database.write((tx) =>
    tx.deleteFrom('school_release').where('id', '=', id).where('is_current', '=', false).execute(),
  )
}

function rowOf(releaseId: string, school: IpedsSchool) {
  const { shortName, alsoKnownAs, ...facts } = school
  return { ...facts, release_id: releaseId, short_name: shortName, also_known_as: alsoKnownAs.join('\n') }
}
