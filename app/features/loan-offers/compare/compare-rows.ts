import type { BorrowerSituation } from '#app/features/loan-offers/borrower-situation.ts'
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
  /** The columns whose value the visitor's answers exclude; they are never the best. */
  excluded: readonly number[]
  /** The label for the best value. */
  bestWord: string
  /**
   * True if the row depends on the visitor. Such rows are not printed or written to the file, because both
   * get passed on.
   */
  isPersonal: boolean
  /** Whether the row is shown at first, where it differs. */
  isKey: boolean
  only: RowSpec['only']
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
    rows: rows.map((row) => compareRow(row, offers, code === 'lowest' ? findExcluded(offers) : [])),
  }))
  return onlyRows(all, ({ facts }) => facts.some(({ kind }) => kind !== 'none'))
}

/** The rows of the page, by what a reader looks for first. */
export interface PageRows {
  /** Where the loans differ in what matters most. */
  key: CompareSection[]
  /** Where else they differ. */
  more: CompareSection[]
  same: CompareSection[]
}

/**
 * Sorts the rows for the page, without those that do not apply: a variable rate's where all rates are fixed, a
 * cosigner's release where nobody cosigns. A loan alone differs in nothing, so all its rows are shown.
 */
export function pageRows(
  offers: readonly ComparedOffer[],
  { profile, borrowing }: Pick<BorrowerSituation, 'profile' | 'borrowing'>,
): PageRows {
  const applies = {
    variable: offers.some(({ offer }) => offer.rateType === 'variable'),
    // Without an answer, there may be a cosigner.
    cosigned:
      profile.hasCosigner === undefined || offers.some(({ eligibility }) => eligibility.isWithCosigner),
    paid_later: borrowing.repayment !== 'immediate',
  }
  const all = onlyRows(compareRows(offers), ({ only }) => !only || applies[only])
  const isApart = ({ differs }: CompareRow) => differs || offers.length === 1
  return {
    key: onlyRows(all, (row) => isApart(row) && row.isKey),
    more: onlyRows(all, (row) => isApart(row) && !row.isKey),
    same: onlyRows(all, (row) => !isApart(row)),
  }
}

export function countRows(sections: readonly CompareSection[]): number {
  return sections.reduce((count, { rows }) => count + rows.length, 0)
}

function onlyRows(all: readonly CompareSection[], isWanted: (row: CompareRow) => boolean): CompareSection[] {
  return all
    .map(({ code, rows }) => ({ code, rows: rows.filter(isWanted) }))
    .filter(({ rows }) => rows.length > 0)
}

function compareRow(
  { label, of, better, isPersonal = false, isKey = false, only }: RowSpec,
  offers: readonly ComparedOffer[],
  excluded: readonly number[],
): CompareRow {
  const facts = offers.map(of)
  const differs = new Set(facts.map(toFactText)).size > 1
  return {
    label,
    facts,
    differs,
    best: better && differs ? findBest(facts, { better, excluded }) : [],
    excluded,
    bestWord: better ? messages.best[better] : '',
    isPersonal,
    isKey,
    only,
  }
}

function findExcluded(offers: readonly ComparedOffer[]): number[] {
  return offers.flatMap(({ lowestEnd }, column) => (lowestEnd === 'no' ? [column] : []))
}

interface Direction {
  better: NonNullable<RowSpec['better']>
  /** The columns that are out of the running. */
  excluded: readonly number[]
}

/** Finds the best among the numeric facts. A single number is never the best. */
function findBest(facts: readonly Fact[], { better, excluded }: Direction): number[] {
  const numbers = facts.map((fact, column) => (excluded.includes(column) ? undefined : getNumber(fact)))
  const known = numbers.filter((number) => number !== undefined)
  if (known.length < 2) return []
  const best = better === 'most' || better === 'highest' ? Math.max(...known) : Math.min(...known)
  return numbers.flatMap((number, column) => (number === best ? [column] : []))
}
