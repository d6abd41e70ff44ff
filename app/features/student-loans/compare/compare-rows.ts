import { words } from './compare-words.ts'
import type { ComparedOffer } from './compared-offer.ts'
import { type Fact, numberOf, wordsOf } from './fact.ts'
import { type RowSpec, type SectionCode, sectionSpecs } from './row-specs.ts'

/** A row of the comparison: one thing, said of each offer. */
export interface CompareRow {
  label: string
  facts: readonly Fact[]
  /** Whether the offers differ in it, as far as the page shows. */
  differs: boolean
  /** The columns that are best in it, where one direction is better for everybody; empty when all are alike. */
  best: readonly number[]
  /** What being best is called. */
  bestWord: string
  /** It depends on who the visitor is, so it is neither printed nor written to a file that is passed on. */
  isPersonal: boolean
}

export interface CompareSection {
  code: SectionCode
  rows: readonly CompareRow[]
}

/**
 * Everything that is compared, in the order in which it is shown, printed and written to the file. A row that says nothing of
 * any offer is left out.
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
  const differs = new Set(facts.map(wordsOf)).size > 1
  return {
    label,
    facts,
    differs,
    best: better && differs ? bestOf(facts, better) : [],
    bestWord: better ? words.best[better] : '',
    isPersonal,
  }
}

/** Among those that say a number. One alone is not the best of anything. */
function bestOf(facts: readonly Fact[], better: NonNullable<RowSpec['better']>): number[] {
  const numbers = facts.flatMap((fact) => numberOf(fact) ?? [])
  if (numbers.length < 2) return []
  const best = better === 'most' || better === 'highest' ? Math.max(...numbers) : Math.min(...numbers)
  return facts.flatMap((fact, column) => (numberOf(fact) === best ? [column] : []))
}
