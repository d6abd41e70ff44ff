import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { type PageDocument, parsePage } from './page-document.ts'

/** An account as the API takes it. */
interface Account {
  emailAddress: string
  plaintextPassword: string
}

type Fields = Record<string, string | readonly string[]>

/** Creates a visitor whose browser runs no script: it keeps cookies and submits forms. */
export function createVisitor(request: (options: InjectOptions) => Promise<LightMyRequestResponse>) {
  const cookies = new Map<string, string>()
  let answer: LightMyRequestResponse | undefined
  let parsed: PageDocument | undefined

  async function send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const cookie = cookieHeader()
    answer = await request({ ...options, headers: { ...(cookie && { cookie }), ...options.headers } })
    parsed = undefined
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const get = (url: string, headers: InjectOptions['headers'] = {}) => send({ url, headers })

  return {
    /** The current cookies by name. */
    get cookies(): Record<string, string> {
      return Object.fromEntries(cookies)
    },
    /** The current cookies as a header. */
    get cookie() {
      return cookieHeader()
    },
    /** The page of the last response. */
    get page(): PageDocument {
      parsed ??= parsePage(answer?.body ?? '')
      return parsed
    },
    get,
    /** Sends any other request. */
    send,
    /** Submits fields, or an already encoded body, as a form does. */
    post: (url: string, fields: Fields | string = {}, headers: InjectOptions['headers'] = {}) =>
      send({
        method: 'POST',
        url,
        payload: typeof fields === 'string' ? fields : encode(fields),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
    /** Creates an account through the API; the visitor is not signed in by that. */
    createAccount: (account: Account) =>
      send({ method: 'POST', url: '/api/account/create', payload: { ...account } }),
    /** Signs in through the API. */
    signIn: ({ emailAddress, plaintextPassword }: Account) =>
      get('/api/account/login', { authorization: `Basic ${btoa(`${emailAddress}:${plaintextPassword}`)}` }),
    /** Follows the redirect of the last response. */
    follow() {
      const location = answer?.headers.location
      if (typeof location !== 'string') throw new Error(`${answer?.statusCode} leads nowhere`)
      return get(location)
    },
  }
}

function encode(fields: Fields): string {
  const pairs = Object.entries(fields).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  )
  return String(new URLSearchParams(pairs))
}
