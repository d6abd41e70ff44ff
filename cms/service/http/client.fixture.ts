import type { ClientConfig } from '@sanity/client'
import { officialClient } from '../../../testing/library-site.ts'
import { testServer } from '../../../testing/server.ts'

export const tokens = { read: 'read-token-of-the-tests', write: 'write-token-of-the-tests' }

export type ContentServer = Awaited<ReturnType<typeof contentServer>>

/** Starts the whole server on a free port with official clients connected to it. */
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
    /** The client without a token. */
    visitor: client,
    reader: (options?: ClientConfig) => client({ token: tokens.read, ...options }),
    writer: (options?: ClientConfig) => client({ token: tokens.write, ...options }),
    /** Sends a request that no official client would send. */
    ask: (path: string, { token, ...init }: RequestInit & { token?: string } = {}) => {
      const headers = new Headers(init.headers)
      if (token) headers.set('authorization', `Bearer ${token}`)
      return fetch(url + path, { ...init, headers })
    },
    async [Symbol.asyncDispose]() {
      // Clients open spare connections in advance, which would delay the shutdown.
      server.app.server.closeAllConnections()
      await server[Symbol.asyncDispose]()
    },
  }
}

/** Returns the error with which a call was rejected. */
export async function catchFailure(call: Promise<unknown>): Promise<Error & { [detail: string]: unknown }> {
  try {
    await call
  } catch (error) {
    if (error instanceof Error) return Object.assign(error)
    throw error
  }
  throw new Error('The call was expected to fail, but it succeeded.')
}
