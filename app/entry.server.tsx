import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { isRouteErrorResponse, ServerRouter } from 'react-router'
import { pageContext, servicesContext } from './context.ts'
import { PagePrintContext } from './page-print.ts'

// The Node side sets these for each request: it must use the very objects this bundle knows.
export { pageContext, servicesContext }

/** Prints the whole document as plain markup: pages are cached, compressed and hashed as one piece, and only islands hydrate. */
export default async function printDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, preview } = context.get(pageContext)
  const print = {
    nonce,
    preview: preview && { position: preview.position, topics: preview.topics() },
    startScript: routerContext.manifest.entry.module,
    printIsland: (element: React.ReactNode, identifierPrefix: string) =>
      renderToString(element, { identifierPrefix }),
  }
  // What React Router would write into the page for a router in the browser, of which there is none.
  await routerContext.serverHandoffStream?.cancel()
  const html = renderToStaticMarkup(
    <PagePrintContext value={print}>
      <ServerRouter context={{ ...routerContext, serverHandoffStream: undefined }} url={request.url} />
    </PagePrintContext>,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // As bytes: a string would be copied to look for broken characters before it is encoded.
  return new Response(Buffer.from(`<!DOCTYPE html>${html}`), { status, headers })
}

/** Hears what a loader, an action or a render threw. Without it React Router would print it beside the log. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  // An address or method that no route knows is an answer, not a failure.
  if (isRouteErrorResponse(error) && error.status < 500) return
  context.get(servicesContext).log.error({ err: error }, 'page failed')
}
