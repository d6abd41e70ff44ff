import type { FastifyInstance } from 'fastify'
import type { Services } from '#app/services.ts'

/**
 * Serves `security.txt` (RFC 9116). The default contact is the mailbox that RFC 2142 reserves for security.
 */
export async function wellKnown(app: FastifyInstance, { services }: { services: Services }) {
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
