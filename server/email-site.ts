import type { EmailSite } from '#app/mail/email.ts'
import { toPublicSettings } from '#app/shell/public-settings.server.ts'
import type { Config } from '#server/config/config.ts'

/**
 * Returns what emails say of the site. A commercial email needs the sender's postal address (15 USC
 * 7704(a)(5)(A)(iii)), so a public site without one sends none.
 */
export function emailSite(config: Config): EmailSite {
  const { siteName, siteUrl } = toPublicSettings(config)
  const { postalAddress } = config.operator
  return { siteName, siteUrl, postalAddress, holdsCommercial: config.isPublic && postalAddress === undefined }
}
