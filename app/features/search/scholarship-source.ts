import { setImmediate } from 'node:timers/promises'
import { href } from 'react-router'
import type { Log } from '#app/log.ts'
import type { Database } from '#database/database.ts'
import { continuous } from '#domain/scholarships/filter-fields.ts'
import type { Scholarship } from '#domain/scholarships/scholarship.ts'
import type { ScholarshipIndex } from '#domain/scholarships/scholarship-index/scholarship-index.ts'
import { messages } from './messages.ts'
import type { SearchEntry, SearchSource } from './search-entry.ts'

/**
 * So many of the open scholarships can be found, those listed last. The marketplace searches all of them;
 * 100,000 entries would crowd out everything else here, and take more memory than the rest of the site.
 */
const MOST_ENTRIES = 1_000
const ENTRIES_PER_STEP = 100

export interface ScholarshipSource {
  database: Pick<Database, 'onChange'>
  scholarships: { on(today: string): Promise<Pick<ScholarshipIndex, 'find'>> }
  log: Pick<Log, 'error'>
  today(): string
}

/** Follows the open scholarships; each result links to the marketplace, searching for its name. */
export function scholarshipSource({ database, scholarships, log, today }: ScholarshipSource): SearchSource {
  let refresh: (() => void) | undefined
  let readOn = ''
  return {
    name: 'scholarships',
    async follow(feed) {
      let known = new Set<string>()
      // Each read begins after the previous one, so that the last one to finish has the newest data.
      let reading = Promise.resolve()
      const read = async () => {
        const entries = (await findOpen(scholarships, today())).map(toSearchEntry)
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
        reading = reading.then(read).catch((error) => {
          log.error(
            { err: error },
            'the search could not read the scholarships; the next change of them reads again',
          )
        })
      }
      const stop = database.onChange((topic) => {
        if (topic === 'scholarship') refresh?.()
      })
      refresh()
      await reading
      return stop
    },
    update() {
      // Yesterday's deadlines have passed.
      if (refresh && readOn !== today()) refresh()
    },
  }
}

async function findOpen(
  scholarships: ScholarshipSource['scholarships'],
  today: string,
): Promise<Scholarship[]> {
  const index = await scholarships.on(today)
  const found = index.find({
    filter: {
      kind: 'any',
      of: [
        { kind: 'compare', field: 'deadline', comparison: '>=', value: today },
        { kind: 'compare', field: 'deadline', comparison: '=', value: continuous },
      ],
    },
    words: '',
    sort: { field: 'created_at', direction: 'DESC' },
    offset: 0,
    limit: MOST_ENTRIES,
  })
  return found.scholarships
}

function toSearchEntry({ id, name, provider, about, isSample }: Scholarship): SearchEntry {
  const marketplace = href('/scholarships/marketplace')
  return {
    id: `scholarship:${id}`,
    kind: 'scholarship',
    title: name,
    path: `${marketplace}?${new URLSearchParams({ q: name })}`,
    summary: messages.scholarshipSummary(about, isSample),
    alsoCalled: [provider],
    text: '',
  }
}
