import { randomUUID } from 'node:crypto'
import { type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify'
import type { Config } from '#server/config/config.ts'

/**
 * Logs contain a request id, a method and a path, but never a query, a visitor's address, a header or a body.
 */
export function loggerOptions(
  config: Config,
): Pick<FastifyServerOptions, 'logger' | 'genReqId' | 'logController'> {
  return {
    logger: {
      level: config.logLevel,
      base: null,
      serializers: {
        req: (request: FastifyRequest) => ({ method: request.method, path: getPath(request.url) }),
        res: (reply) => ({ status: reply.statusCode }),
        err: describeError,
      },
    },
    genReqId: () => randomUUID(),
    // server/app.ts writes one line per request when it has been answered.
    logController: new LogController({ disableRequestLogging: true }),
  }
}

/**
 * Returns the parts of an error that may be logged. Other properties are left out, because databases attach
 * the rejected row, including its email address.
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

/** Paths whose end opens something for whoever has it, so a log must not show it. */
const secretEnd = /^(\/scholarships\/calendar\/).*$/i

/** Returns the path of an address as a log may show it. */
export function getPath(url: string): string {
  const end = url.indexOf('?')
  return (end === -1 ? url : url.slice(0, end)).replace(secretEnd, '$1…')
}
