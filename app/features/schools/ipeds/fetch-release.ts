import type { Database } from '#server/database/database.ts'
import type { ReleaseLimits } from './check-release.ts'
import { currentRelease, loadRelease } from './load-release.ts'

export interface FetchOptions {
  /** The URL of the official file; '' turns the download off. */
  url: string
  database: Database
  log: { info(message: string): void; warn(message: string): void }
  fetch: typeof fetch
  /** Aborts the download when the server closes. */
  signal: AbortSignal
  now: () => Date
  /** The time limit for the whole download. */
  timeoutMs: number
  maxBytes: number
  limits?: ReleaseLimits
}

export type FetchOutcome = 'off' | 'present' | 'loaded' | 'failed'

/**
 * Downloads and loads the official file of schools if no release has been loaded yet. Never throws and always
 * writes one log line, because the site can run with the list of schools it ships with.
 */
export async function fetchOfficialSchools(options: FetchOptions): Promise<FetchOutcome> {
  const { log } = options
  try {
    const { outcome, message } = await fetchAndLoad(options)
    if (outcome === 'failed') log.warn(`Schools: ${message} The bundled list stays in use.`)
    else log.info(`Schools: ${message}`)
    return outcome
  } catch (error) {
    log.warn(
      `Schools: the official file was not loaded (${describeReason(error, options)}). On a machine that cannot fetch it, load it with npm run schools:load -- FILE.`,
    )
    return 'failed'
  }
}

async function fetchAndLoad(options: FetchOptions): Promise<{ outcome: FetchOutcome; message: string }> {
  const { url, database, fetch, signal, now, timeoutMs, maxBytes, limits } = options
  const current = await currentRelease(database)
  if (current) return { outcome: 'present', message: `${current.label}, ${current.school_count} schools.` }
  if (url === '')
    return { outcome: 'off', message: 'no official file is loaded, and fetching is turned off.' }

  const response = await fetch(url, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    headers: { accept: 'application/zip, text/csv, */*;q=0.1' },
  })
  if (!response.ok) {
    await response.body?.cancel()
    return { outcome: 'failed', message: `the publisher responded with ${response.status}.` }
  }
  const bytes = await readAtMost(response, maxBytes)
  if (!bytes) return { outcome: 'failed', message: `the official file has more than ${maxBytes} bytes.` }
  signal.throwIfAborted()

  const fileName = new URL(url).pathname.split('/').at(-1) ?? ''
  const result = await loadRelease({ database, bytes, fileName, now: now(), onlyIfNone: true, limits })
  if (result.status === 'kept')
    return { outcome: 'present', message: 'another process loaded the official file.' }
  if (result.status === 'refused') {
    const rows = result.refused.slice(0, 3).map(({ line, reason }) => `line ${line}: ${reason}`)
    return {
      outcome: 'failed',
      message: `the official file was rejected. ${[...result.problems, ...rows].join(' ')}`,
    }
  }
  const refused = result.refused.length > 0 ? `, ${result.refused.length} rows rejected` : ''
  return { outcome: 'loaded', message: `${result.label} loaded, ${result.schoolCount} schools${refused}.` }
}

/** Returns the body, or `undefined` as soon as it is larger than allowed. */
async function readAtMost(response: Response, maxBytes: number): Promise<Buffer | undefined> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of response.body ?? []) {
    length += piece.byteLength
    if (length > maxBytes) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

function describeReason(error: unknown, { signal, timeoutMs }: FetchOptions): string {
  if (signal.aborted) return 'the server shut down first'
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `no complete response within ${timeoutMs} ms`
  // `fetch` reports only that it failed; its `cause` holds the reason.
  const cause = error.cause as NodeJS.ErrnoException | undefined
  return cause?.code ?? cause?.message ?? error.message
}
