import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { ContentError, refusal } from '#content/errors.ts'

/**
 * One handler for everything that goes wrong below the content service: what was refused, what Fastify refuses by itself, and
 * bugs, which are logged and answered without their text.
 * @param isPassing tells errors that are gone in a moment, such as a database that does not answer
 */
export function answerErrors(app: FastifyInstance, isPassing: (error: unknown) => boolean) {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const answer = toContentError(error, isPassing)
    // Ending the connection while the rest of a large body is on its way would lose the answer; it is read and thrown away, for as
    // long as a request may take.
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
      reply.removeHeader('connection')
      request.raw.resume()
    }
    if (answer.status >= 500) request.log.error({ err: error }, 'content request failed')
    return sendError(reply, answer)
  })
}

function sendError(reply: FastifyReply, { status, body }: ContentError) {
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
    return refusal(413, 'The body is larger than this endpoint takes. Send it in smaller parts.')
  }
  const { statusCode = 500 } = error
  if (statusCode === 429) return refusal(429, 'Too many requests came from your address. Wait a minute.')
  if (statusCode >= 400 && statusCode < 500) return refusal(400, 'This request cannot be read.')
  return new ContentError(500, {
    statusCode: 500,
    error: 'Internal Server Error',
    message: 'An internal error occurred',
  })
}
