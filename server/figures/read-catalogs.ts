import type { CatalogFigures, SchoolLoad } from '#app/features/operator/figures.ts'
import { addDays, todayInNewYork } from '#domain/dates.ts'
import { productLines } from '#domain/product-line.ts'
import { maxRateAgeDays } from '#domain/ranking/max-rate-age.ts'
import { readItems } from '#server/database/catalog-items.ts'
import type { Database } from '#server/database/database.ts'
import { creditCards, loanOffers, scholarships } from '#server/database/item-kinds.ts'

/** An item with the day on which its rates or terms were read; `null` for what does not age. */
interface Dated {
  line: string
  isSample: boolean
  seenOn: string | null
}

/** Says of each line what it lists, since when, and what of it is or will soon be too old. */
export async function readCatalogs({ read }: Pick<Database, 'read'>, now: Date): Promise<CatalogFigures[]> {
  const today = todayInNewYork(now)
  const loans = (await readItems(read, loanOffers, { today })).map(({ item }) => ({
    line: loanOffers.lineOf(item),
    isSample: item.isSample,
    seenOn: item.rateSeenOn,
  }))
  const cards = (await readItems(read, creditCards, { today })).map(({ item }) => ({
    line: creditCards.lineOf(item),
    isSample: item.isSample,
    seenOn: item.termsSeenOn,
  }))
  const awards = (await readItems(read, scholarships, { today })).map(({ item }) => ({
    line: scholarships.lineOf(item),
    isSample: item.isSample,
    seenOn: null,
  }))
  const items: Dated[] = [...loans, ...cards, ...awards]
  const loadedAt = await readLoads({ read })
  const { PSL, SLR, CC, SCHOLARSHIP } = productLines
  return [PSL, SLR, CC, SCHOLARSHIP].map(({ category }) => {
    const listed = items.filter(({ line }) => line === category)
    return { ...summarize(listed, today), line: category, loadedAt: loadedAt.get(category) }
  })
}

function summarize(listed: readonly Dated[], today: string) {
  // Samples move with the day, so they never age.
  const ends = listed.flatMap(({ isSample, seenOn }) =>
    isSample || seenOn === null ? [] : addDays(seenOn, maxRateAgeDays + 1),
  )
  return {
    items: listed.length,
    isSample: listed.length > 0 && listed.every(({ isSample }) => isSample),
    tooOld: ends.filter((day) => day <= today).length,
    tooOldWithinWeek: ends.filter((day) => day > today && day <= addDays(today, 7)).length,
  }
}

async function readLoads({ read }: Pick<Database, 'read'>): Promise<Map<string, Date>> {
  const rows = await read
    .selectFrom('catalog_version')
    .innerJoin('catalog_item', (join) =>
      join
        .onRef('catalog_item.kind', '=', 'catalog_version.kind')
        .onRef('catalog_item.id', '=', 'catalog_version.item_id'),
    )
    .select((eb) => ['catalog_item.line', eb.fn.max('catalog_version.loaded_at').as('loadedAt')])
    .groupBy('catalog_item.line')
    .execute()
  return new Map(rows.flatMap(({ line, loadedAt }) => (loadedAt ? [[line, new Date(loadedAt)]] : [])))
}

/** Returns the loaded files of schools and of their costs; none while the bundled list is used. */
export async function readSchoolLoads({ read }: Pick<Database, 'read'>): Promise<SchoolLoad[]> {
  const releases = await read
    .selectFrom('school_release')
    .select(['label as name', 'school_count as schools', 'refused_count as refused', 'loaded_at as loadedAt'])
    .where('is_current', '=', true)
    .execute()
  const costs = await read
    .selectFrom('school_cost_file')
    .select(['name', 'school_count as schools', 'refused_count as refused', 'loaded_at as loadedAt'])
    .orderBy('name')
    .execute()
  return [...releases, ...costs]
}
