import type { ContentService } from '#cms/service/open-content.ts'
import type { LoanCatalog } from '#kit/loan-offers/loan-catalog.ts'
import type { VisitorRecords } from '#kit/records/visitor-records.ts'
import type { CardCatalog } from '#products/credit-cards/card-catalog.ts'
import type { CardSurveyReader } from '#products/credit-cards/survey/card-survey.ts'
import type { ScholarshipCatalog } from '#products/scholarships/scholarship-catalog.ts'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/database/database.ts'
import type { ContentClient } from './content/content-client.server.ts'
import type { SiteSettings } from './content/open-site-settings.server.ts'
import type { KnownDevices } from './features/account/known-devices.ts'
import type { Sessions } from './features/account/open-sessions.ts'
import type { Passwords } from './features/account/passwords.server.ts'
import type { FactorSecrets } from './features/account/second-factor/factor-secrets.ts'
import type { SignOn } from './features/account/sign-on/open-sign-on.ts'
import type { ListingsReader } from './features/listings/open-listings.ts'
import type { Figures } from './features/operator/figures.ts'
import type { OperatorGate } from './features/operator/operator-gate.server.ts'
import type { Preview } from './features/preview/open-preview.ts'
import type { Referrals } from './features/referrals/open-referrals.ts'
import type { SchoolCostReader } from './features/schools/costs/school-costs.ts'
import type { SchoolDirectory } from './features/schools/school-directory.ts'
import type { SiteSearch } from './features/search/site-search.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail.ts'
import type { AttemptLimits } from './security/attempt-limits.ts'
import type { SecurityLog } from './security/security-log.ts'
import type { SignedLinks } from './security/signed-links.ts'

/**
 * All stateful services, built once by server/services.ts and passed to API plugins and page loaders.
 */
export interface Services {
  config: Config
  database: Database
  schools: SchoolDirectory
  schoolCosts: SchoolCostReader
  loanOffers: LoanCatalog
  cards: CardCatalog
  cardSurvey: CardSurveyReader
  scholarships: ScholarshipCatalog
  listings: ListingsReader
  attempts: AttemptLimits
  passwords: Passwords
  knownDevices: KnownDevices
  factorSecrets: FactorSecrets
  sessions: Sessions
  signOn: SignOn
  referrals: Referrals
  visitorRecords: readonly VisitorRecords[]
  securityLog: SecurityLog
  /** The content service in this process; pages use `contentClient` instead. */
  content: ContentService
  contentClient: ContentClient
  siteSettings: SiteSettings
  preview: Preview
  mailer: Mailer
  /** Who may see the figures, and what they are; undefined while OPERATOR_TOKEN is not set. */
  operator: { gate: OperatorGate; figures: Figures } | undefined
  signedLinks: SignedLinks
  /** With it the operator's mail service reports bounces. */
  mailHookToken: string
  search: SiteSearch
  log: Log
  now(): Date
}
