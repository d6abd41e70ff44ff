import { fetchOfficialSchools } from '#sources/ipeds/fetch-release.ts'
import { type AppOptions, buildApp } from './app.ts'

/** Listens, prints the address, and closes in order on SIGTERM or SIGINT. */
export async function listen(options: AppOptions) {
  const { config } = options
  const { app, services } = await buildApp(options).catch(refuse)
  const closingSoon = new AbortController()
  app.addHook('preClose', async () => closingSoon.abort())
  await app.listen({ port: config.port, host: config.host }).catch(refuse)
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
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (closing) return
      closing = true
      // Requests under way are answered; a connection that never ends cannot hold the process.
      setTimeout(() => process.exit(1), config.limits.shutdownTimeoutMs).unref()
      await app.close()
      process.exit(0)
    })
  }
}

function refuse(error: unknown): never {
  console.error(`Bursar did not start. ${explain(error)}`)
  process.exit(1)
}

function explain(error: unknown): string {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Set PORT to another one.`
  if (code === 'EACCES' && port) return `Port ${port} needs more rights. Set PORT to one above 1023.`
  return message
}
