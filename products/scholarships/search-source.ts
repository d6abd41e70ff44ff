import { type CatalogSource, catalogSource } from '#app/features/search/catalog-source.ts'
import { searchText } from '#app/features/search/messages.ts'
import type { SearchEntry, SearchSource } from '#app/features/search/search-entry.ts'
import { continuous } from '#domain/scholarships/filter-fields.ts'
import type { Scholarship } from '#domain/scholarships/scholarship.ts'
import type { ScholarshipIndex } from '#domain/scholarships/scholarship-index/scholarship-index.ts'
import { toListing } from './marketplace/to-listing.ts'

/**
 * So many of the open scholarships can be found, those listed last. The marketplace searches all of them;
 * 100,000 entries would crowd out everything else here, and take more memory than the rest of the site.
 */
const MAX_ENTRIES = 1_000

export interface ScholarshipSource extends CatalogSource {
  scholarships: { on(today: string): Promise<Pick<ScholarshipIndex, 'find'>> }
}

/** Follows the open scholarships; each result links to the marketplace, searching for its name. */
export function scholarshipSource({ scholarships, ...source }: ScholarshipSource): SearchSource {
  return catalogSource(source, {
    name: 'scholarships',
    topics: ['scholarship'],
    read: async (today) => (await findOpen(scholarships, today)).map(toSearchEntry),
  })
}

async function findOpen(
  scholarships: ScholarshipSource['scholarships'],
  today: string,
): Promise<Scholarship[]> {
  const index = await scholarships.on(today)
  const found = index.find({
    filter: {
      kind: 'any',
      of: [
        { kind: 'compare', field: 'deadline', comparison: '>=', value: today },
        { kind: 'compare', field: 'deadline', comparison: '=', value: continuous },
      ],
    },
    words: '',
    sort: { field: 'created_at', direction: 'DESC' },
    offset: 0,
    limit: MAX_ENTRIES,
  })
  return found.scholarships
}

function toSearchEntry(scholarship: Scholarship): SearchEntry {
  const { id, name, provider, about, isSample } = scholarship
  return {
    id: `scholarship:${id}`,
    kind: 'scholarship',
    title: name,
    path: toListing(scholarship),
    summary: searchText.scholarshipSummary(about, isSample),
    alsoCalled: [provider],
    text: '',
  }
}
