import { loanOfferOf } from '#database/loan-offer-rows.ts'
import type { KeptOffer } from '#database/read-loan-offers.ts'
import { daysBetween } from '#domain/dates.ts'
import { daysRatesLast } from '#domain/loans/compare-offers.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import type { FileLender, Problem } from './lender-file.ts'
import { offerCells, offerFields, readOffer } from './offer-fields.ts'

/** What a load does with one lender: all that the file says of it, or nothing. */
export type LenderPlan = RefusedLender | LoadedLender

interface RefusedLender {
  status: 'refused'
  id: string
  problems: Problem[]
}

export interface LoadedLender {
  status: 'loaded'
  id: string
  name: string
  /** The name it had, when that was another one. */
  nameBefore: string | null
  written: WrittenOffer[]
  /** Ids of offers that the lender no longer has. */
  withdrawn: string[]
  unchangedCount: number
  warnings: Problem[]
}

export interface WrittenOffer {
  /** `returned` was withdrawn by an earlier load. */
  kind: 'added' | 'changed' | 'returned'
  offer: LoanOffer
  /** Of a range of rates that is new; null when the one in force stays. */
  newRateNumber: number | null
  /** What is another than before; nothing of an offer that is new. */
  fields: FieldChange[]
}

interface FieldChange {
  name: string
  before: string
  after: string
}

/** The catalog before a load, without samples. */
export interface Catalog {
  lenders: readonly { id: string; name: string }[]
  /** Withdrawn ones too. */
  offers: readonly KeptOffer[]
}

export interface PlanOptions {
  /** 'YYYY-MM-DD' */
  today: string
  /** The file is the whole catalog: a lender that it does not name has withdrawn everything. */
  isComplete: boolean
  /** Takes rates that are older than those in the catalog. */
  takesOlder: boolean
}

/** What a file changes in a catalog. Nothing is written here. */
export function planLoad(
  lenders: readonly FileLender[],
  catalog: Catalog,
  { isComplete, ...options }: PlanOptions,
): LenderPlan[] {
  const kept = new Map(catalog.offers.map((offer) => [offer.offer.id, offer]))
  const names = new Map(catalog.lenders.map((lender) => [lender.id, lender.name]))
  const offersOf = Map.groupBy(catalog.offers, (offer) => offer.offer.lender_id)
  const places = new Map<string, string>()
  const plans = lenders.map((lender) =>
    planLender(lender, {
      ...options,
      kept,
      places,
      name: names.get(lender.id),
      own: offersOf.get(lender.id) ?? [],
    }),
  )
  // A file that names no lender is about payments: it says nothing of who offers what.
  if (!isComplete || lenders.length === 0) return plans
  const named = new Set(lenders.map((lender) => lender.id))
  const unnamed = catalog.lenders.filter((lender) => !named.has(lender.id))
  const gone = unnamed.map(({ id, name }) => planAbsence(id, name, offersOf.get(id) ?? []))
  return [...plans, ...gone.filter(({ withdrawn }) => withdrawn.length > 0)]
}

interface Surroundings {
  today: string
  takesOlder: boolean
  kept: ReadonlyMap<string, KeptOffer>
  /** Where in the file each offer was met first; grows while it is read. */
  places: Map<string, string>
  /** The lender's name in the catalog. */
  name: string | undefined
  /** Its offers in the catalog. */
  own: readonly KeptOffer[]
}

