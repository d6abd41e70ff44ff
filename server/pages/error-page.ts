import type { FastifyError, FastifyInstance } from 'fastify'
import { toApiError } from '#server/plugins/error-answers.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

/**
 * What a visitor sees when a request fails before React Router could answer it: too large, too many,
 * started by another site, or a bug of the server. Pages that fail while they render have the site's own
 * error page (app/shell); this one needs nothing but the stylesheet.
 */
export function answerErrorsAsPage(app: FastifyInstance, stylesheets: () => Promise<string[]>) {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const answer = toApiError(error)
    if (answer.statusCode >= 500) request.log.error({ err: error }, 'page failed')
    const links = await stylesheets().catch(() => [])
    return reply
      .headers(answer.headers)
      .status(answer.statusCode)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', contentSecurityPolicy({ scriptSources: [] }))
      .send(errorPage(answer.message, links))
  })
}

/** `message` comes from our own table of errors, never from the request. */
function errorPage(message: string, stylesheets: string[]): string {
  const links = stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>That did not work</title>${links}</head><body><main class="plain"><h1>That did not work</h1><p>${message}</p><p>Nothing was saved or changed. <a href="/">Go to the home page</a></p></main></body></html>`
}
