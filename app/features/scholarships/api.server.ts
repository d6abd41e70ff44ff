import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError, problem } from '#app/errors.ts'
import type { Services } from '#app/services.ts'
import { todayInNewYork } from '#domain/dates.ts'
import { loanItem, scholarshipItem } from './lender-items.ts'
import { type LendersQuery, lendersQuery } from './lenders-query.ts'
import { listLoans } from './list-loans.ts'
import { toScholarshipQuery } from './list-scholarships.server.ts'
import { readAccount } from './saved/saved.server.ts'

interface LendersApiOptions {
  services: Pick<Services, 'database' | 'scholarships' | 'loanOffers' | 'sessions' | 'now'>
}

/** The list is sent as bytes that were written before, so its schema only describes it. */
const list: z.ZodType = z.array(z.union([scholarshipItem, loanItem]))

/** `GET /api/v2/lenders` lists scholarships and private student loans, as the owner's contract says (spec §7). */
export const lendersApi: FastifyPluginAsyncZod<LendersApiOptions> = async (api, { services }) => {
  api.get(
    '/v2/lenders',
    {
      schema: {
        summary: 'Lists scholarships or private student loans; X-Total-Count has the number found',
        querystring: lendersQuery,
        response: { 200: list, '4xx': problem },
      },
    },
    async (request, reply) => {
      const { query } = request
      const today = todayInNewYork(services.now())
      if (query.type === 'PSL') {
        if (query.savedOffers) throw invalid('savedOffers: it is for scholarships only.')
        const loans = listLoans(await services.loanOffers.offers(today), query, today)
        if (!loans.ok) throw invalid(loans.problem)
        return sendList(reply, loans.items.map(toBytes), loans.total)
      }
      const saved = query.savedOffers ? await readSaved(request, reply, query) : undefined
      const parsed = toScholarshipQuery(saved ? { ...query, lenderIds: saved } : query, today)
      if (!parsed.ok) throw invalid(parsed.problem)
      const index = await services.scholarships.on(today)
      const { items, total } = index.findItems(parsed.query)
      return sendList(reply, items, total)
    },
  )

  /** Returns which of the wanted scholarships the visitor saved. */
  async function readSaved(request: FastifyRequest, reply: FastifyReply, { lenderIds }: LendersQuery) {
    reply.header('cache-control', 'private, no-store')
    const accountId = await services.sessions.findAccountId(request.headers.cookie)
    if (!accountId) throw new ApiError('NOT_SIGNED_IN', 'Sign in to see what you saved.')
    const saved = (await readAccount(services, accountId)).map(({ id }) => id)
    return lenderIds ? saved.filter((id) => lenderIds.includes(id)) : saved
  }
}

function sendList(reply: FastifyReply, items: readonly Uint8Array[], total: number) {
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

function toBytes(item: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(item))
}

function invalid(text: string): ApiError {
  return new ApiError('INVALID_REQUEST', `Please check ${text}`)
}
