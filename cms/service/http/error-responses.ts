import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { ContentError, refusal } from '#content/errors.ts'

/**
 * Sends every error below the content service: its own error responses, errors from Fastify, and bugs, which
 * are logged and returned without their message.
 * @param isPassing returns whether an error is temporary, such as an unreachable database
 */
export function handleErrors(app: FastifyInstance, isPassing: (error: unknown) => boolean) {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const answer = toContentError(error, isPassing)
    // Closing the connection during a large upload would lose the response, so the rest of the body is read
    // and discarded within the request timeout.
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
      reply.removeHeader('connection')
      request.raw.resume()
    }
    if (answer.status >= 500) request.log.error({ err: error }, 'content request failed')
    return sendError(reply, answer)
  })
}

function sendError(reply: FastifyReply, { status, body, retryAfterSeconds }: ContentError) {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

function toContentError(error: FastifyError, isPassing: (error: unknown) => boolean): ContentError {
  if (error instanceof ContentError) return error
  if (isPassing(error)) return refusal(503, 'This cannot be saved or read right now. Try again in a moment.')
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return refusal(413, 'The body is larger than this endpoint accepts. Send it in smaller parts.')
  }
  const { statusCode = 500 } = error
  if (statusCode === 421) return refusal(421, 'This server does not serve this host name.')
  if (statusCode >= 400 && statusCode < 500) return refusal(400, 'This request cannot be read.')
  return new ContentError(500, {
    statusCode: 500,
    error: 'Internal Server Error',
    message: 'An internal error occurred',
  })
}
