import { randomUUID } from 'node:crypto'
import { type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify'
import type { Config } from './config.ts'

/**
 * Logs carry a request id, a method and a path, never a query, an address of a visitor, a header or a body.
 */
export function loggerOptions(
  config: Config,
): Pick<FastifyServerOptions, 'logger' | 'genReqId' | 'logController'> {
  return {
    logger: {
      level: config.logLevel,
      base: null,
      serializers: {
        req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url) }),
        res: (reply) => ({ status: reply.statusCode }),
        err: describeError,
      },
    },
    genReqId: () => randomUUID(),
    // One line a request, written by server/app.ts when it is answered.
    logController: new LogController({ disableRequestLogging: true }),
  }
}

/**
 * What a log says of an error. Not everything that hangs on it: databases put the row they refuse beside the message,
 * with the email in it.
 */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const { name, message, stack = '', cause } = error
  const code = 'code' in error ? error.code : undefined
  return { type: name, message, code, stack, ...(cause instanceof Error && { cause: describeError(cause) }) }
}

interface LoggedError {
  type: string
  message: string
  stack: string
  [detail: string]: unknown
}

export function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}
