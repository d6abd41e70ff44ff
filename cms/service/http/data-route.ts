import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

interface DataRoute {
  method: 'GET' | 'POST'
  /** The operation, such as `query`, `doc`, or `mutate`. */
  operation: string
  /** The path after the dataset, such as `/:ids`. */
  rest?: string
  bodyLimit?: number
}

/**
 * Registers an operation on a dataset at both of its URLs: `/data/{operation}/{dataset}` and, for clients
 * created with a `resource`, `/projects/{project}/datasets/{dataset}/{operation}`.
 */
export function dataRoute(
  app: FastifyInstance,
  { method, operation, rest = '', bodyLimit }: DataRoute,
  handler: (request: FastifyRequest, reply: FastifyReply) => unknown,
) {
  const options = bodyLimit === undefined ? {} : { bodyLimit }
  for (const url of [
    `/data/${operation}/:dataset${rest}`,
    `/projects/:projectId/datasets/:dataset/${operation}${rest}`,
  ]) {
    app.route({ method, url, ...options, handler })
  }
}
