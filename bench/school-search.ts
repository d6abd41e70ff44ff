import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadRelease } from '#app/features/schools/ipeds/load-release.ts'
import { openSchoolDirectory, type SchoolDirectory } from '#app/features/schools/school-directory.ts'
import { openDatabase } from '#server/database/database.ts'
import { type Figure, percentile } from './figure.ts'

const FULL_FILE = path.resolve('../shared/data/schools.csv')
const WARM_UP = 500
const SEARCHES = 20_000

/**
 * Measures the server time of one school search, with names as people type them, some with swapped letters.
 */
export async function measureSchoolSearch(): Promise<Figure[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bursar-bench-'))
  const database = await openDatabase({ dataDir })
  try {
    const bytes = await readFile(FULL_FILE).catch(() => undefined)
    if (!bytes) console.log('schools.csv is missing: the bundled list is measured instead of the full file')
    else await loadRelease({ database, bytes, fileName: 'schools.csv', now: new Date() })
    const building = performance.now()
    const { longest, result: schools } = await longestBlock(() =>
      openSchoolDirectory({ database, log: console }),
    )
    const built = performance.now() - building
    const figures = measureSearches(schools)
    await schools.close()
    const size = `${schools.count} schools`
    return [
      { what: `school search, ${size}, p50`, value: `${figures.p50.toFixed(3)} ms`, budget: '≤ 0.3 ms' },
      { what: `school search, ${size}, p99`, value: `${figures.p99.toFixed(3)} ms`, budget: '≤ 2 ms' },
      { what: 'school search, slowest', value: `${figures.slowest.toFixed(3)} ms`, budget: '–' },
      { what: `school index read and built, ${size}`, value: `${built.toFixed(0)} ms`, budget: '–' },
      {
        what: 'longest pause for other work while it is built',
        value: `${longest.toFixed(0)} ms`,
        budget: '≤ 100 ms',
      },
    ]
  } finally {
    await database.close()
    await rm(dataDir, { recursive: true })
  }
}

function measureSearches(schools: SchoolDirectory) {
  const texts = typedTexts(schools)
  for (const text of texts.slice(0, WARM_UP)) schools.search(text)
  const times = texts.map((text) => {
    const begun = performance.now()
    schools.search(text)
    return performance.now() - begun
  })
  return { p50: percentile(times, 50), p99: percentile(times, 99), slowest: Math.max(...times) }
}

/** Returns prefixes of names, a third of them with two letters swapped; the same on every run. */
function typedTexts(schools: SchoolDirectory): string[] {
  const names = 'abcdefghijklmnopqrstuvwxyz'.split('').flatMap((letter) => schools.search(letter))
  return Array.from({ length: SEARCHES }, (_, at) => {
    const { name = '', city = '' } = names[(at * 7919) % names.length] ?? {}
    const typed = (at % 5 === 0 ? `${name} ${city}` : name).slice(0, 1 + ((at * 31) % 40))
    const swap = at % 3 === 0 && typed.length > 4 ? (at * 17) % (typed.length - 2) : -1
    if (swap < 0) return typed
    return typed.slice(0, swap) + typed[swap + 1] + typed[swap] + typed.slice(swap + 2)
  })
}

/** Returns the longest time that other work had to wait while this ran. */
async function longestBlock<T>(work: () => Promise<T>): Promise<{ longest: number; result: T }> {
  let longest = 0
  let last = performance.now()
  let isRunning = true
  const tick = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    if (isRunning) setImmediate(tick)
  }
  setImmediate(tick)
  const result = await work().finally(() => {
    isRunning = false
  })
  tick()
  return { longest, result }
}
