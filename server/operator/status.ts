import { currentRelease } from '#app/features/schools/ipeds/load-release.ts'
import { shellText } from '#app/shell/messages.ts'
import { addDays, todayInNewYork } from '#domain/dates.ts'
import type { ListedLine } from '#domain/product-line.ts'
import { maxRateAgeDays } from '#domain/ranking/max-rate-age.ts'
import { readItems } from '#server/database/catalog-items.ts'
import type { Database } from '#server/database/database.ts'
import {
  type CatalogItem,
  creditCards,
  type ItemKind,
  loanOffers,
  scholarships,
} from '#server/database/item-kinds.ts'
import { listUnset } from '#server/startup-warnings.ts'
import type { OperatedSite } from './operator-command.ts'

/** Returns what the site lists, what of it is about to be too old, whether emails leave, and what is not set. */
export async function describeStatus({ database, config, now }: OperatedSite): Promise<string[]> {
  const today = todayInNewYork(now())
  const loans = await readListed(database, loanOffers, today)
  const cards = await readListed(database, creditCards, today)
  const awards = await readListed(database, scholarships, today)
  const rates = loans.map(({ rateSeenOn, ...loan }) => ({ ...loan, seenOn: rateSeenOn }))
  const terms = cards.map(({ termsSeenOn, ...card }) => ({ ...card, seenOn: termsSeenOn }))
  const open = awards.filter(({ deadline }) => deadline.on === null || deadline.on >= today)
  return [
    describeCount('PSL', rates.filter(isForStudies)),
    ...describeAges(rates.filter(isForStudies), { today, use: 'rank' }),
    describeCount('SLR', rates.filter(isRefinance)),
    ...describeAges(rates.filter(isRefinance), { today, use: 'rank' }),
    describeCount('CC', terms),
    ...describeAges(terms, { today, use: 'list' }),
    describeCount('SCHOLARSHIP', awards),
    ...(awards.length > 0 ? [`  ${open.length} of them open today`] : []),
    ...(await describeLoads(database)),
    await describeSchools(database),
    ...(await describeCosts(database)),
    ...(await describeMail(database)),
    ...listUnset(config),
  ]
}

interface Dated {
  isSample: boolean
  /** The day on which its rates or terms were read. */
  seenOn: string
}

const isRefinance = ({ rules }: { rules: { refinance: object | null } }) => rules.refinance !== null
const isForStudies = ({ rules }: { rules: { refinance: object | null } }) => rules.refinance === null

async function readListed<Item extends CatalogItem>(
  { read }: Database,
  kind: ItemKind<Item>,
  today: string,
): Promise<Item[]> {
  return (await readItems(read, kind, { today })).map(({ item }) => item)
}

function describeCount(line: ListedLine, items: readonly CatalogItem[]): string {
  const name = shellText.listed[line]
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  if (items.length === 0) return `${title}: none`
  return `${title}: ${items.length} ${items.every(({ isSample }) => isSample) ? 'samples' : 'real'}`
}

/** Samples move with the day, so they never age. */
function describeAges(
  items: readonly Dated[],
  { today, use }: { today: string; use: 'rank' | 'list' },
): string[] {
  const days = items
    .filter(({ isSample }) => !isSample)
    .map(({ seenOn }) => addDays(seenOn, maxRateAgeDays + 1))
  const old = days.filter((day) => day <= today).length
  const [next] = days.filter((day) => day > today).sort()
  const count = days.filter((day) => day === next).length
  return [
    ...(old > 0 ? [`  ${old} too old to ${use}: check their terms again and reload them`] : []),
    ...(next === undefined ? [] : [`  ${count} will be too old to ${use} on ${next}`]),
  ]
}

async function describeLoads({ read }: Database): Promise<string[]> {
  const latest = [loanOffers.name, creditCards.name].map((kind) =>
    read
      .selectFrom('catalog_version')
      .select(['kind', 'loaded_at'])
      .where('kind', '=', kind)
      .orderBy('loaded_at', 'desc')
      .limit(1)
      .execute(),
  )
  const rows = (await Promise.all(latest)).flat()
  return rows.map(({ kind, loaded_at }) => `Last load with new rates, ${kind}: ${loaded_at.toISOString()}`)
}

async function describeSchools(database: Database): Promise<string> {
  const release = await currentRelease(database)
  return release ? `Schools: ${release.school_count} from ${release.label}` : 'Schools: the bundled list'
}

/** Says which files of school costs are loaded; there is no line where none is. */
async function describeCosts({ read }: Database): Promise<string[]> {
  const files = await read
    .selectFrom('school_cost_file')
    .select(['name', 'loaded_at'])
    .distinct()
    .orderBy('name')
    .execute()
  return files.map(({ name, loaded_at }) => `School costs: ${name}, loaded ${loaded_at.toISOString()}`)
}

async function describeMail({ read }: Database): Promise<string[]> {
  const rows = await read
    .selectFrom('mail')
    .select((eb) => ['state', eb.fn.countAll<number | string>().as('count')])
    .groupBy('state')
    .orderBy('state')
    .execute()
  const oldest = await read
    .selectFrom('mail')
    .select('created_at')
    .where('state', '=', 'waiting')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return [
    `Emails in the last 30 days: ${rows.map(({ state, count }) => `${count} ${state}`).join(', ') || 'none'}`,
    ...(oldest ? [`  the oldest has waited since ${oldest.created_at.toISOString()}`] : []),
  ]
}
