import { contactMailKind } from '#app/features/about/contact-mail.server.ts'
import { accountMailKinds } from '#app/features/account/recovery.server.ts'
import { signInChangeMailKind } from '#app/features/account/sign-in-changes.server.ts'
import { drawingMailKinds } from '#app/features/drawing/emails.server.ts'
import { settingsMailKinds } from '#app/features/settings/mail-kinds.server.ts'
import { confirmSubscriptionKind } from '#app/mail/confirm-subscription-email.server.ts'
import type { MailKinds } from '#app/mail/outbox.server.ts'
import { subscriberEmailKind } from '#app/mail/subscriber-emails.server.ts'
import { unsubscribeLinkKind } from '#app/mail/unsubscribe-link.server.ts'
import type { Services } from '#app/services.ts'
import { agingRatesMailKind } from './aging-rates-email.ts'

/** Every kind of email by its name in the outbox. Each feature with emails adds its own here. */
export function mailKinds({
  signedLinks,
  config,
}: Pick<Services, 'signedLinks'> & { config: Pick<Services['config'], 'productLines'> }): MailKinds {
  return {
    ...accountMailKinds(signedLinks),
    sign_in_changed: signInChangeMailKind,
    contact: contactMailKind,
    rates_aging: agingRatesMailKind(config.productLines),
    ...drawingMailKinds(signedLinks),
    ...settingsMailKinds(signedLinks),
    confirm_subscription: confirmSubscriptionKind(signedLinks),
    subscribed: subscriberEmailKind(signedLinks),
    unsubscribe_link: unsubscribeLinkKind(signedLinks),
  }
}
