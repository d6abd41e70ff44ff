import type { ColumnType, Generated } from 'kysely'
import type { ContentTables } from '#cms/service/store/tables.ts'
import type { CreditBand, RewardPeriod } from '#domain/cards/card.ts'
import type { SpendingCategory } from '#domain/cards/spending.ts'
import type { EntryMethod } from '#domain/drawing/drawing.ts'
import type { Enrollment } from '#domain/eligibility/profile.ts'
import type { FloorScoreOf } from '#domain/loans/loan-offer.ts'
import type { Capitalization, RepaymentChoice } from '#domain/loans/loan-terms.ts'
import type { MailState, SuppressionReason } from '#domain/mail/mail-state.ts'
import type { LoanLine } from '#domain/product-line.ts'
import type { Delivery } from '#domain/refinance/application-clocks.ts'
import type { SavedStatus } from '#domain/scholarships/saved-status.ts'
import type { AwardBasis, DataUse, DeadlineKind } from '#domain/scholarships/scholarship.ts'

/** The only source of row types. The SQL files in `migrations/` create the tables. */
export interface Schema extends ContentTables {
  secret: SecretTable
  topic: TopicTable
  school_release: SchoolReleaseTable
  school: SchoolTable
  account: AccountTable
  session: SessionTable
  attempt: AttemptTable
  lender: LenderTable
  lender_payment: LenderPaymentTable
  loan_offer: LoanOfferTable
  loan_repayment_option: LoanRepaymentOptionTable
  loan_rate: LoanRateTable
  outbound_click: OutboundClickTable
  draft: DraftTable
  refinance_application: RefinanceApplicationTable
  scholarship: ScholarshipTable
  scholarship_essay: ScholarshipEssayTable
  saved_scholarship: SavedScholarshipTable
  calendar_feed: CalendarFeedTable
  card_issuer: CardIssuerTable
  card_issuer_payment: CardIssuerPaymentTable
  credit_card: CreditCardTable
  credit_card_reward: CreditCardRewardTable
  credit_card_credit: CreditCardCreditTable
  credit_card_rate: CreditCardRateTable
  drawing: DrawingTable
  drawing_entry: DrawingEntryTable
  drawing_contact: DrawingContactTable
  drawing_request: DrawingRequestTable
  mail: MailTable
  subscription: SubscriptionTable
  mail_suppression: MailSuppressionTable
  password_reset: PasswordResetTable
  sign_on_identity: SignOnIdentityTable
}

/**
 * Every table with its primary key, parents before children, which is the order a restore inserts in. The
 * type makes it an error to leave out a table.
 */
export const tableKeys: { [Table in keyof Schema]: (keyof Schema[Table] & string)[] } = {
  secret: ['name'],
  topic: ['name'],
  school_release: ['id'],
  school: ['release_id', 'unitid'],
  account: ['id'],
  session: ['token_hash'],
  attempt: ['key'],
  lender: ['id'],
  lender_payment: ['lender_id'],
  loan_offer: ['id'],
  loan_repayment_option: ['offer_id', 'choice'],
  loan_rate: ['offer_id', 'number'],
  outbound_click: ['id'],
  draft: ['holder', 'line'],
  refinance_application: ['holder', 'offer_id'],
  scholarship: ['id'],
  scholarship_essay: ['scholarship_id', 'number'],
  saved_scholarship: ['account_id', 'scholarship_id'],
  calendar_feed: ['account_id'],
  card_issuer: ['id'],
  card_issuer_payment: ['issuer_id'],
  credit_card: ['id'],
  credit_card_reward: ['card_id', 'number'],
  credit_card_credit: ['card_id', 'number'],
  credit_card_rate: ['card_id', 'number'],
  drawing: ['id'],
  drawing_entry: ['hash'],
  drawing_contact: ['entry_hash'],
  drawing_request: ['id'],
  mail: ['id'],
  subscription: ['id'],
  mail_suppression: ['email_key'],
  password_reset: ['token_hash'],
  sign_on_identity: ['issuer', 'subject'],
  content_dataset: ['name'],
  content_document: ['dataset', 'id'],
  content_transaction: ['dataset', 'number'],
  content_change: ['dataset', 'number', 'place'],
  content_blob: ['sha1'],
  content_setting: ['owner', 'key'],
}

/**
 * A key or token that this installation generated, so that every machine on one database has the same one.
 */
interface SecretTable {
  name: string
  value: string
}

