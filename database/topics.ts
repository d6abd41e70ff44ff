import { sql } from 'kysely'
import type { DatabaseLog, Write } from './database.ts'
import type { Store } from './store.ts'

/** PostgreSQL's channel. A notification only wakes; what changed is read from the table. */
export const topicChannel = 'bursar_topic'

interface TopicVersion {
  name: string
  version: number
}

/** The topics of one process: tells its listeners of each version it has not seen. */
export function createTopics(log: DatabaseLog) {
  const seen = new Map<string, number>()
  const listeners = new Set<(topic: string) => void>()

  function hear(versions: TopicVersion[]): void {
    for (const { name, version } of versions) {
      if (version <= (seen.get(name) ?? 0)) continue
      seen.set(name, version)
      for (const listener of listeners) {
        try {
          listener(name)
        } catch (error) {
          // The rows are committed: a listener must not make the write, or another listener, fail.
          log.error({ err: error, topic: name }, 'a listener to database changes failed')
        }
      }
    }
  }

  return {
    hear,

    async refresh({ follow }: Pick<Store, 'follow'>): Promise<void> {
      hear(await follow.selectFrom('topic').select(['name', 'version']).execute())
    },

    onChange(listener: (topic: string) => void): () => void {
      // Its own function, so that one listener added twice is ended once at a time.
      const own = (topic: string) => listener(topic)
      listeners.add(own)
      return () => listeners.delete(own)
    },
  }
}

/** Counts up each topic at the end of its write, in one order, so that two writes cannot wait for each other. */
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
