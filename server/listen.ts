import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { fetchOfficialSchools } from '#sources/ipeds/fetch-release.ts'
import { type AppOptions, buildApp } from './app.ts'
import { refuse } from './refuse.ts'

/** Read before the pages are built: whoever started us may be gone by then. */
const startedBy = process.ppid

/** Listens, prints the address, and closes in order on SIGTERM or SIGINT. */
export async function listen(options: AppOptions) {
  const { config } = options
  const { app, services } = await buildApp(options).catch(refuse())
  const closingSoon = new AbortController()
  app.addHook('preClose', async () => closingSoon.abort())
  const letConnectionsGo = connectionsOf(app.server)
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await app.close()
    refuse()(error)
  }
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  console.log(`${config.siteName} is ready: http://localhost:${port}`)

  void fetchOfficialSchools({
    url: config.schoolsSourceUrl,
    database: services.database,
    log: services.log,
    fetch,
    signal: closingSoon.signal,
    now: services.now,
    timeoutMs: config.limits.schoolsFetchTimeoutMs,
    mostBytes: config.limits.schoolsFetchBytes,
  })

  let closing = false
  const close = async () => {
    if (closing) return
    closing = true
    // Whatever else keeps it: the rows are safe, and whoever stops the server is not kept waiting.
    setTimeout(() => process.exit(1), config.limits.shutdownTimeoutMs + 5_000).unref()
    letConnectionsGo(config.limits.shutdownTimeoutMs)
    await app.close()
    process.exit(0)
  }
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
  if (process.env.npm_lifecycle_event) whenLeftBehind(close)
}

/** npm passes a signal on to the shell it runs us in; that shell ends without passing it on to us. */
function whenLeftBehind(close: () => void) {
  setInterval(() => process.ppid !== startedBy && close(), 250).unref()
}

/**
 * Returns what to call when closing begins: requests under way are answered, every connection that has none
 * is ended, and all others after the limit. Node by itself would wait for those that a browser opens ahead
 * of need, and for those whose last answer promised to keep them.
 */
function connectionsOf(server: Server): (limitMs: number) => void {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return (limitMs) => {
    const endIdle = () => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
      server.closeIdleConnections()
    }
    endIdle()
    setInterval(endIdle, 50).unref()
    setTimeout(() => server.closeAllConnections(), limitMs).unref()
  }
}
