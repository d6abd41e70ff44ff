import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Json } from '#content/documents.ts'
import type { ContentDatabase } from '#content/store/database.ts'

const facts = z.custom<Record<string, Json>>((value) => typeof value === 'object' && value !== null)

const presenceEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('rollCall'), i: z.string(), session: z.string() }),
  z.object({ type: z.literal('state'), i: z.string(), m: facts }),
  z.object({ type: z.literal('disconnect'), i: z.string(), m: z.object({ session: z.string() }) }),
])

/** What the editors of one dataset tell one another. */
export type PresenceEvent = z.infer<typeof presenceEvent>

export interface Member {
  onEvent(event: PresenceEvent): void
}

/** An event on its way to the other processes. */
const relayed = z.object({
  presence: z.string().describe('The process that the editor is connected to'),
  dataset: z.string(),
  event: presenceEvent,
})

/** PostgreSQL takes 8,000 bytes; a location takes about 200. Larger events stay in their process. */
const MAX_RELAYED_BYTES = 7_900

/** Everyone who is connected to a dataset, through this process or, on PostgreSQL, another. */
export function openRooms({ broadcast, onBroadcast }: Pick<ContentDatabase, 'broadcast' | 'onBroadcast'>) {
  const rooms = new Map<string, Set<Member>>()
  const own = randomUUID()

  function tellHere(dataset: string, event: PresenceEvent, from?: Member): void {
    for (const member of rooms.get(dataset) ?? []) if (member !== from) member.onEvent(event)
  }

  const close = onBroadcast((message) => {
    const parsed = relayed.safeParse(parseJson(message))
    if (parsed.success && parsed.data.presence !== own) tellHere(parsed.data.dataset, parsed.data.event)
  })

  return {
    /** @returns a function that leaves the room */
    join(dataset: string, member: Member): () => void {
      const room = rooms.get(dataset) ?? new Set()
      rooms.set(dataset, room.add(member))
      return () => {
        room.delete(member)
        if (room.size === 0 && rooms.get(dataset) === room) rooms.delete(dataset)
      }
    },
    /** Notifies everyone except the sender. Whoever is connected elsewhere misses it while the database is away. */
    tell(dataset: string, from: Member, event: PresenceEvent): void {
      tellHere(dataset, event, from)
      const message = JSON.stringify({ presence: own, dataset, event } satisfies z.input<typeof relayed>)
      if (Buffer.byteLength(message) <= MAX_RELAYED_BYTES) broadcast(message).catch(() => undefined)
    },
    close,
  }
}

export type Rooms = ReturnType<typeof openRooms>

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
