import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { refusal } from '#content/errors.ts'

/** Limits in bytes. A larger body gets a 413 response before it is read. */
export const bodyLimits = {
  /**
   * The hosted service documents no limit; a longer query takes more time to parse than it is allowed to run.
   */
  query: 1_000_000,
  /** The maximum that the official clients put into one import request. */
  mutation: 5_000_000,
  /** Settings and sign-in. */
  small: 100_000,
  /** An import, which is streamed to a file and read line by line. */
  import: 2_000_000_000,
}

/**
 * The maximum nesting depth of arrays and objects. It is checked first, because all code that walks a value
 * is recursive.
 */
export const MAX_LEVELS = 200

/**
 * Reads every body as bytes, whatever its content type: clients send JSON as `application/json`, but beacons
 * and older tools send it as `text/plain`.
 */
export function parseBodiesAsBytes(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

/** Leaves the body to the route, which reads `request.raw`. Register it in a plugin of its own. */
export function refuseBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
}

/**
 * Parses the JSON body with the schema.
 * @throws ContentError 400 with the first problem
 */
export function jsonBody<Schema extends z.ZodType>(
  { body }: FastifyRequest,
  schema: Schema,
): z.output<Schema> {
  const parsed = schema.safeParse(parseJson(Buffer.isBuffer(body) ? body.toString('utf8') : ''))
  if (parsed.success) return parsed.data
  throw refusal(400, `Invalid body: ${describe(parsed.error)}.`)
}

function parseJson(text: string): unknown {
  if (text === '') throw refusal(400, 'The body is empty. Send one JSON object.')
  if (countLevels(text) > MAX_LEVELS)
    throw refusal(400, `The body is nested deeper than ${MAX_LEVELS} levels.`)
  try {
    return JSON.parse(text)
  } catch {
    throw refusal(400, 'The body is not valid JSON.')
  }
}

export function countLevels(json: string): number {
  let levels = 0
  let max = 0
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (isText) {
      if (code === 0x5c) at++
      else if (code === 0x22) isText = false
    } else if (code === 0x22) isText = true
    else if (code === 0x5b || code === 0x7b) {
      levels++
      if (levels > max) max = levels
    } else if (code === 0x5d || code === 0x7d) levels--
  }
  return max
}

export function describe({ issues }: z.ZodError): string {
  const [issue] = issues
  if (!issue) return 'it does not have the expected shape'
  const path = issue.path.map(String).join('.')
  return path ? `${path}: ${issue.message}` : issue.message
}
