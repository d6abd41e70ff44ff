import { mostCompared } from '#app/features/loan-offers/most-compared.ts'
import { type CriterionCode, criterionCodes, defaultWeights, type Weights } from '#domain/ranking/criteria.ts'
import { type SortCode, sortCodes } from '#domain/ranking/sorts.ts'

/** The terms a list can be priced for, in years, as they stand in an address. */
export const termYears = ['5', '7', '10', '12', '15', '20'] as const
const rateTypes = ['fixed', 'variable'] as const

/** How the visitor wants the list: what to show, in which order, and what to count with. Never what they said of themselves. */
export interface OfferSettings {
  /** Years of full payments; undefined: each loan's own term that is nearest to ten years. */
  term?: (typeof termYears)[number] | undefined
  /** Only this type of rate. */
  rate?: (typeof rateTypes)[number] | undefined
  /** Only loans whose every known rule the borrower meets. */
  onlyFitting: boolean
  withoutOriginationFee: boolean
  sort: SortCode
  weights: Weights
  withAutopay: boolean
  withSameAssumptions: boolean
  /** Every loan, page by page, not only the first of them. */
  showsAll: boolean
  /** From 1; beyond the first only when all are shown. */
  page: number
}

/** The query parameters of the settings, beside one `w-…` for each criterion. */
const switches = {
  fits: 'onlyFitting',
  'no-fee': 'withoutOriginationFee',
  autopay: 'withAutopay',
  same: 'withSameAssumptions',
} as const satisfies Record<string, keyof OfferSettings>

const heaviest = 100

/** Reads the settings of a query string. What is not on a list, or no whole number from 0 to 100, is the default. */
export function readSettings(params: URLSearchParams): OfferSettings {
  const last = (name: string) => params.getAll(name).at(-1)?.trim() ?? ''
  const isOn = (name: string) => last(name) === '1'
  const showsAll = isOn('all')
  const page = wholeNumber(last('page'), 9999)
  return {
    term: termYears.find((years) => years === last('term')),
    rate: rateTypes.find((type) => type === last('rate')),
    onlyFitting: isOn('fits'),
    withoutOriginationFee: isOn('no-fee'),
    sort: sortCodes.find((code) => code === last('sort')) ?? 'best_match',
    weights: readWeights(last),
    withAutopay: isOn('autopay'),
    withSameAssumptions: isOn('same'),
    showsAll,
    page: showsAll && page ? page : 1,
  }
}

/** The settings as names and values of an address; those that are as at first are left out. */
export function settingsEntries(settings: OfferSettings): [string, string][] {
  const entries: [string, string | undefined][] = [
    ['term', settings.term],
    ['rate', settings.rate],
    ...Object.entries(switches).map(([name, key]): [string, string | undefined] => [
      name,
      settings[key] ? '1' : undefined,
    ]),
    ['sort', settings.sort === 'best_match' ? undefined : settings.sort],
    ...criterionCodes.map((code): [string, string | undefined] => [
      weightParam(code),
      settings.weights[code] === defaultWeights[code] ? undefined : String(settings.weights[code]),
    ]),
    ['all', settings.showsAll ? '1' : undefined],
    ['page', settings.page > 1 ? String(settings.page) : undefined],
  ]
  return entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
}

/** The name under which a criterion's weight stands in an address. */
export function weightParam(code: CriterionCode): string {
  return `w-${code}`
}

/** The loans checked to be compared, each once, in the order checked. More than can stand side by side are cut off. */
export function readCompared(params: URLSearchParams): string[] {
  const ids = params.getAll('compare').filter((id) => id !== '')
  return [...new Set(ids)].slice(0, mostCompared)
}

function readWeights(last: (name: string) => string): Weights {
  // The button that sets them back is part of the same form, so it comes with the weights it is to forget.
  if (last('weights') === 'usual') return defaultWeights
  const weights: Record<CriterionCode, number> = { ...defaultWeights }
  for (const code of criterionCodes)
    weights[code] = wholeNumber(last(weightParam(code)), heaviest) ?? weights[code]
  return weights
}

function wholeNumber(text: string, most: number): number | undefined {
  return /^\d{1,4}$/.test(text) && Number(text) <= most ? Number(text) : undefined
}
