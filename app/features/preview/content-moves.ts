import { randomBytes } from 'node:crypto'
import { ANYTHING, type ContentClient } from '#app/content/content-client.server.ts'

/** What moved of the content, drafts too, each with its place in the order of this process. */
export interface ContentMoves {
  /** Whoever reads content from now on and asks `since` for this place misses nothing. */
  position(): string
  /**
   * What moved since a place. Undefined where that is not known here: too long ago, or a place of another process.
   */
  since(position: string): readonly Move[] | undefined
  /** Returns the function that ends it. */
  hear(listener: (move: Move) => void): () => void
}

export interface Move {
  position: string
  /** Of answers; `ANYTHING` alone where nobody knows or it would be too much to say. */
  tags: readonly string[]
}

/** As many as an hour of brisk editing makes between two loads of one page. */
const MOST_KEPT = 500
/** A transaction with more is an import. */
const MOST_TAGS = 2_000

/** Listens to the service from the first question on, and then for good: most servers never see a preview. */
export function contentMoves(client: Pick<ContentClient, 'onChange'>): ContentMoves {
  const name = randomBytes(9).toString('base64url')
  const listeners = new Set<(move: Move) => void>()
  let moves: Move[] = []
  let count = 0
  let isListening = false

  function listen() {
    if (isListening) return
    isListening = true
    client.onChange(
      (moved) => {
        count += 1
        const move = { position: place(count), tags: moved.length > MOST_TAGS ? [ANYTHING] : [...moved] }
        moves = [...moves, move].slice(-MOST_KEPT)
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
      // The place before the first that is kept.
      return position === place(count - moves.length) ? moves : undefined
    },
    hear(listener) {
      listen()
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
