import type { Source } from './source.ts'

/** The three areas with poverty guidelines of their own; territories use those of the 48 states. */
export const povertyRegions = ['contiguous', 'alaska', 'hawaii'] as const

export type PovertyRegion = (typeof povertyRegions)[number]
export type PovertyYear = 2023 | 2024 | 2025 | 2026

/** Of one person, and of each more, in whole dollars a year. */
type Guidelines = Record<PovertyRegion, { first: number; each: number }>

/** The poverty guidelines of the US Department of Health and Human Services. */
export const povertyGuidelines = {
  2023: {
    contiguous: { first: 14_580, each: 5_140 },
    alaska: { first: 18_210, each: 6_430 },
    hawaii: { first: 16_770, each: 5_910 },
  },
  2024: {
    contiguous: { first: 15_060, each: 5_380 },
    alaska: { first: 18_810, each: 6_730 },
    hawaii: { first: 17_310, each: 6_190 },
  },
  2025: {
    contiguous: { first: 15_650, each: 5_500 },
    alaska: { first: 19_550, each: 6_870 },
    hawaii: { first: 17_990, each: 6_230 },
  },
  2026: {
    contiguous: { first: 15_960, each: 5_680 },
    alaska: { first: 19_950, each: 7_100 },
    hawaii: { first: 18_360, each: 6_530 },
  },
} as const satisfies Record<PovertyYear, Guidelines>

/** Returns the guideline of a family in whole dollars. Throws unless the family is one person or more. */
export function getPovertyGuideline(year: PovertyYear, region: PovertyRegion, familySize: number): number {
  if (!Number.isSafeInteger(familySize) || familySize < 1)
    throw new RangeError(`A family must have at least one person, got ${familySize}`)
  const { first, each } = povertyGuidelines[year][region]
  return first + each * (familySize - 1)
}

/** Returns the region of a state, given as its two letters; of anywhere else, that of the 48 states. */
export function getPovertyRegion(state: string | undefined): PovertyRegion {
  return state === 'AK' ? 'alaska' : state === 'HI' ? 'hawaii' : 'contiguous'
}

/** The publisher's own list of past years. */
const priorGuidelines =
  'https://aspe.hhs.gov/topics/poverty-economic-mobility/poverty-guidelines/prior-hhs-poverty-guidelines-federal-register-references'
const department = {
  publisher: 'US Department of Health and Human Services',
  checkedOn: '2026-11-27',
} as const

/** Where the guidelines of each year were read. */
export const povertySources = {
  2023: {
    ...department,
    title: '2023 poverty guidelines, Federal Register, January 19, 2023',
    url: priorGuidelines,
    readIn: 'disabilitydischarge.com, which lists all family sizes from one to eight; leguphealth.com',
  },
  2024: {
    ...department,
    title: '89 FR 2961, 2024 poverty guidelines, Federal Register, January 17, 2024',
    url: priorGuidelines,
    readIn:
      'botform.compansol.com, the US Department of Education’s 150% table for TRIO programs, divided by 1.5',
  },
  2025: {
    ...department,
    title: '2025 poverty guidelines, Federal Register, January 17, 2025',
    url: 'https://www.govinfo.gov/content/pkg/FR-2025-01-17/pdf/2025-01377.pdf',
    readIn:
      'a public transcription of the figures for the 2027–28 formula; those for one person in Alaska are also at referencesource.org',
  },
  2026: {
    ...department,
    checkedOn: '2026-11-23',
    title: '91 FR 1797, 2026 poverty guidelines',
    url: 'https://www.govinfo.gov/content/pkg/FR-2026-01-15/html/2026-00755.htm',
    readIn:
      'its first page at govinfo.gov; the amounts in two public records based on the Department’s table',
  },
} as const satisfies Record<PovertyYear, Source>
