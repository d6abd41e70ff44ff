import type { CatalogLoader } from '#kit/catalog/catalog-loader.ts'
import { loadLenders } from './load-lenders.ts'
import { writeReport } from './report.ts'

/** Says of no file that it is its own: the loader of the first product reads what nobody else does, and says why not. */
export const lenderLoader: CatalogLoader = {
  things: 'lenders',
  documentation: 'docs/lender-file.md',
  recognizes: () => false,
  load: async (options, names) => writeReport(await loadLenders(options), names),
}