function planLender(lender: FileLender, { name, own, ...around }: Surroundings): LenderPlan {
  const problems = [...lender.problems]
  const warnings: Problem[] = []
  const written: WrittenOffer[] = []
  const offered = new Set<string>()
  for (const { at, cells } of lender.offers) {
    const read = readOffer(cells, { lender, today: around.today })
    if (!read.ok) {
      problems.push(...read.problems.map((text) => ({ at, text })))
      continue
    }
    const { offer } = read
    const before = around.kept.get(offer.id)
    const problem = conflict(offer, before, around)
    if (problem) problems.push({ at, text: problem })
    if (!around.places.has(offer.id)) around.places.set(offer.id, at)
    offered.add(offer.id)
    const change = changeOf(offer, before, around.today)
    if (change) written.push(change)
    warnings.push(...doubts(offer, around.today).map((text) => ({ at, text })))
  }
  if (problems.length > 0) return { status: 'refused', id: lender.id, problems }
  return {
    status: 'loaded',
    id: lender.id,
    name: lender.name,
    nameBefore: name !== undefined && name !== lender.name ? name : null,
    written,
    withdrawn: idsOnOffer(own).filter((id) => !offered.has(id)),
    unchangedCount: offered.size - written.length,
    warnings,
  }
}

function planAbsence(id: string, name: string, own: readonly KeptOffer[]): LoadedLender {
  const withdrawn = idsOnOffer(own)
  return {
    status: 'loaded',
    id,
    name,
    nameBefore: null,
    written: [],
    withdrawn,
    unchangedCount: 0,
    warnings: [],
  }
}

function idsOnOffer(offers: readonly KeptOffer[]): string[] {
  return offers.filter(({ offer }) => offer.withdrawn_on === null).map(({ offer }) => offer.id)
}

/** Why an offer that reads well cannot be loaded beside what is there. */
function conflict(
  offer: LoanOffer,
  before: KeptOffer | undefined,
  { places, takesOlder }: Pick<Surroundings, 'places' | 'takesOlder'>,
): string | undefined {
  const place = places.get(offer.id)
  if (place !== undefined) return `offer_id "${offer.id}" is taken by ${place}: give each offer its own`
  if (!before) return undefined
  if (before.offer.lender_id !== offer.lenderId)
    return `offer_id "${offer.id}" belongs to ${before.offer.lender_id}: give each offer its own`
  const seenOn = before.rate.seen_on ?? ''
  return seenOn > offer.rateSeenOn && !takesOlder
    ? `rate_seen_on ${offer.rateSeenOn} is older than ${seenOn}, which is in the catalog: ` +
        'load a newer file, or add --force to go back'
    : undefined
}

/** What is loaded all the same, but should be looked at. */
function doubts(offer: LoanOffer, today: string): string[] {
  const ageDays = daysBetween(offer.rateSeenOn, today)
  return [
    ...(ageDays > daysRatesLast
      ? [
          `rate_seen_on ${offer.rateSeenOn} is ${ageDays} days ago: rates older than ${daysRatesLast} days ` +
            'are shown as old and not ranked',
        ]
      : []),
    ...(offer.applyBy !== null && offer.applyBy < today
      ? [`apply_by ${offer.applyBy} has passed: nobody is offered this loan`]
      : []),
  ]
}

function changeOf(offer: LoanOffer, before: KeptOffer | undefined, today: string): WrittenOffer | undefined {
  if (!before) return { kind: 'added', offer, newRateNumber: 1, fields: [] }
  const fields = fieldChanges(loanOfferOf(before, today), offer)
  const kind = before.offer.withdrawn_on === null ? 'changed' : 'returned'
  if (kind === 'changed' && fields.length === 0) return undefined
  const newRateNumber = hasOtherRate(offer, before) ? before.rateNumber + 1 : null
  return { kind, offer, newRateNumber, fields }
}

function fieldChanges(before: LoanOffer, after: LoanOffer): FieldChange[] {
  const cellsBefore = offerCells(before)
  const cellsAfter = offerCells(after)
  return offerFields
    .filter((name) => cellsBefore[name] !== cellsAfter[name])
    .map((name) => ({ name, before: cellsBefore[name], after: cellsAfter[name] }))
}

function hasOtherRate(offer: LoanOffer, { rate }: KeptOffer): boolean {
  return (
    rate.seen_on !== offer.rateSeenOn ||
    rate.lowest_percent !== offer.lowestRatePercent ||
    rate.highest_percent !== offer.highestRatePercent ||
    rate.cap_percent !== offer.rateCapPercent
  )
}
