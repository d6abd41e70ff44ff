import type { Configuration, CustomFetch } from 'openid-client'
import type { Log } from '#app/log.ts'
import { type Flow, openFlowCookie } from './flow-cookie.ts'
import { type Identity, readIdentity } from './identity.ts'
import type { Outcome } from './outcomes.ts'

/** Signs visitors in with services of others, by OpenID Connect: authorization code flow, PKCE, state and nonce. */
export interface SignOn {
  /** The services by the operator's order; none where there is no such sign-in. */
  readonly services: readonly { id: string; name: string }[]
  /**
   * Begins a sign-in.
   * @param search the query of the page that it begins on, and returns to
   * @returns the service's address to go to, with the cookie to set; or why it cannot begin
   */
  begin(
    service: string,
    details: { search: string; isSecure: boolean },
  ): Promise<{ address: string; cookie: string } | { outcome: Outcome }>
  /** Returns the sign-in that this browser began with the service and that the answer belongs to, if any. */
  findFlow(service: string, answer: URLSearchParams, browser: Browser): Flow | undefined
  /** Finishes a sign-in: exchanges the code of the service's answer for a token and checks it. */
  finish(
    flow: Flow,
    answer: URLSearchParams,
  ): Promise<{ identity: Identity; name: string } | { outcome: Outcome }>
  /** Returns the Set-Cookie value that ends the sign-in. */
  clear(isSecure: boolean): string
}

interface Browser {
  /** The Cookie header. */
  cookies: string | null | undefined
  isSecure: boolean
}

/** A service as the operator names it. */
interface Issuer {
  id: string
  name: string
  /** The service's address, exactly as it states it. */
  issuer: string
  clientId: string
  clientSecret: string
}

export interface SignOnOptions {
  issuers: readonly Issuer[]
  /** The longest wait for each answer of a service. */
  timeoutMs: number
  /** The site's own address; services know the ones below it. */
  siteUrl: string | undefined
  /** Signs the cookie. */
  key: string
  now: () => Date
  log: Log
}

const hourMs = 3600 * 1000
/** What a service says of itself is asked again after this time. */
const knownForMs = 24 * hourMs
/** A service that failed is left alone for so long, so that waiting visitors do not pile up. */
const restMs = 5_000

export function openSignOn({ issuers, timeoutMs, siteUrl = '', key, now, log }: SignOnOptions): SignOn {
  const flowCookie = openFlowCookie({ key, now })
  const known = new Map<string, { until: number; configuration: Promise<Configuration> }>()
  const find = (service: string) => issuers.find(({ id }) => id === service)
  const backAddress = (service: string) => `${siteUrl}/sso-login-redirect/${service}`

  /** Asks a service what it offers; visitors who come together share one request. */
  function discover(issuer: Issuer): Promise<Configuration> {
    const before = known.get(issuer.id)
    if (before && before.until > now().getTime()) return before.configuration
    const asked = { until: now().getTime() + knownForMs, configuration: ask(issuer, timeoutMs) }
    asked.configuration.catch(() => {
      asked.until = now().getTime() + restMs
    })
    known.set(issuer.id, asked)
    return asked.configuration
  }

  function toOutcome(issuer: Issuer, error: unknown): { outcome: Outcome } {
    const { outcome, reason } = classify(error)
    // The error itself may hold what the visitor's browser or the service sent.
    if (!isVisitors.has(outcome))
      log.warn({ service: issuer.id, outcome, reason }, 'sign-in with a service failed')
    return { outcome }
  }

  return {
    services: issuers.map(({ id, name }) => ({ id, name })),

    async begin(service, { search, isSecure }) {
      const issuer = find(service)
      if (!issuer) return { outcome: 'ended' }
      try {
        const client = await import('openid-client')
        const [configuration, codeVerifier] = [await discover(issuer), client.randomPKCECodeVerifier()]
        const [state, nonce] = [client.randomState(), client.randomNonce()]
        const address = client.buildAuthorizationUrl(configuration, {
          redirect_uri: backAddress(service),
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        })
        const cookie = flowCookie.set({ service, state, nonce, codeVerifier, search }, isSecure)
        return { address: address.href, cookie }
      } catch (error) {
        return toOutcome(issuer, error)
      }
    },

    findFlow(service, answer, { cookies, isSecure }) {
      const flow = flowCookie.read(cookies, isSecure)
      // Each service has its own return address, so that none can pass on what another one sent.
      return flow?.service === service && flow.state === answer.get('state') ? flow : undefined
    },

    async finish({ service, state, nonce, codeVerifier }, answer) {
      const issuer = find(service)
      if (!issuer) return { outcome: 'ended' }
      try {
        const client = await import('openid-client')
        const configuration = await discover(issuer)
        const tokens = await client.authorizationCodeGrant(
          configuration,
          new URL(`${backAddress(service)}?${answer}`),
          {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: codeVerifier,
            idTokenExpected: true,
          },
        )
        const claims = tokens.claims()
        // Some services tell the email address only on request. Its signature is that of the connection.
        const told =
          claims && claims.email === undefined && configuration.serverMetadata().userinfo_endpoint
            ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
            : {}
        const identity = readIdentity(issuer.issuer, { ...told, ...claims })
        return identity ? { identity, name: issuer.name } : { outcome: 'untrusted' }
      } catch (error) {
        return toOutcome(issuer, error)
      }
    },

    clear: flowCookie.clear,
  }
}

