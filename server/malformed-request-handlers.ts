import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyServerOptions } from 'fastify'
import { ApiError } from '#app/errors.ts'
import { errorPage, errorPageHeaders } from './pages/error-page.ts'
import { toApiError } from './plugins/error-responses.ts'
import { commonHeaders } from './plugins/security.ts'

interface Site {
  siteUrl: string | undefined
  stylesheets: () => Promise<string[]>
}

/**
 * Answers requests that reach no route, and therefore no hook and no error handler: addresses that cannot be
 * decoded, and malformed HTTP. The responses look like those of every other error.
 */
export function malformedRequestHandlers(
  site: Site,
): Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> {
  const refused = new WeakSet<Socket>()
  return {
    async frameworkErrors(error, request, reply) {
      const { status, headers, body } = await buildResponse(toApiError(error), request.url, site)
      reply.raw.writeHead(status, headers).end(body)
    },
    async clientErrorHandler(error, socket) {
      // Every packet after a malformed one is malformed too; the first one contains the address.
      if (refused.has(socket)) return
      refused.add(socket)
      if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable)
        return void socket.destroy(error)
      const { status, headers, body } = await buildResponse(clientError(error), parseTarget(error), site)
      endWith(socket, status, { ...headers, connection: 'close' }, body)
    },
  }
}

/**
 * Reduces an address in absolute form (RFC 9112, 3.2.2) to its path, and turns anything else into an unknown
 * path. The address is not normalized further, because every part of the server must see the same text.
 */
export function originForm(target: string): string {
  const path = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?]*/i, '')
  return path.startsWith('/') ? path : `/${path}`
}

async function buildResponse(error: ApiError, target: string, { siteUrl, stylesheets }: Site) {
  const json = jsonFor(error, target)
  const [headers, body] = json
    ? [
        { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
        JSON.stringify(json),
      ]
    : [errorPageHeaders, await errorPage(error, stylesheets)]
  const length = { 'content-length': String(Buffer.byteLength(body)) }
  return { status: error.statusCode, headers: { ...commonHeaders(siteUrl), ...headers, ...length }, body }
}

/** The JSON error of the API or of the content service; undefined for pages. */
function jsonFor(error: ApiError, target: string): object | undefined {
  if (/^\/api(\/|\?|$)/.test(target)) return error
  if (!/^\/(v[\dX][^/]*|images|files)\//.test(target)) return
  const { statusCode, message } = error
  return { statusCode, error: STATUS_CODES[statusCode] ?? 'Error', message }
}

/**
 * Parses the address from the first line received. A client that sent no such line does not speak HTTP and
 * gets the shorter JSON response.
 */
function parseTarget({ rawPacket }: ConnectionError): string {
  const start =
    rawPacket instanceof Uint8Array ? Buffer.from(rawPacket.subarray(0, 200)).toString('latin1') : ''
  return originForm(start.split(' ')[1] ?? '/api')
}

function clientError({ code }: ConnectionError): ApiError {
  if (code === 'HPE_HEADER_OVERFLOW')
    return new ApiError('HEADERS_TOO_LARGE', 'The URL or the request headers are too long.')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new ApiError('REQUEST_TIMEOUT', 'The request took too long to arrive.')
  return new ApiError('INVALID_REQUEST', 'This is not a valid HTTP request.')
}

function endWith(socket: Socket, status: number, headers: Record<string, string>, body: string) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const answer = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
  // A client that keeps sending byte by byte must not keep the connection open.
  socket.end(answer, () => socket.destroy())
}
