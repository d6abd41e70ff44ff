import type { ColumnType, Generated } from 'kysely'
import type { ContentTables } from '#cms/service/store/tables.ts'
import type { AgeBand } from '#domain/age-band.ts'
import type { EntryMethod } from '#domain/drawing/drawing.ts'
import type { MailState, SuppressionReason } from '#domain/mail/mail-state.ts'
import type { LineCategory } from '#domain/product-line.ts'
import type { Barrier } from '#domain/referrals/referral.ts'
import type { RewardState } from '#domain/referrals/reward.ts'
import type { Delivery } from '#domain/refinance/application-clocks.ts'
import type { SavedStatus } from '#domain/scholarships/saved-status.ts'

/** The only source of row types. The SQL files in `migrations/` create the tables. */
export interface Schema extends ContentTables {
  secret: SecretTable
  topic: TopicTable
  school_release: SchoolReleaseTable
  school: SchoolTable
  school_cost_file: SchoolCostFileTable
  school_cost: SchoolCostTable
  account: AccountTable
  session: SessionTable
  attempt: AttemptTable
  lender: LenderTable
  lender_payment: LenderPaymentTable
  outbound_click: OutboundClickTable
  draft: DraftTable
  form_reply: FormReplyTable
  refinance_application: RefinanceApplicationTable
  own_item: OwnItemTable
  saved_scholarship: SavedScholarshipTable
  calendar_feed: CalendarFeedTable
  card_issuer: CardIssuerTable
  card_issuer_payment: CardIssuerPaymentTable
  catalog_item: CatalogItemTable
  catalog_version: CatalogVersionTable
  card_survey: CardSurveyTable
  fetched_file: FetchedFileTable
  drawing: DrawingTable
  drawing_entry: DrawingEntryTable
  drawing_contact: DrawingContactTable
  drawing_request: DrawingRequestTable
  mail: MailTable
  subscription: SubscriptionTable
  mail_suppression: MailSuppressionTable
  password_reset: PasswordResetTable
  email_change: EmailChangeTable
  sign_on_identity: SignOnIdentityTable
  operator_log: OperatorLogTable
  second_factor: SecondFactorTable
  recovery_code: RecoveryCodeTable
  pending_sign_in: PendingSignInTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  referral_link: ReferralLinkTable
  referral: ReferralTable
  reward_program: RewardProgramTable
  reward: RewardTable
  reward_code: RewardCodeTable
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
  school_cost_file: ['source'],
  school_cost: ['unitid', 'source'],
  account: ['id'],
  session: ['token_hash'],
  attempt: ['key'],
  lender: ['id'],
  lender_payment: ['lender_id'],
  outbound_click: ['id'],
  draft: ['holder', 'line'],
  form_reply: ['key_hash'],
  refinance_application: ['holder', 'offer_id'],
  own_item: ['id'],
  saved_scholarship: ['account_id', 'scholarship_id'],
  calendar_feed: ['account_id'],
  card_survey: ['surveyed_on'],
  fetched_file: ['url'],
  card_issuer: ['id'],
  card_issuer_payment: ['issuer_id'],
  catalog_item: ['kind', 'id'],
  catalog_version: ['kind', 'item_id', 'number'],
  drawing: ['id'],
  drawing_entry: ['hash'],
  drawing_contact: ['entry_hash'],
  drawing_request: ['id'],
  mail: ['id'],
  subscription: ['id'],
  mail_suppression: ['email_key'],
  password_reset: ['token_hash'],
  email_change: ['id'],
  sign_on_identity: ['issuer', 'subject'],
  operator_log: ['id'],
  second_factor: ['account_id'],
  recovery_code: ['code_hash'],
  pending_sign_in: ['token_hash'],
  passkey: ['id'],
  passkey_challenge: ['token_hash'],
  referral_link: ['account_id'],
  referral: ['id'],
  reward_program: ['id'],
  reward: ['id'],
  reward_code: ['id'],
  content_dataset: ['name'],
  content_document: ['dataset', 'id'],
  content_transaction: ['dataset', 'number'],
  content_change: ['dataset', 'number', 'place'],
  content_blob: ['sha1'],
  content_blob_chunk: ['sha1', 'number'],
  content_setting: ['owner', 'key'],
}

