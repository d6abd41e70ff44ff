import { type ExpectedValue, toExpectedValue } from '#domain/scholarships/expected-value.ts'
import { type Fit, type FitGroup, listFitGroups, listNotRuledOut } from '#domain/scholarships/fit-groups.ts'
import type { Gpa } from '#domain/scholarships/gpa.ts'
import { type Match, type MatchedStudent, matchStudent } from '#domain/scholarships/match.ts'
import type { CountedFits } from '#domain/scholarships/private-fit.ts'
import type { Scholarship } from '#domain/scholarships/scholarship.ts'
import {
  type FacetCounts,
  type FacetField,
  type Filter,
  facetFields,
  type ScholarshipQuery,
} from '#domain/scholarships/scholarship-query.ts'
import { countPages } from '#kit/listing/list-page.ts'
import type { ScholarshipPage } from '#products/scholarships/queries.server.ts'
import { type Condition, listConditions, toFilter } from './conditions.ts'
import { listRemovableFilters, type RemovableFilter } from './removable-filters.ts'
import { type MarketplaceSettings, sorts } from './settings.ts'
import { type Shown, toShown } from './shown-part.ts'

const shownPerPage = 20

/** One scholarship as the list shows it to this visitor. */
export interface Listing {
  scholarship: Scholarship
  match: Match
  value: ExpectedValue | undefined
  isSaved: boolean
  /** Whether the student answered anything that a requirement could be compared with. */
  isMatched: boolean
  /** The student's own, if they answered. */
  gpa: Gpa | undefined
}

export interface MarketplaceView {
  settings: MarketplaceSettings
  /** What was searched for instead of words that no scholarship has. */
  corrected: string | undefined
  shown: Shown
  listings: Listing[]
  /** The zero-based position of the first one shown. */
  from: number
  total: number
  pages: number
  /** Whether filters or words leave anything out. */
  isNarrowed: boolean
  /** How many each value of a facet would find; undefined when another host has the scholarships. */
  facets: Facets | undefined
  /** Whether the scholarships could not be fetched. */
  hasFailed: boolean
  hasSamples: boolean
  isMatched: boolean
  /** How the scholarships of all parts fit the answers; undefined without answers. */
  fits: CountedFits | undefined
  /** Whether `fits` says what the browser needs to count again. */
  canRecount: boolean
  /** Where nothing is found: the settings whose removal alone finds something. */
  ways: RemovableFilter[]
  savedCount: number
  today: string
}

type Facets = ReadonlyMap<FacetField, ReadonlyMap<string, number>>

interface MarketplaceQuestion {
  /** Returns one page, and its facets unless another host has the scholarships. */
  fetch: (query: ScholarshipQuery) => Promise<ScholarshipPage>
  settings: MarketplaceSettings
  /** See `MarketplaceView`. */
  corrected: string | undefined
  /** 'YYYY-MM-DD' */
  today: string
  student: MatchedStudent
  saved: ReadonlySet<string>
}

/** Finds, counts and explains one page of scholarships. */
export async function viewMarketplace({
  fetch,
  settings,
  corrected,
  today,
  student,
  saved,
}: MarketplaceQuestion): Promise<MarketplaceView> {
  const findFor =
    (asked: MarketplaceSettings): Find =>
    (filter, { offset, limit }) =>
      fetch({
        filter,
        words: asked.words && (corrected ?? asked.words),
        ids: asked.onlySaved ? [...saved] : undefined,
        sort: sorts[asked.sort],
        offset,
        limit,
      })
  const find = findFor(settings)
  const isMatched = hasAnswers(student)
  const groups = isMatched ? listFitGroups(student) : undefined
  const shown = isMatched ? toShown(settings) : 'all'
  const conditions = listConditions(settings, today)
  const findGroups = (page: number) =>
    findInGroups(find, { groups, shown, conditions, offset: (page - 1) * shownPerPage })
  const asked = await findGroups(settings.page)
  const pages = countPages(asked.total, shownPerPage)
  // A page beyond the last one, after the list has shrunk, shows the last one.
  const page = Math.min(settings.page, pages)
  const { scholarships, total, facets, fits, canRecount } =
    page === settings.page ? asked : await findGroups(page)
  return {
    settings: { ...settings, page },
    corrected,
    shown,
    listings: scholarships.map((scholarship) => explain(scholarship, { student, saved })),
    from: (page - 1) * shownPerPage,
    total,
    pages,
    isNarrowed: shown !== 'all' || isNarrowed(settings, conditions),
    facets:
      facets &&
      (await countFacets(facets, conditions, (facet) =>
        find(toFilter([...conditions, ...restrictToShown(shown, { groups, student })], facet), {
          offset: 0,
          limit: 1,
        }),
      )),
    hasFailed: false,
    hasSamples: scholarships.some(({ isSample }) => isSample),
    isMatched,
    fits,
    canRecount,
    ways:
      total === 0 && facets
        ? await listRemovableFilters(settings, async (without) => {
            const filter = toFilter([
              ...listConditions(without, today),
              ...restrictToShown(toShown(without), { groups, student }),
            ])
            return (await findFor(without)(filter, { offset: 0, limit: 1 })).total
          })
        : [],
    savedCount: saved.size,
    today,
  }
}

