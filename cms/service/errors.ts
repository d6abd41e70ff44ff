import { STATUS_CODES } from 'node:http'

/** The error bodies that the official clients understand; the README lists when each is sent. */
export type ErrorBody =
  | { statusCode: number; error: string; message: string; errorCode?: string }
  | { error: { type: string; description: string; [detail: string]: unknown } }

/**
 * An error response. It is thrown by any code below `http/`, which sends it. Any other error is a bug: it is
 * logged and returned as 500 without its message.
 */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly status: number
  readonly body: ErrorBody
  /** When to ask again, in seconds. */
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, body: ErrorBody, { retryAfterSeconds }: { retryAfterSeconds?: number } = {}) {
    super('message' in body ? body.message : body.error.description)
    this.status = status
    this.body = body
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * Creates an error response with a plain message.
 * @param message one sentence that says what is wrong and how to fix it
 */
export function refusal(
  status: number,
  message: string,
  options?: { retryAfterSeconds?: number },
): ContentError {
  const error = STATUS_CODES[status] ?? 'Error'
  return new ContentError(status, { statusCode: status, error, message }, options)
}
