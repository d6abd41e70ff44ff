import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ContentQuestion } from '#app/content/content-client.server.ts'
import { ApiError, problem } from '#app/errors.ts'
import type { Services } from '#app/services.ts'
import { isOverHttps } from '#app/shell/cookies.ts'
import { findOffer, isOfferedTopic } from './find-offer.server.ts'
import { promoText } from './messages.ts'
import { offerQuery, offerReply, subscribeQuery } from './schema.ts'
import { subscribeVisitor } from './subscribe.server.ts'

interface PromoApiOptions {
  services: Pick<Services, 'config' | 'contentClient' | 'database' | 'attempts' | 'now'>
}

/** How long a request waits for the content service, in milliseconds. */
const WAITS_MS = 3_000

/** `email/subscribe` and `incentives/offer`, as the site owner's API contract defines them (spec §7). */
export const promoApi: FastifyPluginAsyncZod<PromoApiOptions> = async (api, { services }) => {
  api.post(
    '/email/subscribe',
    {
      schema: {
        summary: 'Subscribes an address to the emails that a modal offers',
        description:
          'The query contains an email address, so proxies must not log it. The owner of the address confirms by email.',
        querystring: subscribeQuery,
        response: { 204: z.undefined(), '4xx': problem },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { query } = request
      const topic = { topic: query.subscriptionType, modal: query.modalIdentifier }
      if (!(await isOfferedTopic(ask, topic))) {
        throw new ApiError('INVALID_REQUEST', `subscriptionType: ${promoText.api.unknownTopic}`)
      }
      const { outcome, cookies } = await subscribeVisitor(
        services,
        {
          address: request.ip,
          cookies: request.headers.cookie,
          isSecure: isOverHttps(services.config.siteUrl),
        },
        query,
      )
      if (cookies.length > 0) reply.header('set-cookie', cookies)
      if (!outcome.isAsked) {
        throw new ApiError('TOO_MANY_REQUESTS', promoText.api.tooMany, {
          headers: { 'retry-after': String(outcome.retryAfterSeconds) },
        })
      }
      return reply.code(204).send()
    },
  )

  api.get(
    '/incentives/offer',
    {
      schema: {
        summary: 'Returns the incentive offer with this ID',
        querystring: offerQuery,
        response: { 200: offerReply, '4xx': problem },
      },
    },
    async (request, reply) => {
      const offer = await findOffer(ask, request.query.inoid)
      if (offer === undefined) throw new ApiError('NOT_FOUND', promoText.api.unknownOffer)
      // The answer is the same for everybody, so any cache may keep it; briefly, because content changes.
      reply.header('cache-control', 'public, max-age=60')
      return { offer }
    },
  )

  async function ask(question: ContentQuestion): Promise<unknown> {
    try {
      return (await services.contentClient.ask(question, { timeoutMs: WAITS_MS })).result
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'ContentUnavailableError') throw error
      throw new ApiError('TEMPORARILY_UNAVAILABLE', promoText.api.unavailable)
    }
  }
}
