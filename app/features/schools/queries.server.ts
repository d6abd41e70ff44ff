import type { Database } from '#server/database/database.ts'

/** A loaded release, as pages refer to it. */
export interface CurrentRelease {
  id: string
  label: string
  /** 'YYYY-MM-DD'; null if the file did not state a date. */
  sourceDate: string | null
}

/** One campus of the current release. */
export interface ReleasedSchool {
  unitid: string
  opeid: string
  name: string
  abbreviation: string
  alsoKnownAs: string[]
  city: string
  state: string
  size: number | null
  /** In the publisher's words; null if not reported. */
  control: string | null
  level: string | null
}

/**
 * Reads the current release and its schools from one snapshot of the database. Returns undefined if no
 * official file has been loaded.
 */
export function readCurrentSchools(
  database: Database,
): Promise<{ release: CurrentRelease; schools: ReleasedSchool[] } | undefined> {
  return database.snapshot(async (tx) => {
    const release = await tx
      .selectFrom('school_release')
      .select(['id', 'label', 'source_date as sourceDate'])
      .where('is_current', '=', true)
      .executeTakeFirst()
    if (!release) return undefined
    const schools: ReleasedSchool[] = []
    // Reads in chunks, so that the server can handle requests in between.
    for (;;) {
      const rows = await tx
        .selectFrom('school')
        .select([
          'unitid',
          'opeid',
          'name',
          'short_name',
          'also_known_as',
          'city',
          'state',
          'size',
          'control',
          'level',
        ])
        .where('release_id', '=', release.id)
        .where('unitid', '>', schools.at(-1)?.unitid ?? '')
        .orderBy('unitid')
        .limit(1000)
        .execute()
      if (rows.length === 0) return { release, schools }
      for (const { short_name, also_known_as, ...row } of rows) {
        schools.push({
          ...row,
          abbreviation: short_name,
          alsoKnownAs: also_known_as.split('\n').filter((name) => name !== ''),
        })
      }
      await new Promise((resolve) => setImmediate(resolve))
    }
  })
}
