import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError, problem } from '#server/errors.ts'
import { schoolOptionSchema, schoolSearchQuery, selectSchoolParams } from './schema.ts'
import type { SchoolDirectory } from './school-directory.ts'
import { selectedSchoolCookie } from './selected-school.ts'

interface SchoolsApiOptions {
  services: { schools: SchoolDirectory; config: { siteUrl?: string | undefined } }
}

/** `schools` and `session/select-school`: the owner's contract, spec §7. */
export const schoolsApi: FastifyPluginAsyncZod<SchoolsApiOptions> = async (api, { services }) => {
  api.get(
    '/schools',
    {
      schema: {
        querystring: schoolSearchQuery,
        response: { 200: z.array(schoolOptionSchema), '4xx': problem },
      },
    },
    async (request, reply) => {
      // The same for everybody, so any cache may keep it; short, since a new release changes it.
      reply.header('cache-control', 'public, max-age=60')
      return services.schools.search(request.query.keywords)
    },
  )

  api.post(
    '/session/select-school/:opeid',
    { onRequest: neverStored, schema: { params: selectSchoolParams, response: selectReplies } },
    async (request, reply) => {
      const { opeid } = request.params
      if (opeid !== '' && !services.schools.byOpeid(opeid)) {
        throw new ApiError('SCHOOL_NOT_FOUND', 'We know no school with this OPEID. Pick one from the list.')
      }
      return remember(opeid, request, reply)
    },
  )

  // What a client sends when the field was cleared, with or without the slash.
  for (const url of ['/session/select-school', '/session/select-school/']) {
    api.post(url, { onRequest: neverStored, schema: { response: selectReplies } }, async (request, reply) =>
      remember('', request, reply),
    )
  }

  async function remember(opeid: string, request: FastifyRequest, reply: FastifyReply) {
    const isSecure = services.config.siteUrl?.startsWith('https://') || request.protocol === 'https'
    reply.header('set-cookie', selectedSchoolCookie(opeid, { isSecure }))
    return reply.code(204).send()
  }
}

const selectReplies = { 204: z.undefined(), '4xx': problem }

/** Also on refusals. */
async function neverStored(_request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store')
}
