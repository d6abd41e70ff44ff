import { dryRunLine, type Report, refusedFile } from '#kit/catalog/report.ts'
import { writeRowReport } from '#kit/catalog/row-report.ts'
import type { LoadResult } from './load-cards.ts'

/** Writes the operator's report of a load: the cards as of any file of rows, and each changed agreement. */
export function writeReport(
  result: LoadResult,
  { file, isDryRun }: { file: string; isDryRun: boolean },
): Report {
  if (result.status === 'refused') return refusedFile(file, result.problems)
  const { cards, agreements } = result
  const ofCards: Report = cards
    ? writeRowReport({ status: 'read', ...cards }, { file, isDryRun: false, thing: 'card' })
    : { done: [], problems: [], exitCode: 0 }
  const noted = agreements.written.length + agreements.ended.length + agreements.unchangedCount
  const isRefused = ofCards.exitCode !== 0 || agreements.problems.length > 0
  const isLoaded = (cards !== null && ofCards.exitCode !== 1) || noted > 0
  return {
    done: [
      ...ofCards.done,
      ...agreements.written.map(({ issuerId }) => `${issuerId}: that it pays us is noted.`),
      ...agreements.ended.map((id) => `${id}: no longer pays us anything.`),
      ...(isDryRun ? [dryRunLine] : []),
    ],
    problems: [...ofCards.problems, ...agreements.problems.map(({ at, text }) => `${at}: ${text}.`)],
    exitCode: isRefused ? (isLoaded ? 2 : 1) : 0,
  }
}
