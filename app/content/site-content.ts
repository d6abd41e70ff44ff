import type { ContentService } from '#cms/service/open-content.ts'
import type { ContentClient } from './content-client.server.ts'
import type { SiteSettings } from './open-site-settings.server.ts'

/** The texts and settings that editors write. */
export interface SiteContent {
  /** The content service in this process; pages use `contentClient` instead. */
  content: ContentService
  contentClient: ContentClient
  siteSettings: SiteSettings
}
