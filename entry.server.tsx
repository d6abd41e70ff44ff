import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { isRouteErrorResponse, ServerRouter } from 'react-router'
import { outageContext, pageContext, productsContext, servicesContext } from '#app/context.ts'
import { PageRenderContext } from '#app/page-render.ts'
import { readArrival } from '#app/shell/arrival.server.ts'
import { isOverHttps } from '#app/shell/cookies.ts'
import { lineCategories } from '#domain/product-line.ts'
import { findReply, saveReply } from '#kit/forms/form-replies.server.ts'
import { listAccountLinks, listProductLinks, listReturnPages } from '#products/product.ts'
import { isDatabaseError } from '#server/database/errors.ts'
import { withoutLeftOutLinks } from '#server/pages/left-out-lines.ts'
import { keepAwardYearsUnbroken } from '#server/pages/unbroken-award-years.ts'

/**
 * Renders the whole document as static markup: pages are cached, compressed and hashed as a whole, and only
 * islands hydrate.
 */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const redirect = await redirectToReply({ request, status, headers, routerContext, context })
  if (redirect) return redirect
  const shownAgain = await showReply({ request, headers, routerContext, context })
  const { nonce, preview } = context.get(pageContext)
  const products = context.get(productsContext)
  const isSecure = isOverHttps(context.get(servicesContext).config.siteUrl)
  const arrival = readArrival(request.headers.get('cookie'), isSecure)
  if (arrival) headers.append('set-cookie', arrival.cookie)
  const pageRender = {
    nonce,
    preview: preview && { position: preview.position, topics: preview.topics() },
    startScript: routerContext.manifest.entry.module,
    isOutage: context.get(outageContext),
    productLinks: listProductLinks(products),
    accountLinks: listAccountLinks(products),
    arrival: arrival?.message,
    returnPages: listReturnPages(products),
    // The browser compares an island's text with its own, so keepAwardYearsUnbroken() must not find its dashes.
    renderIsland: (element: React.ReactNode, identifierPrefix: string) =>
      renderToString(element, { identifierPrefix }).replaceAll('–', '&ndash;'),
  }
  // The handoff stream is for a client-side router, which this site does not have. It is left to end by
  // itself, because canceling it would keep the request open until React Router's own timeout.
  const html = renderToStaticMarkup(
    <PageRenderContext value={pageRender}>
      <ServerRouter context={{ ...routerContext, serverHandoffStream: undefined }} url={request.url} />
    </PageRenderContext>,
  )
  // V8 keeps React Router's router, which has getters of its own, until the next full garbage collection; without
  // this, the router would keep the loaders' data.
  routerContext.staticHandlerContext.loaderData = {}
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Bytes, because a string would be copied to check for malformed characters before it is encoded.
  const { productLines } = context.get(servicesContext).config
  const shown = productLines.length === lineCategories.length ? html : withoutLeftOutLinks(html, productLines)
  return new Response(Buffer.from(`<!DOCTYPE html>${keepAwardYearsUnbroken(shown)}`), {
    status: shownAgain ?? status,
    headers,
  })
}

interface Answer {
  request: Request
  status: number
  headers: Headers
  routerContext: EntryContext
  context: RouterContextProvider
}

/**
 * Saves what an action returned and redirects to it, so that no reload sends the form again. Undefined if there is
 * nothing to save, or if it can't be saved, such as during an outage: then the page itself is the answer.
 */
async function redirectToReply({ request, status, headers, routerContext, context }: Answer) {
  const { actionData, matches } = routerContext.staticHandlerContext
  if (matches.some(({ route: { id } }) => storesNoReply(routerContext.routeModules[id]?.handle)))
    return undefined
  if (request.method !== 'POST' || !actionData || status >= 500) return undefined
  if (Object.values(actionData).every((data) => data == null)) return undefined
  const services = context.get(servicesContext)
  const visitor = { cookies: request.headers.get('cookie'), address: context.get(pageContext).address }
  const retryAfter = headers.get('retry-after') ?? undefined
  const reply = { version: routerContext.manifest.version, status, retryAfter, actionData }
  try {
    const saved = await saveReply(services, visitor, { url: new URL(request.url), reply })
    if (!saved) return undefined
    headers.delete('retry-after')
    headers.set('location', saved.address)
    for (const cookie of saved.cookies) headers.append('set-cookie', cookie)
    return new Response(null, { status: 303, headers })
  } catch (error) {
    if (!isDatabaseError(error)) throw error
    services.log.error({ err: error }, 'reply to a form not saved')
    return undefined
  }
}

function storesNoReply(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'storesNoReply' in handle
}

/** Gives the page what its action returned when the form was posted. Returns the status of then. */
async function showReply({ request, headers, routerContext, context }: Omit<Answer, 'status'>) {
  const { replyKey } = context.get(pageContext)
  if (replyKey === undefined || request.method === 'POST') return undefined
  const services = context.get(servicesContext)
  const asked = { url: new URL(request.url), replyKey }
  const reply = await findReply(services, request.headers.get('cookie'), asked).catch((error) => {
    if (!isDatabaseError(error)) throw error
    services.log.error({ err: error }, 'reply to a form not read')
    return undefined
  })
  if (reply?.version !== routerContext.manifest.version) return undefined
  routerContext.staticHandlerContext.actionData = reply.actionData
  if (reply.retryAfter !== undefined) headers.set('retry-after', reply.retryAfter)
  return reply.status
}

/**
 * Logs what a loader, an action or a render threw. Without it, React Router would print the error outside the
 * log. An unavailable database is noted, because React Router replaces the error before the page sees it.
 */
export const handleError: HandleErrorFunction = (error, { context }) => {
  // An unknown address or method is an answer, not a failure.
  if (isRouteErrorResponse(error) && error.status < 500) return
  context.get(servicesContext).log.error({ err: error }, 'page failed')
  if (isDatabaseError(error)) context.set(outageContext, true)
}
