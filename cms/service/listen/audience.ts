import type { Change, Transaction } from '#content/store/content-store.ts'

/** What a change means to those who follow the documents that pass a filter. */
export type Transition = 'appear' | 'update' | 'disappear'

export interface Notice {
  change: Change
  transition: Transition
}

/** All listeners that receive the same events, which are computed and serialized once. */
export interface Audience {
  /** If given, changes to documents with another id (or type) are skipped. */
  readonly ids?: readonly string[] | undefined
  readonly types?: readonly string[] | undefined
  /** Returns what a change means to them, or undefined if it means nothing. */
  findTransition(change: Change): Transition | undefined
  /** Returns the events of a transaction, in order. */
  events(transaction: Transaction, notices: readonly Notice[]): readonly AudienceEvent[]
  /** Whether it has members without a token, which must leave when the dataset becomes private. */
  readonly isForEverybody: boolean
  /** Returns the last event before this process stops. */
  goodbye(): string | undefined
  /** Returns the last event when all documents are replaced, which makes earlier events worthless. */
  restart(number: number): string
}

export interface AudienceEvent {
  /** Undefined if the event concerns the transaction as a whole. */
  documentId?: string
  /** The text as it appears in the stream. */
  text: string
}

/**
 * Returns all events of a transaction for an audience; with `afterDocument`, only those after the event of
 * that document.
 */
export function toEventText(
  audience: Audience,
  transaction: Transaction,
  notices: readonly Notice[],
  afterDocument?: string,
): string {
  const events = audience.events(transaction, notices)
  const seen =
    afterDocument === undefined ? -1 : events.findIndex(({ documentId }) => documentId === afterDocument)
  return events
    .slice(seen + 1)
    .map(({ text }) => text)
    .join('')
}

export function findNotices(audience: Audience, { changes }: Transaction): Notice[] {
  return changes.flatMap((change) => {
    const transition = audience.findTransition(change)
    return transition ? [{ change, transition }] : []
  })
}
