import { type ExpectedValue, toExpectedValue } from '#domain/scholarships/expected-value.ts'
import { type Match, type MatchedStudent, matchStudent } from '#domain/scholarships/match.ts'
import type { Scholarship } from '#domain/scholarships/scholarship.ts'
import type { ScholarshipIndex } from '#domain/scholarships/scholarship-index/scholarship-index.ts'
import { type FacetField, facetFields } from '#domain/scholarships/scholarship-query.ts'
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
  facets: ReadonlyMap<FacetField, ReadonlyMap<string, number>>
  hasSamples: boolean
  isMatched: boolean
  savedCount: number
  today: string
}

interface MarketplaceQuestion {
  index: ScholarshipIndex
  settings: MarketplaceSettings
  /** 'YYYY-MM-DD' */
  today: string
  student: MatchedStudent
  saved: ReadonlySet<string>
}

/** Finds, counts and explains one page of scholarships. */
export function viewMarketplace({
  index,
  settings,
  today,
  student,
  saved,
}: MarketplaceQuestion): MarketplaceView {
  const conditions = listConditions(settings, { today, student })
  const ids = settings.onlySaved ? [...saved] : undefined
  const ask = { filter: toFilter(conditions), words: settings.words, ids }
  const find = (page: number) =>
    index.find({
      ...ask,
      sort: sorts[settings.sort],
      offset: (page - 1) * shownPerPage,
      limit: shownPerPage,
    })
  const asked = find(settings.page)
  const pages = Math.max(1, Math.ceil(asked.total / shownPerPage))
  // A page beyond the last one, after the list has shrunk, shows the last one.
  const page = Math.min(settings.page, pages)
  const { scholarships, total } = page === settings.page ? asked : find(page)
  const assumptions = { applicants: settings.applicants ?? null, effortHours: settings.hours ?? null }
  return {
    settings: { ...settings, page },
    listings: scholarships.map((scholarship) => explain(scholarship, { student, saved, assumptions })),
    from: (page - 1) * shownPerPage,
    total,
    pages,
    facets: countFacets(index, conditions, { words: settings.words, ids }),
    hasSamples: scholarships.some(({ isSample }) => isSample),
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
function countFacets(
  index: ScholarshipIndex,
  conditions: readonly Condition[],
  ask: { words: string; ids: readonly string[] | undefined },
): MarketplaceView['facets'] {
  const all = index.countFacets({ ...ask, filter: toFilter(conditions) })
  const chosen = new Set(conditions.map(({ facet }) => facet))
  return new Map(
    facetFields.map((field) => {
      const counts = chosen.has(field)
        ? index.countFacets({ ...ask, filter: toFilter(conditions, field) })
        : all
      return [field, counts[field]]
    }),
  )
}
