import { sql } from 'kysely'
import type { DatabaseLog, Store, Write } from './store.ts'

/**
 * The PostgreSQL notification channel. A notification only signals a change; the changes themselves are read
 * from the table.
 */
export const topicChannel = 'bursar_topic'

/** The channel of messages that are not stored. */
export const broadcastChannel = 'bursar_broadcast'

interface TopicVersion {
  name: string
  version: number
}

/** Tracks the topics of one process, and notifies its listeners of each version they have not seen. */
export function createTopics(log: DatabaseLog) {
  const seen = new Map<string, number>()
  const listeners = new Set<(topic: string) => void>()

  function onVersions(versions: TopicVersion[]): void {
    for (const { name, version } of versions) {
      if (version <= (seen.get(name) ?? 0)) continue
      seen.set(name, version)
      for (const listener of listeners) {
        try {
          listener(name)
        } catch (error) {
          // The rows are already committed, so a failing listener must not fail the write or the other
          // listeners.
          log.error({ err: error, topic: name }, 'a listener for database changes failed')
        }
      }
    }
  }

  return {
    onVersions,

    async refresh({ follow }: Pick<Store, 'follow'>): Promise<void> {
      onVersions(await follow.selectFrom('topic').select(['name', 'version']).execute())
    },

    onChange(listener: (topic: string) => void): () => void {
      // Wrapping the listener lets the same function be added twice and removed one at a time.
      const own = (topic: string) => listener(topic)
      listeners.add(own)
      return () => listeners.delete(own)
    },
  }
}

/** Increments each topic at the end of its write. The fixed order prevents deadlocks between two writes. */
export async function bumpTopics(
  tx: Write,
  dialect: Store['dialect'],
  topics: Set<string>,
): Promise<TopicVersion[]> {
  if (topics.size === 0) return []
  const versions = await tx
    .insertInto('topic')
    .values([...topics].sort().map((name) => ({ name, version: 1 })))
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ version: eb('topic.version', '+', 1) })),
    )
    .returning(['name', 'version'])
    .execute()
  if (dialect === 'postgres') await sql`select pg_notify(${topicChannel}, '')`.execute(tx)
  return versions
}
