import { addDays } from '#domain/dates.ts'

/** One drawing. Days are `YYYY-MM-DD` in New York, hashes 64 lower-case hexadecimal digits. */
export interface Drawing {
  id: string
  /** The first day on which entries are accepted. */
  opensOn: string
  /** The last day on which entries are accepted. */
  closesOn: string
  /** There is one award. */
  awardCents: number
  /** Who runs it. A drawing is announced with it, and it doesn't change. */
  sponsor: { name: string; postalAddress: string }
  /** See `commitTo`. */
  commitment: string
  /** Set when the list of entries is published. */
  closing: { closedOn: string; entriesHash: string; entryCount: number } | null
  /** Set when the seed is published. */
  result: { drawnOn: string; seed: string; chosen: readonly string[] } | null
  /** Set when the award is given, with the entry hash of whoever got it. */
  award: { awardedOn: string; entry: string } | null
}

/** `ended`: the last day to ask is over, entries are still confirmed, and the list of entries is not published yet. */
export type Phase = 'announced' | 'open' | 'ended' | 'closed' | 'drawn'

export function getPhase({ opensOn, closesOn, closing, result }: Drawing, today: string): Phase {
  if (result) return 'drawn'
  if (closing) return 'closed'
  if (today < opensOn) return 'announced'
  return today <= closesOn ? 'open' : 'ended'
}

/** The ways to enter. Each entry has the same chance. */
export type EntryMethod = 'free' | 'planning_step'

/** How many entries the draw chooses after the winner's. If none of them answers, further ones are drawn. */
export const alternates = 3

/** The longest time a drawing takes entries, in days. */
export const maxDays = 366

/** When what follows happens, in days. */
export const dayLimits = {
  /** From the last day to the end of the time to confirm an entry that was asked for. */
  confirmWithin: 7,
  /** From the last day to the draw. */
  drawWithin: 14,
  /** From the draw, or the end of the time before, to our message to the winner or the next alternate. */
  writeWithin: 7,
  /** From our message to the end of the time to answer it. */
  answerWithin: 14,
  /** From the last day until the addresses are erased, if the award is given by then; otherwise once it is. */
  eraseAfter: 120,
} as const

/** Returns the last day on which somebody who asked in time can confirm. The list is published after it. */
export function lastDayToConfirm({ closesOn }: Pick<Drawing, 'closesOn'>): string {
  return addDays(closesOn, dayLimits.confirmWithin)
}

/** Returns the last day on which the addresses of a drawing's entrants are stored, unless its award is given later. */
export function lastDayOfAddresses({ closesOn }: Pick<Drawing, 'closesOn'>): string {
  return addDays(closesOn, dayLimits.eraseAfter)
}
