import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isOverHttps } from '#app/shell/cookies.ts'
import { ApiError, problem } from '#server/errors.ts'
import {
  type AccountServices,
  createAccount,
  currentUser,
  type Refusal,
  signIn,
  signOut,
} from './accounts.server.ts'
import { readBasicCredentials } from './basic-credentials.ts'
import { newAccount, userReply } from './schema.ts'
import type { Visitor } from './sessions.server.ts'
import { words } from './words.ts'

const nothing = z.undefined()

interface AccountApiOptions {
  services: AccountServices & { config: { siteUrl?: string | undefined } }
}

/** `account/create`, `account/login`, `account/user` and `logout`: the owner's contract, spec §7. */
export const accountApi: FastifyPluginAsyncZod<AccountApiOptions> = async (api, { services }) => {
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  api.post(
    '/account/create',
    { schema: { body: newAccount, response: { 204: nothing, '4xx': problem } } },
    async (request, reply) => {
      refuse(await createAccount(services, visitorOf(request), request.body))
      return reply.code(204).send()
    },
  )

  api.get(
    '/account/login',
    { exposeHeadRoute: false, schema: { response: { 204: nothing, '4xx': problem } } },
    async (request, reply) => {
      refuseOtherSites(request)
      const credentials = readBasicCredentials(request.headers.authorization)
      if (!credentials) {
        setCookies(reply, await signOut(services, visitorOf(request)))
        throw new ApiError('INVALID_CREDENTIALS', words.wrongCredentials)
      }
      const { refusal, cookies } = await signIn(services, visitorOf(request), credentials)
      setCookies(reply, cookies)
      refuse(refusal)
      return reply.code(204).send()
    },
  )

  api.get(
    '/logout',
    { exposeHeadRoute: false, schema: { response: { 204: nothing, '4xx': problem } } },
    async (request, reply) => {
      refuseOtherSites(request)
      setCookies(reply, await signOut(services, visitorOf(request)))
      return reply.code(204).send()
    },
  )

  api.get(
    '/account/user',
    { schema: { response: { 200: userReply, '4xx': problem } } },
    async (request, reply) => {
      const { user, cookies } = await currentUser(services, visitorOf(request))
      setCookies(reply, cookies)
      if (!user) throw new ApiError('NOT_SIGNED_IN', words.notSignedIn)
      return user
    },
  )

  function visitorOf(request: FastifyRequest): Visitor {
    return {
      address: request.ip,
      cookies: request.headers.cookie,
      isSecure: isOverHttps(services.config.siteUrl),
    }
  }
}

/** `same-site` is another subdomain of the owner's; absent in old browsers and in programs. */
const OWN_SITES = new Set(['same-origin', 'same-site', 'none'])

/** These are GETs because the owner's contract says so; without this any page could send a visitor through them. */
function refuseOtherSites({ headers }: FastifyRequest) {
  const site = headers['sec-fetch-site'] ?? 'none'
  if (!OWN_SITES.has(String(site))) throw new ApiError('CROSS_SITE_REFUSED', words.crossSite)
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`
  if (purpose.includes('prefetch')) throw new ApiError('INVALID_REQUEST', words.prefetched)
}

function refuse(refusal: Refusal | null) {
  if (!refusal) return
  const { error, field, message, retryAfterSeconds } = refusal
  throw new ApiError(error, field ? `${field}: ${message}` : message, {
    headers: retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) },
  })
}

function setCookies(reply: FastifyReply, cookies: string[]) {
  if (cookies.length > 0) reply.header('set-cookie', cookies)
}
