import { usStates } from '#domain/states.ts'

/** One question of the benchmark, which our API and the plain server are asked in their own words. */
export interface BenchQuery {
  sort: 'deadline' | 'award_amount_high' | 'created_at' | 'min_gpa'
  direction: 'ASC' | 'DESC'
  state?: string
  level?: string
  minDollars?: number
  offset: number
}

export const PAGE = 20
const sorts = ['deadline', 'award_amount_high', 'created_at', 'min_gpa'] as const
const levels = ['high_school', 'undergraduate', 'graduate', 'trade'] as const

/** Returns different questions: a third asks for everything open, the others filter by up to three fields. */
export function makeQueries(count: number): BenchQuery[] {
  return Array.from({ length: count }, (_, at) => {
    const filters = at % 3
    const query: BenchQuery = {
      sort: sorts[at % sorts.length] ?? 'deadline',
      direction: at % 5 < 3 ? 'ASC' : 'DESC',
      offset: ((at * 7) % 10) * PAGE,
    }
    if (filters > 0) query.minDollars = 250 + at * 10
    if (filters > 1) {
      query.state = usStates[at % usStates.length]?.abbreviation ?? 'OH'
      query.level = levels[at % levels.length] ?? 'graduate'
    }
    return query
  })
}

/** Writes a question as the address that our API understands. */
export function toPath({ sort, direction, state, level, minDollars, offset }: BenchQuery): string {
  const conditions = [
    'deadline>=today || deadline=C',
    state && `state=${state}`,
    level && `level=${level}`,
    minDollars && `award_amount_high>=${minDollars}`,
  ].filter((condition) => typeof condition === 'string')
  const type = sort === 'deadline' || sort === 'created_at' ? 'DATE' : 'NUMERIC'
  return `/api/v2/lenders?${new URLSearchParams([
    ['type', 'scholarships'],
    ['sortBy', `${sort}:${type}:${direction}`],
    ['offset', String(offset)],
    ['limit', String(PAGE)],
    ...conditions.map((condition) => ['filterBy', condition]),
  ])}`
}

/** Writes the same question for `scholarship-peer.ts`. */
export function toPeerPath(query: BenchQuery): string {
  return `/?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`
}
