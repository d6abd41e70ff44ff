import type { LoadResult } from './load-lenders.ts'
import type { LenderPlan, LoadedLender, WrittenOffer } from './plan-load.ts'

export interface Report {
  /** What was done. */
  done: string[]
  /** What was refused, and what to look at. */
  problems: string[]
  /** 0: everything was loaded. 1: nothing was. 2: some was refused, the rest was loaded. */
  exitCode: 0 | 1 | 2
}

/** What an operator reads after a load: a line for each lender, offer that changed, and problem. */
export function reportOf(
  result: LoadResult,
  { file, isDryRun }: { file: string; isDryRun: boolean },
): Report {
  if (result.status === 'refused') {
    return {
      done: [],
      problems: [...result.problems, `${file} was refused. Nothing has changed.`],
      exitCode: 1,
    }
  }
  const { lenders, payments, samplesRemoved } = result
  const loaded = lenders.filter((lender) => lender.status === 'loaded')
  const refusedCount = lenders.length - loaded.length
  const paymentCount = payments.written.length + payments.ended.length + payments.unchangedCount
  const done = [
    ...loaded.flatMap(linesOf),
    ...payments.written.map(({ lenderId }) => `${lenderId}: what it pays us is noted.`),
    ...payments.ended.map((id) => `${id}: pays us nothing any more.`),
    ...(samplesRemoved > 0 ? [`The ${samplesRemoved} sample lenders made room for real ones.`] : []),
    ...(lenders.length > 0 ? [totals(loaded, refusedCount)] : []),
    ...(isDryRun ? ['This was a dry run: nothing has changed.'] : []),
  ]
  const problems = [
    ...lenders.flatMap(problemsOf),
    ...payments.problems.map(({ at, text }) => `${at}: ${text}.`),
  ]
  const isRefused = refusedCount + payments.problems.length > 0
  const isLoaded = loaded.length + paymentCount > 0
  return { done, problems, exitCode: isRefused ? (isLoaded ? 2 : 1) : 0 }
}

function linesOf(lender: LoadedLender): string[] {
  const { id, name, nameBefore, written, withdrawn } = lender
  return [
    `${id}: ${countsOf([lender])}.`,
    ...(nameBefore === null ? [] : [`  is called "${name}" now, not "${nameBefore}"`]),
    ...written.map(offerLine),
    ...withdrawn.map((offerId) => `  withdrawn ${offerId}`),
  ]
}

function offerLine({ kind, offer, fields }: WrittenOffer): string {
  const changes = fields.map(
    ({ name, before, after }) => `${name} ${before || '(empty)'} → ${after || '(empty)'}`,
  )
  return `  ${kind} ${offer.id}${changes.length > 0 ? `: ${changes.join(', ')}` : ''}`
}

function problemsOf(lender: LenderPlan): string[] {
  if (lender.status === 'loaded') return lender.warnings.map(({ at, text }) => `${at}: note: ${text}.`)
  return [
    ...lender.problems.map(({ at, text }) => `${at}: ${text}.`),
    `${lender.id} was refused: nothing of it has changed.`,
  ]
}

function totals(loaded: readonly LoadedLender[], refusedCount: number): string {
  const refused = refusedCount > 0 ? `; ${many(refusedCount, 'lender')} refused` : ''
  return `${many(loaded.length, 'lender')} loaded: ${countsOf(loaded)}${refused}.`
}

function countsOf(lenders: readonly LoadedLender[]): string {
  const written = lenders.flatMap((lender) => lender.written)
  const count = (kind: WrittenOffer['kind']) => written.filter((offer) => offer.kind === kind).length
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

function many(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}
