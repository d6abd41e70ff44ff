import { openCatalogFile } from '#kit/catalog/catalog-file.ts'
import type { CatalogLoader, LoadOptions } from '#kit/catalog/catalog-loader.ts'
import type { Report } from '#kit/catalog/report.ts'

/** Loads the text of a file into a catalog, as `npm run catalog:load` does. */
export function loadFile(
  loader: CatalogLoader,
  { text, ...options }: Omit<LoadOptions, 'opened'> & { text: string },
): Promise<Report> {
  const opened = openCatalogFile(Buffer.from(text))
  return loader.load({ ...options, opened }, { file: 'FILE', isDryRun: options.isDryRun ?? false })
}
