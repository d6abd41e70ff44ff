import { z } from 'zod'

/**
 * The stable code and the status of every error that the API can return. Expected failures are thrown as
 * `ApiError`; anything else that is thrown is a bug and returns INTERNAL_ERROR.
 */
const STATUS_OF = {
  INVALID_REQUEST: 400,
  INVALID_CREDENTIALS: 401,
  NOT_SIGNED_IN: 401,
  SECOND_FACTOR_REQUIRED: 401,
  CROSS_SITE_REFUSED: 403,
  NO_PREVIEW: 403,
  NOT_FOUND: 404,
  SCHOOL_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  ACCOUNT_EXISTS: 409,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_CONTENT_TYPE: 415,
  WRONG_HOST: 421,
  TOO_MANY_REQUESTS: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL_ERROR: 500,
  TEMPORARILY_UNAVAILABLE: 503,
} as const

/** When to try again what failed because the database is unavailable or the server is busy. */
export const RETRY_AFTER_SECONDS = 5

/** The body of an error response, on every route of the API. */
export const problem = z.object({ error: z.string(), message: z.string() })

export type ErrorCode = keyof typeof STATUS_OF

export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  readonly statusCode: number
  readonly headers: Record<string, string>

  /**
   * @param message one sentence for the person or program that made the request: what is wrong and what to do
   */
  constructor(code: ErrorCode, message: string, { headers = {} }: { headers?: Record<string, string> } = {}) {
    super(message)
    this.code = code
    this.statusCode = STATUS_OF[code]
    this.headers = headers
  }

  toJSON(): z.output<typeof problem> {
    return { error: this.code, message: this.message }
  }
}
