import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError, problem } from '#app/errors.ts'
import type { Services } from '#app/services.ts'
import { todayInNewYork } from '#domain/dates.ts'
import type { ApiList } from './api-list.ts'
import { lendersQuery } from './lenders-query.ts'

interface LendersApiOptions {
  services: Pick<Services, 'now'>
  lists: readonly ApiList[]
}

/** `GET /api/v2/lenders` lists what products offer, as the owner's contract says (spec §7). */
export const lendersApi: FastifyPluginAsyncZod<LendersApiOptions> = async (api, { services, lists }) => {
  /** The list is sent as bytes that were written before, so its schema only describes it. */
  const response: z.ZodType = z.array(z.union(lists.map(({ item }) => item)))
  api.get(
    '/v2/lenders',
    {
      schema: {
        summary: `Lists ${lists.map(({ things }) => things).join(' or ')}; X-Total-Count gives the number found`,
        querystring: lendersQuery(lists),
        response: { 200: response, '4xx': problem },
      },
    },
    async ({ query, headers }, reply) => {
      if (query.savedOffers) reply.header('cache-control', 'private, no-store')
      const list = lists.find(({ line }) => line === query.line)
      if (!list) throw new Error(`no product lists ${query.line}`)
      const found = await list.find(query, { today: todayInNewYork(services.now()), cookies: headers.cookie })
      if (!found.ok) throw new ApiError('INVALID_REQUEST', `Please check ${found.problem}`)
      return sendList(reply, found)
    },
  )
}

function sendList(reply: FastifyReply, { items, total }: { items: readonly Uint8Array[]; total: number }) {
  reply.header('content-type', 'application/json; charset=utf-8')
  reply.header('x-total-count', total)
  reply.header('access-control-expose-headers', 'X-Total-Count')
  // The same for everybody; briefly, because a load or the next day changes it.
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'public, max-age=60')
  const pieces = items.flatMap((item, at) => [at === 0 ? opening : comma, item])
  return reply.send(Buffer.concat(items.length === 0 ? [opening, closing] : [...pieces, closing]))
}

const opening = Buffer.from('[')
const comma = Buffer.from(',')
const closing = Buffer.from(']')
