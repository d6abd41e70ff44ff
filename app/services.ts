import type { ContentService } from '#content/open-content.ts'
import type { Database } from '#database/database.ts'
import type { Config } from '#server/config.ts'
import type { ContentClient } from './content/content-client.server.ts'
import type { SiteSettings } from './content/open-site-settings.server.ts'
import type { AttemptLimits } from './features/account/attempt-limits.ts'
import type { LoanCatalog } from './features/loan-offers/loan-catalog.ts'
import type { Preview } from './features/preview/open-preview.ts'
import type { SchoolDirectory } from './features/schools/school-directory.ts'
import type { SiteSearch } from './features/search/site-search.ts'
import type { Mailer } from './mail.ts'

/**
 * Everything with state, built once by server/app.ts and handed to API plugins and page loaders alike.
 * Types only: two module graphs (Vite's bundle and Node's own) read this file.
 */
export interface Services {
  config: Config
  database: Database
  schools: SchoolDirectory
  loanOffers: LoanCatalog
  attempts: AttemptLimits
  /** The content service of this process; pages ask `contentClient`. */
  content: ContentService
  contentClient: ContentClient
  siteSettings: SiteSettings
  preview: Preview
  mailer: Mailer
  search: SiteSearch
  log: Log
  now(): Date
}

/** What code outside the server needs of a logger; pino has it. */
export interface Log {
  info(details: object | string, message?: string): void
  warn(details: object | string, message?: string): void
  error(details: object | string, message?: string): void
}
