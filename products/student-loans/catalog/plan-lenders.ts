import { daysBetween } from '#domain/dates.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import type { LineCategory } from '#domain/product-line.ts'
import { maxRateAgeDays } from '#domain/ranking/max-rate-age.ts'
import type { Problem } from '#kit/catalog/catalog-file.ts'
import type { PaymentsPlan } from '#kit/catalog/plan-payments.ts'
import {
  isListed,
  type KeptItems,
  type Planned,
  type PlanOptions,
  planRow,
  type ReadRow,
  type WrittenItem,
} from '#kit/catalog/plan-rows.ts'
import { loanOffers } from '#server/database/item-kinds.ts'
import { offerCells, readOffer } from './offer-fields.ts'
import type { LenderPayment } from './payment-fields.ts'
import type { FileLender } from './read-lender-file.ts'

export interface LendersPlan {
  lenders: LenderPlan[]
  payments: PaymentsPlan<LenderPayment>
  /** The number of invented lenders removed to make room for real ones. */
  samplesRemoved: number
  /** The product lines of which nothing is left. */
  emptied: LineCategory[]
}

/** What a load does with one lender: it loads everything the file says about the lender, or nothing. */
export type LenderPlan = { status: 'refused'; id: string; problems: Problem[] } | LoadedLender

export interface LoadedLender {
  status: 'loaded'
  id: string
  name: string
  /** The lender's previous name if it changed, otherwise `null`. */
  nameBefore: string | null
  written: WrittenItem<LoanOffer>[]
  /** Ids of the offers that the lender no longer has. */
  withdrawn: string[]
  unchangedCount: number
  warnings: Problem[]
}

/** Plans the changes that a file makes to lenders and their offers. */
export function planLenders(
  lenders: readonly FileLender[],
  { real, kept }: { real: readonly { id: string; name: string }[]; kept: KeptItems<LoanOffer> },
  options: PlanOptions,
): LenderPlan[] {
  const byLender = Map.groupBy(kept.values(), ({ item }) => item.lenderId)
  const idsOnOffer = (id: string) => (byLender.get(id) ?? []).filter(isListed).map(({ item }) => item.id)
  const names = new Map(real.map(({ id, name }) => [id, name]))
  const places = new Map<string, string>()
  const plans = lenders.map((lender): LenderPlan => {
    const rows = lender.offers.map((offer) =>
      planRow(readRow(offer, lender, options.today), planned, { ...options, stored: kept, places }),
    )
    const problems = [
      ...lender.problems,
      ...rows.flatMap((row) =>
        row.outcome === 'refused' ? row.problems.map((text) => ({ at: row.at, text })) : [],
      ),
    ]
    if (problems.length > 0) return { status: 'refused', id: lender.id, problems }
    const offered = new Set(lender.offers.map(({ cells }) => cells.offer_id))
    const nameBefore = names.get(lender.id) ?? lender.name
    return {
      status: 'loaded',
      id: lender.id,
      name: lender.name,
      nameBefore: nameBefore === lender.name ? null : nameBefore,
      written: rows.flatMap((row) => (row.outcome === 'written' ? [row.written] : [])),
      withdrawn: idsOnOffer(lender.id).filter((id) => !offered.has(id)),
      unchangedCount: rows.filter(({ outcome }) => outcome === 'unchanged').length,
      warnings: rows.flatMap(({ at, warnings }) => warnings.map((text) => ({ at, text }))),
    }
  })
  // A file that names no lender contains only payments, so it says nothing about which offers exist.
  if (!options.isComplete || lenders.length === 0) return plans
  const named = new Set(lenders.map(({ id }) => id))
  const gone = real.filter(({ id }) => !named.has(id) && idsOnOffer(id).length > 0)
  return [
    ...plans,
    ...gone.map(
      ({ id, name }): LoadedLender => ({
        status: 'loaded',
        id,
        name,
        nameBefore: null,
        written: [],
        withdrawn: idsOnOffer(id),
        unchangedCount: 0,
        warnings: [],
      }),
    ),
  ]
}

function readRow(
  { at, cells }: FileLender['offers'][number],
  lender: FileLender,
  today: string,
): ReadRow<LoanOffer> {
  const read = readOffer(cells, { lender, today })
  // An id of a row that cannot be read takes no other row's.
  return read.ok
    ? { at, id: read.offer.id, read: { status: 'listed', item: read.offer } }
    : { at, id: null, read: { status: 'refused', problems: read.problems } }
}

const planned: Planned<LoanOffer, LoanOffer> = {
  kind: loanOffers,
  thing: 'offer',
  complete: (offer) => offer,
  readOn: { field: 'rate_seen_on', of: ({ rateSeenOn }) => rateSeenOn },
  findConflict: (offer, before) =>
    before.lenderId === offer.lenderId
      ? undefined
      : `offer_id "${offer.id}" belongs to ${before.lenderId}: give each offer its own`,
  listWarnings({ rateSeenOn, applyBy }, today) {
    const ageDays = daysBetween(rateSeenOn, today)
    return [
      ...(ageDays > maxRateAgeDays
        ? [
            `rate_seen_on ${rateSeenOn} is ${ageDays} days ago: rates older than ${maxRateAgeDays} days ` +
              'are shown as old and not ranked',
          ]
        : []),
      ...(applyBy !== null && applyBy < today
        ? [`apply_by ${applyBy} has passed: no one is offered this loan`]
        : []),
    ]
  },
  cells: offerCells,
}
