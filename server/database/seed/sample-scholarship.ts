import {
  askedData,
  type Deadline,
  type Essay,
  type Requirements,
  type Scholarship,
} from '#domain/scholarships/scholarship.ts'
import { daysFromToday } from '#server/database/catalog-items.ts'

/**
 * An invented scholarship. Its dates are offsets from today, so that the same ones are always open, due today
 * or over.
 */
export interface SampleScholarship extends Omit<Scholarship, 'deadline' | 'createdOn' | 'lastCheckedOn'> {
  deadline: Omit<Deadline, 'on'>
  /** `null` when its deadline has no day. */
  deadlineDaysAhead: number | null
  createdDaysAgo: number
  lastCheckedDaysAgo: number
}

/** Returns a sample as it is stored. */
export function toScholarship(sample: SampleScholarship): Scholarship {
  const { deadline, deadlineDaysAhead, createdDaysAgo, lastCheckedDaysAgo, ...facts } = sample
  return {
    ...facts,
    deadline: { ...deadline, on: deadlineDaysAhead === null ? null : daysFromToday(deadlineDaysAhead) },
    createdOn: daysFromToday(-createdDaysAgo),
    lastCheckedOn: daysFromToday(-lastCheckedDaysAgo),
  }
}

type Described = Omit<SampleScholarship, 'createdDaysAgo' | 'lastCheckedDaysAgo'>

/** What an invented provider says; other fields come from `defaults`. */
type Facts = Partial<Omit<Described, 'requirements'>> & { requirements?: Partial<Requirements> }

/**
 * Combines facts into a scholarship; later ones replace earlier ones, and requirements are merged one by one.
 * Its id is its name in small letters.
 */
export function scholarship(
  name: string,
  provider: string,
  about: string,
  ...facts: readonly Facts[]
): Described {
  const id = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’.]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
  let sample: Described = { ...defaults, id, name, provider: `${provider} (sample)`, about }
  for (const more of facts)
    sample = { ...sample, ...more, requirements: { ...sample.requirements, ...more.requirements } }
  return { ...sample, asksFor: askedData.filter((data) => sample.asksFor.includes(data)) }
}

/** One award, in whole dollars; with a second amount, a range. */
export function pays(lowDollars: number, highDollars = lowDollars): Facts {
  return { awardLowCents: lowDollars * 100, awardHighCents: highDollars * 100 }
}

/** An award whose least amount is not said. */
export function paysUpTo(dollars: number): Facts {
  return { awardLowCents: null, awardHighCents: dollars * 100 }
}

/** An award whose highest amount is not said. */
export function paysAtLeast(dollars: number): Facts {
  return { awardLowCents: dollars * 100, awardHighCents: null }
}

/**
 * An application that has to arrive on a day.
 * @param days from today; negative when it is over
 * @param time 'HH:MM'
 */
export function due(days: number, time: string | null = null, timeZone: string | null = null): Facts {
  return { deadline: { kind: 'received', time, timeZone }, deadlineDaysAhead: days }
}

/** An application that has to be in the mail on a day. */
export function mailed(days: number): Facts {
  return { deadline: { kind: 'postmarked', time: null, timeZone: null }, deadlineDaysAhead: days }
}

/** Open until the money is spent, on a last day at the latest if there is one. */
export function whileMoneyLasts(days: number | null = null): Facts {
  return { deadline: { kind: 'funds', time: null, timeZone: null }, deadlineDaysAhead: days }
}

/** Awarded again and again. */
export const alwaysOpen: Facts = {
  deadline: { kind: 'continuous', time: null, timeZone: null },
  deadlineDaysAhead: null,
}

export function to(requirements: Partial<Requirements>): Facts {
  return { requirements }
}

export function essay(
  prompt: string,
  leastWords: number | null = null,
  mostWords: number | null = null,
): Essay {
  return { prompt, leastWords, mostWords }
}

const defaults: Omit<Described, 'id' | 'name' | 'provider' | 'about'> = {
  isSample: true,
  awardLowCents: null,
  awardHighCents: null,
  awards: 1,
  deadline: { kind: 'received', time: null, timeZone: null },
  deadlineDaysAhead: 60,
  requirements: {
    levels: null,
    majors: null,
    states: null,
    opeids: null,
    leastGpa: null,
    enrollment: null,
    memberships: null,
    citizenships: null,
    demographics: null,
  },
  essays: [],
  recommendationLetters: 0,
  effortHours: null,
  basis: 'merit',
  applicants: null,
  renewableYears: 0,
  asksFor: ['name', 'email'],
  dataUse: 'keeps',
  source: 'Invented sample',
  applyUrl: null,
}
