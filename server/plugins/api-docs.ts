import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { contentSecurityPolicy } from '#server/pages/content-security-policy.ts'
import { type ApiDescription, writeApiPage } from './api-page.ts'

/** Serves the OpenAPI 3.1 description of every route at `openapi.json` and as a page at `docs`. */
export const apiDocs = fp(
  async (api: FastifyInstance, { stylesheets }: { stylesheets: () => Promise<string[]> }) => {
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
    const showPage = async (_request: FastifyRequest, reply: FastifyReply) => {
      const hrefs = await stylesheets().catch(() => [])
      // The plugin types its result as any version of OpenAPI; the settings above make it 3.1.
      const page = writeApiPage(api.swagger() as ApiDescription, `${api.prefix}/openapi.json`, hrefs)
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
          'content-security-policy': contentSecurityPolicy({ scriptSources: [] }),
        })
        .send(page)
    }
    for (const url of ['/docs', '/docs/']) api.get(url, { schema: { hide: true } }, showPage)
  },
)
