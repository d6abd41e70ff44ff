import { randomBytes } from 'node:crypto'
import { ANYTHING, type ContentClient } from '#app/content/content-client.server.ts'

/** The log of content changes, in drafts too, each with its position in the order of this process. */
export interface ContentChangeLog {
  /** The current position: whoever reads content after this and then passes it to `since` misses nothing. */
  position(): string
  /** Returns the changes since a position; undefined when it is too old or belongs to another process. */
  since(position: string): readonly ContentChange[] | undefined
  /** Calls the listener for each change; returns a function that stops it. */
  subscribe(listener: (move: ContentChange) => void): () => void
}

export interface ContentChange {
  position: string
  /** The tags of affected answers; only `ANYTHING` when the tags are unknown or too many. */
  tags: readonly string[]
}

/** About as many changes as an hour of busy editing makes between two loads of a page. */
const MAX_STORED = 500
/** A transaction with more tags is treated as an import. */
const MAX_TAGS = 2_000

/** Starts to listen to the content service on first use, for good; most servers never have a preview. */
export function createChangeLog(client: Pick<ContentClient, 'onChange'>): ContentChangeLog {
  const name = randomBytes(9).toString('base64url')
  const listeners = new Set<(move: ContentChange) => void>()
  let moves: ContentChange[] = []
  let count = 0
  let isListening = false

  function listen() {
    if (isListening) return
    isListening = true
    client.onChange(
      (moved) => {
        count += 1
        const move = { position: place(count), tags: moved.length > MAX_TAGS ? [ANYTHING] : [...moved] }
        moves = [...moves, move].slice(-MAX_STORED)
        for (const listener of listeners) listener(move)
      },
      { perspective: 'drafts' },
    )
  }
  const place = (number: number) => `${name}.${number}`

  return {
    position() {
      listen()
      return place(count)
    },
    since(position) {
      listen()
      if (position === place(count)) return []
      const at = moves.findIndex((move) => move.position === position)
      if (at !== -1) return moves.slice(at + 1)
      // The position just before the oldest change that is kept.
      return position === place(count - moves.length) ? moves : undefined
    },
    subscribe(listener) {
      listen()
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
