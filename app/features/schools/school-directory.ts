import type { Log } from '#app/services.ts'
import type { Database } from '#database/database.ts'
import { type DirectorySchool, directorySource, readDirectory } from '#sources/directory/directory.ts'
import { readCurrentSchools } from './queries.server.ts'
import { readSchoolKind, unknownKind } from './school-kind.ts'
import type { SchoolKind, SchoolOption } from './school-option.ts'
import { buildSchoolSearchInSlices, type SchoolSearch, type SearchedSchool } from './school-search.ts'

/** Every school the site knows, in memory. It follows the current release, whichever process loads it. */
export interface SchoolDirectory {
  /** 'official' when a release of the federal file is loaded, 'directory' for the list the project carries. */
  readonly source: 'official' | 'directory'
  /** How many schools can be picked: one per OPEID. */
  readonly count: number
  /** What the list is called, with its publisher. */
  readonly label: string
  /** 'YYYY-MM-DD', null when the file did not say. */
  readonly sourceDate: string | null
  /** At most `mostSchools`, best match first. */
  search(keywords: string): SchoolOption[]
  /** The school that stands for an OPEID. */
  byOpeid(opeid: string): SchoolOption | undefined
  /** Any campus, also one that shares its OPEID with a larger one. */
  byUnitid(unitid: string): SchoolOption | undefined
  /** Who runs the school that stands for an OPEID, and for how long it teaches; unknown for one not listed. */
  kindOf(opeid: string): SchoolKind
  /**
   * Hears that the schools above are new. It comes after topic 'school', when the index stands: a page that
   * shows schools goes by this one.
   */
  onSwitch(listener: () => void): () => void
  /** Stops following releases. */
  close(): Promise<void>
}

/** Reads the current release, or the carried list when there is none, and keeps following. */
export async function openSchoolDirectory({
  database,
  log,
}: {
  database: Database
  log: Log
}): Promise<SchoolDirectory> {
  const carried = await readDirectory()
  const listeners = new Set<() => void>()
  let isStale = false
  let rebuild: Promise<void> | undefined
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  // Before the first read, so that no release is missed between the two.
  const stopListening = database.onChange((topic) => {
    if (topic === 'school') follow()
  })
  let current = await read(database, carried).catch((error) => {
    stopListening()
    throw error
  })

  function follow() {
    isStale = true
    clearTimeout(retry)
    rebuild ??= rebuildWhileStale().finally(() => {
      rebuild = undefined
    })
  }

  async function rebuildWhileStale() {
    while (isStale && !isClosed) {
      isStale = false
      try {
        current = await read(database, carried)
      } catch (error) {
        if (isClosed) return
        log.error({ err: error }, 'The new school release could not be read; the last one stays in use')
        retry = setTimeout(follow, RETRY_MS).unref()
        return
      }
      for (const listener of listeners) listener()
    }
  }

  return {
    get source() {
      return current.source
    },
    get count() {
      return current.index.options.length
    },
    get label() {
      return current.label
    },
    get sourceDate() {
      return current.sourceDate
    },
    search: (keywords) => current.index.search(keywords),
    byOpeid: (opeid) => current.byOpeid.get(opeid),
    byUnitid: (unitid) => current.byUnitid.get(unitid),
    kindOf: (opeid) => current.kinds.get(opeid) ?? unknownKind,
    onSwitch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      isClosed = true
      stopListening()
      clearTimeout(retry)
      await rebuild
    },
  }
}

const RETRY_MS = 5_000

interface Known {
  source: 'official' | 'directory'
  label: string
  sourceDate: string | null
  index: SchoolSearch
  byOpeid: Map<string, SchoolOption>
  byUnitid: Map<string, SchoolOption>
  kinds: Map<string, SchoolKind>
}

type KnownSchool = SearchedSchool & { control: string | null; level: string | null }

async function read(database: Database, carried: readonly DirectorySchool[]): Promise<Known> {
  const loaded = await readCurrentSchools(database)
  if (!loaded) return know({ source: 'directory', ...directoryFacts }, carried)
  const ours = new Map(carried.map((school) => [school.unitid, school]))
  const schools = loaded.schools.map((school) => withOurNames(school, ours.get(school.unitid)))
  const { label, sourceDate } = loaded.release
  return know({ source: 'official', label, sourceDate }, schools)
}

const directoryFacts = { label: directorySource.label, sourceDate: directorySource.date }

/** The short name is ours where we have one to give; the publisher's other names stay searchable. */
function withOurNames(school: KnownSchool, ours: DirectorySchool | undefined): KnownSchool {
  if (!ours) return school
  const names = new Set([...ours.alsoKnownAs, ...school.alsoKnownAs, school.abbreviation])
  return { ...school, abbreviation: ours.abbreviation, alsoKnownAs: [...names].filter((name) => name !== '') }
}

async function know(
  facts: Pick<Known, 'source' | 'label' | 'sourceDate'>,
  schools: readonly KnownSchool[],
): Promise<Known> {
  const index = await buildSchoolSearchInSlices(schools)
  const campuses = schools.map(({ name, opeid, abbreviation, city, state, unitid }) => ({
    name,
    opeid,
    abbreviation,
    city,
    state,
    unitid,
  }))
  const kinds = new Map(schools.map((school) => [school.unitid, readSchoolKind(school)]))
  return {
    ...facts,
    index,
    kinds: new Map(index.options.map(({ opeid, unitid }) => [opeid, kinds.get(unitid) ?? unknownKind])),
    byOpeid: new Map(index.options.map((school) => [school.opeid, school])),
    byUnitid: new Map(campuses.map((school) => [school.unitid, school])),
  }
}
