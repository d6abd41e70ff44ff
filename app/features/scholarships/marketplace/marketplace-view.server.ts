import type { ScholarshipPage } from '#app/features/scholarships/queries.server.ts'
import { type ExpectedValue, toExpectedValue } from '#domain/scholarships/expected-value.ts'
import { type Match, type MatchedStudent, matchStudent } from '#domain/scholarships/match.ts'
import type { Scholarship } from '#domain/scholarships/scholarship.ts'
import {
  type FacetCounts,
  type FacetField,
  facetFields,
  type ScholarshipQuery,
} from '#domain/scholarships/scholarship-query.ts'
import { type Condition, listConditions, toFilter } from './conditions.ts'
import { type MarketplaceSettings, sorts } from './settings.ts'

const shownPerPage = 20

/** One scholarship as the list shows it to this visitor. */
export interface Listing {
  scholarship: Scholarship
  match: Match
  value: ExpectedValue | undefined
  isSaved: boolean
  /** Whether the student told anything that a requirement could be compared with. */
  isMatched: boolean
  /** The student's own, if they told it. */
  gpa: number | undefined
}

export interface MarketplaceView {
  settings: MarketplaceSettings
  listings: Listing[]
  /** The zero-based position of the first one shown. */
  from: number
  total: number
  pages: number
  /** How many each value of a facet would find; undefined when another host has the scholarships. */
  facets: Facets | undefined
  /** Whether the scholarships could not be fetched. */
  hasFailed: boolean
  hasSamples: boolean
  isMatched: boolean
  savedCount: number
  today: string
}

type Facets = ReadonlyMap<FacetField, ReadonlyMap<string, number>>

interface MarketplaceQuestion {
  /** Returns one page, and its facets unless another host has the scholarships. */
  fetch: (query: ScholarshipQuery) => Promise<ScholarshipPage>
  settings: MarketplaceSettings
  /** 'YYYY-MM-DD' */
  today: string
  student: MatchedStudent
  saved: ReadonlySet<string>
}

/** Finds, counts and explains one page of scholarships. */
export async function viewMarketplace({
  fetch,
  settings,
  today,
  student,
  saved,
}: MarketplaceQuestion): Promise<MarketplaceView> {
  const conditions = listConditions(settings, { today, student })
  const ids = settings.onlySaved ? [...saved] : undefined
  const find = (page: number, except?: FacetField, limit = shownPerPage) =>
    fetch({
      filter: toFilter(conditions, except),
      words: settings.words,
      ids,
      sort: sorts[settings.sort],
      offset: (page - 1) * shownPerPage,
      limit,
    })
  const asked = await find(settings.page)
  const pages = Math.max(1, Math.ceil(asked.total / shownPerPage))
  // A page beyond the last one, after the list has shrunk, shows the last one.
  const page = Math.min(settings.page, pages)
  const { scholarships, total, facets } = page === settings.page ? asked : await find(page)
  const assumptions = { applicants: settings.applicants ?? null, effortHours: settings.hours ?? null }
  return {
    settings: { ...settings, page },
    listings: scholarships.map((scholarship) => explain(scholarship, { student, saved, assumptions })),
    from: (page - 1) * shownPerPage,
    total,
    pages,
    facets: facets && (await countFacets(facets, conditions, (facet) => find(1, facet, 1))),
    hasFailed: false,
    hasSamples: scholarships.some(({ isSample }) => isSample),
    isMatched: hasTold(student),
    savedCount: saved.size,
    today,
  }
}

/** The view when the scholarships could not be fetched. */
export function viewFailure({
  settings,
  today,
  student,
  saved,
}: Omit<MarketplaceQuestion, 'fetch'>): MarketplaceView {
  return {
    settings,
    listings: [],
    from: 0,
    total: 0,
    pages: 1,
    facets: undefined,
    hasFailed: true,
    hasSamples: false,
    isMatched: hasTold(student),
    savedCount: saved.size,
    today,
  }
}

function explain(
  scholarship: Scholarship,
  {
    student,
    saved,
    assumptions,
  }: Pick<MarketplaceQuestion, 'student' | 'saved'> & {
    assumptions: Parameters<typeof toExpectedValue>[1]
  },
): Listing {
  return {
    scholarship,
    match: matchStudent(scholarship, student),
    value: toExpectedValue(scholarship, assumptions),
    isSaved: saved.has(scholarship.id),
    isMatched: hasTold(student),
    gpa: student.gpa,
  }
}

function hasTold(student: MatchedStudent): boolean {
  return Object.values(student).some((value) => value !== undefined)
}

/** Counts each facet with its own condition left out, so that its other values say what choosing them finds. */
async function countFacets(
  all: FacetCounts,
  conditions: readonly Condition[],
  findWithout: (facet: FacetField) => Promise<ScholarshipPage>,
): Promise<Facets> {
  const chosen = new Set(conditions.map(({ facet }) => facet))
  const counted = facetFields.map(async (field) => {
    const counts = chosen.has(field) ? (await findWithout(field)).facets : all
    return [field, (counts ?? all)[field]] as const
  })
  return new Map(await Promise.all(counted))
}
