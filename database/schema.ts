import type { ColumnType } from 'kysely'

/** The one source of row types. The tables themselves are made by the SQL files in `migrations/`. */
export interface Schema {
  secret: SecretTable
  topic: TopicTable
  school_release: SchoolReleaseTable
  school: SchoolTable
  account: AccountTable
  session: SessionTable
  lender: LenderTable
  loan_offer: LoanOfferTable
}

/**
 * Every table with its primary key, parents before children: the order in which a restore inserts. The type
 * makes a forgotten table an error.
 */
export const tableKeys: { [Table in keyof Schema]: (keyof Schema[Table] & string)[] } = {
  secret: ['name'],
  topic: ['name'],
  school_release: ['id'],
  school: ['release_id', 'unitid'],
  account: ['id'],
  session: ['token_hash'],
  lender: ['id'],
  loan_offer: ['id'],
}

/** A key or token this installation made for itself, so that every machine on one database has the same. */
interface SecretTable {
  name: string
  value: string
}

/** How often something was changed; see `Database.changed`. */
interface TopicTable {
  name: string
  version: number
}

/** One loaded file of schools. At most one release is current. */
interface SchoolReleaseTable {
  id: string
  source: string
  label: string
  source_date: string | null
  school_count: number
  refused_count: number
  loaded_at: Date
  is_current: boolean
}

interface SchoolTable {
  release_id: string
  /** The federal key of one campus. */
  unitid: string
  /** The federal key for student aid; several campuses can share one. */
  opeid: string
  name: string
  /** '' when there is none. */
  short_name: string
  /** Other names, one per line. */
  also_known_as: string
  city: string
  /** Two-letter postal code. */
  state: string
  /** The publisher's size class, 1 (under 1,000 students) to 5 (20,000 and more); null when not reported. */
  size: number | null
  control: string | null
  level: string | null
}

interface AccountTable {
  id: string
  /** As typed. */
  email: string
  /** Lower case, Unicode NFC: what makes two addresses the same. */
  email_key: string
  password_hash: string
  first_name: string
  last_name: string
  /** '' when no school was chosen. Left out of an insert, it is ''. */
  opeid: ColumnWithDefault<string>
  created_at: Date
}

interface SessionTable {
  token_hash: string
  account_id: string
  created_at: Date
  last_seen_at: Date
  expires_at: Date
}

interface LenderTable {
  /** The slug in URLs. */
  id: string
  name: string
  is_sample: boolean
}

export type RateType = 'fixed' | 'variable'

export interface LoanOfferTable {
  id: string
  lender_id: string
  product: string
  rate_type: RateType
  apr_low_percent: number
  apr_high_percent: number
  /** 'YYYY-MM-DD'. Exactly one of this and `rate_seen_days_ago` is set. */
  rate_seen_on: string | null
  /** Samples keep an offset from today, so that they never grow old. */
  rate_seen_days_ago: number | null
  term_months: number
  min_amount_cents: number
  max_amount_cents: number | null
  autopay_discount_percent: number
  /** What a borrower must do to get the lowest rate. */
  floor_conditions: string
  /** Comma separated, of immediate, interest_only, flat, deferred. */
  repayment_options: string
  origination_fee_percent: number
}

type ColumnWithDefault<T> = ColumnType<T, T | undefined, T>
