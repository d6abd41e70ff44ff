import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { describeEmptied } from '#kit/catalog/emptied-lines.ts'
import { describeChanges } from '#kit/catalog/field-changes.ts'
import type { LoadResult } from '#kit/catalog/load-items.ts'
import type { WrittenItem } from '#kit/catalog/plan-rows.ts'
import { dryRunLine, many, type Report, refusedFile } from '#kit/catalog/report.ts'
import type { LenderPlan, LendersPlan, LoadedLender } from './plan-lenders.ts'

/** Writes the operator's report of a load: one line for each lender, changed offer, and problem. */
export function writeReport(
  result: LoadResult<LendersPlan>,
  { file, isDryRun }: { file: string; isDryRun: boolean },
): Report {
  if (result.status === 'refused') return refusedFile(file, result.problems)
  const { lenders, payments, samplesRemoved, emptied } = result
  const loaded = lenders.filter((lender) => lender.status === 'loaded')
  const refusedCount = lenders.length - loaded.length
  const paymentCount = payments.written.length + payments.ended.length + payments.unchangedCount
  const done = [
    ...loaded.flatMap(listLines),
    ...payments.written.map(({ sellerId }) => `${sellerId}: recorded what it pays us.`),
    ...payments.ended.map((id) => `${id}: no longer pays us anything.`),
    ...(samplesRemoved > 0 ? [`The ${samplesRemoved} sample lenders were replaced by real ones.`] : []),
    ...describeEmptied(emptied),
    ...(lenders.length > 0 ? [totals(loaded, refusedCount)] : []),
    ...(isDryRun ? [dryRunLine] : []),
  ]
  const problems = [
    ...lenders.flatMap(listProblems),
    ...payments.problems.map(({ at, text }) => `${at}: ${text}.`),
  ]
  const isRefused = refusedCount + payments.problems.length > 0
  const isLoaded = loaded.length + paymentCount > 0
  return { done, problems, exitCode: isRefused ? (isLoaded ? 2 : 1) : 0 }
}

function listLines(lender: LoadedLender): string[] {
  const { id, name, nameBefore, written, withdrawn } = lender
  return [
    `${id}: ${describeCounts([lender])}.`,
    ...(nameBefore === null ? [] : [`  is called "${name}" now, not "${nameBefore}"`]),
    ...written.map(offerLine),
    ...withdrawn.map((offerId) => `  withdrawn ${offerId}`),
  ]
}

function offerLine({ kind, item, fields }: WrittenItem<LoanOffer>): string {
  return `  ${kind} ${item.id}${fields.length > 0 ? `: ${describeChanges(fields)}` : ''}`
}

function listProblems(lender: LenderPlan): string[] {
  if (lender.status === 'loaded') return lender.warnings.map(({ at, text }) => `${at}: note: ${text}.`)
  return [
    ...lender.problems.map(({ at, text }) => `${at}: ${text}.`),
    `${lender.id} was rejected and is unchanged.`,
  ]
}

function totals(loaded: readonly LoadedLender[], refusedCount: number): string {
  const refused = refusedCount > 0 ? `; ${many(refusedCount, 'lender')} rejected` : ''
  return `${many(loaded.length, 'lender')} loaded: ${describeCounts(loaded)}${refused}.`
}

function describeCounts(lenders: readonly LoadedLender[]): string {
  const written = lenders.flatMap((lender) => lender.written)
  const count = (kind: WrittenItem<LoanOffer>['kind']) =>
    written.filter((offer) => offer.kind === kind).length
  const withdrawn = lenders.reduce((sum, lender) => sum + lender.withdrawn.length, 0)
  const unchanged = lenders.reduce((sum, lender) => sum + lender.unchangedCount, 0)
  const returned = count('returned')
  return [
    `${many(count('added'), 'offer')} added`,
    `${count('changed')} changed`,
    ...(returned > 0 ? [`${returned} returned`] : []),
    `${unchanged} unchanged`,
    `${withdrawn} withdrawn`,
  ].join(', ')
}
