import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** OpenAPI 3.1 of every route at `openapi.json`, readable at `docs`. */
export const apiDocs = fp(async (api: FastifyInstance) => {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Bursar API',
        version: '1',
        description: 'Errors are { "error": CODE, "message": text }. The session is a cookie.',
      },
    },
    transform: jsonSchemaTransform,
  })
  api.get('/openapi.json', { schema: { hide: true } }, async () => api.swagger())
  await api.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
})