async function ask({ issuer, clientId, clientSecret }: Issuer, timeoutMs: number): Promise<Configuration> {
  const client = await import('openid-client')
  const address = new URL(issuer)
  const insecure = address.protocol === 'http:' ? [client.allowInsecureRequests] : []
  const configuration = await client.discovery(
    address,
    clientId,
    undefined,
    client.ClientSecretBasic(clientSecret),
    {
      timeout: timeoutMs / 1000,
      // Without them, the library would leave the signature of a token to the connection it came by.
      execute: [client.enableNonRepudiationChecks, ...insecure],
      [client.customFetch]: fetchBounded,
    },
  )
  const metadata = configuration.serverMetadata()
  // The library makes exceptions for some services, and compares addresses only in their normal form.
  if (metadata.issuer !== issuer) {
    throw Object.assign(new client.ClientError('another issuer'), { code: 'ANOTHER_ISSUER' })
  }
  // It also believes any address of an endpoint, and we would lead visitors there.
  const { authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint } = metadata
  const endpoints = [authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint ?? issuer]
  if (!endpoints.every((endpoint) => isWebAddress(endpoint, address.protocol))) throw new OddMetadataError()
  return configuration
}

/** What a service says of itself has no address where one is needed, or one of another kind, such as `javascript:`. */
class OddMetadataError extends Error {
  override name = 'OddMetadataError'
}

/** A service at an `http:` address, on this machine, may name such endpoints; any other only `https:`. */
function isWebAddress(endpoint: string | undefined, ofIssuer: string): boolean {
  const protocol = URL.parse(endpoint ?? '')?.protocol
  return protocol === 'https:' || (protocol === 'http:' && ofIssuer === 'http:')
}

/** More than any service says; JSON Web Keys and tokens are a few KB. */
const maxBytes = 1024 * 1024

/** Reads an answer up to a size, so that one without an end cannot fill the memory. */
const fetchBounded: CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit)
  const chunks: Uint8Array[] = []
  let length = 0
  // Leaving the loop early ends the connection.
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > maxBytes) throw new TooLongError()
    chunks.push(chunk)
  }
  const { status, statusText, headers } = response
  return new Response(length === 0 ? null : Buffer.concat(chunks), { status, statusText, headers })
}

class TooLongError extends Error {
  override name = 'TooLongError'
}

/** Outcomes that are the visitor's doing, or no failure. */
const isVisitors = new Set<Outcome>(['canceled', 'askedMore', 'ended'])

/** The errors of an authorization response (RFC 6749, 4.1.2.1; OpenID Connect Core, 3.1.2.6). */
const answeredErrors = new Map<string, Outcome>([
  ['access_denied', 'canceled'],
  ['interaction_required', 'askedMore'],
  ['login_required', 'askedMore'],
  ['account_selection_required', 'askedMore'],
  ['consent_required', 'askedMore'],
  ['server_error', 'unreachable'],
  ['temporarily_unavailable', 'unreachable'],
])

/** The codes of answers that are none: too late, an error of the server, or a page in place of data. */
const unanswered = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'])

/** @returns the reason as a word of ours or of the library, never of the query or the service */
function classify(error: unknown): { outcome: Outcome; reason: string } {
  if (!(error instanceof Error)) throw error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const names = [error.name, error.cause instanceof Error ? error.cause.name : '']
  if (names.includes('OddMetadataError')) return { outcome: 'misconfigured', reason: 'odd metadata' }
  if (names.includes('TooLongError')) return { outcome: 'unreachable', reason: 'too long' }
  const said = 'error' in error && typeof error.error === 'string' ? error.error : ''
  if (error.name === 'AuthorizationResponseError') {
    return { outcome: answeredErrors.get(said) ?? 'misconfigured', reason: code }
  }
  // A code that has been used before, is too old or belongs to another sign-in.
  if (error.name === 'ResponseBodyError') {
    const isOfCode = said === 'invalid_grant'
    return { outcome: isOfCode ? 'ended' : 'misconfigured', reason: isOfCode ? said : code }
  }
  if (error.name === 'WWWAuthenticateChallengeError') return { outcome: 'misconfigured', reason: code }
  if (unanswered.has(code)) return { outcome: 'unreachable', reason: code }
  if (error.name === 'ClientError') return { outcome: 'untrusted', reason: code }
  // This is what `fetch` throws when a connection fails; wrong arguments have a code.
  if (error instanceof TypeError && code === '') return { outcome: 'unreachable', reason: 'no connection' }
  throw error
}
