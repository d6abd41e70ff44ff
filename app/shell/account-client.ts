import type { AgeBand } from '#domain/age-band.ts'
import { readTexts } from './json-texts.ts'

/**
 * The signed-in user, as the API returns it. An API on another host may leave fields out; missing fields are
 * ''.
 */
export interface User {
  emailAddress: string
  firstName: string
  lastName: string
  opeId: string
}

/** The body of `POST account/create`; undefined fields are not sent. */
export interface NewAccount {
  emailAddress: string
  plaintextPassword: string
  opeId?: string | undefined
  firstName?: string | undefined
  lastName?: string | undefined
  /** Only this site's own API takes it. */
  ageBand?: AgeBand | undefined
}

/** The result of a call; empty on success, otherwise the API's error message. */
export interface Answer {
  error?: string
  message?: string
  /** The invalid field of the account, if the call was made on the server. */
  field?: string
  /** How long to wait before the next try, if the call was made on the server. */
  retryAfterSeconds?: number
}

/** The API calls that a page's session makes. */
export interface SessionClient {
  /** Returns null unless the API names a user. */
  getUser(): Promise<User | null>
  logout(): Promise<void>
}

export interface AccountClient extends SessionClient {
  login(identifier: string, password: string): Promise<Answer>
  createAccount(account: NewAccount): Promise<Answer>
}

const TIMEOUT_MS = 15_000

type Fetch = typeof globalThis.fetch

const caller =
  (apiUrl: string, fetch: Fetch) =>
  (path: string, init: RequestInit = {}) =>
    fetch(`${apiUrl}${path}`, {
      credentials: 'include',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...init,
    })

/**
 * Returns the calls of the product API (spec §7) that every page makes from the browser, with its cookies.
 * @param apiUrl `/api`, or another host's address
 */
export function sessionClient(apiUrl: string, fetch: Fetch = globalThis.fetch): SessionClient {
  const call = caller(apiUrl, fetch)
  return {
    async getUser() {
      const response = await call('/account/user')
      const body: unknown = response.status === 200 && (await response.json())
      return body instanceof Object ? readTexts(body, 'emailAddress', 'firstName', 'lastName', 'opeId') : null
    },

    async logout() {
      await call('/logout')
    },
  }
}

/** Returns all account calls of the product API: those of the session and those of the forms. */
export function accountClient(apiUrl: string, fetch: Fetch = globalThis.fetch): AccountClient {
  const call = caller(apiUrl, fetch)
  const session = sessionClient(apiUrl, fetch)
  return {
    ...session,

    async login(identifier, password) {
      // The outcome does not matter, because signing in replaces the session anyway.
      await session.logout().catch(() => undefined)
      const authorization = `Basic ${base64(`${identifier}:${password}`)}`
      return readAnswer(await call('/account/login', { headers: { authorization } }))
    },

    async createAccount(account) {
      // JSON.stringify leaves out undefined fields.
      const body = JSON.stringify(account)
      const headers = { 'content-type': 'application/json' }
      return readAnswer(await call('/account/create', { method: 'POST', headers, body }))
    },
  }
}

async function readAnswer(response: Response): Promise<Answer> {
  if (response.status === 204) return {}
  const { error, message } = readTexts(await response.json(), 'error', 'message')
  return { error: error || String(response.status), message }
}

/** `btoa` takes one byte per character, so the text is encoded as UTF-8 first. */
function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}
