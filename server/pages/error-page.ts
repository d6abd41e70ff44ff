import type { FastifyError, FastifyInstance } from 'fastify'
import { ApiError } from '#app/errors.ts'
import { isFailure, toApiError } from '#server/plugins/error-responses.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { plainHeader } from './plain-header.ts'

/**
 * Shows a page for requests that fail before React Router can answer them: too large, too many, started by
 * another site, a method that no page accepts, or a bug in the server. A page that fails while rendering uses
 * the site's own error page (app/shell); this one needs nothing but the stylesheet.
 */
export function sendErrorsAsPage(app: FastifyInstance, stylesheets: () => Promise<string[]>) {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const answer = toApiError(error)
    if (isFailure(error, answer)) request.log.error({ err: error }, 'page failed')
    return reply
      .headers({ ...answer.headers, ...errorPageHeaders })
      .status(answer.statusCode)
      .send(await errorPage(answer, stylesheets))
  })
  app.setNotFoundHandler(() => {
    throw noSuchMethod(PAGE_METHODS)
  })
}

/** The methods that pages accept; any other method is answered with 405. */
export const PAGE_METHODS = ['GET', 'HEAD', 'POST']

export const errorPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': contentSecurityPolicy({ scriptSources: [] }),
}

export function noSuchMethod(allowed: readonly string[]): ApiError {
  return new ApiError('METHOD_NOT_ALLOWED', 'This page can’t accept that kind of request.', {
    headers: { allow: allowed.join(', ') },
  })
}

/** `message` comes from our own table of errors, never from the request. */
export async function errorPage(
  { statusCode, message }: ApiError,
  stylesheets: () => Promise<string[]>,
): Promise<string> {
  // A bug may occur after data was saved; only a rejected request is certain to have changed nothing.
  const kept = statusCode < 500 ? '<p>Nothing was saved or changed.</p>' : ''
  const hrefs = await stylesheets().catch(() => [])
  const links = hrefs.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="description" content="This request could not be answered."><title>That didn’t work</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">${links}</head><body>${plainHeader}<main class="plain"><p>${statusCode}</p><h1>That didn’t work</h1><p>${message}</p>${kept}<p><a href="/">Go to the home page</a></p></main></body></html>`
}
