import { getKeys } from '#domain/keys.ts'
import { compareOffers } from '#domain/loans/compare-offers.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import type { RankedOffer } from '#domain/loans/sorts.ts'
import { continuous } from '#domain/scholarships/filter-fields.ts'
import { meetsFilter } from '#domain/scholarships/meets-filter.ts'
import { parseFilter } from '#domain/scholarships/parse-filter.ts'
import { parseSortBy, type ValueType } from '#domain/scholarships/parse-sort.ts'
import type { Filter, FilterField } from '#domain/scholarships/scholarship-query.ts'
import { foldText } from '#domain/text-search/fold-text.ts'
import type { ListQuery } from '#kit/listing/api-list.ts'
import { readSettings, toBorrowing } from '#kit/loan-offers/settings/offer-settings.ts'
import type { LoanItem } from './loan-item.ts'

/** The fields that loans are sorted by, with the type of their values. */
export const loanSorts = {
  best_match: 'NUMERIC',
  easiest_to_apply: 'NUMERIC',
  award_amount_high: 'NUMERIC',
  deadline: 'DATE',
} as const satisfies Record<string, ValueType>
type LoanSort = keyof typeof loanSorts

/** The direction in which the site itself sorts; the other one is its reverse, with ties in the same order. */
const defaultDirections: Readonly<Record<LoanSort, 'ASC' | 'DESC'>> = {
  best_match: 'DESC',
  easiest_to_apply: 'ASC',
  award_amount_high: 'DESC',
  deadline: 'ASC',
}

/** What a visitor sees who has answered nothing yet. */
const example = { borrowing: { amountCents: 1_000_000, inSchoolMonths: 24, repayment: 'deferred' } } as const

/** @returns one page of private student loans and how many there are, or what is wrong, by parameter */
export function listLoans(
  offers: readonly LoanOffer[],
  query: ListQuery,
  today: string,
): { ok: true; items: LoanItem[]; total: number } | { ok: false; problem: string } {
  const { sortBy = 'best_match:NUMERIC:DESC', filterBy = [], lenderIds, name, offset, limit } = query
  const parsed = parseSortBy(sortBy, getKeys(loanSorts), loanSorts)
  if (!parsed.ok) return { ok: false, problem: `sortBy: ${parsed.problem}` }
  const filter = parseFilter(filterBy, { today, fields: ['deadline', 'award_amount_high'] })
  if (!filter.ok) return { ok: false, problem: `filterBy: ${filter.problem}` }
  const wanted = lenderIds && new Set(lenderIds)
  const words = splitWords(name)
  const found = offers.filter(
    (offer) =>
      (!wanted || wanted.has(offer.lenderId)) && hasWords(offer, words) && isMet(filter.filter, offer),
  )
  const settings = readSettings(new URLSearchParams())
  const { field, direction } = parsed.sort
  const { available } = compareOffers(found, {
    profile: {},
    borrowing: toBorrowing(example, settings),
    weights: settings.weights,
    sort: field,
    today,
  })
  const ordered = direction === defaultDirections[field] ? available : reverse(available, field)
  return {
    ok: true,
    items: ordered.slice(offset, offset + limit).map(toLoanItem),
    total: ordered.length,
  }
}

function isMet(filter: Filter, offer: LoanOffer): boolean {
  const getValue = (field: FilterField) =>
    field === 'deadline'
      ? (offer.applyBy ?? continuous)
      : // Without another limit, the cost of attendance is more than any amount.
        (offer.maximumCents ?? Number.POSITIVE_INFINITY)
  return meetsFilter(filter, { isEqual: (field, value) => getValue(field) === value, getOrdered: getValue })
}

const keys: Readonly<Record<LoanSort, (ranked: RankedOffer) => number | string | null>> = {
  best_match: ({ score }) => score,
  easiest_to_apply: ({ judgment }) => judgment.openRules,
  award_amount_high: ({ offer }) => offer.maximumCents ?? Number.POSITIVE_INFINITY,
  deadline: ({ offer }) => offer.applyBy,
}

/** Turns the groups of equal keys around, but no group itself. What has no key stays last. */
function reverse(ranked: readonly RankedOffer[], field: LoanSort): RankedOffer[] {
  const getKey = keys[field]
  const groups = [...Map.groupBy(ranked, getKey)].reverse()
  return [...groups.filter(([key]) => key !== null), ...groups.filter(([key]) => key === null)].flatMap(
    ([, group]) => group,
  )
}

function toLoanItem({ offer, judgment, score }: RankedOffer): LoanItem {
  return {
    id: offer.id,
    lender_id: offer.lenderId,
    name: offer.lenderName,
    product: offer.product,
    is_sample: offer.isSample,
    rate_type: offer.rateType,
    lowest_rate_percent: offer.lowestRatePercent,
    highest_rate_percent: offer.highestRatePercent,
    rate_seen_at: offer.rateSeenOn,
    award_amount_low: offer.minimumCents / 100,
    award_amount_high: offer.maximumCents === null ? null : offer.maximumCents / 100,
    deadline: offer.applyBy ?? continuous,
    best_match: score / 100,
    easiest_to_apply: judgment.openRules,
  }
}

function hasWords({ lenderName, product }: LoanOffer, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const own = splitWords(`${lenderName} ${product}`)
  return words.every((word) => own.some((each) => each.startsWith(word)))
}

function splitWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
