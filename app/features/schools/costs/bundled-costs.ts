import { readFile } from 'node:fs/promises'
import { plainFormat, toTableFormat } from './cost-formats.ts'
import type { PublishedCosts } from './cost-sources.ts'

/** The years of all lines of the bundled list that state no year of their own. */
const usualYears = {
  tuition_year: '2023-24',
  net_price_source: 'copy dated 2026-02',
  aid_year: '2022-23',
  sfa_year: '2023-24',
  grad_rate_year: '2023',
  median_debt_year: '2021',
  earnings_release: 'release 2025-05-19',
} as const

/** The costs bundled with the project, for use until official files are loaded. */
export interface BundledCosts {
  /** The campuses that the list has figures of. */
  readonly unitids: readonly string[]
  find(unitid: string): readonly PublishedCosts[]
}

/** Reads the list bundled with the project; the head of `bundled-costs.tsv` describes it. */
export async function openBundledCosts(): Promise<BundledCosts> {
  return indexBundledCosts(await readFile('app/features/schools/costs/bundled-costs.tsv', 'utf8'))
}

/**
 * Keeps the list as one text, in which a school is looked up when it is asked for: as objects it would take several
 * megabytes.
 * @throws when asked for a line that does not have the list's format. The list is part of the program, so that is a bug.
 */
export function indexBundledCosts(text: string): BundledCosts {
  const body = text.replace(/^#.*\n/gm, '')
  const columns = body.slice(0, body.indexOf('\n')).split('\t')
  const form = toTableFormat(plainFormat.parts, '')
  return {
    unitids: body.match(/^\d{6}(?=\t)/gm) ?? [],
    find(unitid) {
      const start = body.indexOf(`\n${unitid}\t`)
      if (start < 0) return []
      const line = body.slice(start + 1, body.indexOf('\n', start + 1))
      const cells = line.split('\t')
      const own = columns.flatMap((name, at) => (cells[at] ? [[name, cells[at]]] : []))
      const read = form.read({ ...usualYears, ...Object.fromEntries(own) })
      if (read.kind !== 'row' || cells.length !== columns.length)
        throw new Error(`Not a cost line: "${line}"`)
      return read.row.published
    },
  }
}
