import type { BorrowerProfile } from '#domain/eligibility/profile.ts'
import { getKeys } from '#domain/keys.ts'
import type { Borrowing } from '#domain/loans/priced-offer.ts'
import { type CriterionCode, criterionCodes, defaultWeights, type Weights } from '#domain/ranking/criteria.ts'
import { type AnySort, goalSorts, sortCodes } from '#domain/ranking/sorts.ts'
import type { BorrowerSituation } from '#kit/loan-offers/borrower-situation.ts'
import { mostCompared } from '#kit/loan-offers/most-compared.ts'

/** The terms that a list can be priced for, in years, as query values. */
export const termYears = ['5', '7', '10', '12', '15', '20'] as const
const rateTypes = ['fixed', 'variable'] as const

/** The visitor's settings of the list: filters, order, and assumptions. They contain no personal answers. */
export interface OfferSettings {
  /** Years of full payments; undefined means each loan's own term closest to ten years. */
  term?: (typeof termYears)[number] | undefined
  /** Show only this type of rate. */
  rate?: (typeof rateTypes)[number] | undefined
  /** Show only loans whose every known rule the borrower meets. */
  onlyFitting: boolean
  withoutOriginationFee: boolean
  sort: AnySort
  /** The order unless the visitor chooses one: best match, or a goal's where loans replace others. */
  usualSort?: AnySort | undefined
  weights: Weights
  withAutopay: boolean
  withSameAssumptions: boolean
  /** Show all loans, page by page, instead of only the first ones. */
  showsAll: boolean
  /** One-based page number; always 1 unless all loans are shown. */
  page: number
}

/** The query parameters of the on/off settings. */
const switches = {
  fits: 'onlyFitting',
  'no-fee': 'withoutOriginationFee',
  autopay: 'withAutopay',
  same: 'withSameAssumptions',
} as const satisfies Record<string, keyof OfferSettings>

const heaviest = 100

/**
 * Reads the settings from a query string; only a line whose usual order is a goal's has the orders by goal. Unknown values, and weights that are not whole numbers from 0 to
 * 100, become the default.
 */
export function readSettings(params: URLSearchParams, usualSort?: AnySort): OfferSettings {
  const last = (name: string) => params.getAll(name).at(-1)?.trim() ?? ''
  const isOn = (name: string) => last(name) === '1'
  const showsAll = isOn('all')
  const page = wholeNumber(last('page'), 9999)
  return {
    term: termYears.find((years) => years === last('term')),
    rate: rateTypes.find((type) => type === last('rate')),
    onlyFitting: isOn('fits'),
    withoutOriginationFee: isOn('no-fee'),
    sort: listSorts(usualSort).find((code) => code === last('sort')) ?? usualSort ?? 'best_match',
    ...(usualSort && { usualSort }),
    weights: readWeights(last),
    withAutopay: isOn('autopay'),
    withSameAssumptions: isOn('same'),
    showsAll,
    page: showsAll && page ? page : 1,
  }
}

/** Returns the settings as query parameters, without those at their default. */
export function toSettingsEntries(settings: OfferSettings): [string, string][] {
  const entries: [string, string | undefined][] = [
    ['term', settings.term],
    ['rate', settings.rate],
    ...Object.entries(switches).map(([name, key]): [string, string | undefined] => [
      name,
      settings[key] ? '1' : undefined,
    ]),
    ['sort', settings.sort === (settings.usualSort ?? 'best_match') ? undefined : settings.sort],
    ...criterionCodes.map((code): [string, string | undefined] => [
      weightParam(code),
      settings.weights[code] === defaultWeights[code] ? undefined : String(settings.weights[code]),
    ]),
    ['all', settings.showsAll ? '1' : undefined],
    ['page', settings.page > 1 ? String(settings.page) : undefined],
  ]
  return entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
}

/** Lists the orders of a list: by goal, if that is what its usual order follows. */
export function listSorts(usualSort: AnySort | undefined): readonly AnySort[] {
  return isByGoal(usualSort) ? [...getKeys(goalSorts), 'easiest_to_apply'] : sortCodes
}

/**
 * Returns the orders to offer first. Whoever has no cosigner is not offered the one by cosigner release, unless
 * the address asks for it.
 */
export function listPresets(
  { hasCosigner }: Pick<BorrowerProfile, 'hasCosigner'>,
  { sort, usualSort }: Pick<OfferSettings, 'sort' | 'usualSort'>,
): readonly AnySort[] {
  if (isByGoal(usualSort)) return getKeys(goalSorts)
  const isReleaseWanted = hasCosigner !== false || sort === 'cosigner_release'
  return [
    'best_match',
    'lowest_worst_case',
    'easiest_to_apply',
    ...(isReleaseWanted ? (['cosigner_release'] as const) : []),
  ]
}

function isByGoal(usualSort: AnySort | undefined): boolean {
  return usualSort !== undefined && usualSort in goalSorts
}

/** Returns the query parameter of a criterion's weight. */
export function weightParam(code: CriterionCode): string {
  return `w-${code}`
}

/** Returns the loans checked for comparison, without duplicates, in the order checked, cut to the maximum. */
export function readCompared(params: URLSearchParams): string[] {
  const ids = params.getAll('compare').filter((id) => id !== '')
  return [...new Set(ids)].slice(0, mostCompared)
}

/** Combines the answers and the settings into what every offer is priced for. */
export function toBorrowing(
  { borrowing }: Pick<BorrowerSituation, 'borrowing'>,
  settings: OfferSettings,
): Borrowing {
  const { term, withAutopay, withSameAssumptions } = settings
  return { ...borrowing, termMonths: term ? Number(term) * 12 : null, withAutopay, withSameAssumptions }
}

function readWeights(last: (name: string) => string): Weights {
  // The reset button is in the same form, so the weights it resets are submitted along with it.
  if (last('weights') === 'usual') return defaultWeights
  const weights: Record<CriterionCode, number> = { ...defaultWeights }
  for (const code of criterionCodes)
    weights[code] = wholeNumber(last(weightParam(code)), heaviest) ?? weights[code]
  return weights
}

function wholeNumber(text: string, most: number): number | undefined {
  return /^\d{1,4}$/.test(text) && Number(text) <= most ? Number(text) : undefined
}
