import type { HourFigures } from '#app/features/operator/figures.ts'

const HOUR_MS = 3600 * 1000
const HOURS = 24

/** Counts answers with errors by hour, and forgets them after a day. */
export function createHourlyCounts(now: () => Date) {
  const counts = new Map<number, { serverErrors: number; limited: number }>()
  const thisHour = () => Math.floor(now().getTime() / HOUR_MS)

  return {
    /** @param status of an answer */
    count(status: number) {
      if (status < 500 && status !== 429) return
      const hour = thisHour()
      const counted = counts.get(hour) ?? { serverErrors: 0, limited: 0 }
      if (status === 429) counted.limited += 1
      else counted.serverErrors += 1
      counts.set(hour, counted)
      for (const old of counts.keys()) if (old <= hour - HOURS) counts.delete(old)
    },

    /** Returns the last 24 hours, the current one last. */
    read(): HourFigures[] {
      const last = thisHour()
      return Array.from({ length: HOURS }, (_, at) => {
        const hour = last - HOURS + 1 + at
        const counted = counts.get(hour) ?? { serverErrors: 0, limited: 0 }
        return { startsAt: new Date(hour * HOUR_MS), ...counted }
      })
    },
  }
}
