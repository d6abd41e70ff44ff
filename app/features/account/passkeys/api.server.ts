import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError, problem } from '#app/errors.ts'
import { type AccountServices, tooMany as toRefusal } from '#app/features/account/accounts.server.ts'
import { isAddressConfirmed } from '#app/features/account/confirmed-address.server.ts'
import { accountText } from '#app/features/account/messages.ts'
import { isProvedRecently, readSession, type Session } from '#app/features/account/read-session.server.ts'
import type { Visitor } from '#app/features/account/sessions.server.ts'
import type { Services } from '#app/services.ts'
import { arrivalCookie } from '#app/shell/arrival.server.ts'
import { isOverHttps } from '#app/shell/cookies.ts'
import {
  type ChallengePurpose,
  clearedChallengeCookie,
  makeChallenge,
  takeChallenge,
} from './challenges.server.ts'
import { passkeyText } from './messages.ts'
import { addPasskey, listCredentials } from './passkeys.server.ts'
import { findRelyingParty, type RelyingParty } from './relying-party.ts'
import { assertion, passkeyName, registration } from './schema.ts'
import { proveWithPasskey, signInWithPasskey, toUserHandle } from './use-passkey.server.ts'
import { signatureAlgorithms, verifyRegistration } from './verify.server.ts'

interface PasskeyApiOptions {
  services: AccountServices & Pick<Services, 'config'>
}

const nothing = z.undefined()
const hidden = { hide: true, response: { 204: nothing, '4xx': problem } } as const
/** Options for the browser, in the JSON form of WebAuthn. */
const options = {
  hide: true,
  response: { 200: z.looseObject({ challenge: z.string() }), '4xx': problem },
} as const

/** What the site's own pages ask for passkeys. Programs sign in with a password, so these routes are not in the API docs. */
export const passkeyApi: FastifyPluginAsyncZod<PasskeyApiOptions> = async (api, { services }) => {
  const { config, database, attempts } = services
  const isSecure = isOverHttps(config.siteUrl)

  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  api.post(
    '/account/passkeys/challenge',
    { schema: { ...options, body: z.object({ purpose: z.enum(['sign-in', 'prove']) }) } },
    async (request, reply) => {
      const party = requireParty(request)
      const { purpose } = request.body
      const session = purpose === 'prove' ? await requireSession(request) : undefined
      const challenge = await startChallenge(request, reply, { purpose, session })
      const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
      return {
        ...(await generateAuthenticationOptions({
          rpID: party.id,
          challenge,
          userVerification: 'required',
          ...(session && { allowCredentials: await listCredentials(database, session.account.id) }),
        })),
      }
    },
  )

  api.post('/account/passkeys/login', { schema: { ...hidden, body: assertion } }, async (request, reply) => {
    const use = { response: request.body, party: requireParty(request) }
    const outcome = await signInWithPasskey(services, toVisitor(request), use)
    reply.header('set-cookie', outcome.cookies)
    if (!outcome.isDone) throw outcome.tooMany ? tooMany(outcome.tooMany) : refused()
    const { brought } = outcome
    reply.header('set-cookie', arrivalCookie({ isNewAccount: false, brought }, isSecure))
    return reply.code(204).send()
  })

  api.post('/account/passkeys/proof', { schema: { ...hidden, body: assertion } }, async (request, reply) => {
    const use = {
      response: request.body,
      party: requireParty(request),
      session: await requireSession(request),
    }
    reply.header('set-cookie', clearedChallengeCookie(isSecure))
    if (!(await proveWithPasskey(services, toVisitor(request), use))) throw refused()
    return reply.code(204).send()
  })

  api.post('/account/passkeys/options', { schema: options }, async (request, reply) => {
    const party = requireParty(request)
    const session = await requireRecent(request)
    const { id, email } = session.account
    const challenge = await startChallenge(request, reply, { purpose: 'add', session })
    const { generateRegistrationOptions } = await import('@simplewebauthn/server')
    return {
      ...(await generateRegistrationOptions({
        rpName: party.name,
        rpID: party.id,
        userName: email,
        userID: new Uint8Array(Buffer.from(toUserHandle(id), 'base64url')),
        challenge,
        excludeCredentials: await listCredentials(database, id),
        supportedAlgorithmIDs: [...signatureAlgorithms],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })),
    }
  })

  api.post(
    '/account/passkeys',
    { schema: { ...hidden, body: z.object({ name: passkeyName, credential: registration }) } },
    async (request, reply) => {
      const party = requireParty(request)
      const { account } = await requireRecent(request)
      const { name, credential } = request.body
      reply.header('set-cookie', clearedChallengeCookie(isSecure))
      const asked = { purpose: 'add', accountId: account.id } as const
      const challenge = await database.write((tx) => takeChallenge(tx, services, toVisitor(request), asked))
      if (challenge === undefined) throw new ApiError('INVALID_REQUEST', passkeyText.expired)
      const verified = await verifyRegistration(credential, { challenge, party })
      if (!verified) throw new ApiError('INVALID_REQUEST', passkeyText.page.canceled)
      const { transports = [] } = credential.response
      const problemFound = await addPasskey(services, account, { ...verified, transports, name })
      if (problemFound) throw new ApiError('INVALID_REQUEST', passkeyText[problemFound])
      return reply.code(204).send()
    },
  )

  /** Makes a challenge as base64url text would be decoded, and sets its cookie. */
  async function startChallenge(
    request: FastifyRequest,
    reply: FastifyReply,
    { purpose, session }: { purpose: ChallengePurpose; session: Session | undefined },
  ): Promise<Uint8Array<ArrayBuffer>> {
    const accountId = session?.account.id ?? null
    const made = await database.write(async (tx) => {
      const attempt = await attempts.count(tx, ['challengeByAddress'], { address: request.ip })
      return attempt.allowed ? makeChallenge(tx, services, { isSecure, purpose, accountId }) : attempt
    })
    if (!('challenge' in made)) throw made.allowed ? refused() : tooMany(made)
    reply.header('set-cookie', made.cookie)
    return new Uint8Array(Buffer.from(made.challenge, 'base64url'))
  }

  function requireParty(request: FastifyRequest): RelyingParty {
    const party = findRelyingParty(config, request.host)
    if (!party) throw new ApiError('INVALID_REQUEST', passkeyText.noPasskeysHere)
    return party
  }

  async function requireSession(request: FastifyRequest): Promise<Session> {
    const session = await readSession(services, request.headers.cookie)
    if (!session) throw new ApiError('NOT_SIGNED_IN', accountText.notSignedIn)
    return session
  }

  async function requireRecent(request: FastifyRequest): Promise<Session> {
    const session = await requireSession(request)
    const isAllowed =
      isProvedRecently(session, services.now()) && (await isAddressConfirmed(services, session.account.id))
    if (!isAllowed) throw new ApiError('NOT_SIGNED_IN', passkeyText.needsProof)
    return session
  }

  function toVisitor(request: FastifyRequest): Visitor {
    return { address: request.ip, cookies: request.headers.cookie, isSecure }
  }
}

function refused(): ApiError {
  return new ApiError('INVALID_CREDENTIALS', passkeyText.refused)
}

function tooMany(attempt: Parameters<typeof toRefusal>[0]): ApiError {
  const { message, retryAfterSeconds } = toRefusal(attempt)
  return new ApiError('TOO_MANY_REQUESTS', message, { headers: { 'retry-after': String(retryAfterSeconds) } })
}
