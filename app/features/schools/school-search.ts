import { packWords } from '#domain/text-search/word-index.ts'
import {
  addSchools,
  createSchoolIndex,
  groupByOpeid,
  type SchoolIndex,
  type SearchedSchool,
} from './school-index.ts'
import { maxSchools, type SchoolOption } from './school-option.ts'
import { createSchoolScores, rankSchools } from './school-ranking.ts'

export type { SearchedSchool }

export interface SchoolSearch {
  /** One school per OPEID, the largest; ordered by size, largest first. */
  options: readonly SchoolOption[]
  /**
   * Returns at most `limit` schools by name, place, or OPEID: best match first, larger schools first among
   * equals. Returns an empty list for a blank or unknown text.
   */
  search(keywords: string, limit?: number): SchoolOption[]
}

export type BuildSchoolSearch = (schools: readonly SearchedSchool[]) => Promise<SchoolSearch>

const SCHOOLS_PER_SLICE = 150

/** Builds the index at once, for tests, benchmarks, and short lists. */
export function buildSchoolSearch(schools: readonly SearchedSchool[]): SchoolSearch {
  const groups = groupByOpeid(schools)
  const index = createSchoolIndex(groups.length)
  for (const group of groups) addSchools(index, group)
  return searchIn(index)
}

/** Builds the same index, but yields to other work between slices of at most a few milliseconds. */
export async function buildSchoolSearchInSlices(schools: readonly SearchedSchool[]): Promise<SchoolSearch> {
  const groups = groupByOpeid(schools)
  const index = createSchoolIndex(groups.length)
  for (const [at, group] of groups.entries()) {
    addSchools(index, group)
    if (at % SCHOOLS_PER_SLICE === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  return searchIn(index)
}

function searchIn(index: SchoolIndex): SchoolSearch {
  const { options } = index
  packWords(index.words)
  // Searches are synchronous, so the sums are never used by two at a time.
  const sums = createSchoolScores(options.length)
  return {
    options,
    search(keywords, limit = maxSchools) {
      const max = Math.min(limit, maxSchools)
      const withOpeid = findByOpeid(options, keywords.trim()).slice(0, max)
      if (withOpeid.length > 0) return withOpeid
      const found = rankSchools({ index, sums }, keywords, max)
      return found.flatMap((school) => options[school] ?? [])
    },
  }
}

/**
 * Finds the schools of an OPEID: eight digits for one school, or the six digits that campuses share, with the
 * main campus (`00`) first.
 */
function findByOpeid(options: readonly SchoolOption[], typed: string): SchoolOption[] {
  if (!/^\d{6}(\d\d)?$/.test(typed)) return []
  const found = options.filter(({ opeid }) => opeid.startsWith(typed))
  return found.sort((a, b) => Number(b.opeid.endsWith('00')) - Number(a.opeid.endsWith('00')))
}
