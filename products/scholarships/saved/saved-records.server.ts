import type { VisitorRecords } from '#kit/records/visitor-records.ts'

/** What an account saved. What a browser saved is in its cookie, and `readSaved` moves it. */
export const savedRecords: VisitorRecords = {
  name: 'savedScholarships',
  export: (read, accountId) =>
    read.selectFrom('saved_scholarship').selectAll().where('account_id', '=', accountId).execute(),
}
