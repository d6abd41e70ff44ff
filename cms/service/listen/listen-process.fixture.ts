import { fork } from 'node:child_process'
import { once } from 'node:events'
import { z } from 'zod'
import type { Json } from '#content/documents.ts'
import type { FreshDatabase } from '../../../testing/database.ts'
import type { ListenLimits } from './limits.ts'

const answer = z.object({
  url: z.string().optional(),
  memoryBytes: z.number().optional(),
  acknowledgedAt: z.number().optional(),
})

/** Starts `process.fixture.ts` on the same database; see that file for what it can do. */
export async function listenProcess(
  { dataDir, databaseUrl }: Pick<FreshDatabase, 'dataDir' | 'databaseUrl'>,
  limits: Partial<ListenLimits> = {},
) {
  const child = fork(new URL('./process.fixture.ts', import.meta.url), [
    JSON.stringify({ dataDir, databaseUrl, limits }),
  ])
  const next = async () => answer.parse((await once(child, 'message'))[0])
  const ask = (message: Record<string, Json>) => {
    const answered = next()
    child.send(message)
    return answered
  }
  const { url = '' } = await next()
  return {
    url,
    /**
     * Resolves with the time at which the other process received the acknowledgment, by its clock, in ms
     * since 1970.
     */
    commit: async (transactionId: string, documents: Record<string, Record<string, Json> | null>) =>
      (await ask({ kind: 'commit', transactionId, documents })).acknowledgedAt ?? 0,
    memoryBytes: async () => (await ask({ kind: 'memory' })).memoryBytes ?? 0,
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
