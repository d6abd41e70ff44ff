import type { CompareSection } from './compare-rows.ts'
import { words } from './compare-words.ts'
import { cellOf, type Fact } from './fact.ts'

interface CompareFile {
  /** What the comparison was made with, as names and values; no answer that is about a person. */
  about: readonly (readonly [name: string, value: string])[]
  /** What each column is called. */
  offers: readonly string[]
  sections: readonly CompareSection[]
}

/**
 * The comparison as CSV (RFC 4180): one line for each row of the page, one column for each offer. Dollars and percent are bare
 * numbers with their unit beside the row's name. It begins with a byte order mark, without which Excel takes UTF-8 for another
 * encoding. Rows that depend on who the visitor is stay on the page: a file is passed on.
 */
export function writeCompareFile({ about, offers, sections }: CompareFile): string {
  const lines = [
    [words.file.section, words.file.row, ...offers],
    ...about.map(([name, value]) => [words.file.about, name, ...offers.map(() => value)]),
    ...sections.flatMap(({ code, rows }) =>
      rows
        .filter(({ isPersonal }) => !isPersonal)
        .map(({ label, facts }) => [words.sections[code], labelOf(label, facts), ...facts.map(cellOf)]),
    ),
  ]
  return `\uFEFF${lines.map((cells) => `${cells.map(quote).join(',')}\r\n`).join('')}`
}

/** The name of a row with the unit that its bare numbers need. */
function labelOf(label: string, facts: readonly Fact[]): string {
  const unit = facts.map(unitOf).find((each) => each !== undefined)
  return unit ? `${label} (${unit})` : label
}

function unitOf({ kind }: Fact): string | undefined {
  switch (kind) {
    case 'payment':
    case 'money':
      return words.file.units.money
    case 'percent':
      return words.file.units.percent
    case 'months':
      return words.file.units.months
    default:
      return undefined
  }
}

/** Quoted where it must be. A text that a spreadsheet would run as a formula gets an apostrophe, which it shows as text. */
function quote(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
