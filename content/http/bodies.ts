import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { refusal } from '#content/errors.ts'

/** Bytes of a body; a larger one is answered 413 before it is read. */
export const bodyLimits = {
  /** The hosted service documents no limit; a query of this length takes longer to parse than it may run. */
  query: 1_000_000,
  /** What the official clients put at most into one request when they import. */
  mutation: 5_000_000,
  /** Settings and sign-in. */
  small: 100_000,
  /** Of an import, which is received into a file and read line by line. */
  import: 2_000_000_000,
}

/** Arrays and objects within one another. Everything that walks a value recurses, so its depth is bounded first. */
export const MOST_LEVELS = 200

/**
 * Bodies arrive as bytes whatever their type says: clients post JSON as `application/json`, and browsers' beacons and older
 * tools as `text/plain`.
 */
export function takeBodiesAsBytes(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

/** Inside a plugin of its own: leaves the body to the route, which reads `request.raw`. */
export function takeNoBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
}

/** @returns the JSON body, parsed by the schema; 400 with the first thing that is wrong. */
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
  if (levelsOf(text) > MOST_LEVELS)
    throw refusal(400, `The body is nested deeper than ${MOST_LEVELS} levels.`)
  try {
    return JSON.parse(text)
  } catch {
    throw refusal(400, 'The body is not valid JSON.')
  }
}

export function levelsOf(json: string): number {
  let levels = 0
  let most = 0
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (isText) {
      if (code === 0x5c) at++
      else if (code === 0x22) isText = false
    } else if (code === 0x22) isText = true
    else if (code === 0x5b || code === 0x7b) {
      levels++
      if (levels > most) most = levels
    } else if (code === 0x5d || code === 0x7d) levels--
  }
  return most
}

export function describe({ issues }: z.ZodError): string {
  const [issue] = issues
  if (!issue) return 'it has another shape'
  const path = issue.path.map(String).join('.')
  return path ? `${path}: ${issue.message}` : issue.message
}
