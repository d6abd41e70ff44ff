import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { isRouteErrorResponse, ServerRouter } from 'react-router'
import { outageContext, pageContext, productsContext, servicesContext } from '#app/context.ts'
import { PageRenderContext } from '#app/page-render.ts'
import { listProductLinks, listReturnPages } from '#products/product.ts'
import { isDatabaseError } from '#server/database/errors.ts'

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
  const { nonce, preview } = context.get(pageContext)
  const products = context.get(productsContext)
  const pageRender = {
    nonce,
    preview: preview && { position: preview.position, topics: preview.topics() },
    startScript: routerContext.manifest.entry.module,
    isOutage: context.get(outageContext),
    productLinks: listProductLinks(products),
    returnPages: listReturnPages(products),
    renderIsland: (element: React.ReactNode, identifierPrefix: string) =>
      renderToString(element, { identifierPrefix }),
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
  return new Response(Buffer.from(`<!DOCTYPE html>${html}`), { status, headers })
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
