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

/** Returns what an operator must still set before the public site may do everything, one line each. */
export function listUnset({ isPublic, operator }: Pick<Config, 'isPublic' | 'operator'>): string[] {
  if (!isPublic) return []
  return [
    ...(operator.postalAddress === undefined
      ? [
          'OPERATOR_ADDRESS is not set, so no email to subscribers is sent (15 USC 7704(a)(5)) and no drawing can open. Set it to a postal address where you get mail.',
        ]
      : []),
    ...(operator.name === undefined
      ? [
          'OPERATOR_NAME is not set, so the terms and the privacy policy name nobody. Set it once you have had both checked: docs/going-public.md.',
        ]
      : []),
  ]
}
