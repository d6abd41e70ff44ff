import { currentRelease } from '#app/features/schools/ipeds/load-release.ts'
import { shellText } from '#app/shell/messages.ts'
import { todayInNewYork } from '#domain/dates.ts'
import { type ListedLine, lineCategories } from '#domain/product-line.ts'
import { type DatedItem, listAging, readDatedItems } from '#kit/catalog/dated-items.ts'
import { readItems } from '#server/database/catalog-items.ts'
import type { Database } from '#server/database/database.ts'
import { creditCards, loanOffers, scholarships } from '#server/database/item-kinds.ts'
import { listUnset } from '#server/startup-warnings.ts'
import type { OperatedSite } from './operator-command.ts'

/** How many days ahead it names what becomes too old. */
const daysAhead = 7

/**
 * Returns what the site lists, what of it is about to be too old, which product lines it leaves out, whether emails
 * leave, and what is not set.
 */
export async function describeStatus({ database, config, now }: OperatedSite): Promise<string[]> {
  const today = todayInNewYork(now())
  const dated = await readDatedItems(database.read, today)
  const awards = await readItems(database.read, scholarships, { today })
  const open = awards.filter(({ item: { deadline } }) => deadline.on === null || deadline.on >= today)
  const describeDated = (line: DatedItem['line'], use: 'rank' | 'list') => {
    const items = dated.filter((item) => item.line === line)
    return [describeCount(line, items), ...describeAges(items, { today, use })]
  }
  return [
    ...describeDated('PSL', 'rank'),
    ...describeDated('SLR', 'rank'),
    ...describeDated('CC', 'list'),
    describeCount(
      'SCHOLARSHIP',
      awards.map(({ item }) => item),
    ),
    ...(awards.length > 0 ? [`  ${open.length} of them open today`] : []),
    ...describeLines(config),
    ...(await describeLoads(database)),
    await describeSchools(database),
    ...(await describeCosts(database)),
    ...(await describeMail(database)),
    ...listUnset(config),
  ]
}

function describeCount(line: ListedLine, items: readonly { isSample: boolean }[]): string {
  const name = shellText.listed[line]
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  if (items.length === 0) return `${title}: none`
  return `${title}: ${items.length} ${items.every(({ isSample }) => isSample) ? 'samples' : 'real'}`
}

/** Samples move with the day, so they never age. */
function describeAges(
  items: readonly DatedItem[],
  { today, use }: { today: string; use: 'rank' | 'list' },
): string[] {
  const days = items.filter(({ isSample }) => !isSample).map(({ tooOldOn }) => tooOldOn)
  const old = days.filter((day) => day <= today).length
  const [next] = days.filter((day) => day > today).sort()
  const count = days.filter((day) => day === next).length
  return [
    ...(old > 0 ? [`  ${old} too old to ${use}: check their terms again and reload them`] : []),
    ...(next === undefined ? [] : [`  ${count} will be too old to ${use} on ${next}`]),
    ...listAging(items, { today, days: daysAhead }).map(
      ({ seller, count: ofSeller, tooOldOn }) => `    ${seller}: ${ofSeller} on ${tooOldOn}`,
    ),
  ]
}

/** Says which product lines are left out, and whether those without real items list samples. */
function describeLines({ productLines: on, samples }: OperatedSite['config']): string[] {
  const off = lineCategories.filter((line) => !on.includes(line))
  return [
    ...(off.length > 0 ? [`Left out by PRODUCT_LINES: ${off.join(', ')}`] : []),
    ...(samples ? [] : ['Samples: none (SAMPLE_DATA=true lists them)']),
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
  const failing = await read
    .selectFrom('mail')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('state', '=', 'waiting')
    .where('tries', '>', 0)
    .executeTakeFirstOrThrow()
  const needsCare =
    Number(failing.count) > 0 || rows.some(({ state }) => state === 'dead' || state === 'unknown')
  return [
    `Emails in the last 30 days: ${rows.map(({ state, count }) => `${count} ${state}`).join(', ') || 'none'}`,
    ...(Number(failing.count) > 0 ? [`  ${failing.count} waiting after a failure`] : []),
    ...(oldest ? [`  the oldest has been waiting since ${oldest.created_at.toISOString()}`] : []),
    ...(needsCare ? ['  what failed and why: npm run operator -- mail'] : []),
  ]
}
