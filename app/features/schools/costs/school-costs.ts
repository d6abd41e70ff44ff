import { z } from 'zod'
import { getKeys } from '#domain/keys.ts'
import { type SchoolCosts, type SchoolFigure, schoolFigures } from '#domain/school-costs/school-figures.ts'
import type { Database } from '#server/database/database.ts'
import { openBundledCosts } from './bundled-costs.ts'
import { type CostSource, costSources, type PublishedCosts } from './cost-sources.ts'

/** What schools cost and what becomes of their students. Pages that show it depend on topic 'school_cost'. */
export interface SchoolCostReader {
  /** Returns what is published of each of these campuses, in their order. */
  find(unitids: readonly string[]): Promise<SchoolCosts[]>
  /** Returns every campus of which a figure is published. */
  listUnitids(): Promise<ReadonlySet<string>>
}

/**
 * Reads figures when they are asked for, so that none is held in memory: those of loaded files, and those bundled with the
 * project where no loaded file states one.
 */
export async function openSchoolCosts(database: Database): Promise<SchoolCostReader> {
  const bundled = await openBundledCosts()
  return {
    async find(unitids) {
      if (unitids.length === 0) return []
      const rows = await database.read
        .selectFrom('school_cost')
        .select(['unitid', 'source', 'period', 'figures'])
        .where('unitid', 'in', unitids)
        .execute()
      return unitids.map((unitid) => {
        const loaded = rows.filter((row) => row.unitid === unitid).flatMap(readStatement)
        return mergeCosts([loaded, bundled.find(unitid)])
      })
    },
    async listUnitids() {
      const rows = await database.read.selectFrom('school_cost').select('unitid').distinct().execute()
      return new Set([...bundled.unitids, ...rows.map(({ unitid }) => unitid)])
    },
  }
}

const sourceNames = getKeys(costSources)
const figuresSchema = z.partialRecord(z.enum(getKeys(schoolFigures)), z.int())

function readStatement(row: { source: string; period: string; figures: string }): PublishedCosts[] {
  const source = sourceNames.find((name) => name === row.source)
  return source ? [{ source, period: row.period, figures: figuresSchema.parse(JSON.parse(row.figures)) }] : []
}

/**
 * Picks each figure from the first publication that states it.
 * @param levels earlier ones come first, whatever the publication; within one, `costSources` has the order
 */
function mergeCosts(levels: readonly (readonly PublishedCosts[])[]): SchoolCosts {
  const costs: { -readonly [Name in keyof SchoolCosts]: SchoolFigure } = {}
  for (const published of levels) {
    for (const { source, period, figures } of sortBySource(published)) {
      for (const name of getKeys(schoolFigures)) {
        const value = figures[name]
        if (value !== undefined) costs[name] ??= { value, period, source: costSources[source].label }
      }
    }
  }
  return costs
}

function sortBySource(published: readonly PublishedCosts[]): PublishedCosts[] {
  const rank = (source: CostSource) => sourceNames.indexOf(source)
  return published.toSorted((one, other) => rank(one.source) - rank(other.source))
}
