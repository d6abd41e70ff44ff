import { daysBetween } from '#domain/dates.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { daysRatesLast } from '#domain/ranking/days-rates-last.ts'
import type { Problem } from '#kit/catalog/catalog-file.ts'
import { type FieldChange, fieldChanges } from '#kit/catalog/field-changes.ts'
import { toLoanOffer } from '#server/database/loan-offer-rows.ts'
import type { KeptOffer } from '#server/database/read-loan-offers.ts'
import type { FileLender } from './lender-file.ts'
import { offerCells, offerFields, readOffer } from './offer-fields.ts'

/** What a load does with one lender: it loads everything the file says about the lender, or nothing. */
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
  /** The lender's previous name if it changed, otherwise `null`. */
  nameBefore: string | null
  written: WrittenOffer[]
  /** Ids of the offers that the lender no longer has. */
  withdrawn: string[]
  unchangedCount: number
  warnings: Problem[]
}

export interface WrittenOffer {
  /** `returned`: an earlier load had withdrawn the offer. */
  kind: 'added' | 'changed' | 'returned'
  offer: LoanOffer
  /** The number of the new rate range; `null` when the current one stays. */
  newRateNumber: number | null
  /** The changed fields; empty for a new offer. */
  fields: FieldChange[]
}

/** The catalog before a load, without samples. */
export interface Catalog {
  lenders: readonly { id: string; name: string }[]
  /** Includes withdrawn offers. */
  offers: readonly KeptOffer[]
}

export interface PlanOptions {
  /** 'YYYY-MM-DD' */
  today: string
  /** Treats the file as the whole catalog: a lender that it does not name has withdrawn all its offers. */
  isComplete: boolean
  /** Accepts rates that are older than those in the catalog. */
  takesOlder: boolean
}

/** Plans the changes that a file makes to a catalog, without writing anything. */
export function planLoad(
  lenders: readonly FileLender[],
  catalog: Catalog,
  { isComplete, ...options }: PlanOptions,
): LenderPlan[] {
  const kept = new Map(catalog.offers.map((offer) => [offer.offer.id, offer]))
  const names = new Map(catalog.lenders.map((lender) => [lender.id, lender.name]))
  const offersByLender = Map.groupBy(catalog.offers, (offer) => offer.offer.lender_id)
  const places = new Map<string, string>()
  const plans = lenders.map((lender) =>
    planLender(lender, {
      ...options,
      kept,
      places,
      name: names.get(lender.id),
      own: offersByLender.get(lender.id) ?? [],
    }),
  )
  // A file that names no lender contains only payments, so it says nothing about which offers exist.
  if (!isComplete || lenders.length === 0) return plans
  const named = new Set(lenders.map((lender) => lender.id))
  const unnamed = catalog.lenders.filter((lender) => !named.has(lender.id))
  const gone = unnamed.map(({ id, name }) => planAbsence(id, name, offersByLender.get(id) ?? []))
  return [...plans, ...gone.filter(({ withdrawn }) => withdrawn.length > 0)]
}

interface Surroundings {
  today: string
  takesOlder: boolean
  kept: ReadonlyMap<string, KeptOffer>
  /** The first place in the file of each offer id; filled while the file is processed. */
  places: Map<string, string>
  /** The lender's name in the catalog. */
  name: string | undefined
  /** The lender's offers in the catalog. */
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
    const problem = findConflict(offer, before, around)
    if (problem) problems.push({ at, text: problem })
    if (!around.places.has(offer.id)) around.places.set(offer.id, at)
    offered.add(offer.id)
    const change = toChange(offer, before, around.today)
    if (change) written.push(change)
    warnings.push(...listWarnings(offer, around.today).map((text) => ({ at, text })))
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

/** Returns why a valid offer conflicts with the rest of the file or with the catalog. */
function findConflict(
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

/** Returns warnings about an offer that is loaded anyway. */
function listWarnings(offer: LoanOffer, today: string): string[] {
  const ageDays = daysBetween(offer.rateSeenOn, today)
  return [
    ...(ageDays > daysRatesLast
      ? [
          `rate_seen_on ${offer.rateSeenOn} is ${ageDays} days ago: rates older than ${daysRatesLast} days ` +
            'are shown as old and not ranked',
        ]
      : []),
    ...(offer.applyBy !== null && offer.applyBy < today
      ? [`apply_by ${offer.applyBy} has passed: no one is offered this loan`]
      : []),
  ]
}

function toChange(offer: LoanOffer, before: KeptOffer | undefined, today: string): WrittenOffer | undefined {
  if (!before) return { kind: 'added', offer, newRateNumber: 1, fields: [] }
  const fields = fieldChanges(offerFields, offerCells(toLoanOffer(before, today)), offerCells(offer))
  const kind = before.offer.withdrawn_on === null ? 'changed' : 'returned'
  if (kind === 'changed' && fields.length === 0) return undefined
  const newRateNumber = hasOtherRate(offer, before) ? before.rateNumber + 1 : null
  return { kind, offer, newRateNumber, fields }
}

function hasOtherRate(offer: LoanOffer, { rate }: KeptOffer): boolean {
  return (
    rate.seen_on !== offer.rateSeenOn ||
    rate.lowest_percent !== offer.lowestRatePercent ||
    rate.highest_percent !== offer.highestRatePercent ||
    rate.cap_percent !== offer.rateCapPercent
  )
}
