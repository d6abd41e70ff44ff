import type { VisitorRecords } from '#kit/records/visitor-records.ts'
import { readSavedCookie } from './saved-cookie.ts'

/** What an account saved. What a browser saved is in its cookie, and `readSaved` moves it. */
export const savedRecords: VisitorRecords = {
  name: 'savedScholarships',
  async describeBrought(_read, { cookies, isSecure }) {
    const count = readSavedCookie(cookies ?? null, isSecure).length
    if (count === 0) return undefined
    return count === 1 ? '1 saved scholarship' : `${count} saved scholarships`
  },
  export: (read, accountId) =>
    read.selectFrom('saved_scholarship').selectAll().where('account_id', '=', accountId).execute(),
}
