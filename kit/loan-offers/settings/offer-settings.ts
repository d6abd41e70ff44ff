import type { BorrowerProfile } from '#domain/eligibility/profile.ts'
import { getKeys } from '#domain/keys.ts'
import { criterionCodes, defaultWeights } from '#domain/loans/criteria.ts'
import type { Borrowing } from '#domain/loans/priced-offer.ts'
import { type AnySort, goalSorts, sortCodes } from '#domain/loans/sorts.ts'
import { pageFields } from '#kit/listing/list-page.ts'
import { choice, type Entry, flag, queryCodec, weights, withDefault } from '#kit/listing/query-codec.ts'
import type { BorrowerSituation } from '#kit/loan-offers/borrower-situation.ts'
import { quotedRates } from './quoted-rates.ts'

/** The terms that a list can be priced for, in years, as query values. */
export const termYears = ['5', '7', '10', '12', '15', '20'] as const

/** The settings of a list whose order is this one unless the visitor chooses another. */
const offerCodec = (defaultSort: AnySort = 'best_match') =>
  queryCodec({
    /** Years of full payments; undefined means each loan's own term closest to ten years. */
    term: choice('term', termYears),
    /** Show only this type of rate. */
    rate: choice('rate', ['fixed', 'variable']),
    /** Show only loans whose every known rule the borrower meets. */
    onlyFitting: flag('fits'),
    withoutOriginationFee: flag('no-fee'),
    withAutopay: flag('autopay'),
    withSameAssumptions: flag('same'),
    sort: withDefault(choice('sort', listSorts(defaultSort)), defaultSort),
    weights: weights(criterionCodes, defaultWeights),
    /** What lenders quoted the visitor, by offer. */
    quotes: quotedRates,
    ...pageFields,
  })

/** The visitor's settings of the list: filters, order, and assumptions. They contain no personal answers. */
export interface OfferSettings extends ReturnType<ReturnType<typeof offerCodec>['read']> {
  /** The order unless the visitor chooses one: best match, or a goal's where loans replace others. */
  defaultSort?: AnySort | undefined
}

/** Reads the settings from a query string; only a line whose default order is a goal's has the orders by goal. */
export function readSettings(params: URLSearchParams, defaultSort?: AnySort): OfferSettings {
  return { ...offerCodec(defaultSort).read(params), ...(defaultSort && { defaultSort }) }
}

/** Returns the settings as query parameters, without those at their default. */
export function toSettingsEntries(settings: OfferSettings): Entry[] {
  return offerCodec(settings.defaultSort).write(settings)
}

/** Lists the orders of a list: by goal, if that is what its default order follows. */
export function listSorts(defaultSort: AnySort | undefined): readonly AnySort[] {
  return isByGoal(defaultSort) ? [...getKeys(goalSorts), 'easiest_to_apply'] : sortCodes
}

/**
 * Returns the orders to offer first. Whoever has no cosigner is not offered the one by cosigner release, unless
 * the address asks for it.
 */
export function listPresets(
  { hasCosigner }: Pick<BorrowerProfile, 'hasCosigner'>,
  { sort, defaultSort }: Pick<OfferSettings, 'sort' | 'defaultSort'>,
): readonly AnySort[] {
  if (isByGoal(defaultSort)) return getKeys(goalSorts)
  const isReleaseWanted = hasCosigner !== false || sort === 'cosigner_release'
  return [
    'best_match',
    'lowest_worst_case',
    'easiest_to_apply',
    ...(isReleaseWanted ? (['cosigner_release'] as const) : []),
  ]
}

function isByGoal(defaultSort: AnySort | undefined): boolean {
  return defaultSort !== undefined && defaultSort in goalSorts
}

/** Combines the answers and the settings into what every offer is priced for. */
export function toBorrowing(
  { borrowing }: Pick<BorrowerSituation, 'borrowing'>,
  settings: OfferSettings,
): Borrowing {
  const { term, withAutopay, withSameAssumptions } = settings
  return { ...borrowing, termMonths: term ? Number(term) * 12 : null, withAutopay, withSameAssumptions }
}
