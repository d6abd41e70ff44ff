import type { Change, Transaction } from '#content/store/content-store.ts'
import type { Transition } from './mutation-events.ts'

export interface Told {
  change: Change
  transition: Transition
}

/** All who are told the same, so that it is worked out and written once. */
export interface Audience {
  /** Where given, changes of other documents are not even looked at. */
  readonly ids?: readonly string[] | undefined
  readonly types?: readonly string[] | undefined
  /** What a change means to them; undefined: nothing. */
  transitionOf(change: Change): Transition | undefined
  /** What they are told of a transaction, in order. */
  events(transaction: Transaction, told: readonly Told[]): readonly AudienceEvent[]
  /** Has members without a token, who must go when the dataset becomes private. */
  readonly isForEverybody: boolean
  /** The last words when this process stops. */
  goodbye(): string | undefined
  /** The last words when the documents are others all at once, and what was told before is worth nothing. */
  restart(number: number): string
}

export interface AudienceEvent {
  /** Undefined where the event is of the transaction as a whole. */
  documentId?: string
  /** As it stands in the stream. */
  text: string
}

/** Everything an audience is told of one transaction; `afterDocument`: only what follows the event of that document. */
export function textOf(
  audience: Audience,
  transaction: Transaction,
  told: readonly Told[],
  afterDocument?: string,
): string {
  const events = audience.events(transaction, told)
  const seen =
    afterDocument === undefined ? -1 : events.findIndex(({ documentId }) => documentId === afterDocument)
  return events
    .slice(seen + 1)
    .map(({ text }) => text)
    .join('')
}

export function toldOf(audience: Audience, { changes }: Transaction): Told[] {
  return changes.flatMap((change) => {
    const transition = audience.transitionOf(change)
    return transition ? [{ change, transition }] : []
  })
}
