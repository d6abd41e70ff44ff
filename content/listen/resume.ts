import { setTimeout } from 'node:timers/promises'
import type { ContentStore } from '#content/store/content-store.ts'
import type { Position } from './hub.ts'
import type { ListenLimits } from './limits.ts'

const LOOK_EVERY_MS = 20

/** The id of an event that is not of one document, such as `welcome`: the last transaction it knows of. */
export const positionId = (number: number): string => `@${number}`

export interface ResumeOptions {
  store: ContentStore
  dataset: string
  /** As a client got it: of an event, `transaction#document`, or a `positionId`. */
  lastEventId: string
  latest: () => number
  limits: Pick<ListenLimits, 'resumeTransactions' | 'hearMs'>
}

/** @returns from where to go on; undefined where that is not known or too far back. */
export async function positionOf(options: ResumeOptions): Promise<Position | undefined> {
  const { store, dataset, latest, limits } = options
  const position = await find(options)
  if (!position) return undefined
  const { number, afterDocument } = position
  const needed = afterDocument === undefined ? number : number + 1
  for (let waited = 0; latest() < needed; waited += LOOK_EVERY_MS) {
    if (waited >= limits.hearMs) return undefined
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
  // A database takes no zero character, and no id has one.
  if (end < 1 || lastEventId.includes('\0')) return undefined
  const found = await store.history.numberOf(dataset, lastEventId.slice(0, end))
  return found === undefined ? undefined : { number: found - 1, afterDocument: lastEventId.slice(end + 1) }
}