/** The number of changes to a topic; see `Database.changed`. */
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
  /** The federal id of one campus. */
  unitid: string
  /** The federal id for student aid; several campuses can share one. */
  opeid: string
  name: string
  /** '' when there is none. */
  short_name: string
  /** Other names, one per line. */
  also_known_as: string
  city: string
  /** Two-letter postal code. */
  state: string
  /** The publisher's size class, 1 (under 1,000 students) to 5 (20,000 or more); `null` when not reported. */
  size: number | null
  control: string | null
  level: string | null
}

interface AccountTable {
  id: string
  /** The address as typed. */
  email: string
  /** The address in lower case and Unicode NFC; two accounts cannot have the same key. */
  email_key: string
  /** `noPassword` when there is none. */
  password_hash: string
  first_name: string
  last_name: string
  /** '' when no school was chosen, which is also the default. */
  opeid: ColumnWithDefault<string>
  created_at: Date
  /** When its owner showed that the address is theirs; `null` until then, which is also the default. */
  email_confirmed_at: ColumnWithDefault<Date | null>
}

interface SessionTable {
  token_hash: string
  account_id: string
  created_at: Date
  last_seen_at: Date
  expires_at: Date
}

/** A one-time key to choose a new password. */
interface PasswordResetTable {
  token_hash: string
  account_id: string
  expires_at: Date
}

/** Who an issuer of identities says a visitor is, and whose account that is here. */
interface SignOnIdentityTable {
  /** The issuer's address, exactly as it states it. */
  issuer: string
  /** The issuer's own id of the person. */
  subject: string
  account_id: string
  linked_at: Date
}

/** An email on its way; see `app/mail/outbox.server.ts`. */
interface MailTable {
  /** Also the first part of its Message-ID. */
  id: string
  kind: string
  /** Unique: asking twice for one thing sends one email. */
  purpose: string
  email: string
  email_key: string
  /** JSON */
  facts: string
  state: MailState
  tries: ColumnWithDefault<number>
  due_at: Date
  /** Set while it is being sent: after this moment nobody sends it any more. */
  lease_ends_at: ColumnWithDefault<Date | null>
  /** Why the last try failed, or why it is not sent; never an address. */
  problem: ColumnWithDefault<string>
  created_at: Date
  ended_at: ColumnWithDefault<Date | null>
}

/** Who asked for the emails of a topic. */
interface SubscriptionTable {
  id: string
  email: string
  email_key: string
  topic: string
  account_id: string | null
  /** '' when not given, as the next three. */
  first_name: string
  last_name: string
  opeid: string
  /** The promo that asked. */
  modal: string
  asked_at: Date
  /** `null` until the owner of the address confirms it: no email goes out before. */
  confirmed_at: Date | null
  ended_at: Date | null
}

/** An address that mail servers refuse, or whose owner called our emails spam. */
interface MailSuppressionTable {
  email_key: string
  reason: SuppressionReason
  since: Date
}

/** How often something that is limited was tried in one window of time; see `AttemptLimits`. */
interface AttemptTable {
  /** A keyed hash of the limit, the window, and who tried. */
  key: string
  used: number
  ends_at: Date
}

interface LenderTable {
  /** The slug in URLs. */
  id: string
  name: string
  is_sample: boolean
}

/**
 * What a lender pays us, and the day it was agreed on. A lender without a row pays nothing. Samples have
 * sample payments.
 */
interface LenderPaymentTable {
  lender_id: string
  per_click_cents: number
  per_application_cents: number
  per_funded_loan_cents: number
  /** 'YYYY-MM-DD' */
  agreed_on: string
}

/**
 * The facts of `LoanOffer` in domain/loans, except for the rates and the ways to repay, which are rows of
 * their own. Lists of codes are separated by commas; `null` means no such rule or not stated.
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
  floor_minimum_score: number | null
  floor_score_of: FloorScoreOf
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
  /** Samples store an offset from today instead, so that their deadline never passes. */
  apply_by_days_ahead: number | null
  apply_url: string | null
  borrowers: string | null
  /** At most one of these two columns is set. */
  states_only: string | null
  states_except: string | null
  citizenships: string | null
  /** '' when there are none. */
  citizenships_with_cosigner: string
  degrees: string | null
  school_controls: string | null
  school_levels: string | null
  minimum_enrollment: string | null
  minimum_score: number | null
  minimum_income_cents: number | null
  cosigner: 'required' | 'optional' | 'not_taken'
  minor_with_cosigner: boolean | null
  product_line: LoanLine
  /** The columns from here to `job_starts_within_days` are rules of refinancing; `null` for other loans. */
  refinances: string | null
  visa_statuses: string | null
  minimum_education: string | null
  graduate_degrees: string | null
  school_years: string | null
  employments: string | null
  job_starts_within_days: number | null
  /** 'YYYY-MM-DD', the first day the offer was no longer available; its rates stay as history. */
  withdrawn_on: string | null
}

