import { messages } from './compare-messages.ts'
import type { ComparedOffer } from './compared-offer.ts'
import { type Fact, getNumber, toFactText } from './fact.ts'
import { type RowSpec, type SectionCode, sectionSpecs } from './row-specs.ts'

/** A row of the comparison: one fact about each offer. */
export interface CompareRow {
  label: string
  facts: readonly Fact[]
  /** Whether the offers differ in this row, as displayed. */
  differs: boolean
  /**
   * The columns with the best value, if one direction is better for everyone; empty if all values are equal.
   */
  best: readonly number[]
  /** The label for the best value. */
  bestWord: string
  /**
   * True if the row depends on the visitor. Such rows are not printed or written to the file, because both
   * get passed on.
   */
  isPersonal: boolean
}

export interface CompareSection {
  code: SectionCode
  rows: readonly CompareRow[]
}

/**
 * Returns all rows, in the order in which they are displayed, printed, and written to the file. Rows without
 * a fact about any offer are left out.
 */
export function compareRows(offers: readonly ComparedOffer[]): CompareSection[] {
  const all = sectionSpecs.map(({ code, rows }) => ({
    code,
    rows: rows.map((row) => compareRow(row, offers)),
  }))
  return onlyRows(all, ({ facts }) => facts.some(({ kind }) => kind !== 'none'))
}

export function differencesOnly(all: readonly CompareSection[]): CompareSection[] {
  return onlyRows(all, ({ differs }) => differs)
}

function onlyRows(all: readonly CompareSection[], isWanted: (row: CompareRow) => boolean): CompareSection[] {
  return all
    .map(({ code, rows }) => ({ code, rows: rows.filter(isWanted) }))
    .filter(({ rows }) => rows.length > 0)
}

function compareRow(
  { label, of, better, isPersonal = false }: RowSpec,
  offers: readonly ComparedOffer[],
): CompareRow {
  const facts = offers.map(of)
  const differs = new Set(facts.map(toFactText)).size > 1
  return {
    label,
    facts,
    differs,
    best: better && differs ? findBest(facts, better) : [],
    bestWord: better ? messages.best[better] : '',
    isPersonal,
  }
}

/** Finds the best among the numeric facts. A single number is never the best. */
function findBest(facts: readonly Fact[], better: NonNullable<RowSpec['better']>): number[] {
  const numbers = facts.flatMap((fact) => getNumber(fact) ?? [])
  if (numbers.length < 2) return []
  const best = better === 'most' || better === 'highest' ? Math.max(...numbers) : Math.min(...numbers)
  return facts.flatMap((fact, column) => (getNumber(fact) === best ? [column] : []))
}
