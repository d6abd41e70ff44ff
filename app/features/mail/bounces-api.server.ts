import { timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError, problem } from '#app/errors.ts'
import { suppress } from '#app/mail/suppressions.server.ts'
import type { Services } from '#app/services.ts'
import { wasEmail } from '#domain/email.ts'

interface BouncesOptions {
  services: Pick<Services, 'database' | 'now' | 'mailHookToken'>
}

const bounces = z.object({
  reason: z.enum(['bounced', 'complained']),
  emailAddresses: z.array(z.string().refine(wasEmail, 'must be an email address')).min(1).max(1000),
})

/** Takes what the operator's mail service learned about addresses; docs/mail.md shows how to call it. */
export const bouncesApi: FastifyPluginAsyncZod<BouncesOptions> = async (api, { services }) => {
  api.post(
    '/mail/bounces',
    {
      // The token is the whole permission, and a mail service is another site.
      config: { decidesOrigins: true },
      schema: {
        summary: 'Records addresses that should get no further emails',
        description:
          'For the operator’s mail service, with the token from `npm run operator -- mail-hook-token`.',
        body: bounces,
        response: { 204: z.undefined(), '4xx': problem },
      },
      // Before the body is read, so that nobody learns from it what is wrong with theirs.
      async onRequest({ headers }) {
        const [given, right] = [
          Buffer.from(headers.authorization ?? ''),
          Buffer.from(`Bearer ${services.mailHookToken}`),
        ]
        if (given.length === right.length && timingSafeEqual(given, right)) return
        throw new ApiError(
          'INVALID_CREDENTIALS',
          'Send the token from `npm run operator -- mail-hook-token` as a bearer token.',
        )
      },
    },
    async ({ body: { emailAddresses, reason } }, reply) => {
      await suppress(services, emailAddresses, reason)
      return reply.code(204).send()
    },
  )
}
