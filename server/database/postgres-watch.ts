import pg from 'pg'
import type { DatabaseLog } from './store.ts'
import { broadcastChannel, topicChannel } from './topics.ts'

/**
 * How often to read the topics without a notification, in milliseconds, in case one was lost with its
 * connection.
 */
const rereadMs = 5_000
const maxPauseMs = 5_000

/**
 * Calls `onBroadcast` with each message of a process, and `wake` on each other notification, after each reconnect, and every five seconds. Resolves once the first
 * connection attempt is over; the returned function stops it.
 */
export async function watchPostgres(
  config: pg.ClientConfig,
  { wake, onBroadcast }: { wake: () => void; onBroadcast: (message: string) => void },
  log: DatabaseLog,
): Promise<() => Promise<void>> {
  let stopped = false
  let current: pg.Client | undefined
  let pauseMs = 100
  let reconnect: NodeJS.Timeout | undefined
  const reread = setInterval(wake, rereadMs)
  reread.unref()

  async function connect(): Promise<void> {
    const client = new pg.Client(config)
    current = client
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === broadcastChannel) onBroadcast(payload)
      else wake()
    })
    client.on('error', (error) => {
      if (!stopped)
        log.warn({ reason: error.message }, 'the PostgreSQL connection used for listening was lost')
    })
    client.once('end', () => {
      if (stopped) return
      reconnect = setTimeout(connect, pauseMs * (0.5 + Math.random()))
      reconnect.unref()
      pauseMs = Math.min(pauseMs * 2, maxPauseMs)
    })
    try {
      await client.connect()
      await client.query(`listen ${topicChannel}`)
      await client.query(`listen ${broadcastChannel}`)
      pauseMs = 100
      wake()
    } catch (error) {
      log.warn({ reason: String(error) }, 'cannot listen to PostgreSQL; trying again')
      await client.end().catch(() => {})
    }
  }

  await connect()
  return async () => {
    stopped = true
    clearInterval(reread)
    clearTimeout(reconnect)
    await current?.end().catch(() => {})
  }
}
