import type { Kysely } from 'kysely'
import type { Schema } from '#server/database/schema.ts'
import type { Write } from '#server/database/store.ts'

/**
 * Rows of one kind that visitors own: an account, or a browser by the hash of its token. Both are the `holder`
 * of a row. Whoever adds a table of this kind adds its `VisitorRecords` to its product, and no sign-in, sign-out, sweep
 * or export has to know of it.
 */
export interface VisitorRecords {
  /** What they are called in the export of what is stored of somebody. */
  name: string
  /** Returns the rows of an account as its owner may read them. */
  export(read: Kysely<Schema>, accountId: string): Promise<readonly object[]>
  /** Says what of it a browser takes along when it signs in, such as `3 saved scholarships`; undefined when nothing. */
  describeBrought?(read: Kysely<Schema>, browser: BrowserHoldings): Promise<string | undefined>
  /** Moves a browser's rows to the account that it signs in to, and leaves none behind. */
  move?(tx: Write, owner: NewOwner): Promise<void>
  /** Deletes all rows of these holders. */
  delete?(tx: Write, holders: readonly string[]): Promise<void>
  /** Deletes the rows that have expired, and returns how many. `server/retention/rules.ts` has a line for each. */
  deleteExpired?(tx: Write, now: Date): Promise<number>
}

/** Where a browser without an account keeps what it holds. */
interface BrowserHoldings {
  /** The Cookie header. */
  cookies: string | null | undefined
  isSecure: boolean
  /** Of its rows; undefined when it has none. */
  tokenHash: string | undefined
  now: Date
}

interface NewOwner {
  tokenHash: string
  accountId: string
  /** The moment of the sign-in. */
  at: Date
}
