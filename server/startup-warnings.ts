import type { Services } from '#app/services.ts'
import type { Config } from '#server/config/config.ts'
import { checkMailServer } from './mailer.ts'

/** Returns what an operator must still set before a public site may do everything, one line each. */
export function listUnset({
  isPublic,
  isOpen,
  operator,
  mail,
}: Pick<Config, 'isPublic' | 'isOpen' | 'operator' | 'mail'>): string[] {
  const lines: [isUnset: boolean, line: string][] = [
    [
      isOpen && !isPublic,
      'HOST opens the site to other machines, but SITE_URL is not a public address: links point to this machine, cookies are not https-only, and requests for other host names are rejected. Set SITE_URL to the address that visitors use.',
    ],
    [
      (isOpen || isPublic) && mail.smtpUrl === undefined,
      'SMTP_URL is not set, so emails are saved as files in DATA_DIR/mail and never reach visitors. Set it to your mail server: docs/mail.md.',
    ],
    [
      isPublic && operator.postalAddress === undefined,
      'OPERATOR_ADDRESS is not set, so no emails are sent to subscribers (15 USC 7704(a)(5)) and no drawing can open. Set it to a postal address where you get mail.',
    ],
    [
      isPublic && operator.name === undefined,
      'OPERATOR_NAME is not set, so the terms and the privacy policy do not say who runs the site. Set it once you have had both reviewed: docs/going-public.md.',
    ],
  ]
  return lines.filter(([isUnset]) => isUnset).map(([, line]) => line)
}

/** As the library's settings document has it for the tokens that only the operator knows. */
const PLACEHOLDER = 'that the operator fills in here'

/**
 * Asks what takes a moment, once the server listens: whether the mail server answers, and whether a public site still
 * shows placeholders. Each problem becomes a warning in the log.
 */
export async function warnAfterStart({
  config,
  siteSettings,
  log,
}: Pick<Services, 'config' | 'siteSettings' | 'log'>): Promise<void> {
  const problem = await checkMailServer(config)
  if (problem !== undefined)
    log.warn(
      { problem },
      'the mail server at SMTP_URL cannot be used, so emails are waiting: try npm run operator -- mail-test ADDRESS',
    )
  if (!config.isPublic) return
  const { settings } = await siteSettings.read()
  for (const { name, value } of settings.tokens ?? []) {
    if (value?.includes(PLACEHOLDER))
      log.warn(
        { token: name },
        'the settings document still contains a placeholder, and pages show it: see docs/going-public.md',
      )
  }
}
