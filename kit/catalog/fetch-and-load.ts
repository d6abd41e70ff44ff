import type { Database } from '#server/database/database.ts'

/** How a server downloads a publisher's file in the background. */
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
}

/** What a kind of official file brings to its download. */
export interface OfficialFile {
  /** How its log lines begin. */
  name: string
  /** The Accept header. */
  accept: string
  /** Says what is loaded now; undefined if nothing is. While it is final, nothing is downloaded. */
  current(): Promise<{ message: string; isFinal: boolean } | undefined>
  /** What stays in use if the download fails, as a sentence. */
  otherwise: string
  /** The command that loads the file by hand. */
  command: string
  /** Checks the file, and loads it whole or not at all. */
  load(file: { bytes: Buffer; fileName: string }): Promise<LoadOutcome>
}

export interface LoadOutcome {
  /** `present`: what is loaded already stays. */
  outcome: 'loaded' | 'present' | 'failed'
  /** The rest of the log line, in sentences. */
  message: string
}

export type FetchOutcome = 'off' | LoadOutcome['outcome']

/**
 * Downloads an official file and loads it, unless the publisher says that it is the one that was loaded last. Never throws
 * and always writes one log line, because the site can run with what it has.
 */
export async function fetchAndLoad(options: FetchOptions, file: OfficialFile): Promise<FetchOutcome> {
  const { log } = options
  const { name, otherwise, command } = file
  try {
    const { outcome, message } = await attempt(options, file)
    if (outcome === 'failed') log.warn(`${name}: ${message} ${otherwise}`)
    else log.info(`${name}: ${message}`)
    return outcome
  } catch (error) {
    log.warn(
      `${name}: the official file was not loaded (${describeReason(error, options)}). On a machine that cannot fetch it, load it with ${command}.`,
    )
    return 'failed'
  }
}

async function attempt(
  options: FetchOptions,
  { accept, current, load }: OfficialFile,
): Promise<{ outcome: FetchOutcome; message: string }> {
  const { url, database, fetch, signal, now, timeoutMs, maxBytes } = options
  const loaded = await current()
  if (loaded && (loaded.isFinal || url === '')) return { outcome: 'present', message: loaded.message }
  if (url === '')
    return { outcome: 'off', message: 'no official file is loaded, and fetching is turned off.' }

  const conditions = loaded && (await readConditions(database, url))
  const response = await fetch(url, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    headers: { accept, ...conditions },
  })
  if (conditions && response.status === 304) return { outcome: 'present', message: loaded.message }
  if (!response.ok) {
    await response.body?.cancel()
    return { outcome: 'failed', message: `the publisher responded with ${response.status}.` }
  }
  const bytes = await readAtMost(response, maxBytes)
  if (!bytes) return { outcome: 'failed', message: `the official file has more than ${maxBytes} bytes.` }
  signal.throwIfAborted()
  const result = await load({ bytes, fileName: new URL(url).pathname.split('/').at(-1) ?? '' })
  if (result.outcome !== 'failed') await storeVersion(database, { url, response, now: now() })
  return result
}

/** Returns the header that asks for the file only if it is not the version loaded last from this URL. */
async function readConditions(database: Database, url: string): Promise<Record<string, string> | undefined> {
  const last = await database.read
    .selectFrom('fetched_file')
    .select(['etag', 'last_modified'])
    .where('url', '=', url)
    .executeTakeFirst()
  if (last?.etag) return { 'if-none-match': last.etag }
  return last?.last_modified ? { 'if-modified-since': last.last_modified } : undefined
}

async function storeVersion(
  database: Database,
  { url, response, now }: { url: string; response: Response; now: Date },
): Promise<void> {
  const version = {
    etag: response.headers.get('etag'),
    last_modified: response.headers.get('last-modified'),
    loaded_at: now,
  }
  await database.write((tx) =>
    tx
      .insertInto('fetched_file')
      .values({ url, ...version })
      .onConflict((conflict) => conflict.column('url').doUpdateSet(version))
      .execute(),
  )
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
