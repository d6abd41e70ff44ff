import { addDays } from '#domain/dates.ts'
import { saveNotice } from './law.ts'

/** Returns the last day to choose a plan after SAVE, 90 days after the date on one's own notice (`YYYY-MM-DD`). */
export function saveDeadline(noticeDay: string): string {
  return addDays(noticeDay, saveNotice.days)
}
