import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { refusal } from '#content/errors.ts'
import type { ContentService } from '#content/open-content.ts'
import { requireToken } from './access.ts'
import { bodyLimits } from './bodies.ts'
import type { IsAllowedOrigin } from './cross-origin.ts'
import { createIdentifier, type Identity } from './identity.ts'
import { loginPage } from './login-page.ts'
import { createLoginTickets } from './login-tickets.ts'
import { parseRequestQuery, pathPart, text } from './request-query.ts'
import { sendJson } from './send-json.ts'

interface LoginRoutesOptions {
  content: ContentService
  isAllowed: IsAllowedOrigin
}

/**
 * Signs users in to the official editor. The only login provider is a page that asks for a token and
 * redirects back with a ticket, which the editor exchanges for the token. Only listed sites receive a ticket.
 */
export function loginRoutes(app: FastifyInstance, { content, isAllowed }: LoginRoutesOptions) {
  const identify = createIdentifier(content.tokens)
  const tickets = createLoginTickets({ secret: content.tokens.write, now: content.now })

  app.get('/auth/providers', async (request, reply) => {
    const url = `${content.baseUrl}/v${pathPart(request, 'apiVersion')}/auth/login/token`
    return sendJson(reply, { providers: [{ name: 'token', title: 'Access token', url }] })
  })

  app.get('/auth/login/token', async (request, reply) => {
    const { page, headers } = loginPage(backTo(parseRequestQuery(request, asked).origin), {
      isRefused: false,
    })
    return reply.headers(headers).send(page)
  })

  app.post('/auth/login/token', { bodyLimit: bodyLimits.small }, async (request, reply) => {
    const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '')
    const back = backTo(form.get('origin') ?? '')
    const identity = whoHas(form.get('token') ?? '')
    if (!identity) {
      const { page, headers } = loginPage(back, { isRefused: true })
      return reply.status(401).headers(headers).send(page)
    }
    back.hash = `sid=${tickets.make(identity.role)}`
    return reply.header('cache-control', 'no-store').redirect(back.href, 303)
  })

  app.get('/auth/fetch', async (request, reply) => {
    const role = tickets.take(parseRequestQuery(request, z.object({ sid: text })).sid)
    if (!role) throw refusal(401, 'This sign-in has expired. Sign in again.')
    const token = role === 'writer' ? content.tokens.write : content.tokens.read
    return sendJson(reply, { token, label: role })
  })

  app.get('/auth/id', async (request, reply) => {
    requireToken(request.contentIdentity)
    return sendJson(reply, { id: request.contentIdentity.id })
  })

  // There is no server session to end; the editor itself forgets the token on sign-out.
  app.post('/auth/logout', { bodyLimit: bodyLimits.small }, async (_request, reply) => sendJson(reply, {}))

  function backTo(address: string): URL {
    const url = URL.parse(address)
    if (url && (isAllowed(url.origin) || url.origin === content.baseUrl)) return url
    throw refusal(400, 'The parameter origin is not in the list of allowed origins.')
  }

  function whoHas(token: string): Identity | undefined {
    try {
      return identify(`Bearer ${token.trim()}`)
    } catch {
      return undefined
    }
  }
}

const asked = z.object({ origin: text })
