import type { Card } from '#domain/cards/card.ts'
import { daysBetween } from '#domain/dates.ts'
import { daysRatesLast } from '#domain/ranking/days-rates-last.ts'
import type { Problem } from '#kit/catalog/catalog-file.ts'
import { fieldChanges } from '#kit/catalog/field-changes.ts'
import {
  type FileRow,
  type PlanOptions,
  planRows,
  type ReadRow,
  type RowPlan,
} from '#kit/catalog/plan-rows.ts'
import { cardRates, toCard } from '#server/database/card-rows.ts'
import type { KeptCard } from '#server/database/read-cards.ts'
import { type Agreement, type AgreementCells, readAgreement } from './agreement-fields.ts'
import { cardCells, cardFields } from './card-fields.ts'

/** A card with what a load has to know about its rates. */
export interface PlannedCard extends Card {
  /** The number of the new rates; `null` when the current ones stay. */
  newRateNumber: number | null
}

/**
 * Plans the changes that a file makes to the cards, without writing anything.
 * @param catalog the cards before the load, with withdrawn ones and without samples
 */
export function planCards(
  rows: readonly ReadRow<Card>[],
  catalog: readonly KeptCard[],
  { today, ...options }: PlanOptions,
): RowPlan<PlannedCard> {
  const kept = new Map(catalog.map((each) => [each.card.id, each]))
  return planRows<Card, PlannedCard, KeptCard>(
    oneNameEach(rows),
    kept,
    {
      thing: 'card',
      isListed: ({ card }) => card.withdrawn_on === null,
      complete: (card, before) => ({ ...card, newRateNumber: nextRateNumber(card, before) }),
      readOn: {
        field: 'terms_seen_on',
        of: ({ termsSeenOn }) => termsSeenOn,
        ofKept: ({ rates }) => rates.seen_on ?? '',
      },
      listWarnings: (card) => listWarnings(card, today),
      listChanges: (card, before) =>
        fieldChanges(cardFields, cardCells(toCard(before, today)), cardCells(card)),
    },
    options,
  )
}

/** Refuses a card whose issuer has another name on an earlier line, because one of the two is wrong. */
function oneNameEach(rows: readonly ReadRow<Card>[]): ReadRow<Card>[] {
  const names = new Map<string, string>()
  return rows.map((row) => {
    if (row.read.status !== 'listed') return row
    const { issuerId, issuerName } = row.read.item
    const name = names.get(issuerId) ?? issuerName
    names.set(issuerId, name)
    if (name === issuerName) return row
    const problems = [`issuer_name "${issuerName}" is "${name}" on an earlier line`]
    return { ...row, read: { status: 'refused', problems } }
  })
}

function nextRateNumber(card: Card, before: KeptCard | undefined): number | null {
  if (!before) return 1
  const rates = Object.entries(cardRates(card, { on: card.termsSeenOn }))
  const kept = new Map(Object.entries(before.rates))
  return rates.every(([name, value]) => kept.get(name) === value) ? null : before.rateNumber + 1
}

function listWarnings({ termsSeenOn }: Card, today: string): string[] {
  const ageDays = daysBetween(termsSeenOn, today)
  return ageDays > daysRatesLast
    ? [
        `terms_seen_on ${termsSeenOn} is ${ageDays} days ago: cards whose terms are older than ${daysRatesLast} ` +
          'days are not listed',
      ]
    : []
}

export interface AgreementsPlan {
  /** New or changed agreements of issuers that pay us. */
  written: Agreement[]
  /** Ids of the issuers that no longer pay anything. */
  ended: string[]
  unchangedCount: number
  problems: Problem[]
}

/**
 * Plans the changes that a file makes to which issuers pay us.
 * @param issuerIds the issuers in the catalog after the file is loaded, without samples
 * @param kept the day on which each paying issuer agreed
 */
export function planAgreements(
  rows: readonly FileRow<AgreementCells>[],
  {
    kept,
    issuerIds,
    today,
  }: { kept: ReadonlyMap<string, string>; issuerIds: ReadonlySet<string>; today: string },
): AgreementsPlan {
  const places = new Map<string, string>()
  const plan: AgreementsPlan = { written: [], ended: [], unchangedCount: 0, problems: [] }
  for (const { at, cells, problems } of rows) {
    const read = problems.length > 0 ? { ok: false as const, problems } : readAgreement(cells, today)
    if (!read.ok) {
      plan.problems.push(...read.problems.map((text) => ({ at, text })))
      continue
    }
    const { agreement } = read
    const { issuerId, paysUs, agreedOn } = agreement
    const place = places.get(issuerId)
    places.set(issuerId, place ?? at)
    if (place !== undefined)
      plan.problems.push({ at, text: `issuer_id "${issuerId}" is named by ${place} already` })
    else if (!issuerIds.has(issuerId))
      plan.problems.push({ at, text: `issuer_id "${issuerId}" is not in the catalog: load its cards first` })
    else if (paysUs ? kept.get(issuerId) === agreedOn : !kept.has(issuerId)) plan.unchangedCount += 1
    else if (paysUs) plan.written.push(agreement)
    else plan.ended.push(issuerId)
  }
  return plan
}
