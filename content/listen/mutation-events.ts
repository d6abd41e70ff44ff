import { effectsOf } from '#content/mutate/effects.ts'
import type { CompiledFilter } from '#content/query/filter.ts'
import type { Change, Transaction } from '#content/store/content-store.ts'
import type { AudienceEvent, Told } from './audience.ts'
import { mutationsOf } from './mutations-of.ts'
import { serverSentEvent } from './server-sent-event.ts'

/** What a listener asked to be told. */
export interface ListenOptions {
  includeResult: boolean
  includePreviousRevision: boolean
  includeMutations: boolean
  visibility: 'transaction' | 'query'
  effectFormat?: 'mendoza' | undefined
}

export type Transition = 'appear' | 'update' | 'disappear'

/** Undefined: it belonged neither before nor after. */
export function transitionOf(filter: CompiledFilter, { before, after }: Change): Transition | undefined {
  const was = filter.matches(before)
  const is = filter.matches(after)
  if (is) return was ? 'update' : 'appear'
  return was ? 'disappear' : undefined
}

/** Also the id in the stream, from which a listener resumes. */
const eventIdOf = (transactionId: string, documentId: string): string => `${transactionId}#${documentId}`

/** The `mutation` events of one transaction, as they stand in the stream. */
export function mutationEvents(
  transaction: Transaction,
  told: readonly Told[],
  options: ListenOptions,
): AudienceEvent[] {
  return told.map(({ change, transition }, index) => {
    const { id, before } = change
    const eventId = eventIdOf(transaction.id, id)
    const head = {
      eventId,
      documentId: id,
      transactionId: transaction.id,
      transition,
      identity: transaction.author,
      previousRev: before?._rev,
      // Of a deletion too: the Studio follows the chain of revisions over it.
      resultRev: transaction.id,
      timestamp: transaction.at,
      visibility: options.visibility,
      transactionTotalEvents: told.length,
      transactionCurrentEvent: index,
    }
    const data = `${JSON.stringify(head).slice(0, -1)}${tail(transaction, change, options)}}`
    return { documentId: id, text: serverSentEvent('mutation', data, eventId) }
  })
}

/** The large parts, each written once for all listeners, whatever else they asked for. */
function tail(transaction: Transaction, change: Change, options: ListenOptions): string {
  const { before, after } = change
  const text = (name: keyof Texts, value: () => unknown) => `,"${name}":${textOnce(change, name, value)}`
  return [
    options.includeMutations ? text('mutations', () => mutationsOf(transaction, change)) : '',
    options.includeResult && after ? text('result', () => after) : '',
    options.includePreviousRevision ? text('previous', () => before) : '',
    options.effectFormat ? text('effects', () => effectsOf(change)) : '',
  ].join('')
}

interface Texts {
  mutations?: string
  result?: string
  previous?: string
  effects?: string
}

/** They go with the change: a document lives on, and must not keep its text. */
const texts = new WeakMap<Change, Texts>()

function textOnce(change: Change, name: keyof Texts, value: () => unknown): string {
  const known = texts.get(change) ?? {}
  texts.set(change, known)
  known[name] ??= JSON.stringify(value())
  return known[name]
}
