import { createHash, timingSafeEqual } from 'node:crypto'
import { ContentError } from '#content/errors.ts'

/** Who asks. Anonymous: no token; sees only public documents of public datasets. */
export interface Identity {
  /** Stands as author in the history and in events: never an address or a name of a person. */
  id: string
  role: 'anonymous' | 'reader' | 'writer'
}

export interface Tokens {
  read: string
  write: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `contentHttp` before any route of the content service runs. */
    contentIdentity: Identity
  }
}

export const anonymous: Identity = { id: 'anonymous', role: 'anonymous' }
export const reader: Identity = { id: 'token-read', role: 'reader' }
export const writer: Identity = { id: 'token-write', role: 'writer' }

/**
 * @returns who an `Authorization` header stands for. It throws 401 for a token that is not one of the two, also where no token
 * would be needed: a caller with a mistyped token must not take the public part for everything.
 */
export function identifier(tokens: Tokens): (authorization: string | undefined) => Identity {
  const known = [
    { hash: hashOf(tokens.write), identity: writer },
    { hash: hashOf(tokens.read), identity: reader },
  ]
  return (authorization) => {
    if (authorization === undefined) return anonymous
    const token = /^bearer +(\S+) *$/i.exec(authorization)?.[1] ?? ''
    const hash = hashOf(token)
    // Hashes have one length and each is compared whole, so that the time taken tells nothing about a token.
    const matches = known.filter((each) => timingSafeEqual(each.hash, hash))
    const identity = token === '' ? undefined : matches[0]?.identity
    if (!identity) throw noSuchSession()
    return identity
  }
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

function noSuchSession(): ContentError {
  return new ContentError(401, {
    statusCode: 401,
    error: 'Unauthorized',
    message: 'Session not found',
    errorCode: 'SIO-401-ANF',
  })
}
