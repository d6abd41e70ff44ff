import type { CatalogLoader } from '#kit/catalog/catalog-loader.ts'
import { loadCards } from './load-cards.ts'
import { listsCards } from './read-card-file.ts'
import { writeReport } from './report.ts'

export const cardLoader: CatalogLoader = {
  things: 'cards',
  documentation: 'docs/card-file.md',
  recognizes: listsCards,
  load: async (options, names) => writeReport(await loadCards(options), names),
}
