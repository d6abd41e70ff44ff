import { refusal } from '#content/errors.ts'
import type { ContentStore } from '#content/store/content-store.ts'
import type { Audience } from './audience.ts'
import { createBroadcaster } from './broadcaster.ts'
import { type Member, type OpenAudience, openChannels } from './channels.ts'
import type { EventStream } from './event-stream.ts'
import { follow } from './follow.ts'
import { type ListenLimits, withoutReserved } from './limits.ts'
import { serverSentEvent } from './server-sent-event.ts'

/** Where a stream starts: it receives everything after this transaction. */
export interface Position {
  number: number
  /** In the next transaction, everything up to the event of this document is known. */
  afterDocument?: string | undefined
}

export interface Hub {
  /**
   * Returns the number of the last transaction of a dataset.
   *
   * @throws ContentError 404 if the dataset no longer exists
   */
  latest(dataset: string): number
  /** Returns whether the audience already exists or one more is allowed; some are reserved for callers with a token. */
  hasRoom(dataset: string, key: string, hasToken: boolean): boolean
  /**
   * Sends a stream everything after its position, in order and once, until the stream ends. Streams with the
   * same key receive the same events.
   */
  join(asked: {
    dataset: string
    key: string
    audience: () => Audience
    stream: EventStream
    from: Position
  }): void
  /** Ends every stream. */
  close(): void
}

/**
 * Subscribes to the store once for all streams. No stream waits for another: what a slow one cannot accept is
 * sent to it later, from the history.
 */
export function openHub(store: ContentStore, limits: ListenLimits): Hub {
  const channels = openChannels(store)
  const broadcast = createBroadcaster({
    catchUp,
    maxWaiting: limits.waitingTransactions,
    pieceLength: limits.bufferedBytes,
  })
  let isClosed = false

  const unsubscribe = store.onTransaction((transaction) => {
    const channel = channels.get(transaction.dataset)
    if (!channel) return
    channel.latest = Math.max(channel.latest, transaction.number)
    if (!broadcast(channel, transaction)) channels.end(channel, () => undefined)
  })
  const unsubscribeReplaced = store.onReplaced((dataset) => {
    const channel = channels.get(dataset)
    if (!channel) return
    const number = store.documents(dataset)?.number
    channels.end(channel, (audience) => (number === undefined ? deleted : audience.restart(number)))
  })
  const beating = setInterval(() => channels.beat(performance.now()), limits.keepAliveMs)
  beating.unref()

  function catchUp(audience: OpenAudience, member: Member, afterDocument?: string) {
    const channel = channels.get(audience.dataset)
    if (!channel) return member.stream.end()
    void follow({ store, channel, audience, member, afterDocument, max: limits.resumeTransactions })
  }

  return {
    latest: (dataset) => channels.get(dataset)?.latest ?? getLatestNumber(store, dataset),
    hasRoom(dataset, key, hasToken) {
      const max = hasToken ? limits.filters : withoutReserved(limits.filters)
      return channels.get(dataset)?.audiences.has(key) || channels.size() < max
    },
    join({ dataset, key, audience: make, stream, from }) {
      // The hub was closed while the stream was being prepared.
      if (isClosed) return stream.end()
      const channel = channels.open(dataset, getLatestNumber(store, dataset))
      const isLive = from.number >= channel.latest
      const member: Member = { stream, position: from.number, isLive }
      const audience = channels.join(channel, key, make, member)
      if (!isLive) catchUp(audience, member, from.afterDocument)
    },
    close() {
      isClosed = true
      unsubscribe()
      unsubscribeReplaced()
      clearInterval(beating)
      channels.endAll((audience) => audience.goodbye())
    },
  }
}

const deleted = serverSentEvent('disconnect', JSON.stringify({ reason: 'The dataset was deleted' }))

function getLatestNumber(store: ContentStore, dataset: string): number {
  const documents = store.documents(dataset)
  if (!documents) throw refusal(404, `The dataset "${dataset}" was deleted.`)
  return documents.number
}
