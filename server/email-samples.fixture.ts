import {
  newDeviceEmail,
  passwordChangedEmail,
  recoveryEmail,
  serviceLinkedEmail,
  welcomeEmail,
} from '#app/features/account/emails.ts'
import { signInChangeEmail } from '#app/features/account/sign-in-change-email.ts'
import { signInChanges } from '#app/features/account/sign-in-changes.ts'
import { confirmEntryEmail, receiptEmail } from '#app/features/drawing/emails.server.ts'
import { writeNewsletter } from '#app/features/library/newsletter.server.ts'
import {
  addressTakenEmail,
  confirmNewAddressEmail,
  confirmOldAddressEmail,
  deletionAskedEmail,
  emailChangedEmail,
  serviceUnlinkedEmail,
} from '#app/features/settings/emails.ts'
import { confirmSubscriptionEmail } from '#app/mail/confirm-subscription-email.server.ts'
import type { Email, EmailSite } from '#app/mail/email.ts'
import { toEmail } from '#app/mail/subscriber-emails.server.ts'
import { unsubscribeLinkEmail } from '#app/mail/unsubscribe-link.server.ts'
import { someScholarship } from '#domain/scholarships/some-scholarship.fixture.ts'
import { writeApplicationReminder } from '#products/refinance/application/reminders.server.ts'
import { writeAlert, writeReminder } from '#products/scholarships/reminders/reminders.server.ts'
import { writeAgingRatesEmail } from './aging-rates-email.ts'

const key = 'a-key'
const at = new Date('2026-11-23T15:04:00Z')

const scholarships = [
  someScholarship({ deadline: { kind: 'received', on: '2026-12-04', time: null, timeZone: null } }),
  someScholarship({
    id: 'steady-hands',
    name: 'Steady Hands Dental Hygiene Award of the Three Rivers Alumni Association',
    awardLowCents: 50_000,
    awardHighCents: 1_250_000,
    deadline: { kind: 'received', on: '2026-12-12', time: null, timeZone: null },
  }),
  someScholarship({ id: 'open-sky', name: 'Open Sky', awardLowCents: null, awardHighCents: null }),
]

/** Every email with invented values, by name. */
export const emailSamples: Readonly<Record<string, (site: EmailSite) => Email>> = {
  welcome: (site) => welcomeEmail({ key }, site),
  recovery: (site) => recoveryEmail({ key }, site),
  'password-changed': (site) => passwordChangedEmail({ at }, site),
  'password-changed-in-settings': (site) => passwordChangedEmail({ at, isSignedIn: true }, site),
  'confirm-new-address': (site) => confirmNewAddressEmail({ key }, site),
  'confirm-old-address': (site) => confirmOldAddressEmail({ key, email: 'new@example.com' }, site),
  'address-taken': (site) => addressTakenEmail(site),
  'email-changed': (site) => emailChangedEmail({ at }, site),
  'service-unlinked': (site) => serviceUnlinkedEmail({ at, service: 'State University' }, site),
  'deletion-asked': (site) => deletionAskedEmail({ key, deletesAt: at }, site),
  'new-device': (site) => newDeviceEmail({ at }, site),
  'new-device-of-a-service': (site) => newDeviceEmail({ at, service: 'State University' }, site),
  'service-linked': (site) => serviceLinkedEmail({ at, service: 'State University' }, site),
  ...Object.fromEntries(
    signInChanges.map((change) => [
      `sign-in-change-${change}`,
      (site: EmailSite) => signInChangeEmail({ at, change }, site),
    ]),
  ),
  'confirm-subscription': (site) => confirmSubscriptionEmail({ key, topic: 'newsletter' }, site),
  'confirm-entry': (site) => confirmEntryEmail({ key, drawing: { closesOn: '2027-02-01' } }, site),
  'entry-receipt': (site) =>
    receiptEmail({ salt: 'a'.repeat(32), entryId: 'b'.repeat(32), hash: 'c'.repeat(64) }, site),
  'unsubscribe-link': (site) => unsubscribeLinkEmail({ subscriptions: [{ topic: 'newsletter', key }] }, site),
  deadlines: (site) => {
    const fafsa = [{ awardYear: '2026–27', what: 'closes', on: '2027-06-30' }] as const
    return toEmail(writeReminder({ due: scholarships, fafsa }, site), { key, topic: 'deadlines' }, site)
  },
  'fafsa-closes': (site) => {
    const fafsa = [{ awardYear: '2026–27', what: 'closes', on: '2027-06-30' }] as const
    return toEmail(writeReminder({ due: [], fafsa }, site), { key, topic: 'deadlines' }, site)
  },
  'scholarship-alerts': (site) =>
    toEmail(writeAlert(scholarships, site), { key, topic: 'scholarship-alerts' }, site),
  newsletter: (site) => {
    const added = [
      { documentType: 'blog', title: 'What a cosigner signs', slug: { current: 'what-a-cosigner-signs' } },
      {
        documentType: 'blog',
        title: 'Can I get a credit card before I am 21?',
        slug: { current: 'first-credit-card-under-21' },
      },
    ]
    return toEmail(writeNewsletter({ added, updated: [] }, site), { key, topic: 'newsletter' }, site)
  },
  'rates-aging': () =>
    writeAgingRatesEmail([
      { line: 'PSL', seller: 'Ravenwick', count: 3, tooOldOn: '2026-12-02' },
      { line: 'CC', seller: 'Copperfinch', count: 1, tooOldOn: '2026-12-04' },
    ]),
  applications: (site) => {
    const due = [
      { text: 'Ravenwick: accept by December 31, 2026', date: '2026-12-31' },
      { text: 'Ravenwick: you can cancel until midnight on January 6, 2027', date: '2027-01-06' },
    ]
    return toEmail(writeApplicationReminder(due, site), { key, topic: 'applications' }, site)
  },
}
