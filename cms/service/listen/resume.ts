import { setTimeout } from 'node:timers/promises'
import type { ContentStore } from '#content/store/content-store.ts'
import type { Position } from './hub.ts'
import type { ListenLimits } from './limits.ts'

const LOOK_EVERY_MS = 20

/**
 * Returns the id of an event that concerns no single document, such as `welcome`; it contains the number of
 * the last transaction that the event covers.
 */
export const positionId = (number: number): string => `@${number}`

export interface ResumeOptions {
  store: ContentStore
  dataset: string
  /** As the client received it: `transaction#document` from an event, or a `positionId`. */
  lastEventId: string
  latest: () => number
  limits: Pick<ListenLimits, 'resumeTransactions' | 'catchUpMs'>
}

/** @returns where to continue, or undefined if that is unknown or too far back */
export async function findPosition(options: ResumeOptions): Promise<Position | undefined> {
  const { store, dataset, latest, limits } = options
  const position = await find(options)
  if (!position) return undefined
  const { number, afterDocument } = position
  const needed = afterDocument === undefined ? number : number + 1
  for (let waited = 0; latest() < needed; waited += LOOK_EVERY_MS) {
    if (waited >= limits.catchUpMs) return undefined
    await setTimeout(LOOK_EVERY_MS)
  }
  if (latest() - number > limits.resumeTransactions) return undefined
  if (latest() === number) return position
  const kept = await store.history.after(dataset, number, 1)
  return kept?.[0]?.number === number + 1 ? position : undefined
}

async function find({ store, dataset, lastEventId }: ResumeOptions): Promise<Position | undefined> {
  const number = /^@(\d{1,15})$/.exec(lastEventId)?.[1]
  if (number !== undefined) return { number: Number(number) }
  const end = lastEventId.lastIndexOf('#')
  // Databases do not accept the NUL character, and no id contains one.
  if (end < 1 || lastEventId.includes('\0')) return undefined
  const found = await store.history.getNumber(dataset, lastEventId.slice(0, end))
  return found === undefined ? undefined : { number: found - 1, afterDocument: lastEventId.slice(end + 1) }
}