/**
 * A key or token that this installation generated, so that every machine on one database has the same one.
 */
interface SecretTable {
  name: string
  value: string
}

/** A command that showed or erased what is stored about people; see `noteCommand`. */
interface OperatorLogTable {
  id: string
  at: Date
  /** The user of the operating system who ran it. */
  os_user: string
  command: string
  /** A keyed hash of the address; '' where the command is about no single one. */
  subject: string
  reason: string
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

/** The file that each publication of school costs was loaded from; `costSources` names the publications. */
interface SchoolCostFileTable {
  source: string
  name: string
  school_count: number
  refused_count: number
  loaded_at: Date
}

/** What one publication states of one school. */
interface SchoolCostTable {
  unitid: string
  source: string
  /** See `SchoolFigure`. */
  period: string
  /** JSON: numbers by the names of `schoolFigures`. */
  figures: string
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
  /** When it is deleted, at its owner's request; `null`, which is also the default, while nobody asked. */
  deletes_at: ColumnWithDefault<Date | null>
  /** How old its owner said they are (domain/age-band.ts), and on which day; `null` if that was never asked. */
  age_band: ColumnWithDefault<AgeBand | null>
  age_band_on: ColumnWithDefault<string | null>
}

interface SessionTable {
  token_hash: string
  account_id: string
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  /** When its visitor last proved who they are; `null` in sessions older than this column. */
  proved_at: ColumnWithDefault<Date | null>
}

/** A one-time key to choose a new password. */
interface PasswordResetTable {
  token_hash: string
  account_id: string
  expires_at: Date
}

/** An account's change to another address, until the readers of both have confirmed it. */
interface EmailChangeTable {
  id: string
  /** Unique: asking again replaces what was asked before. */
  account_id: string
  /** The new address as typed. */
  email: string
  email_key: string
  /** The session that asked: it stays signed in. */
  session_hash: string
  asked_at: Date
  expires_at: Date
  new_confirmed_at: ColumnWithDefault<Date | null>
  old_confirmed_at: ColumnWithDefault<Date | null>
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

/** The authenticator app of an account; at most one. */
interface SecondFactorTable {
  account_id: string
  /** The key that the app has too, encrypted. */
  sealed_key: string
  created_at: Date
  /** When its owner typed the first code; `null` until then: no sign-in asks for one before. */
  confirmed_at: Date | null
  /** The time step of the last accepted code; 0 before the first. */
  last_step: ColumnWithDefault<number>
  last_used_at: ColumnWithDefault<Date | null>
}

/** A code that replaces one of the app, once. */
interface RecoveryCodeTable {
  code_hash: string
  account_id: string
  created_at: Date
  used_at: ColumnWithDefault<Date | null>
}

/** A sign-in that waits for its code. */
interface PendingSignInTable {
  token_hash: string
  account_id: string
  /** A hash of the password's hash; '' when it began at a service of others. */
  password_digest: string
  /** The name of that service; '' for a password. */
  service: string
  expires_at: Date
}

/** A passkey that opens an account. */
interface PasskeyTable {
  id: string
  account_id: string
  /** The authenticator's id of it. */
  credential_id: string
  /** COSE, as base64url. */
  public_key: string
  /** How often it has signed; 0 where the authenticator does not count. */
  counter: number
  /** How browsers reach the authenticator, separated by commas. */
  transports: string
  is_synced: boolean
  name: string
  created_at: Date
  last_used_at: ColumnWithDefault<Date | null>
}

/** What a passkey is asked to sign. */
interface PasskeyChallengeTable {
  token_hash: string
  challenge: string
  purpose: 'sign-in' | 'prove' | 'add'
  /** Of the visitor who is signed in; `null` for a sign-in. */
  account_id: string | null
  expires_at: Date
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

/** What a page answered to a posted form, for the browser that posted it. */
interface FormReplyTable {
  /** The hash of the key in the address. */
  key_hash: string
  /** As in `draft`. */
  holder: string
  account_id: string | null
  /** The hash of the address that the form was posted to. */
  form_hash: string
  /** JSON, encrypted with the key in the address. */
  sealed: string
  created_at: Date
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

/** An offer of a lender that a visitor typed in. */
interface OwnItemTable {
  id: string
  /** The hash of the browser's token; the account's id, if one has it. */
  holder: string
  /** The same as `holder`, or null for a browser. */
  account_id: string | null
  line: LineCategory
  /** JSON: see the schema in `OwnItems` of the line. */
  body: string
  created_at: Date
  updated_at: Date
  /** Null for an account. */
  expires_at: Date | null
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

/** A loan offer, a credit card or a scholarship; `ItemKind` says how each is stored. */
export interface CatalogItemTable {
  kind: 'loan_offer' | 'credit_card' | 'scholarship'
  id: string
  line: LineCategory
  /** The id of the lender or the card issuer; `null` for kinds without sellers. */
  seller_id: string | null
  is_sample: boolean
  /** 'YYYY-MM-DD', the first day it was no longer offered. */
  withdrawn_on: string | null
  /** JSON: the facts of the item, without those that are columns of their own or of its seller. */
  body: string
}

/** What is kept of an item as history, such as its rates. Rows are only added. */
interface CatalogVersionTable {
  kind: CatalogItemTable['kind']
  item_id: string
  number: number
  /** JSON */
  body: string
  loaded_at: Date
}

/** The loaded survey of card terms: one row, or none while the carried plans are used. */
interface CardSurveyTable {
  /** 'YYYY-MM-DD', the last day of its half-year. */
  surveyed_on: string
  /** JSON: the plans of `CardSurvey` in domain/cards. */
  plans: string
  plan_count: number
  loaded_at: Date
}

/** A publisher's file that a server fetched and loaded, with the version that its server stated; see `fetchAndLoad`. */
interface FetchedFileTable {
  url: string
  etag: string | null
  last_modified: string | null
  loaded_at: Date
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

/** Who made an entry, and its receipt. Erased once the award is given and `dayLimits.eraseAfter` days have passed. */
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

/** The personal link of an account. */
interface ReferralLinkTable {
  account_id: string
  code: string
  clicks: ColumnWithDefault<number>
  /** A keyed hash of the network that its owner made it on. */
  network_hash: string
  created_at: Date
}

/** An account that was created through a link. */
interface ReferralTable {
  id: string
  referrer_id: string
  /** `null` once this account is deleted: then only the count is left. */
  account_id: string | null
  signed_up_at: Date
  barrier: Barrier
  /** A keyed hash of the network that the account was created on; '' once it is erased. */
  network_hash: string
  qualified_at: Date | null
}

/** The facts of `RewardProgram` in domain/referrals. Days are 'YYYY-MM-DD'. */
export interface RewardProgramTable {
  id: string
  opens_on: string
  closes_on: string
  amount_cents: number
  budget: number
  per_month: number
  in_all: number
  terms_version: string
  gives: string
  sponsor_name: string
  sponsor_address: string
}

/** A reward for one referral, from the day it was earned on. */
interface RewardTable {
  id: string
  program_id: string
  referral_id: string
  /** Whose it is. */
  account_id: string
  state: RewardState
  /** Why it was refused; '' otherwise. */
  reason: ColumnWithDefault<string>
  /** 'YYYY-MM-DD' */
  earned_on: string
  decided_at: Date | null
  claimed_at: Date | null
}

/** What is handed over for a reward. One code has at most one reward, and one reward at most one code. */
interface RewardCodeTable {
  id: string
  program_id: string
  /** '' once it is erased. */
  code: string
  code_hash: string
  /** Whose it is, or for whom it is held. */
  reward_id: string | null
  /** The end of the hold; `null` when it is not held. */
  lease_ends_at: Date | null
  claimed_at: Date | null
}

type ColumnWithDefault<T> = ColumnType<T, T | undefined, T>
