import type { ColumnType } from 'kysely'
import type { ContentTables } from '#content/store/tables.ts'
import type { RepaymentChoice } from '#domain/loans/cost-of-loan.ts'
import type { Capitalization } from '#domain/loans/loan-offer.ts'

/** The one source of row types. The tables themselves are made by the SQL files in `migrations/`. */
export interface Schema extends ContentTables {
  secret: SecretTable
  topic: TopicTable
  school_release: SchoolReleaseTable
  school: SchoolTable
  account: AccountTable
  session: SessionTable
  lender: LenderTable
  lender_payment: LenderPaymentTable
  loan_offer: LoanOfferTable
  loan_repayment_option: LoanRepaymentOptionTable
  loan_rate: LoanRateTable
  outbound_click: OutboundClickTable
  draft: DraftTable
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
  lender_payment: ['lender_id'],
  loan_offer: ['id'],
  loan_repayment_option: ['offer_id', 'choice'],
  loan_rate: ['offer_id', 'number'],
  outbound_click: ['id'],
  draft: ['token_hash'],
  content_dataset: ['name'],
  content_document: ['dataset', 'id'],
  content_transaction: ['dataset', 'number'],
  content_change: ['dataset', 'number', 'place'],
  content_blob: ['sha1'],
  content_setting: ['owner', 'key'],
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

/** What a lender pays us, as agreed on a day; a lender without a row pays nothing. Samples have sample payments. */
interface LenderPaymentTable {
  lender_id: string
  per_click_cents: number
  per_application_cents: number
  per_funded_loan_cents: number
  /** 'YYYY-MM-DD' */
  agreed_on: string
}

/**
 * What `LoanOffer` of domain/loans says, but for the rates and the ways to repay, which are rows of their own. Lists of codes
 * are comma separated; null is no such rule, or nothing said.
 */
export interface LoanOfferTable {
  id: string
  lender_id: string
  product: string
  rate_type: 'fixed' | 'variable'
  rate_index: string
  is_higher_without_cosigner: boolean | null
  autopay_discount_percent: number
  floor_conditions: string
  /** Ascending. */
  terms_months: string
  minimum_cents: number
  maximum_cents: number | null
  origination_fee_percent: number
  application_fee_cents: number
  late_fee_percent: number | null
  late_fee_cents: number | null
  returned_payment_fee_cents: number | null
  grace_months: number
  cosigner_release_after_payments: number | null
  cosigner_release_conditions: string
  hardship_months: number | null
  /** 'YYYY-MM-DD' */
  apply_by: string | null
  /** Samples keep an offset from today instead, so that their deadline never passes. */
  apply_by_days_ahead: number | null
  apply_url: string | null
  borrowers: string | null
  /** At most one of these two is set. */
  states_only: string | null
  states_except: string | null
  citizenships: string | null
  /** '' when none. */
  citizenships_with_cosigner: string
  degrees: string | null
  school_controls: string | null
  school_levels: string | null
  minimum_enrollment: string | null
  minimum_score: number | null
  minimum_income_cents: number | null
  cosigner: 'required' | 'optional' | 'not_taken'
  /** 'YYYY-MM-DD' since when it is no longer offered; its rates stay as history. */
  withdrawn_on: string | null
}

export interface LoanRepaymentOptionTable {
  offer_id: string
  choice: RepaymentChoice
  flat_payment_cents: number
  capitalization: Capitalization
}

/** One range of rates of an offer. Rows are only added; the one with the highest number is in force. */
export interface LoanRateTable {
  offer_id: string
  number: number
  lowest_percent: number
  highest_percent: number
  cap_percent: number | null
  /** 'YYYY-MM-DD'. Exactly one of this and `seen_days_ago` is set. */
  seen_on: string | null
  /** Samples keep an offset from today, so that they never grow old. */
  seen_days_ago: number | null
  /** null for samples, which come with the program. */
  loaded_at: Date | null
}

/** That an offer was chosen: nothing here says by whom. */
interface OutboundClickTable {
  id: string
  offer_id: string
  name: ColumnWithDefault<string>
  opeid: ColumnWithDefault<string>
  clicked_at: Date
}

/** Answers of a question flow on their way, behind a cookie. */
interface DraftTable {
  token_hash: string
  flow: string
  /** JSON */
  answers: string
  created_at: Date
  updated_at: Date
  expires_at: Date
}

type ColumnWithDefault<T> = ColumnType<T, T | undefined, T>
