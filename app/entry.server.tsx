import { Writable } from 'node:stream'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { isRouteErrorResponse, ServerRouter } from 'react-router'
import { pageContext, servicesContext, usesReact } from './context.ts'
import { NonceContext } from './nonce.ts'
import { PreviewContext } from './shell/preview-bar.tsx'

// The Node side sets these for each request: it must use the very objects this bundle knows.
export { pageContext, servicesContext }

/**
 * Renders the whole document before it answers: pages are cached, compressed and hashed as one piece. A page that ships no
 * React is printed without the marks React would look for, in half the time.
 */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, preview } = context.get(pageContext)
  const { config } = context.get(servicesContext)
  const page = (
    <NonceContext value={nonce}>
      <PreviewContext value={preview && { position: preview.position, topics: preview.topics() }}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </PreviewContext>
    </NonceContext>
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const html = usesReact(handlesOf(routerContext))
    ? holdScripts(await render(page, config.limits.pageTimeoutMs))
    : `<!DOCTYPE html>${renderToStaticMarkup(page)}`
  // As bytes: a string would be copied to look for broken characters before it is encoded.
  return new Response(Buffer.from(html), { status, headers })
}

function handlesOf({ routeModules, staticHandlerContext }: EntryContext) {
  return staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle)
}

/** Hears what a loader, an action or a render threw. Without it React Router would print it beside the log. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  // An address or method that no route knows is an answer, not a failure.
  if (isRouteErrorResponse(error) && error.status < 500) return
  context.get(servicesContext).log.error({ err: error }, 'page failed')
}

/** The whole page, or the first error: a page with a hole must not be kept. */
function render(element: React.ReactNode, timeoutMs: number) {
  return new Promise<string>((resolve, reject) => {
    // The timer is always cleared: left running it would keep the whole render in memory.
    const timer = setTimeout(() => abort(new Error('page render took too long')), timeoutMs)
    const { pipe, abort } = renderToPipeableStream(element, {
      onAllReady() {
        clearTimeout(timer)
        pipe(collect(resolve))
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error)
      },
      onError: reject,
    })
  })
}

function collect(done: (html: string) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(Buffer.concat(chunks).toString())
      next()
    },
  })
}

/** Nothing is loaded before the first input or an idle moment: app/scripts/start.ts runs the held module then. */
function holdScripts(html: string): string {
  return html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script( nonce="[^"]*")? type="module" async="">/, '<script$1 type="text/held" id="start">')
}
