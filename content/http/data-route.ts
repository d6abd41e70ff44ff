import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

interface DataRoute {
  method: 'GET' | 'POST'
  /** `query`, `doc`, `mutate` … */
  operation: string
  /** What follows the dataset, such as `/:ids`. */
  rest?: string
  bodyLimit?: number
}

/**
 * One operation on a dataset at its two addresses: `/data/{operation}/{dataset}`, and the one of clients that are made for a
 * `resource`, `/projects/{project}/datasets/{dataset}/{operation}`.
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
