import type { ContentStore } from '#content/store/content-store.ts'
import type { Audience } from './audience.ts'
import { type AudienceIndex, audienceIndex } from './audience-index.ts'
import type { EventStream } from './event-stream.ts'
import { serverSentEvent } from './server-sent-event.ts'

/** Everyone who listens to one dataset. */
export interface Channel {
  readonly dataset: string
  /** The number of the last transaction received. */
  latest: number
  readonly audiences: Map<string, OpenAudience>
  readonly index: AudienceIndex<OpenAudience>
}

export interface OpenAudience extends Audience {
  readonly dataset: string
  readonly members: Set<Member>
}

export interface Member {
  readonly stream: EventStream
  /** The member has received everything up to this transaction. */
  position: number
  /** False while the member receives what it missed from the history. */
  isLive: boolean
}

export function openChannels(store: ContentStore) {
  const channels = new Map<string, Channel>()

  function end(channel: Channel, last: (audience: OpenAudience) => string | undefined) {
    for (const audience of channel.audiences.values()) endAudience(channel, audience, last(audience))
    channels.delete(channel.dataset)
  }

  return {
    get: (dataset: string): Channel | undefined => channels.get(dataset),
    /** Opens the channel when the first listener joins. */
    open(dataset: string, latest: number): Channel {
      const known = channels.get(dataset)
      if (known) return known
      const channel = { dataset, latest, audiences: new Map(), index: audienceIndex<OpenAudience>() }
      channels.set(dataset, channel)
      return channel
    },
    /** Returns the number of audiences. */
    size: (): number => [...channels.values()].reduce((sum, { audiences }) => sum + audiences.size, 0),
    end,
    endAll(last: (audience: OpenAudience) => string | undefined) {
      for (const channel of channels.values()) end(channel, last)
    },
    /** Keeps every stream alive, and ends those that may not continue. */
    beat(now: number) {
      for (const channel of channels.values()) {
        const isPrivate = store
          .datasets()
          .some(({ name, aclMode }) => name === channel.dataset && aclMode === 'private')
        for (const audience of channel.audiences.values()) {
          if (isPrivate && audience.isForEverybody) endAudience(channel, audience)
          for (const { stream } of audience.members) stream.beat(now)
        }
      }
    },
    join(channel: Channel, key: string, make: () => Audience, member: Member) {
      const audience = channel.audiences.get(key) ?? addAudience(channel, key, make())
      audience.members.add(member)
      member.stream.onEnd(() => {
        audience.members.delete(member)
        if (audience.members.size > 0 || channel.audiences.get(key) !== audience) return
        channel.audiences.delete(key)
        channel.index.remove(audience)
        if (channel.audiences.size === 0 && channels.get(channel.dataset) === channel)
          channels.delete(channel.dataset)
      })
      return audience
    },
  }
}

function addAudience(channel: Channel, key: string, made: Audience): OpenAudience {
  const audience = { ...made, dataset: channel.dataset, members: new Set<Member>() }
  channel.audiences.set(key, audience)
  channel.index.add(audience)
  return audience
}

/**
 * Runs work for an audience. If the work fails (the filter takes too much work), only that audience is ended.
 */
export function attempt<Value>(
  channel: Channel,
  audience: OpenAudience,
  work: () => Value,
): Value | undefined {
  try {
    return work()
  } catch (error) {
    const message = error instanceof Error ? error.message : 'The filter failed'
    endAudience(channel, audience, serverSentEvent('channelError', JSON.stringify({ message })))
    return undefined
  }
}

/** The members leave as their streams end. */
function endAudience(channel: Channel, audience: OpenAudience, last?: string) {
  channel.index.remove(audience)
  for (const [key, each] of channel.audiences) if (each === audience) channel.audiences.delete(key)
  for (const { stream } of audience.members) stream.end(last)
}
