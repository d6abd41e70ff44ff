import type { FastifyInstance } from 'fastify'
import { ApiError } from '#app/errors.ts'
import type { Services } from '#app/services.ts'
import { sendErrorsAsJson } from './error-responses.ts'

/** How long the database may take. The usual time limit of a readiness probe is a second or a few. */
const MAX_WAIT_MS = 1_500

/** `/healthz` reports that the process responds, and `/readyz` that it can also read its database. */
export async function health(app: FastifyInstance, { services }: { services: Services }) {
  let reading: Promise<unknown> | undefined
  // Probes of a frozen database share one query, so that they never use up the connections.
  const read = () => {
    reading ??= services.database.read
      .selectFrom('topic')
      .select('name')
      .limit(1)
      .execute()
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  sendErrorsAsJson(app)
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  const quietly = { logLevel: 'silent', config: { answersAnyHost: true } } as const
  app.get('/healthz', quietly, async () => ({ status: 'ok' }))
  app.get('/readyz', quietly, async (request) => {
    try {
      await inTime(read())
    } catch (error) {
      request.log.error({ err: error }, 'the database is not responding')
      throw new ApiError('TEMPORARILY_UNAVAILABLE', 'The database is not responding.')
    }
    return { status: 'ready', schools: services.schools.count }
  })
}

async function inTime(work: Promise<unknown>): Promise<void> {
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no response within ${MAX_WAIT_MS} ms`)), MAX_WAIT_MS)
  await Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
