import type { LineCategory } from '#domain/product-line.ts'
import { describeEmptied } from './emptied-lines.ts'
import { describeChanges } from './field-changes.ts'
import type { RowsPlan, WrittenItem } from './plan-rows.ts'
import { dryRunLine, many, type Report } from './report.ts'

/** What ends with a load. */
export interface SampleEnd {
  samplesRemoved: number
  /** The product lines of which nothing is left. */
  emptied: LineCategory[]
}

/** A first load of a large catalog would otherwise bury its sums under a line for each row. */
const maxLinesEach = 100

/**
 * Writes the operator's report of a load: those that changed, each problem, and the sums.
 * @param thing what one is called: "scholarship"
 */
export function writeRowReport<Item extends { id: string }>(
  result: RowsPlan<Item> & SampleEnd,
  { isDryRun, thing }: { isDryRun: boolean; thing: string },
): Report {
  const { written, withdrawn, refusedCount, samplesRemoved, emptied } = result
  const ofKind = (kind: WrittenItem<Item>['kind']) => written.filter((each) => each.kind === kind)
  const done = [
    ...firstLines(ofKind('added').map(writtenLine), 'added'),
    ...firstLines(ofKind('changed').map(writtenLine), 'changed'),
    ...firstLines(ofKind('returned').map(writtenLine), 'returned'),
    ...firstLines(
      withdrawn.map((id) => `withdrawn ${id}`),
      'withdrawn',
    ),
    ...(samplesRemoved > 0 ? [`The ${samplesRemoved} sample ${thing}s were replaced by real ones.`] : []),
    ...describeEmptied(emptied),
    totals(result, thing),
    ...(isDryRun ? [dryRunLine] : []),
  ]
  const problems = [
    ...result.warnings.map(({ at, text }) => `${at}: note: ${text}.`),
    ...result.problems.map(({ at, text }) => `${at}: ${text}.`),
    ...(refusedCount > 0 ? [`${many(refusedCount, thing)} rejected and left unchanged.`] : []),
  ]
  const isLoaded = written.length + withdrawn.length + result.unchangedCount > 0
  return { done, problems, exitCode: refusedCount > 0 ? (isLoaded ? 2 : 1) : 0 }
}

function writtenLine<Item extends { id: string }>({ kind, item, fields }: WrittenItem<Item>): string {
  return `${kind} ${item.id}${fields.length > 0 ? `: ${describeChanges(fields)}` : ''}`
}

function firstLines(lines: readonly string[], kind: string): string[] {
  const more = lines.length - maxLinesEach
  return [
    ...lines.slice(0, maxLinesEach),
    ...(more > 0 ? [`and ${more.toLocaleString('en-US')} more ${kind}`] : []),
  ]
}

function totals<Item>(
  { written, withdrawn, unchangedCount, refusedCount }: RowsPlan<Item>,
  thing: string,
): string {
  const count = (kind: WrittenItem<Item>['kind']) => written.filter((each) => each.kind === kind).length
  const returned = count('returned')
  return `${[
    `${many(count('added'), thing)} added`,
    `${count('changed')} changed`,
    ...(returned > 0 ? [`${returned} returned`] : []),
    `${unchangedCount} unchanged`,
    `${withdrawn.length} withdrawn`,
  ].join(', ')}${refusedCount > 0 ? `; ${refusedCount} rejected` : ''}.`
}
