import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError, problem } from '#app/errors.ts'
import { isOverHttps } from '#app/shell/cookies.ts'
import {
  type AccountServices,
  createAccount,
  currentUser,
  type Refusal,
  signIn,
  signOut,
} from './accounts.server.ts'
import { readBasicCredentials } from './basic-credentials.ts'
import { accountText } from './messages.ts'
import { newAccount, userReply } from './schema.ts'
import { unrecordedSignOut } from './session-cookies.ts'
import type { Visitor } from './sessions.server.ts'
import { rememberTooYoung } from './too-young-cookie.ts'

const nothing = z.undefined()

/**
 * The owner's contract makes these routes GETs. The server protects them like writes, or any page could sign
 * a visitor in or out with a link.
 */
const actingGet = { exposeHeadRoute: false, config: { changesState: true } } as const

interface AccountApiOptions {
  services: AccountServices & { config: { siteUrl?: string | undefined } }
}

/**
 * The routes `account/create`, `account/login`, `account/user`, and `logout`, as the site owner's API
 * contract defines them (spec §7).
 */
export const accountApi: FastifyPluginAsyncZod<AccountApiOptions> = async (api, { services }) => {
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  api.post(
    '/account/create',
    {
      schema: { summary: 'Creates an account', body: newAccount, response: { 204: nothing, '4xx': problem } },
    },
    async (request, reply) => {
      const visitor = getVisitor(request)
      if (request.body.ageBand === 'under_13') setCookies(reply, rememberTooYoung(visitor.isSecure))
      refuse(await createAccount(services, visitor, request.body))
      return reply.code(204).send()
    },
  )

  api.get(
    '/account/login',
    {
      ...actingGet,
      schema: { summary: 'Signs in with HTTP Basic credentials', response: { 204: nothing, '4xx': problem } },
    },
    async (request, reply) => {
      refusePrefetch(request)
      const credentials = readBasicCredentials(request.headers.authorization)
      if (!credentials) {
        setCookies(reply, (await signOut(services, getVisitor(request))).cookies)
        throw new ApiError('INVALID_CREDENTIALS', accountText.wrongCredentials)
      }
      const { refusal, cookies } = await signIn(services, getVisitor(request), credentials)
      setCookies(reply, cookies)
      refuse(refusal)
      return reply.code(204).send()
    },
  )

  api.get(
    '/logout',
    { ...actingGet, schema: { summary: 'Signs out', response: { 204: nothing, '4xx': problem } } },
    async (request, reply) => {
      refusePrefetch(request)
      const visitor = getVisitor(request)
      const { cookies, isRecorded } = await signOut(services, visitor)
      if (!isRecorded) cookies.push(unrecordedSignOut.set('1', visitor.isSecure, { maxAge: 60 }))
      setCookies(reply, cookies)
      if (!isRecorded) throw new ApiError('TEMPORARILY_UNAVAILABLE', accountText.signOutUnrecorded)
      return reply.code(204).send()
    },
  )

  api.get(
    '/account/user',
    { schema: { summary: 'Returns the signed-in user', response: { 200: userReply, '4xx': problem } } },
    async (request, reply) => {
      const { user, cookies } = await currentUser(services, getVisitor(request))
      setCookies(reply, cookies)
      if (!user) throw new ApiError('NOT_SIGNED_IN', accountText.notSignedIn)
      return user
    },
  )

  function getVisitor(request: FastifyRequest): Visitor {
    return {
      address: request.ip,
      cookies: request.headers.cookie,
      isSecure: isOverHttps(services.config.siteUrl),
    }
  }
}

export function refusePrefetch({ headers }: FastifyRequest) {
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`
  if (purpose.includes('prefetch')) throw new ApiError('INVALID_REQUEST', accountText.prefetched)
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
