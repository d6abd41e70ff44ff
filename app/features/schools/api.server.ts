import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError, problem } from '#app/errors.ts'
import { isOverHttps } from '#app/shell/cookies.ts'
import { schoolOptionSchema, schoolSearchQuery, selectSchoolParams } from './schema.ts'
import type { SchoolDirectory } from './school-directory.ts'
import { selectedSchoolCookie } from './selected-school.ts'

interface SchoolsApiOptions {
  services: { schools: SchoolDirectory; config: { siteUrl?: string | undefined } }
}

/**
 * The routes `schools` and `session/select-school`, as the site owner's API contract defines them (spec §7).
 */
export const schoolsApi: FastifyPluginAsyncZod<SchoolsApiOptions> = async (api, { services }) => {
  api.get(
    '/schools',
    {
      schema: {
        summary: 'Finds schools',
        querystring: schoolSearchQuery,
        response: { 200: z.array(schoolOptionSchema), '4xx': problem },
      },
    },
    async (request, reply) => {
      // The response is the same for everyone, so any cache may store it. The lifetime is short because a new
      // release changes it.
      reply.header('cache-control', 'public, max-age=60')
      return services.schools.search(request.query.keywords)
    },
  )

  api.post(
    '/session/select-school/:opeid',
    {
      onRequest: neverStored,
      schema: {
        summary: 'Remembers the school a visitor chose',
        params: selectSchoolParams,
        response: selectReplies,
      },
    },
    async (request, reply) => {
      const { opeid } = request.params
      if (opeid !== '' && !services.schools.byOpeid(opeid)) {
        throw new ApiError(
          'SCHOOL_NOT_FOUND',
          'No school on our list has this OPEID. Pick one from the list.',
        )
      }
      return remember(opeid, reply)
    },
  )

  // Clients send an empty id when the field is cleared, with or without the trailing slash.
  for (const url of ['/session/select-school', '/session/select-school/']) {
    api.post(
      url,
      {
        onRequest: neverStored,
        schema: { summary: 'Forgets the school a visitor chose', response: selectReplies },
      },
      async (_request, reply) => remember('', reply),
    )
  }

  async function remember(opeid: string, reply: FastifyReply) {
    reply.header('set-cookie', selectedSchoolCookie(opeid, isOverHttps(services.config.siteUrl)))
    return reply.code(204).send()
  }
}

const selectReplies = { 204: z.undefined(), '4xx': problem }

/** Forbids caching, for error responses too. */
async function neverStored(_request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store')
}
