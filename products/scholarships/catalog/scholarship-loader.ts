import type { CatalogLoader } from '#kit/catalog/catalog-loader.ts'
import { writeRowReport } from '#kit/catalog/row-report.ts'
import { loadScholarships } from './load-scholarships.ts'
import { listsScholarships } from './read-scholarship-file.ts'

export const scholarshipLoader: CatalogLoader = {
  things: 'scholarships',
  documentation: 'docs/scholarship-file.md',
  recognizes: listsScholarships,
  load: async (options, names) =>
    writeRowReport(await loadScholarships(options), { ...names, thing: 'scholarship' }),
}
