import type { Pricing } from '#app/features/loan-offers/loan-catalog.ts'
import { mostCompared } from '#app/features/loan-offers/most-compared.ts'
import type { SchoolDirectory } from '#app/features/schools/school-directory.ts'
import type { LoanDraft } from '#app/features/student-loans/loan-draft.server.ts'
import { borrowingOf } from '#app/features/student-loans/offers/borrowing.ts'
import { readCompared, readSettings } from '#app/features/student-loans/offers/offer-settings.ts'
import { readSituation, type Situation } from '#app/features/student-loans/situation.server.ts'
import { type Comparison, comparePriced } from '#domain/loans/compare-offers.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import type { Borrowing } from '#domain/loans/priced-offer.ts'
import { columnOf } from './column.server.ts'
import { type Compared, readOnlyDifferences } from './compare-address.ts'
import type { ComparedOffer } from './compared-offer.ts'

/** What the comparison page and its file show. */
export interface ComparisonView extends Compared {
  situation: Pick<Situation, 'opeid' | 'schoolName' | 'isExample'>
  borrowing: Borrowing
  columns: readonly ComparedOffer[]
  /** How many of the address's offers are no longer listed. */
  goneCount: number
  /** The address names more offers than fit side by side. */
  isCut: boolean
  /** The first offers of the visitor's list that are not compared yet; none when there is no room left. */
  addable: readonly LoanOffer[]
}

interface Sources {
  params: URLSearchParams
  draft: LoanDraft | null
  directory: Pick<SchoolDirectory, 'byOpeid' | 'kindOf'>
  /** 'YYYY-MM-DD' */
  today: string
  /** Prices what is on offer. */
  pricing: Pricing
  /** The ids of the lenders that pay this site. */
  paid: ReadonlySet<string>
}

/** How many offers can be added by a list to choose from: beyond the best of them, the list of loans serves better. */
const mostAddable = 12

/** Puts the offers of an address side by side, counted as the visitor's list of loans counts them. */
export function viewComparison({ params, draft, directory, today, pricing, paid }: Sources): ComparisonView {
  const situation = readSituation({ params, draft, directory, today })
  const settings = readSettings(params)
  const borrowing = borrowingOf(situation, settings)
  const { profile } = situation
  const { weights, sort } = settings
  const prices = pricing(borrowing)
  const comparison = comparePriced(prices, { profile, weights, sort, today })
  const wanted = readCompared(params)
  const byId = new Map(prices.offers.map((offer) => [offer.id, offer]))
  const columns = wanted.flatMap((id) => {
    const offer = byId.get(id)
    if (!offer) return []
    return columnOf(offer, { comparison, profile, borrowing, today, isPaid: paid.has(offer.lenderId) })
  })
  const ids = columns.map(({ offer }) => offer.id)
  return {
    situation,
    settings,
    bands: situation.bands,
    borrowing,
    ids,
    columns,
    goneCount: wanted.length - columns.length,
    isCut: new Set(params.getAll('compare')).size > mostCompared,
    onlyDifferences: readOnlyDifferences(params),
    addable: ids.length < mostCompared ? addableOf(comparison, ids) : [],
  }
}

function addableOf({ available }: Comparison, ids: readonly string[]): ComparisonView['addable'] {
  return available
    .filter(({ offer }) => !ids.includes(offer.id))
    .slice(0, mostAddable)
    .map(({ offer }) => offer)
}
