import { contactMailKind } from '#app/features/about/contact-mail.server.ts'
import { accountMailKinds } from '#app/features/account/recovery.server.ts'
import { drawingMailKinds } from '#app/features/drawing/letters.server.ts'
import type { MailKinds } from '#app/mail/outbox.server.ts'
import { subscribedLetterKind } from '#app/mail/subscribed-letters.server.ts'
import { confirmSubscriptionKind } from '#app/mail/subscription-letters.server.ts'
import { unsubscribeLinkKind } from '#app/mail/unsubscribe-link.server.ts'
import type { Services } from '#app/services.ts'

/** Every kind of letter by its name in the outbox. Each feature with letters adds its own here. */
export function mailKinds({ signedLinks }: Pick<Services, 'signedLinks'>): MailKinds {
  return {
    ...accountMailKinds(signedLinks),
    contact: contactMailKind,
    ...drawingMailKinds(signedLinks),
    confirm_subscription: confirmSubscriptionKind(signedLinks),
    subscribed: subscribedLetterKind(signedLinks),
    unsubscribe_link: unsubscribeLinkKind(signedLinks),
  }
}
