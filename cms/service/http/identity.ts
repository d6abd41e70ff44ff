import { createHash, timingSafeEqual } from 'node:crypto'
import { ContentError } from '#content/errors.ts'

/** The caller. Anonymous callers have no token and see only public documents of public datasets. */
export interface Identity {
  /** The author in the history and in events; it never contains a person's name or email address. */
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
 * Returns a function that identifies a caller by the `Authorization` header.
 * @throws ContentError 401 for an unknown token, even where none is needed, so that a caller with a mistyped
 *   token does not mistake the public documents for everything
 */
export function createIdentifier(tokens: Tokens): (authorization: string | undefined) => Identity {
  const known = [
    { hash: hashToken(tokens.write), identity: writer },
    { hash: hashToken(tokens.read), identity: reader },
  ]
  return (authorization) => {
    if (authorization === undefined) return anonymous
    const token = /^bearer +(\S+) *$/i.exec(authorization)?.[1] ?? ''
    const hash = hashToken(token)
    // Compares fixed-length hashes in constant time, so that timing reveals nothing about a token.
    const matches = known.filter((each) => timingSafeEqual(each.hash, hash))
    const identity = token === '' ? undefined : matches[0]?.identity
    if (!identity) throw noSuchSession()
    return identity
  }
}

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

function noSuchSession(): ContentError {
  return new ContentError(401, {
    statusCode: 401,
    error: 'Unauthorized',
    message: 'Session not found',
    errorCode: 'SIO-401-ANF',
  })
}
