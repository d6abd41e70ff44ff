import { fetchOfficialSchools } from '#app/features/schools/ipeds/fetch-release.ts'
import { fetchCardSurvey } from '#products/credit-cards/survey/fetch-survey.ts'
import { type AppOptions, buildApp } from './app.ts'
import { exitWithMessage } from './startup-errors.ts'

/**
 * How many connections may wait to be accepted. The system drops those beyond, and a browser tries again only
 * after a second; a burst must not do that to others.
 */
const MAX_CONNECTING = 4_096

/** Read before the pages are built, because the parent process may be gone by then. */
const startedBy = process.ppid

/** Listens, prints the address, and shuts down cleanly on SIGTERM or SIGINT. */
export async function listen(options: AppOptions) {
  const { config } = options
  const { app, services } = await buildApp(options).catch(exitWithMessage())
  const closingSoon = new AbortController()
  app.addHook('preClose', async () => closingSoon.abort())
  // From here on a signal stops the server cleanly, even one that comes before the address is printed.
  let closing = false
  const close = async () => {
    if (closing) return
    closing = true
    // Exits even if something keeps the process open: all data is stored, and the shutdown must not hang.
    setTimeout(() => process.exit(1), config.limits.shutdownTimeoutMs + 5_000).unref()
    setTimeout(() => app.server.closeAllConnections(), config.limits.shutdownTimeoutMs).unref()
    await app.close()
    process.exit(0)
  }
  process.on('SIGTERM', close)
  process.on('SIGINT', close)

  try {
    await app.listen({ port: config.port, host: config.host, backlog: MAX_CONNECTING })
  } catch (error) {
    if (closing) return
    await app.close()
    exitWithMessage()(error)
  }
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  console.log(`${config.siteName} is ready: http://localhost:${port}`)

  const { database, log, now } = services
  const fetching = { database, log, fetch, signal: closingSoon.signal, now }
  void fetchOfficialSchools({
    ...fetching,
    url: config.schoolsSourceUrl,
    timeoutMs: config.limits.schoolsFetchTimeoutMs,
    maxBytes: config.limits.schoolsFetchBytes,
  })
  if (config.productLines.includes('credit-cards'))
    void fetchCardSurvey({
      ...fetching,
      url: config.cardSurveySourceUrl,
      timeoutMs: config.limits.cardSurveyFetchTimeoutMs,
      maxBytes: config.limits.cardSurveyFetchBytes,
    })

  if (process.env.npm_lifecycle_event) closeWhenOrphaned(close)
}

/** Detects that the parent is gone: npm signals only the shell that runs us, and that shell just exits. */
function closeWhenOrphaned(close: () => void) {
  setInterval(() => process.ppid !== startedBy && close(), 250).unref()
}
