import type { FastifyInstance } from 'fastify'
import type { Services } from '#app/services.ts'
import { ApiError } from '#server/errors.ts'
import { answerErrorsAsJson } from './error-answers.ts'

/** `/healthz`: the process answers. `/readyz`: it can also read its database. */
export async function health(app: FastifyInstance, { services }: { services: Services }) {
  answerErrorsAsJson(app)
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'silent' }, async (request) => {
    try {
      await services.database.read.selectFrom('topic').select('name').limit(1).execute()
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      throw new ApiError('TEMPORARILY_UNAVAILABLE', 'The database does not answer.')
    }
    return { status: 'ready', schools: services.schools.count }
  })
}
