import type { FastifyError, FastifyInstance } from 'fastify'
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod'
import { isDatabaseError } from '#database/errors.ts'
import { ApiError, type ErrorCode } from '#server/errors.ts'

/** Errors that Fastify makes by itself, in our shape. Anything else that is thrown is a bug. */
const KNOWN: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['INVALID_REQUEST', 'The body is not valid JSON. Send one JSON object.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['INVALID_REQUEST', 'The body is empty. Send one JSON object.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['INVALID_REQUEST', 'The body has another length than announced.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    'UNSUPPORTED_CONTENT_TYPE',
    'This content type is not taken here. Send application/json.',
  ],
  FST_ERR_CTP_BODY_TOO_LARGE: ['BODY_TOO_LARGE', 'The body is too large.'],
  FST_ERR_BAD_URL: ['INVALID_REQUEST', 'The address is not a valid URL.'],
  FST_ERR_MAX_PARAM_LENGTH: ['INVALID_REQUEST', 'A part of the address is too long.'],
}

/** One handler for everything that goes wrong under a subtree that answers in JSON. */
export function answerErrorsAsJson(app: FastifyInstance) {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const answer = toApiError(error)
    if (answer.statusCode >= 500) request.log.error({ err: error }, 'request failed')
    return reply
      .headers(answer.headers)
      .header('cache-control', 'no-store')
      .status(answer.statusCode)
      .send(answer.toJSON())
  })
}

/** The answer to every address and method that the subtree does not know. */
export function answerUnknownAsJson(app: FastifyInstance) {
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
      'We cannot save or read this right now. Please try again in a moment.',
      {
        headers: { 'retry-after': '5' },
      },
    )
  }
  const known = KNOWN[error.code]
  if (known && !isResponseSerializationError(error)) return new ApiError(...known)
  // What Fastify and its plugins call the request's own fault, such as a condition on a file that does not hold.
  const { statusCode = 500 } = error
  if (statusCode >= 400 && statusCode < 500) {
    return new ApiError('INVALID_REQUEST', 'This request cannot be answered. Please ask in another way.')
  }
  return new ApiError('INTERNAL_ERROR', 'Something went wrong on our side. Please try again in a moment.')
}
