import {
  type DirectorySchool,
  directorySource,
  readDirectory,
} from '#app/features/schools/directory/directory.ts'
import type { Log } from '#app/log.ts'
import type { Database } from '#server/database/database.ts'
import { findCommonName } from './common-name.ts'
import { readCurrentSchools } from './queries.server.ts'
import { readSchoolKind, unknownKind } from './school-kind.ts'
import type { SchoolKind, SchoolOption } from './school-option.ts'
import {
  type BuildSchoolSearch,
  buildSchoolSearchInSlices,
  type SchoolSearch,
  type SearchedSchool,
} from './school-search.ts'

/** All schools that the site knows, in memory. It follows the current release, whichever process loads it. */
export interface SchoolDirectory {
  /** 'official' if a release of the federal file is loaded, 'directory' for the bundled list. */
  readonly source: 'official' | 'directory'
  /** How many schools can be picked: one per OPEID. */
  readonly count: number
  /** Name of the list and its publisher. */
  readonly label: string
  /** 'YYYY-MM-DD'; null if the file did not state a date. */
  readonly sourceDate: string | null
  /** Returns at most `maxSchools` schools, best match first. */
  search(keywords: string): SchoolOption[]
  /** Returns the school that represents an OPEID, the largest one under it. */
  byOpeid(opeid: string): SchoolOption | undefined
  /** Returns any campus, including one that shares its OPEID with a larger campus. */
  byUnitid(unitid: string): SchoolOption | undefined
  /** Returns all campuses under an OPEID, the one that represents it first. */
  listByOpeid(opeid: string): SchoolOption[]
  /** Returns the identifiers of all campuses. */
  listUnitids(): string[]
  /** Returns what the publisher says of the kind and the size of a campus; undefined if it is not listed. */
  getDetails(unitid: string): SchoolDetails | undefined
  /**
   * Returns the control and level of the school that represents an OPEID; both are unknown if it is not
   * listed.
   */
  getSchoolKind(opeid: string): SchoolKind
  /** Returns the name that people use of the school: see `findCommonName`; undefined if it is not listed. */
  getCommonName(opeid: string): string | undefined
  /**
   * Calls the listener after the schools have changed, and returns a function that unsubscribes it. This
   * happens after topic 'school', once the index is built, so pages that show schools depend on this event
   * instead.
   */
  onSwitch(listener: () => void): () => void
  /** Stops following new releases. */
  close(): Promise<void>
}

/** A campus in the publisher's words and size classes; null where it says nothing. */
interface SchoolDetails {
  control: string | null
  level: string | null
  size: number | null
  alsoKnownAs: readonly string[]
}

/** Reads the current release, or the bundled list if there is none, and follows new releases. */
export async function openSchoolDirectory({
  database,
  log,
  buildSearch = buildSchoolSearchInSlices,
}: {
  database: Database
  log: Log
  /** Building the index takes most of the server's startup time, so tests pass a memoized version. */
  buildSearch?: BuildSchoolSearch | undefined
}): Promise<SchoolDirectory> {
  const bundled = await readDirectory()
  const listeners = new Set<() => void>()
  let isStale = false
  let rebuild: Promise<void> | undefined
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  // Subscribe before the first read, so that no release is missed in between.
  const stopListening = database.onChange((topic) => {
    if (topic === 'school') follow()
  })
  const readAll = () => read(database, bundled, buildSearch)
  let current = await readAll().catch((error) => {
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
        current = await readAll()
      } catch (error) {
        if (isClosed) return
        log.error({ err: error }, 'The new school release could not be read; the previous one stays in use')
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
    listByOpeid(opeid) {
      const first = current.byOpeid.get(opeid)
      const others = Array.from(current.byUnitid.values()).filter(
        (school) => school.opeid === opeid && school.unitid !== first?.unitid,
      )
      return first ? [first, ...others] : others
    },
    listUnitids: () => Array.from(current.byUnitid.keys()),
    getDetails: (unitid) => current.schools.find((school) => school.unitid === unitid),
    getSchoolKind: (opeid) => current.kinds.get(opeid) ?? unknownKind,
    getCommonName: (opeid) => current.getCommonName(opeid),
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
  schools: readonly KnownSchool[]
  byOpeid: Map<string, SchoolOption>
  byUnitid: Map<string, SchoolOption>
  kinds: Map<string, SchoolKind>
  getCommonName(opeid: string): string | undefined
}

type KnownSchool = SearchedSchool & { control: string | null; level: string | null }

async function read(
  database: Database,
  bundled: readonly DirectorySchool[],
  buildSearch: BuildSchoolSearch,
): Promise<Known> {
  const loaded = await readCurrentSchools(database)
  if (!loaded) return indexSchools({ source: 'directory', ...directoryFacts }, bundled, buildSearch)
  const ours = new Map(bundled.map((school) => [school.unitid, school]))
  const schools = loaded.schools.map((school) => withOurNames(school, ours.get(school.unitid)))
  const { label, sourceDate } = loaded.release
  return indexSchools({ source: 'official', label, sourceDate }, schools, buildSearch)
}

const directoryFacts = { label: directorySource.label, sourceDate: directorySource.date }

/** Uses our short name if we have one; the publisher's other names stay searchable. */
function withOurNames(school: KnownSchool, ours: DirectorySchool | undefined): KnownSchool {
  if (!ours) return school
  const names = new Set([...ours.alsoKnownAs, ...school.alsoKnownAs, school.abbreviation])
  return { ...school, abbreviation: ours.abbreviation, alsoKnownAs: [...names].filter((name) => name !== '') }
}

async function indexSchools(
  facts: Pick<Known, 'source' | 'label' | 'sourceDate'>,
  schools: readonly KnownSchool[],
  buildSearch: BuildSchoolSearch,
): Promise<Known> {
  const index = await buildSearch(schools)
  const campuses = schools.map(({ name, opeid, abbreviation, city, state, unitid }) => ({
    name,
    opeid,
    abbreviation,
    city,
    state,
    unitid,
  }))
  const kinds = new Map(schools.map((school) => [school.unitid, readSchoolKind(school)]))
  const byOpeid = new Map(index.options.map((school) => [school.opeid, school]))
  return {
    ...facts,
    index,
    schools,
    kinds: new Map(index.options.map(({ opeid, unitid }) => [opeid, kinds.get(unitid) ?? unknownKind])),
    byOpeid,
    byUnitid: new Map(campuses.map((school) => [school.unitid, school])),
    getCommonName: cacheCommonNames(schools, byOpeid),
  }
}

/** A common name takes milliseconds to find among all schools, so each is found once, when it is asked for. */
function cacheCommonNames(schools: readonly KnownSchool[], byOpeid: ReadonlyMap<string, SchoolOption>) {
  const found = new Map<string, string>()
  return (opeid: string): string | undefined => {
    const unitid = byOpeid.get(opeid)?.unitid
    const school = schools.find((each) => each.unitid === unitid)
    if (!school) return undefined
    const name = found.get(opeid) ?? findCommonName(school, schools)
    found.set(opeid, name)
    return name
  }
}
