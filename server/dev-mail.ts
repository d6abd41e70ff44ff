import type { FastifyInstance } from 'fastify'
import {
  newDeviceLetter,
  passwordChangedLetter,
  recoveryLetter,
  serviceLinkedLetter,
  welcomeLetter,
} from '#app/features/account/letters.ts'
import { confirmEntryLetter, receiptLetter } from '#app/features/drawing/letters.server.ts'
import type { Letter, LetterSite } from '#app/mail/letter.ts'
import { printHtml } from '#app/mail/letter-html.ts'
import { printText } from '#app/mail/letter-text.ts'
import { toLetter } from '#app/mail/subscribed-letters.server.ts'
import { confirmSubscriptionLetter } from '#app/mail/subscription-letters.server.ts'
import { unsubscribeLinkLetter } from '#app/mail/unsubscribe-link.server.ts'
import { writeApplicationReminder } from '#products/refinance/application/reminders.server.ts'
import { writeReminder } from '#products/scholarships/reminders/reminders.server.ts'

const key = 'a-key'
const at = new Date('2026-11-23T15:04:00Z')

/** Every letter with invented values, by name. */
const samples: Readonly<Record<string, (site: LetterSite) => Letter>> = {
  welcome: (site) => welcomeLetter({ key }, site),
  recovery: (site) => recoveryLetter({ key }, site),
  'password-changed': (site) => passwordChangedLetter({ at }, site),
  'new-device': (site) => newDeviceLetter({ at }, site),
  'new-device-of-a-service': (site) => newDeviceLetter({ at, service: 'State University' }, site),
  'service-linked': (site) => serviceLinkedLetter({ at, service: 'State University' }, site),
  'confirm-subscription': (site) => confirmSubscriptionLetter({ key, topic: 'newsletter' }, site),
  'confirm-entry': (site) => confirmEntryLetter({ key, drawing: { closesOn: '2027-02-01' } }, site),
  'entry-receipt': (site) =>
    receiptLetter({ salt: 'a'.repeat(32), entryId: 'b'.repeat(32), hash: 'c'.repeat(64) }, site),
  'unsubscribe-link': (site) =>
    unsubscribeLinkLetter({ subscriptions: [{ topic: 'newsletter', key }] }, site),
  deadlines: (site) => {
    const fafsa = [{ awardYear: '2026–27', what: 'closes', on: '2027-06-30' }] as const
    return toLetter(writeReminder({ due: [], fafsa }, site), { key, topic: 'deadlines' }, site)
  },
  applications: (site) => {
    const due = ['Ravenwick: accept by December 31, 2026']
    return toLetter(writeApplicationReminder(due, site), { key, topic: 'applications' }, site)
  },
}

/** `/dev/mail` shows developers every letter, as HTML and as text. Only `npm run dev` registers it. */
export function devMail(app: FastifyInstance, site: LetterSite): void {
  app.get('/dev/mail', async (_request, reply) => {
    const links = Object.keys(samples).map(
      (name) => `<li><a href="/dev/mail/${name}">${name}</a> (<a href="/dev/mail/${name}.txt">text</a>)</li>`,
    )
    return reply
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><title>Letters</title><h1>Letters</h1><ul>${links.join('')}</ul>`)
  })
  app.get<{ Params: { name: string } }>('/dev/mail/:name', async ({ params: { name } }, reply) => {
    const isText = name.endsWith('.txt')
    const sample = Object.entries(samples).find(([known]) => known === name.replace(/\.txt$/, ''))?.[1]
    if (!sample) return reply.callNotFound()
    if (isText) return reply.type('text/plain; charset=utf-8').send(printText(sample(site), site))
    return reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .type('text/html; charset=utf-8')
      .send(printHtml(sample(site), site))
  })
}
