import { setImmediate } from 'node:timers/promises'
import type { Log } from '#app/log.ts'
import type { Database } from '#server/database/database.ts'
import type { SearchEntry, SearchSource } from './search-entry.ts'

const ENTRIES_PER_STEP = 100

export interface CatalogSource {
  database: Pick<Database, 'onChange'>
  log: Pick<Log, 'error'>
  today(): string
}

/**
 * Follows the things of a catalog.
 * @param name what they are, in the plural
 * @param topics the topics that change them
 * @param read returns an entry for each on a day
 */
export function catalogSource(
  { database, log, today }: CatalogSource,
  {
    name,
    topics,
    read,
  }: { name: string; topics: readonly string[]; read(today: string): Promise<SearchEntry[]> },
): SearchSource {
  let refresh: (() => void) | undefined
  let readOn = ''
  return {
    name,
    async follow(feed) {
      let known = new Set<string>()
      // Each read begins after the previous one, so that the last one to finish has the newest data.
      let reading = Promise.resolve()
      const readAgain = async () => {
        const entries = await read(today())
        for (const [at, entry] of entries.entries()) {
          feed.put(entry)
          if (at % ENTRIES_PER_STEP === 0) await setImmediate()
        }
        const current = new Set(entries.map(({ id }) => id))
        for (const id of known) if (!current.has(id)) feed.remove(id)
        known = current
      }
      refresh = () => {
        readOn = today()
        // After a failed read, the known ones stay in the index, and the next change or day reads again.
        reading = reading.then(readAgain).catch((error) => {
          log.error(
            { err: error },
            `the search could not read the ${name}; it will read them again when they next change`,
          )
        })
      }
      const stop = database.onChange((topic) => {
        if (topics.includes(topic)) refresh?.()
      })
      refresh()
      await reading
      return stop
    },
    update() {
      // Yesterday's deadlines have passed, and terms have become too old.
      if (refresh && readOn !== today()) refresh()
    },
  }
}
