import { refusal } from '#content/errors.ts'
import type { ContentStore } from '#content/store/content-store.ts'
import type { Audience } from './audience.ts'
import { type Member, type OpenAudience, openChannels } from './channels.ts'
import type { EventStream } from './event-stream.ts'
import { follow } from './follow.ts'
import type { ListenLimits } from './limits.ts'
import { serverSentEvent } from './server-sent-event.ts'
import { teller } from './teller.ts'

/** From where a stream is told: everything after this transaction. */
export interface Position {
  number: number
  /** Of the next transaction everything up to the event of this document is known. */
  afterDocument?: string | undefined
}

export interface Hub {
  /** The number of the last transaction of a dataset; throws 404 where there is none any more. */
  latest(dataset: string): number
  /** Whether an audience is there already, or one more may be. */
  hasRoom(dataset: string, key: string): boolean
  /** Tells a stream everything after its position, in order and once, until it ends. The same key is told the same. */
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
 * Hears the store once for all streams. Nobody waits for another: what a slow one cannot take in is given to it later, from the
 * history.
 */
export function openHub(store: ContentStore, limits: ListenLimits): Hub {
  const channels = openChannels(store)
  const tell = teller({ catchUp, mostWaiting: limits.waitingTransactions, pieceLength: limits.bufferedBytes })
  let isClosed = false

  const stopHearing = store.onTransaction((transaction) => {
    const channel = channels.get(transaction.dataset)
    if (!channel) return
    channel.latest = Math.max(channel.latest, transaction.number)
    if (!tell(channel, transaction)) channels.end(channel, () => undefined)
  })
  const stopHearingReplaced = store.onReplaced((dataset) => {
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
    void follow({ store, channel, audience, member, afterDocument, most: limits.resumeTransactions })
  }

  return {
    latest: (dataset) => channels.get(dataset)?.latest ?? latestOf(store, dataset),
    hasRoom: (dataset, key) => channels.get(dataset)?.audiences.has(key) || channels.size() < limits.filters,
    join({ dataset, key, audience: make, stream, from }) {
      // It was being prepared while everything was ended.
      if (isClosed) return stream.end()
      const channel = channels.open(dataset, latestOf(store, dataset))
      const isLive = from.number >= channel.latest
      const member: Member = { stream, position: from.number, isLive }
      const audience = channels.join(channel, key, make, member)
      if (!isLive) catchUp(audience, member, from.afterDocument)
    },
    close() {
      isClosed = true
      stopHearing()
      stopHearingReplaced()
      clearInterval(beating)
      channels.endAll((audience) => audience.goodbye())
    },
  }
}

const deleted = serverSentEvent('disconnect', JSON.stringify({ reason: 'The dataset was deleted' }))

function latestOf(store: ContentStore, dataset: string): number {
  const documents = store.documents(dataset)
  if (!documents) throw refusal(404, `The dataset "${dataset}" was deleted.`)
  return documents.number
}