/** One condition, that a scholarship is open, always holds. */
function isNarrowed({ words, onlySaved }: MarketplaceSettings, conditions: readonly Condition[]) {
  return conditions.length > 1 || words !== '' || onlySaved
}

type Find = (filter: Filter, part: { offset: number; limit: number }) => Promise<ScholarshipPage>

/** The groups that each part of the list shows, and `all` and `may` in this order. */
const shownGroups: Readonly<Record<Shown, readonly Fit[]>> = {
  all: ['yes', 'private', 'unknown', 'no'],
  may: ['yes', 'private', 'unknown'],
  yes: ['yes'],
  open: ['private', 'unknown'],
  no: ['no'],
}

interface Grouped {
  /** Undefined without answers to divide by. */
  groups: readonly FitGroup[] | undefined
  shown: Shown
  conditions: readonly Condition[]
  offset: number
}

/** Finds one page of what fits best, then of what needs an answer, then of what does not fit. */
async function findInGroups(find: Find, { groups, shown, conditions, offset }: Grouped) {
  if (!groups)
    return {
      ...(await find(toFilter(conditions), { offset, limit: shownPerPage })),
      fits: undefined,
      canRecount: false,
    }
  const pages: ScholarshipPage[] = []
  const scholarships: Scholarship[] = []
  const found: Partial<Record<Fit, ScholarshipPage>> = {}
  let total = 0
  for (const { fit, filter } of groups) {
    const missing = shownPerPage - scholarships.length
    const page = await find(toFilter([...conditions, { filter }]), {
      offset: Math.max(0, offset - total),
      limit: Math.max(1, missing),
    })
    found[fit] = page
    if (!shownGroups[shown].includes(fit)) continue
    pages.push(page)
    scholarships.push(...page.scholarships.slice(0, missing))
    total += page.total
  }
  const count = (fit: Fit) => found[fit]?.total ?? 0
  const tally = (fit: Fit) => found[fit]?.tallyPrivate?.() ?? []
  return {
    scholarships,
    total,
    facets: sumFacets(pages),
    fits: {
      counts: { yes: count('yes'), unknown: count('private') + count('unknown'), no: count('no') },
      tallies: { yes: tally('private'), unknown: tally('unknown') },
    },
    canRecount: pages.every(({ tallyPrivate }) => tallyPrivate),
  }
}

/** The condition that finds what a part of the list shows. */
function restrictToShown(
  shown: Shown,
  { groups, student }: { groups: readonly FitGroup[] | undefined; student: MatchedStudent },
): Condition[] {
  if (!groups || shown === 'all') return []
  if (shown === 'may') return listNotRuledOut(student).map((filter) => ({ filter }))
  const of = groups.filter(({ fit }) => shownGroups[shown].includes(fit)).map(({ filter }) => filter)
  return [{ filter: { kind: 'any', of } }]
}

function sumFacets(pages: readonly ScholarshipPage[]): FacetCounts | undefined {
  const [first, ...others] = pages.flatMap(({ facets }) => facets ?? [])
  if (!first) return undefined
  const sum = { ...first }
  for (const other of others)
    for (const field of facetFields)
      sum[field] = new Map(
        [...sum[field]].map(([value, count]) => [value, count + (other[field].get(value) ?? 0)]),
      )
  return sum
}

/** The view when the scholarships could not be fetched. */
export function viewFailure({
  settings,
  today,
  student,
  saved,
}: Omit<MarketplaceQuestion, 'fetch' | 'corrected'>): MarketplaceView {
  return {
    settings,
    corrected: undefined,
    shown: toShown(settings),
    listings: [],
    from: 0,
    total: 0,
    pages: 1,
    isNarrowed: false,
    facets: undefined,
    hasFailed: true,
    hasSamples: false,
    isMatched: hasAnswers(student),
    fits: undefined,
    canRecount: false,
    ways: [],
    savedCount: saved.size,
    today,
  }
}

function explain(
  scholarship: Scholarship,
  { student, saved }: Pick<MarketplaceQuestion, 'student' | 'saved'>,
): Listing {
  return {
    scholarship,
    match: matchStudent(scholarship, student),
    value: toExpectedValue(scholarship),
    isSaved: saved.has(scholarship.id),
    isMatched: hasAnswers(student),
    gpa: student.gpa,
  }
}

function hasAnswers(student: MatchedStudent): boolean {
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
