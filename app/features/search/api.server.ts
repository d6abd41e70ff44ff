import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problem } from '#app/errors.ts'
import type { Services } from '#app/services.ts'
import { maxSearchCharacters } from '#app/shell/navigation.ts'
import { searchText } from './messages.ts'
import { searchKinds } from './search-kind.ts'

const MAX_SUGGESTIONS = 7

const suggestionsQuery = z.object({
  q: z
    .string()
    .max(maxSearchCharacters, `must have at most ${maxSearchCharacters} characters`)
    .default('')
    .describe('What was typed so far; the last word may be unfinished'),
})

const suggestion = z.object({
  title: z.string(),
  kind: z.enum(searchKinds),
  kindName: z.string().describe('The kind, as shown to visitors'),
  path: z.string().describe('Where it can be read on this site'),
})

/** `GET /api/search/suggestions?q=` returns the suggestions for the search field in the header. */
export const searchApi: FastifyPluginAsyncZod<{ services: Pick<Services, 'search'> }> = async (
  api,
  { services },
) => {
  api.get(
    '/search/suggestions',
    {
      schema: {
        summary: 'Suggests pages, terms, and offers',
        querystring: suggestionsQuery,
        response: { 200: z.object({ suggestions: z.array(suggestion) }), '4xx': problem },
      },
    },
    async (request, reply) => {
      // The answer is the same for everybody, so any cache may keep it; briefly, because content changes.
      reply.header('cache-control', 'public, max-age=60')
      await services.search.ready()
      const suggestions = services.search.suggest(request.query.q, MAX_SUGGESTIONS)
      return { suggestions: suggestions.map((each) => ({ ...each, kindName: searchText.oneOf[each.kind] })) }
    },
  )
}
