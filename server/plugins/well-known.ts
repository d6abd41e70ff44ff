import type { FastifyInstance } from 'fastify'
import type { Services } from '#app/services.ts'

/** When the site began to treat Global Privacy Control as it does; a change of that changes this day. */
const GPC_SINCE = '2026-11-27'

/**
 * Serves `security.txt` (RFC 9116), whose default contact is the mailbox that RFC 2142 reserves for security, and
 * `gpc.json`, which says that the site abides by Global Privacy Control (https://www.w3.org/TR/gpc/).
 */
export async function wellKnown(app: FastifyInstance, { services }: { services: Services }) {
  app.get('/.well-known/gpc.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=86400')
    return { gpc: true, lastUpdate: GPC_SINCE }
  })

  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { siteUrl = 'http://localhost', securityContact } = services.config
    const contact = securityContact ?? `mailto:security@${new URL(siteUrl).hostname}`
    const expires = new Date(services.now().getTime() + 180 * 24 * 3600 * 1000)
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400')
    return [
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${siteUrl}/.well-known/security.txt`,
      '',
    ].join('\n')
  })
}
