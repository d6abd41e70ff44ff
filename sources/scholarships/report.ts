import { describeChanges } from '#sources/catalog/field-changes.ts'
import { dryRunLine, many, type Report, refusedFile } from '#sources/catalog/report.ts'
import type { LoadResult } from './load-scholarships.ts'
import type { LoadPlan, WrittenScholarship } from './plan-load.ts'

/** A first load of a large catalog would otherwise bury its sums under a line for each scholarship. */
const mostLinesEach = 100

/** Writes the operator's report of a load: the scholarships that changed, each problem, and the sums. */
export function writeReport(
  result: LoadResult,
  { file, isDryRun }: { file: string; isDryRun: boolean },
): Report {
  if (result.status === 'refused') return refusedFile(file, result.problems)
  const { written, withdrawn, refusedCount, samplesRemoved } = result
  const ofKind = (kind: WrittenScholarship['kind']) => written.filter((each) => each.kind === kind)
  const done = [
    ...firstLines(ofKind('added').map(writtenLine), 'added'),
    ...firstLines(ofKind('changed').map(writtenLine), 'changed'),
    ...firstLines(ofKind('returned').map(writtenLine), 'returned'),
    ...firstLines(
      withdrawn.map((id) => `withdrawn ${id}`),
      'withdrawn',
    ),
    ...(samplesRemoved > 0 ? [`The ${samplesRemoved} sample scholarships made room for real ones.`] : []),
    totals(result),
    ...(isDryRun ? [dryRunLine] : []),
  ]
  const problems = [
    ...result.warnings.map(({ at, text }) => `${at}: note: ${text}.`),
    ...result.problems.map(({ at, text }) => `${at}: ${text}.`),
    ...(refusedCount > 0
      ? [`${many(refusedCount, 'scholarship')} refused: nothing of that has changed.`]
      : []),
  ]
  const isLoaded = written.length + withdrawn.length + result.unchangedCount > 0
  return { done, problems, exitCode: refusedCount > 0 ? (isLoaded ? 2 : 1) : 0 }
}

function writtenLine({ kind, scholarship, fields }: WrittenScholarship): string {
  return `${kind} ${scholarship.id}${fields.length > 0 ? `: ${describeChanges(fields)}` : ''}`
}

function firstLines(lines: readonly string[], kind: string): string[] {
  const more = lines.length - mostLinesEach
  return [
    ...lines.slice(0, mostLinesEach),
    ...(more > 0 ? [`and ${more.toLocaleString('en-US')} more ${kind}`] : []),
  ]
}

function totals({ written, withdrawn, unchangedCount, refusedCount }: LoadPlan): string {
  const count = (kind: WrittenScholarship['kind']) => written.filter((each) => each.kind === kind).length
  const returned = count('returned')
  return `${[
    `${many(count('added'), 'scholarship')} added`,
    `${count('changed')} changed`,
    ...(returned > 0 ? [`${returned} returned`] : []),
    `${unchangedCount} unchanged`,
    `${withdrawn.length} withdrawn`,
  ].join(', ')}${refusedCount > 0 ? `; ${refusedCount} refused` : ''}.`
}
