import type { FastifyInstance } from 'fastify'
import type { EmailSite } from '#app/mail/email.ts'
import { renderHtml } from '#app/mail/email-html.tsx'
import { renderText } from '#app/mail/email-text.ts'
import { emailSamples } from './email-samples.fixture.ts'

/** `/dev/mail` shows developers every email, as HTML and as text. Only `npm run dev` registers it. */
export function devMail(app: FastifyInstance, site: EmailSite): void {
  app.get('/dev/mail', async (_request, reply) => {
    const links = Object.keys(emailSamples).map(
      (name) => `<li><a href="/dev/mail/${name}">${name}</a> (<a href="/dev/mail/${name}.txt">text</a>)</li>`,
    )
    return reply
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><title>Emails</title><h1>Emails</h1><ul>${links.join('')}</ul>`)
  })
  app.get<{ Params: { name: string } }>('/dev/mail/:name', async ({ params: { name } }, reply) => {
    const isText = name.endsWith('.txt')
    const sample = Object.entries(emailSamples).find(([known]) => known === name.replace(/\.txt$/, ''))?.[1]
    if (!sample) return reply.callNotFound()
    if (isText) return reply.type('text/plain; charset=utf-8').send(renderText(sample(site), site))
    return reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .type('text/html; charset=utf-8')
      .send(renderHtml(sample(site), site))
  })
}
