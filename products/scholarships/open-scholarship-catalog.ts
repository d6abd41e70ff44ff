import type { Database } from '#server/database/database.ts'
import { indexScholarships } from './index-scholarships.server.ts'
import type { ScholarshipCatalog } from './scholarship-catalog.ts'

/** Reads the scholarships when they are first asked for, and from then on after each change. */
export function openScholarshipCatalog(database: Database): ScholarshipCatalog {
  let latest: Reading | undefined
  database.onChange((topic) => {
    // Whoever asks next waits for the new ones, so they are read at once.
    if (topic === 'scholarship' && latest) read(latest.today)
  })

  function read(today: string): Reading {
    const begun: Reading = { today, result: indexScholarships(database, today) }
    // A failed read is not cached, so the next caller tries again.
    begun.result.catch(() => {
      if (latest === begun) latest = undefined
    })
    latest = begun
    return begun
  }

  return {
    async on(today) {
      for (;;) {
        const known = latest ?? read(today)
        const { index, dependsOnDay } = await known.result
        if (known.today === today || !dependsOnDay) return index
        // Several callers may notice the new day while they wait; only the first of them reads.
        if (latest === known) read(today)
      }
    },
  }
}

interface Reading {
  today: string
  result: ReturnType<typeof indexScholarships>
}
