import type { FastifyError, FastifyInstance } from 'fastify'
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod'
import { ApiError, type ErrorCode, RETRY_AFTER_SECONDS } from '#app/errors.ts'
import { isDatabaseError } from '#server/database/errors.ts'

/** Errors that Fastify itself raises, in our format. Any other unknown error is a bug. */
const KNOWN: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['INVALID_REQUEST', 'The body is not valid JSON. Send one JSON object.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['INVALID_REQUEST', 'The body is empty. Send one JSON object.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    'INVALID_REQUEST',
    'The body’s length does not match its Content-Length.',
  ],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    'UNSUPPORTED_CONTENT_TYPE',
    'This content type is not accepted here. Send application/json.',
  ],
  FST_ERR_CTP_BODY_TOO_LARGE: ['BODY_TOO_LARGE', 'The body is too large.'],
  FST_ERR_BAD_URL: ['INVALID_REQUEST', 'The address is not a valid URL.'],
  FST_ERR_MAX_PARAM_LENGTH: ['INVALID_REQUEST', 'Part of the address is too long.'],
}

/** Sets one error handler for a part of the site that answers in JSON. */
export function sendErrorsAsJson(app: FastifyInstance) {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const answer = toApiError(error)
    if (isFailure(error, answer)) request.log.error({ err: error }, 'request failed')
    return reply
      .headers(answer.headers)
      .header('cache-control', 'no-store')
      .status(answer.statusCode)
      .send(answer.toJSON())
  })
}

/** What was thrown as an `ApiError` is an answer that was meant, even if it is a 503. */
export function isFailure(error: FastifyError | ApiError, { statusCode }: ApiError): boolean {
  return statusCode >= 500 && !(error instanceof ApiError)
}

/** Answers every unknown address and method of that part. */
export function sendNotFoundAsJson(app: FastifyInstance) {
  app.setNotFoundHandler(() => {
    throw new ApiError(
      'NOT_FOUND',
      'There is nothing at this address. The list of addresses is at /api/docs.',
    )
  })
}

export function toApiError(error: FastifyError | ApiError): ApiError {
  if (error instanceof ApiError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const problems = error.validation.map((issue) => {
      const field = issue.instancePath.split('/').filter(Boolean).join('.')
      return field ? `${field}: ${issue.message}` : `${issue.message}`
    })
    return new ApiError('INVALID_REQUEST', `Please check ${problems.join('; ')}.`)
  }
  if (isDatabaseError(error)) {
    return new ApiError(
      'TEMPORARILY_UNAVAILABLE',
      'We can’t save or read this right now. Please try again in a moment.',
      {
        headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
      },
    )
  }
  const known = KNOWN[error.code]
  if (known && !isResponseSerializationError(error)) return new ApiError(...known)
  // Fastify and its plugins raise these for faults of the request, such as a failed precondition on a file.
  const { statusCode = 500 } = error
  if (statusCode >= 400 && statusCode < 500) {
    return new ApiError('INVALID_REQUEST', 'This request can’t be answered as it was sent.')
  }
  return new ApiError('INTERNAL_ERROR', 'Something went wrong on our end. Please try again in a moment.')
}

export function tooManyRequests(headers: Record<string, string> = {}): ApiError {
  const message = 'Too many requests have come from your network. Please wait a minute.'
  return new ApiError('TOO_MANY_REQUESTS', message, { headers })
}
