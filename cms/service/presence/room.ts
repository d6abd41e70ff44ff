import type { Json } from '#content/documents.ts'

/** What the editors of one dataset tell one another. */
export type PresenceEvent =
  | { type: 'rollCall'; i: string; session: string }
  | { type: 'state'; i: string; m: Record<string, Json> }
  | { type: 'disconnect'; i: string; m: { session: string } }

export interface Member {
  onEvent(event: PresenceEvent): void
}

/** Everyone who is connected to a dataset through this process. */
export function openRooms() {
  const rooms = new Map<string, Set<Member>>()
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
    /** Notifies everyone except the sender. */
    tell(dataset: string, from: Member, event: PresenceEvent): void {
      for (const member of rooms.get(dataset) ?? []) if (member !== from) member.onEvent(event)
    },
  }
}

export type Rooms = ReturnType<typeof openRooms>
