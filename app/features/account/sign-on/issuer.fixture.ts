import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import Provider from 'oidc-provider'
import MemoryAdapter from 'oidc-provider/lib/adapters/memory_adapter.js'

/** What the service says of whoever signs in there. */
export interface Person {
  sub: string
  email?: string
  email_verified?: unknown
  given_name?: string
  family_name?: string
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const signingKey = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'one' }

/** What a test can make a service do. */
interface Behavior {
  /** Who is signed in there; undefined: who comes says no. */
  person: Person | undefined
  /** The error that it answers with in place of a question. */
  error: string
  /** How long its answers to servers take. */
  delayMs: number
  /** Changes its answers to servers, by path. */
  change: (path: string, body: Record<string, unknown>) => unknown
}

/**
 * A real OpenID provider on this machine. Whoever comes to it is signed in already and agrees.
 * @param back the addresses that it sends visitors back to
 */
export async function startIssuer({ back, clientId = 'bursar' }: { back: string; clientId?: string }) {
  const behavior: Behavior = {
    person: undefined,
    error: 'access_denied',
    delayMs: 0,
    change: (_path, body) => body,
  }
  const requests: string[] = []
  const http = createServer()
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const at = http.address()
  if (at === null || typeof at === 'string') throw new Error('no port')
  const issuer = `http://127.0.0.1:${at.port}`
  const clientSecret = 'secret of a test, long enough to be one'
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [back] }],
    jwks: { keys: [signingKey] },
    cookies: { keys: ['cookies of a test'] },
    // Both are the package's own; it warns when they are not named.
    adapter: (model: string) => new MemoryAdapter(model),
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_context: unknown, id: string) => ({ accountId: id, claims: () => behavior.person }),
    async loadExistingGrant({ oidc }: { oidc: { session: { accountId: string } } }) {
      const grant = new provider.Grant({ clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  provider.use(async (context, next) => {
    requests.push(context.path)
    const isForServers = /^\/(?:\.well-known|token|jwks|me)/.test(context.path)
    if (isForServers && behavior.delayMs > 0) await setTimeout(behavior.delayMs, undefined, { ref: false })
    await next()
    if (isForServers && typeof context.body === 'object' && context.body !== null) {
      context.body = behavior.change(context.path, { ...context.body })
    }
  })
  const answer = provider.callback()
  http.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    const { person, error } = behavior
    void provider.interactionFinished(
      request,
      response,
      person ? { login: { accountId: person.sub } } : { error },
    )
  })

  return {
    issuer,
    clientId,
    clientSecret,
    behavior,
    /** The paths it was asked for, in order. */
    requests,
    /** Goes to it as a browser does, and returns the address that it sends the visitor back to. */
    async visit(address: string): Promise<string> {
      const cookies = new Map<string, string>()
      let next = address
      while (next.startsWith(issuer)) {
        const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
        const response = await fetch(next, { redirect: 'manual', headers: { cookie } })
        for (const each of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
          cookies.set(name, value)
        }
        const location = response.headers.get('location')
        if (location === null)
          throw new Error(`${next} leads nowhere: ${response.status} ${await response.text()}`)
        next = new URL(location, next).href
      }
      return next
    },
    async [Symbol.asyncDispose]() {
      http.closeAllConnections()
      http.close()
      await once(http, 'close')
    },
  }
}