export interface LoanRepaymentOptionTable {
  offer_id: string
  choice: RepaymentChoice
  flat_payment_cents: number
  capitalization: Capitalization
}

/** One rate range of an offer. Rows are only added; the one with the highest number is current. */
export interface LoanRateTable {
  offer_id: string
  number: number
  lowest_percent: number
  highest_percent: number
  cap_percent: number | null
  /** 'YYYY-MM-DD'. Exactly one of this and `seen_days_ago` is set. */
  seen_on: string | null
  /** Samples store an offset from today, so that their rates never become too old. */
  seen_days_ago: number | null
  /** `null` for samples, which ship with the program. */
  loaded_at: Date | null
}

/** Records that an offer was chosen; nothing here identifies the visitor. */
interface OutboundClickTable {
  id: string
  offer_id: string
  name: ColumnWithDefault<string>
  opeid: ColumnWithDefault<string>
  clicked_at: Date
}

/** The answers to the questions of one product line, of a browser or of an account. */
interface DraftTable {
  /** The hash of the token in the browser's cookie; the id of the account, if one has it. */
  holder: string
  /** The product line, such as `student-loans`. */
  line: string
  account_id: string | null
  flow: string
  /** JSON */
  answers: string
  /**
   * JSON: when each answer was given or removed, in milliseconds since 1970. Answers without a time are as old
   * as `updated_at`.
   */
  answered_at: string
  created_at: Date
  updated_at: Date
  expires_at: Date
}

/** A refinance offer that a visitor chose, with the days that the visitor notes, as `YYYY-MM-DD`. */
interface RefinanceApplicationTable {
  /** As in `draft`. */
  holder: string
  account_id: string | null
  offer_id: string
  lender_name: string
  product: string
  approved_on: string | null
  approval_delivery: Delivery | null
  accepted_on: string | null
  final_on: string | null
  final_delivery: Delivery | null
  chosen_at: Date
  /** `null` for an account. */
  expires_at: Date | null
}

/**
 * The facts of `Scholarship` in domain/scholarships. Lists of codes are separated by commas; `null` means no
 * such requirement or not stated. Samples store offsets from today instead of days.
 */
export interface ScholarshipTable {
  id: string
  name: string
  provider: string
  is_sample: boolean
  about: string
  award_low_cents: number | null
  award_high_cents: number | null
  awards: number | null
  deadline_kind: DeadlineKind
  deadline_on: string | null
  deadline_days_ahead: number | null
  deadline_time: string | null
  deadline_time_zone: string | null
  created_on: string | null
  created_days_ago: number | null
  levels: string | null
  majors: string | null
  states: string | null
  opeids: string | null
  least_gpa: number | null
  enrollment: Enrollment | null
  memberships: string | null
  citizenships: string | null
  demographics: string | null
  recommendation_letters: number
  effort_hours: number | null
  basis: AwardBasis
  applicants: number | null
  renewable_years: number
  /** '' when it asks for nothing. */
  asks_for: string
  data_use: DataUse | null
  last_checked_on: string | null
  last_checked_days_ago: number | null
  source: string
  apply_url: string | null
  /** 'YYYY-MM-DD', the first day it was no longer listed. */
  withdrawn_on: string | null
}

export interface ScholarshipEssayTable {
  scholarship_id: string
  number: number
  prompt: string
  least_words: number | null
  most_words: number | null
}

/** What an account saved. It outlives the listing, so that a plan does not lose its entries. */
interface SavedScholarshipTable {
  account_id: string
  scholarship_id: string
  status: SavedStatus
  saved_at: Date
  changed_at: Date
}

/** The private address of an account's calendar of deadlines. */
interface CalendarFeedTable {
  account_id: string
  token_hash: string
  created_at: Date
}

interface CardIssuerTable {
  id: string
  name: string
  is_sample: boolean
}

