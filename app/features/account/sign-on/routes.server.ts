import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError } from '#app/errors.ts'
import type { AccountServices } from '#app/features/account/accounts.server.ts'
import { refusePrefetch } from '#app/features/account/api.server.ts'
import { accountText } from '#app/features/account/messages.ts'
import type { Attempt } from '#app/security/attempt-limits.ts'
import type { Services } from '#app/services.ts'
import { arrivalCookie } from '#app/shell/arrival.server.ts'
import { isOverHttps } from '#app/shell/cookies.ts'
import { readReferralCode } from '#app/shell/referral-code.ts'
import { otherFormAddress, type ReturnPage, returnUrl } from '#app/shell/return-url.ts'
import { isDatabaseError } from '#server/database/errors.ts'
import type { Outcome } from './outcomes.ts'
import { signInWith } from './sign-in-with.server.ts'

interface SignOnOptions {
  returnPages: readonly ReturnPage[]
  services: AccountServices & Pick<Services, 'signOn' | 'config'>
}

const pagePath = '/sso-login-redirect'
const ofService = { schema: { params: z.object({ service: z.string() }) }, exposeHeadRoute: false } as const

/**
 * Where a sign-in with a service begins, and where the service sends the visitor back. They are no pages, because a
 * page would keep its place in the queue of renders while the service answers. Whatever goes wrong is said by the page
 * /sso-login-redirect, whose address holds nothing that the service sent.
 */
export const signOnRoutes: FastifyPluginAsyncZod<SignOnOptions> = async (app, { services, returnPages }) => {
  const { signOn, database, attempts, log } = services
  const isSecure = isOverHttps(services.config.siteUrl)
  const limit = app.createRateLimit()

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    const use = await limit(request)
    if (!use.isAllowed && use.isExceeded) throw tooMany(use.ttlInSeconds)
  })

  // No other site can begin a sign-in, which would end the visitor's session here.
  app.get(
    `${pagePath}/:service/start`,
    { ...ofService, config: { changesState: true } },
    async (request, reply) => {
      refusePrefetch(request)
      const { service } = request.params
      const search = queryOf(request)
      const begun = await signOn.begin(service, { search: search && `?${search}`, isSecure })
      if ('outcome' in begun) return showOutcome(reply, { ...begun, service, search })
      return reply.header('set-cookie', begun.cookie).redirect(begun.address, 303)
    },
  )

  app.get(`${pagePath}/:service`, ofService, async (request, reply) => {
    const { service } = request.params
    const visitor = { address: request.ip, cookies: request.headers.cookie, isSecure }
    const answer = new URLSearchParams(queryOf(request))
    const flow = signOn.findFlow(service, answer, visitor)
    // Each sign-in has one answer.
    reply.header('set-cookie', signOn.clear(isSecure))
    if (!flow) return showOutcome(reply, { outcome: 'ended', service })
    const { search } = flow
    try {
      const attempt = await database.write((tx) => attempts.count(tx, ['loginByAddress'], visitor))
      if (!attempt.allowed) throw tooManySignIns(attempt)
      const finished = await signOn.finish(flow, answer)
      if ('outcome' in finished) return showOutcome(reply, { ...finished, service, search })
      const { identity, name } = finished
      const referralCode = readReferralCode(search)
      const done = await signInWith(services, visitor, { identity, service, name, referralCode })
      if ('tooMany' in done) throw tooManySignIns(done.tooMany)
      if ('refused' in done) return showOutcome(reply, { outcome: done.refused, service, search })
      await database.write(attempt.forget)
      for (const cookie of done.cookies) reply.header('set-cookie', cookie)
      if ('isWaiting' in done) {
        const from = { pathname: pagePath, search }
        return reply.redirect(otherFormAddress(returnPages, '/signin/code', from), 303)
      }
      if (done.isClaimed) return showOutcome(reply, { outcome: 'claimed', service, search })
      const { isNewAccount, brought } = done
      reply.header('set-cookie', arrivalCookie({ isNewAccount, brought }, isSecure))
      return reply.redirect(returnUrl(returnPages, { pathname: pagePath, search }), 303)
    } catch (error) {
      if (!isDatabaseError(error)) throw error
      log.error({ err: error }, 'sign-in with a service not recorded')
      return showOutcome(reply, { outcome: 'unavailable', service, search })
    }
  })
}

/** Leads to the page that says what happened, from which the visitor can go on to where they wanted. */
function showOutcome(
  reply: FastifyReply,
  { outcome, service, search = '' }: { outcome: Outcome; service: string; search?: string },
) {
  const query = new URLSearchParams(search)
  query.set('outcome', outcome)
  query.set('service', service)
  return reply.redirect(`${pagePath}?${query}`, 303)
}

function queryOf({ url }: FastifyRequest): string {
  return url.split('?')[1] ?? ''
}

function tooManySignIns({ retryAfterSeconds }: Extract<Attempt, { allowed: false }>): ApiError {
  return tooMany(retryAfterSeconds)
}

function tooMany(seconds: number): ApiError {
  return new ApiError('TOO_MANY_REQUESTS', accountText.tooManyAttempts(Math.ceil(seconds / 60)), {
    headers: { 'retry-after': String(seconds) },
  })
}
