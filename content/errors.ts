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

const reasons: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  501: 'Not Implemented',
  503: 'Service Unavailable',
}

/** @param message one sentence: what is wrong and what to do. */
export function refusal(status: keyof typeof reasons & number, message: string): ContentError {
  return new ContentError(status, { statusCode: status, error: reasons[status] ?? 'Error', message })
}
