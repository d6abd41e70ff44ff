import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Services } from '#app/services.ts'
import { problem } from '#server/errors.ts'
import { searchKinds } from './search-kind.ts'
import { MOST_CHARACTERS } from './search-request.ts'
import { words } from './words.ts'

const MOST_SUGGESTIONS = 7

const suggestionsQuery = z.object({
  q: z
    .string()
    .max(MOST_CHARACTERS, `must have at most ${MOST_CHARACTERS} characters`)
    .default('')
    .describe('What was typed so far; the last word may be unfinished'),
})

const suggestion = z.object({
  title: z.string(),
  kind: z.enum(searchKinds),
  kindName: z.string().describe('The kind as it is shown'),
  path: z.string().describe('Where it is read, on this site'),
})

/** `GET /api/search/suggestions?q=`: what the search field in the bar offers. */
export const searchApi: FastifyPluginAsyncZod<{ services: Pick<Services, 'search'> }> = async (
  api,
  { services },
) => {
  api.get(
    '/search/suggestions',
    {
      schema: {
        querystring: suggestionsQuery,
        response: { 200: z.object({ suggestions: z.array(suggestion) }), '4xx': problem },
      },
    },
    async (request, reply) => {
      // The same for everybody, so any cache may keep it; short, since it follows what is published.
      reply.header('cache-control', 'public, max-age=60')
      await services.search.ready()
      const suggestions = services.search.suggest(request.query.q, MOST_SUGGESTIONS)
      return { suggestions: suggestions.map((each) => ({ ...each, kindName: words.oneOf[each.kind] })) }
    },
  )
}
