import { formatDate } from '#domain/dates.ts'
import { formatDollars } from '#domain/money.ts'
import type { ExpectedValue } from '#domain/scholarships/expected-value.ts'
import type { Scholarship } from '#domain/scholarships/scholarship.ts'
import { zoneName } from '#domain/zone-name.ts'

const words = {
  amountUnknown: 'Amount not stated',
  upTo: 'Up to',
  from: (low: string) => `${low} to`,
  deadline: {
    received: (day: string) => `Due ${day}`,
    postmarked: (day: string) => `Postmarked by ${day}`,
    funds: (day: string) => `Until funds run out, no later than ${day}`,
    fundsOpen: 'Until funds run out',
    continuous: 'Rolling deadline',
    unknown: 'Deadline not known',
  },
  worthLess: 'less than',
  worthAbout: '≈',
  lessThan: 'Less than',
  about: 'About',
  anHour: (amount: string) => `${amount} an hour`,
  deadlineAt: (time: string, zone: string | null) => `at ${time}${zone ? `, ${zone}` : ''}`,
}

type Award = Pick<Scholarship, 'awardLowCents' | 'awardHighCents'>

/** Says what one award pays. */
export function formatAward(award: Award): string {
  const { from, amount } = splitAward(award)
  return [from, amount].filter(Boolean).join(' ')
}

/** What one award pays: the amount to read first, and what stands before it, such as "Up to". */
export function splitAward({ awardLowCents, awardHighCents }: Award): { from?: string; amount?: string } {
  if (awardHighCents === null)
    return awardLowCents === null ? { from: words.amountUnknown } : { amount: formatDollars(awardLowCents) }
  const amount = formatDollars(awardHighCents)
  if (awardLowCents === null) return { from: words.upTo, amount }
  return awardLowCents === awardHighCents
    ? { amount }
    : { from: words.from(formatDollars(awardLowCents)), amount }
}

/** Says until when an application can be submitted; only of what a visitor added, that may not be known. */
export function formatDeadline({ deadline }: Pick<Scholarship, 'deadline'>): string {
  const { kind, on, time, timeZone } = deadline
  if (kind === 'continuous') return words.deadline.continuous
  if (on === null) return kind === 'funds' ? words.deadline.fundsOpen : words.deadline.unknown
  const day = words.deadline[kind](formatDate(on, 'Month D, YYYY'))
  return time === null ? day : `${day} ${words.deadlineAt(formatTime(time), timeZone && zoneName(timeZone))}`
}

/** Writes what an hour is worth: ≈ $12 an hour. */
export function formatWorth({ perHourCents }: Pick<ExpectedValue, 'perHourCents'>): string {
  const isLess = perHourCents < 100
  return `${isLess ? words.worthLess : words.worthAbout} ${formatHourly(perHourCents)}`
}

/** Writes it for a sentence of its own: About $12 an hour. */
export function splitWorth({ perHourCents }: Pick<ExpectedValue, 'perHourCents'>) {
  const before = perHourCents < 100 ? words.lessThan : words.about
  return { before, amount: formatHourly(perHourCents) }
}

function formatHourly(perHourCents: number): string {
  return words.anHour(formatDollars(Math.max(100, Math.round(perHourCents / 100) * 100)))
}

/** Writes a time of work: 12 minutes, 1 hour, 2.5 hours, 1 hour 43 minutes. */
export function formatHours(hours: number): string {
  const minutes = Math.round(hours * 60)
  if (minutes < 60) return `${minutes} minutes`
  if (minutes % 15 !== 0) return `${formatHours(Math.floor(minutes / 60))} ${minutes % 60} minutes`
  return `${hours} ${hours === 1 ? 'hour' : 'hours'}`
}

/** Writes a time of day as it is said: 11:59 p.m. */
function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const shown = `${hours % 12 || 12}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`
  return `${shown} ${hours < 12 ? 'a.m.' : 'p.m.'}`
}

/** Writes a list of which one is enough: Ohio, Michigan, or Indiana. */
export function listWithOr(names: readonly string[]): string {
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names)
}
