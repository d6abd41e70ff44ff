import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { freshDatabase } from '#testing/database.ts'
import type { FetchOptions, FetchOutcome } from './fetch-and-load.ts'

/** Starts a publisher that answers every request so, and a fresh database to load its file into. */
export async function startPublisher(path: string, answer: RequestListener) {
  const { database, ...fresh } = await freshDatabase()
  const requests: { headers: Record<string, unknown> }[] = []
  let answerNow = answer
  const publisher = createServer((request, response) => {
    requests.push({ headers: request.headers })
    answerNow(request, response)
  }).listen(0, '127.0.0.1')
  await once(publisher, 'listening')
  onTestFinished(async () => {
    publisher.closeAllConnections()
    publisher.close()
    await fresh[Symbol.asyncDispose]()
  })
  const { port } = publisher.address() as AddressInfo

  return {
    database,
    requests,
    answerWith(next: RequestListener) {
      answerNow = next
    },
    /** Runs a download and returns its outcome with the lines it logged. */
    async run<Options extends FetchOptions>(
      download: (options: Options) => Promise<FetchOutcome>,
      changes: Omit<Options, keyof FetchOptions> & Partial<FetchOptions>,
    ) {
      const lines: string[] = []
      const options: FetchOptions = {
        url: `http://127.0.0.1:${port}${path}`,
        database,
        log: { info: (line) => lines.push(`info ${line}`), warn: (line) => lines.push(`warn ${line}`) },
        fetch,
        signal: new AbortController().signal,
        now: () => new Date('2026-11-21T12:00:00Z'),
        timeoutMs: 10_000,
        maxBytes: 1_000_000,
      }
      const outcome = await download({ ...options, ...changes } as Options)
      return { outcome, lines }
    },
  }
}
