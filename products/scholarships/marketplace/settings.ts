import {
  type AwardBasis,
  awardBases,
  type DataUse,
  dataUses,
  type StudyLevel,
  studyLevels,
} from '#domain/scholarships/scholarship.ts'
import type { Sort } from '#domain/scholarships/scholarship-query.ts'
import { usStates } from '#domain/states.ts'

export const sorts = {
  deadline: { field: 'deadline', direction: 'ASC' },
  award: { field: 'award_amount_high', direction: 'DESC' },
  newest: { field: 'created_at', direction: 'DESC' },
  gpa: { field: 'min_gpa', direction: 'ASC' },
} as const satisfies Record<string, Sort>
export type SortCode = keyof typeof sorts
export const sortCodes: SortCode[] = ['deadline', 'award', 'newest', 'gpa']

/** How many days from today a deadline may be away. */
export const withinDays = ['7', '30', '90'] as const

/** What the list shows and in which order. It says nothing about who asks beyond what they choose here. */
export interface MarketplaceSettings {
  words: string
  level?: StudyLevel | undefined
  /** Two-digit CIP family. */
  major?: string | undefined
  /** Two-letter postal code. */
  state?: string | undefined
  basis?: AwardBasis | undefined
  dataUse?: DataUse | undefined
  withoutEssay: boolean
  onlyRenewable: boolean
  /** Whole dollars. */
  leastDollars?: number | undefined
  within?: (typeof withinDays)[number] | undefined
  /** Leaves out what the visitor's answers rule out. */
  onlyFitting: boolean
  onlySaved: boolean
  sort: SortCode
  /** What to assume where a provider says nothing; see `toExpectedValue`. */
  applicants?: number | undefined
  hours?: number | undefined
  /** One-based. */
  page: number
}

const mostWords = 100

/** Reads the settings from a query string; unknown values become the default. */
export function readSettings(params: URLSearchParams): MarketplaceSettings {
  const last = (name: string) => params.getAll(name).at(-1)?.trim() ?? ''
  const isOn = (name: string) => last(name) === '1'
  const one = <Code extends string>(name: string, codes: readonly Code[]) =>
    codes.find((code) => code === last(name))
  return {
    words: last('q').slice(0, mostWords),
    level: one('level', studyLevels),
    major: /^\d\d$/.test(last('major')) ? last('major') : undefined,
    state: usStates.find(({ abbreviation }) => abbreviation === last('state'))?.abbreviation,
    basis: one('basis', awardBases),
    dataUse: one('data', dataUses),
    withoutEssay: isOn('no-essay'),
    onlyRenewable: isOn('renewable'),
    leastDollars: readWhole(last('least').replace(/[$,\s]/g, ''), 1_000_000),
    within: one('within', withinDays),
    onlyFitting: isOn('fits'),
    onlySaved: isOn('saved'),
    sort: one('sort', sortCodes) ?? 'deadline',
    applicants: readWhole(last('applicants').replace(/[,\s]/g, ''), 1_000_000),
    hours: readWhole(last('hours'), 100),
    page: readWhole(last('page'), 100_000) ?? 1,
  }
}

/** Returns the settings as query parameters, without those at their default. */
export function toSettingsEntries(settings: MarketplaceSettings): [string, string][] {
  const entries: [string, string | number | undefined][] = [
    ['q', settings.words || undefined],
    ['level', settings.level],
    ['major', settings.major],
    ['state', settings.state],
    ['basis', settings.basis],
    ['data', settings.dataUse],
    ['no-essay', settings.withoutEssay ? 1 : undefined],
    ['renewable', settings.onlyRenewable ? 1 : undefined],
    ['least', settings.leastDollars],
    ['within', settings.within],
    ['fits', settings.onlyFitting ? 1 : undefined],
    ['saved', settings.onlySaved ? 1 : undefined],
    ['sort', settings.sort === 'deadline' ? undefined : settings.sort],
    ['applicants', settings.applicants],
    ['hours', settings.hours],
    ['page', settings.page > 1 ? settings.page : undefined],
  ]
  return entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
}

function readWhole(text: string, most: number): number | undefined {
  return /^\d{1,7}$/.test(text) && Number(text) >= 1 && Number(text) <= most ? Number(text) : undefined
}
