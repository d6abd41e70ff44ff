import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { unsubscribe } from '#app/mail/subscriptions.server.ts'
import type { Services } from '#app/services.ts'

interface UnsubscribeOptions {
  services: Pick<Services, 'database' | 'now' | 'signedLinks'>
}

const query = z.object({ key: z.string().default(''), from: z.string().optional() })

/**
 * Ends subscriptions: by the buttons of /unsubscribe, and by that of a mail program, which posts from its own
 * servers (RFC 8058). The key is the whole permission, so no origin is asked for, and no cookie is read. Every key
 * gets the same answer.
 */
export const unsubscribeApi: FastifyPluginAsyncZod<UnsubscribeOptions> = async (app, { services }) => {
  // The body says nothing that the address does not.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null))
  app.post(
    '/unsubscribe',
    { config: { decidesOrigins: true }, schema: { hide: true, querystring: query } },
    async ({ query: { key, from }, headers }, reply) => {
      const id = services.signedLinks.read('unsubscribe', key)
      if (id !== undefined) await unsubscribe(services, id, { fromAll: from === 'all' })
      reply.header('cache-control', 'no-store')
      if (headers['sec-fetch-mode'] === 'navigate') return reply.redirect('/unsubscribe?done', 303)
      return reply.type('text/plain; charset=utf-8').send('You are unsubscribed from these emails.\n')
    },
  )
}
