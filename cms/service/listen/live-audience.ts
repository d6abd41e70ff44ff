import { isPublicId } from '#content/documents.ts'
import type { Transaction } from '#content/store/content-store.ts'
import type { Audience } from './audience.ts'
import { positionId } from './resume.ts'
import { serverSentEvent } from './server-sent-event.ts'

export type SyncTagsOf = (transaction: Transaction) => readonly string[]

/**
 * A transaction with more tags, such as an import, makes nearly everything stale, and the list would be
 * larger than the answers.
 */
const MAX_TAGS = 5_000

/** Creates the audience that receives the tags of the answers a transaction made stale. */
export function liveAudience(syncTagsOf: SyncTagsOf, includeDrafts: boolean): Audience {
  return {
    findTransition: ({ id }) => (includeDrafts || isPublicId(id) ? 'update' : undefined),
    events(transaction, notices) {
      const tags = syncTagsOf({ ...transaction, changes: notices.map(({ change }) => change) })
      if (tags.length === 0) return []
      if (tags.length > MAX_TAGS) return [{ text: restart(transaction.number) }]
      return [{ text: serverSentEvent('message', JSON.stringify({ tags }), positionId(transaction.number)) }]
    },
    isForEverybody: !includeDrafts,
    goodbye: () => goAway('The server is stopping'),
    restart,
  }
}

/** Tells a client that everything it has may be stale. */
export function restart(number: number): string {
  return serverSentEvent('restart', '{}', positionId(number))
}

export function goAway(reason: string): string {
  return serverSentEvent('goaway', JSON.stringify({ reason }))
}
