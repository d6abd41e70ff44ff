import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import type { EntryContext, RouterContextProvider } from 'react-router'
import { ServerRouter } from 'react-router'
import { pageContext, servicesContext } from './context.ts'
import { NonceContext } from './nonce.ts'

// The Node side sets these for each request: it must use the very objects this bundle knows.
export { pageContext, servicesContext }

/** Renders the whole document before it answers: pages are cached, compressed and hashed as one piece. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(pageContext)
  const { log, config } = context.get(servicesContext)
  const html = await render(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    { timeoutMs: config.limits.pageTimeoutMs, onError: (error) => log.error({ err: error }, 'page render') },
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(holdScripts(html), { status, headers })
}

function render(element: React.ReactNode, options: { timeoutMs: number; onError(error: unknown): void }) {
  return new Promise<string>((resolve, reject) => {
    // The timer is always cleared: left running it would keep the whole render in memory.
    const timer = setTimeout(() => abort(new Error('page render took too long')), options.timeoutMs)
    const { pipe, abort } = renderToPipeableStream(element, {
      onAllReady() {
        clearTimeout(timer)
        const body = new PassThrough()
        text(body).then(resolve, reject)
        pipe(body)
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error)
      },
      onError: options.onError,
    })
  })
}

/** Nothing is loaded before the first input or an idle moment: app/scripts/start.ts runs the held module then. */
function holdScripts(html: string): string {
  return html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script( nonce="[^"]*")? type="module" async="">/, '<script$1 type="text/held" id="start">')
}
