import { setImmediate } from 'node:timers/promises'
import type { LineCategory } from '#domain/product-line.ts'
import { ScholarshipIndexBuilder } from '#domain/scholarships/scholarship-index/scholarship-index.ts'
import { openCatalog } from '#kit/catalog/open-catalog.ts'
import type { Database } from '#server/database/database.ts'
import { scholarships } from '#server/database/item-kinds.ts'
import type { ScholarshipCatalog } from './scholarship-catalog.ts'

export function openScholarshipCatalog(database: Database, on?: readonly LineCategory[]): ScholarshipCatalog {
  return openCatalog(
    database,
    scholarships,
    async (items) => {
      const builder = new ScholarshipIndexBuilder()
      for await (const scholarship of items) builder.add(scholarship)
      return builder.finish(() => setImmediate())
    },
    on,
  )
}