/** That an issuer pays us, and the day it was agreed on. An issuer without a row pays nothing. */
interface CardIssuerPaymentTable {
  issuer_id: string
  /** 'YYYY-MM-DD' */
  agreed_on: string
}

/**
 * The facts of `Card` in domain/cards, except for the rates, the rewards of categories and the credits, which are
 * rows of their own. Lists of codes are separated by commas; `null` means none or not stated, as in `Card`.
 */
export interface CreditCardTable {
  id: string
  issuer_id: string
  name: string
  types: string
  annual_fee_cents: number
  first_year_fee_cents: number | null
  transfer_fee_percent: number | null
  transfer_fee_least_cents: number | null
  cash_advance_fee_percent: number | null
  cash_advance_fee_least_cents: number | null
  purchase_intro_percent: number | null
  purchase_intro_months: number | null
  transfer_intro_percent: number | null
  transfer_intro_months: number | null
  grace_days: number | null
  minimum_payment_floor_cents: number | null
  minimum_payment_percent: number | null
  minimum_payment_adds_interest: boolean | null
  foreign_fee_percent: number
  late_fee_cents: number
  returned_payment_fee_cents: number | null
  deposit_least_cents: number | null
  deposit_most_cents: number | null
  /** `null` when the card gives nothing back. */
  base_points_per_dollar: number | null
  cents_a_point: number | null
  bonus_cents: number | null
  bonus_spend_cents: number | null
  bonus_within_months: number | null
  credit_band: CreditBand | null
  is_for_students: boolean
  takes_cosigner: boolean | null
  takes_itin: boolean | null
  /** '' when it reports to none. */
  reports_to: string
  apply_url: string | null
  /** 'YYYY-MM-DD', the first day the card was no longer offered; its rates stay as history. */
  withdrawn_on: string | null
}

export interface CreditCardRewardTable {
  card_id: string
  number: number
  categories: string
  points_per_dollar: number
  cap_spend_cents: number | null
  cap_period: RewardPeriod | null
  months: string | null
  needs_activation: boolean
}

export interface CreditCardCreditTable {
  card_id: string
  number: number
  name: string
  category: SpendingCategory
  cents: number
  period: RewardPeriod
}

/** The rates of a card. Rows are only added; the one with the highest number is current. */
export interface CreditCardRateTable {
  card_id: string
  number: number
  purchase_lowest_percent: number
  purchase_highest_percent: number
  transfer_lowest_percent: number | null
  transfer_highest_percent: number | null
  cash_advance_percent: number | null
  penalty_percent: number | null
  /** 'YYYY-MM-DD', the day the terms were read. Exactly one of this and `seen_days_ago` is set. */
  seen_on: string | null
  /** Samples store an offset from today. */
  seen_days_ago: number | null
  /** `null` for samples, which ship with the program. */
  loaded_at: Date | null
}

/** The facts of `Drawing` in domain/drawing. Days are 'YYYY-MM-DD'. */
export interface DrawingTable {
  id: string
  opens_on: string
  closes_on: string
  award_cents: number
  commitment: string
  closed_on: string | null
  entries_hash: string | null
  entry_count: number | null
  drawn_on: string | null
  /** `null` until the draw publishes it; before, it is a row of `secret`. */
  seed: string | null
  /** The entry hashes of the winner and the alternates, in order, separated by commas. */
  chosen: string | null
  /** Given when it was announced; '' in one that is older than this column, which no page shows. */
  sponsor_name: Generated<string>
  sponsor_address: Generated<string>
  awarded_on: string | null
  /** The entry hash of whoever got the award. */
  awarded_entry: string | null
}

/** A public entry: nothing here tells whose it is. */
interface DrawingEntryTable {
  hash: string
  drawing_id: string
  method: EntryMethod
}

/** Who made an entry, and its receipt. Erased once the award is given and `terms.eraseAfter` days have passed. */
interface DrawingContactTable {
  entry_hash: string
  drawing_id: string
  /** The address as typed. */
  email: string
  /** One mailbox has one entry in a drawing; see `entryKey`. */
  email_key: string
  entry_id: string
  salt: string
  entered_at: Date
}

/** Somebody asked to enter with an address. It is an entry once its owner confirms it, until the list is closed. */
interface DrawingRequestTable {
  id: string
  drawing_id: string
  email: string
  /** See `emailKey`: each spelling of an address gets a link of its own. */
  email_key: string
  method: EntryMethod
  asked_at: Date
}

type ColumnWithDefault<T> = ColumnType<T, T | undefined, T>
