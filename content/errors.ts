import { STATUS_CODES } from 'node:http'

/** The bodies of errors that the official clients understand; see the README for who sends which. */
export type ErrorBody =
  | { statusCode: number; error: string; message: string; errorCode?: string }
  | { error: { type: string; description: string; [detail: string]: unknown } }

/**
 * An answer that is an error, thrown anywhere below `http/` and answered there. Anything else that is thrown is a bug: it is
 * logged and answered 500 without its text.
 */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly status: number
  readonly body: ErrorBody

  constructor(status: number, body: ErrorBody) {
    super('message' in body ? body.message : body.error.description)
    this.status = status
    this.body = body
  }
}

/** @param message one sentence: what is wrong and what to do. */
export function refusal(status: number, message: string): ContentError {
  return new ContentError(status, { statusCode: status, error: STATUS_CODES[status] ?? 'Error', message })
}
