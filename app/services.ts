import type { VisitorRecords } from '#kit/records/visitor-records.ts'
import type { ProductServices } from '#products/product-services.ts'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/database/database.ts'
import type { SiteContent } from './content/site-content.ts'
import type { SignInServices } from './features/account/sign-in-services.ts'
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
 * All stateful services, built once by server/services.ts and passed to API plugins and page loaders. What takes
 * some names the ones it uses: `Pick<Services, 'database' | 'now'>`.
 */
export interface Services extends SiteContent, SignInServices, ProductServices {
  config: Config
  database: Database
  schools: SchoolDirectory
  schoolCosts: SchoolCostReader
  listings: ListingsReader
  attempts: AttemptLimits
  referrals: Referrals
  visitorRecords: readonly VisitorRecords[]
  securityLog: SecurityLog
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
