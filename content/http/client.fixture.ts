import type { ClientConfig } from '@sanity/client'
import { officialClient } from '../../testing/library-site.ts'
import { testServer } from '../../testing/server.ts'

export const tokens = { read: 'read-token-of-the-tests', write: 'write-token-of-the-tests' }

export type ContentServer = Awaited<ReturnType<typeof contentServer>>

/** The whole server on a free port, and official clients that talk to it. */
export async function contentServer(settings: Record<string, string> = {}) {
  const server = await testServer({
    settings: {
      CONTENT_READ_TOKEN: tokens.read,
      CONTENT_WRITE_TOKEN: tokens.write,
      CONTENT_ALLOWED_ORIGINS: 'https://studio.example',
      REQUESTS_PER_MINUTE: '100000',
      ...settings,
    },
  })
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const client = (options?: ClientConfig) => officialClient(url, options)
  return {
    ...server,
    url,
    /** Has no token. */
    visitor: client,
    reader: (options?: ClientConfig) => client({ token: tokens.read, ...options }),
    writer: (options?: ClientConfig) => client({ token: tokens.write, ...options }),
    /** A request as no client makes it. */
    ask: (path: string, { token, ...init }: RequestInit & { token?: string } = {}) => {
      const headers = new Headers(init.headers)
      if (token) headers.set('authorization', `Bearer ${token}`)
      return fetch(url + path, { ...init, headers })
    },
    async [Symbol.asyncDispose]() {
      // Clients open connections ahead of need; nobody waits for those here.
      server.app.server.closeAllConnections()
      await server[Symbol.asyncDispose]()
    },
  }
}

/** What a rejected call was rejected with. */
export async function failureOf(call: Promise<unknown>): Promise<Error & { [detail: string]: unknown }> {
  try {
    await call
  } catch (error) {
    if (error instanceof Error) return Object.assign(error)
    throw error
  }
  throw new Error('The call was expected to fail, but it succeeded.')
}
