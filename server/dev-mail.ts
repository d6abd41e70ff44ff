import type { FastifyInstance } from 'fastify'
import {
  newDeviceEmail,
  passwordChangedEmail,
  recoveryEmail,
  serviceLinkedEmail,
  welcomeEmail,
} from '#app/features/account/emails.ts'
import { confirmEntryEmail, receiptEmail } from '#app/features/drawing/emails.server.ts'
import { confirmSubscriptionEmail } from '#app/mail/confirm-subscription-email.server.ts'
import type { Email, EmailSite } from '#app/mail/email.ts'
import { renderHtml } from '#app/mail/email-html.tsx'
import { renderText } from '#app/mail/email-text.ts'
import { toEmail } from '#app/mail/subscriber-emails.server.ts'
import { unsubscribeLinkEmail } from '#app/mail/unsubscribe-link.server.ts'
import { writeApplicationReminder } from '#products/refinance/application/reminders.server.ts'
import { writeReminder } from '#products/scholarships/reminders/reminders.server.ts'

const key = 'a-key'
const at = new Date('2026-11-23T15:04:00Z')

/** Every email with invented values, by name. */
const samples: Readonly<Record<string, (site: EmailSite) => Email>> = {
  welcome: (site) => welcomeEmail({ key }, site),
  recovery: (site) => recoveryEmail({ key }, site),
  'password-changed': (site) => passwordChangedEmail({ at }, site),
  'new-device': (site) => newDeviceEmail({ at }, site),
  'new-device-of-a-service': (site) => newDeviceEmail({ at, service: 'State University' }, site),
  'service-linked': (site) => serviceLinkedEmail({ at, service: 'State University' }, site),
  'confirm-subscription': (site) => confirmSubscriptionEmail({ key, topic: 'newsletter' }, site),
  'confirm-entry': (site) => confirmEntryEmail({ key, drawing: { closesOn: '2027-02-01' } }, site),
  'entry-receipt': (site) =>
    receiptEmail({ salt: 'a'.repeat(32), entryId: 'b'.repeat(32), hash: 'c'.repeat(64) }, site),
  'unsubscribe-link': (site) => unsubscribeLinkEmail({ subscriptions: [{ topic: 'newsletter', key }] }, site),
  deadlines: (site) => {
    const fafsa = [{ awardYear: '2026–27', what: 'closes', on: '2027-06-30' }] as const
    return toEmail(writeReminder({ due: [], fafsa }, site), { key, topic: 'deadlines' }, site)
  },
  applications: (site) => {
    const due = ['Ravenwick: accept by December 31, 2026']
    return toEmail(writeApplicationReminder(due, site), { key, topic: 'applications' }, site)
  },
}

/** `/dev/mail` shows developers every email, as HTML and as text. Only `npm run dev` registers it. */
export function devMail(app: FastifyInstance, site: EmailSite): void {
  app.get('/dev/mail', async (_request, reply) => {
    const links = Object.keys(samples).map(
      (name) => `<li><a href="/dev/mail/${name}">${name}</a> (<a href="/dev/mail/${name}.txt">text</a>)</li>`,
    )
    return reply
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><title>Emails</title><h1>Emails</h1><ul>${links.join('')}</ul>`)
  })
  app.get<{ Params: { name: string } }>('/dev/mail/:name', async ({ params: { name } }, reply) => {
    const isText = name.endsWith('.txt')
    const sample = Object.entries(samples).find(([known]) => known === name.replace(/\.txt$/, ''))?.[1]
    if (!sample) return reply.callNotFound()
    if (isText) return reply.type('text/plain; charset=utf-8').send(renderText(sample(site), site))
    return reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .type('text/html; charset=utf-8')
      .send(renderHtml(sample(site), site))
  })
}
