import type { ContentDocument } from '#content/documents.ts'
import type { CompiledFilter } from '#content/query/filter.ts'
import type { Change, Transaction } from '#content/store/content-store.ts'
import type { AudienceEvent, Notice, Transition } from './audience.ts'
import { listMutations } from './list-mutations.ts'
import { serverSentEvent } from './server-sent-event.ts'

/** What a listener wants its events to contain. */
export interface ListenOptions {
  includeResult: boolean
  includePreviousRevision: boolean
  includeMutations: boolean
  visibility: 'transaction' | 'query'
  effectFormat?: 'mendoza' | undefined
}

/** Returns undefined if the document matched neither before nor after the change. */
export function getTransition(filter: CompiledFilter, { before, after }: Change): Transition | undefined {
  const was = filter.matches(before)
  const is = filter.matches(after)
  if (is) return was ? 'update' : 'appear'
  return was ? 'disappear' : undefined
}

/** Returns the event id, which is also the id in the stream from which a listener resumes. */
const toEventId = (transactionId: string, documentId: string): string => `${transactionId}#${documentId}`

/** Returns the `mutation` events of one transaction, as they appear in the stream. */
export function mutationEvents(
  transaction: Transaction,
  notices: readonly Notice[],
  options: ListenOptions,
): AudienceEvent[] {
  return notices.map(({ change, transition }, index) => {
    const { id, before } = change
    const eventId = toEventId(transaction.id, id)
    const head = {
      eventId,
      documentId: id,
      transactionId: transaction.id,
      transition,
      identity: transaction.author,
      previousRev: before?._rev,
      // Also set for a deletion, because the Studio follows the chain of revisions across it.
      resultRev: transaction.id,
      timestamp: transaction.at,
      visibility: options.visibility,
      transactionTotalEvents: notices.length,
      transactionCurrentEvent: index,
    }
    const data = `${JSON.stringify(head).slice(0, -1)}${tail(transaction, change, options)}}`
    return { documentId: id, text: serverSentEvent('mutation', data, eventId) }
  })
}

/**
 * Returns the large parts of an event; each is serialized once for all listeners, whatever else they
 * requested.
 */
function tail(transaction: Transaction, change: Change, options: ListenOptions): string {
  const { before, after } = change
  const text = (name: keyof Texts, value: () => unknown) => `,"${name}":${textOnce(change, name, value)}`
  return [
    options.includeMutations ? text('mutations', () => listMutations(transaction, change)) : '',
    options.includeResult && after ? text('result', () => after) : '',
    options.includePreviousRevision ? text('previous', () => before) : '',
    options.effectFormat ? text('effects', () => getEffects(change)) : '',
  ].join('')
}

interface Texts {
  mutations?: string
  result?: string
  previous?: string
  effects?: string
}

/** Texts are cached with the change, because a document lives on and must not keep its text. */
const texts = new WeakMap<Change, Texts>()

function textOnce(change: Change, name: keyof Texts, value: () => unknown): string {
  const known = texts.get(change) ?? {}
  texts.set(change, known)
  known[name] ??= JSON.stringify(value())
  return known[name]
}

/** A patch in mendoza's format that replaces the whole value, which is always valid and correct. */
type WholeEffect = readonly [0, ContentDocument | null]

/** Returns the patches from the document before a change to the one after it, and back. */
function getEffects({ before, after }: Pick<Change, 'before' | 'after'>): {
  apply: WholeEffect
  revert: WholeEffect
} {
  return { apply: [0, after], revert: [0, before] }
}
