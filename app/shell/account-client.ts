/** Who is signed in, as the API tells it. Another host's API may leave fields out; absent is ''. */
export interface User {
  emailAddress: string
  firstName: string
  lastName: string
  opeId: string
}

/** What `POST account/create` takes; undefined fields are not sent. */
export interface NewAccount {
  emailAddress: string
  plaintextPassword: string
  opeId?: string | undefined
  firstName?: string | undefined
  lastName?: string | undefined
}

/** Empty when it went well; otherwise what the API said. */
export interface Answer {
  error?: string
  message?: string
}

/** What the session of a page asks. */
export interface SessionClient {
  getUser(): Promise<User>
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
 * The calls of the product API (spec §7) that every page makes, by the browser with its cookies.
 * @param apiUrl `/api`, or another host's address
 */
export function sessionClient(apiUrl: string, fetch: Fetch = globalThis.fetch): SessionClient {
  const call = caller(apiUrl, fetch)
  return {
    async getUser() {
      const response = await call('/account/user')
      if (response.status !== 200) throw new Error(`account/user answered ${response.status}`)
      return readUser(await response.json())
    },

    async logout() {
      await call('/logout')
    },
  }
}

/** All account calls of the product API: those of the session, and those of the forms. */
export function accountClient(apiUrl: string, fetch: Fetch = globalThis.fetch): AccountClient {
  const call = caller(apiUrl, fetch)
  const session = sessionClient(apiUrl, fetch)
  return {
    ...session,

    async login(identifier, password) {
      // Its outcome does not matter: signing in replaces the session anyway.
      await session.logout().catch(() => undefined)
      const authorization = `Basic ${base64(`${identifier}:${password}`)}`
      return readAnswer(await call('/account/login', { headers: { authorization } }))
    },

    async createAccount(account) {
      // JSON leaves undefined fields out.
      const body = JSON.stringify(account)
      const headers = { 'content-type': 'application/json' }
      return readAnswer(await call('/account/create', { method: 'POST', headers, body }))
    },
  }
}

async function readAnswer(response: Response): Promise<Answer> {
  if (response.status === 204) return {}
  const body: unknown = await response.json()
  return { error: textOf(body, 'error') || String(response.status), message: textOf(body, 'message') }
}

function readUser(body: unknown): User {
  if (typeof body !== 'object' || body === null) throw new Error('account/user answered no user')
  return {
    emailAddress: textOf(body, 'emailAddress'),
    firstName: textOf(body, 'firstName'),
    lastName: textOf(body, 'lastName'),
    opeId: textOf(body, 'opeId'),
  }
}

function textOf(body: unknown, field: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined
  return typeof value === 'string' ? value : ''
}

/** `btoa` takes one byte per character, so the text becomes UTF-8 first. */
function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}
