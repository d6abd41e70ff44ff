import {
  type FetchOptions,
  type FetchOutcome,
  fetchAndLoad,
  type LoadOutcome,
} from '#kit/catalog/fetch-and-load.ts'
import type { ReleaseLimits } from './check-release.ts'
import { currentRelease, loadRelease } from './load-release.ts'

/** Downloads and loads the official file of schools if no release has been loaded yet. Never throws. */
export function fetchOfficialSchools(
  options: FetchOptions & { limits?: ReleaseLimits },
): Promise<FetchOutcome> {
  const { database, now, limits } = options
  return fetchAndLoad(options, {
    name: 'Schools',
    accept: 'application/zip, text/csv, */*;q=0.1',
    otherwise: 'The bundled list stays in use.',
    command: 'npm run schools:load -- FILE',
    async current() {
      const release = await currentRelease(database)
      return release && { message: `${release.label}, ${release.school_count} schools.`, isFinal: true }
    },
    async load(file): Promise<LoadOutcome> {
      const result = await loadRelease({ ...file, database, now: now(), onlyIfNone: true, limits })
      if (result.status === 'kept')
        return { outcome: 'present', message: 'another process loaded the official file.' }
      if (result.status === 'refused') {
        const rows = result.refused.slice(0, 3).map(({ line, reason }) => `line ${line}: ${reason}`)
        const problems = [...result.problems, ...rows].join(' ')
        return { outcome: 'failed', message: `the official file was rejected. ${problems}` }
      }
      const refused = result.refused.length > 0 ? `, ${result.refused.length} rows rejected` : ''
      return {
        outcome: 'loaded',
        message: `${result.label} loaded, ${result.schoolCount} schools${refused}.`,
      }
    },
  })
}
