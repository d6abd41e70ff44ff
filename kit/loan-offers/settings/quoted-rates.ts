import { maxQuotedApr, type QuotedOffers, type QuotedRate } from '#domain/apr/quoted-rate.ts'
import { percent } from '#domain/catalog-fields.ts'
import { getLast, type QueryField } from '#kit/listing/query-codec.ts'

/** How many quoted rates an address carries. */
export const maxQuotes = 10

const prefix = 'quote-'

/** Returns the query parameter of the rate quoted for an offer. */
export function quoteParam(offerId: string): string {
  return `${prefix}${offerId}`
}

/** The APRs that lenders quoted, ordered by offer; a text that is no rate, and a rate that is too high, are left out. */
export const quotedRates: QueryField<readonly QuotedRate[]> = {
  read: (params) =>
    listTyped(params)
      .flatMap(([offerId, typed]): QuotedRate[] => {
        const aprPercent = parseApr(typed)
        return aprPercent === undefined || isTooHigh(aprPercent) ? [] : [{ offerId, aprPercent }]
      })
      .slice(0, maxQuotes),
  write: (quotes) => quotes.map(({ offerId, aprPercent }) => [quoteParam(offerId), aprPercent.toFixed(2)]),
}

/** Why a typed rate does not count: it is no rate, it is too high, the loan cannot come to it, or there are too many. */
export type QuoteProblem = 'not_a_rate' | 'too_high' | 'unmatched' | 'too_many'

/** The field of an offer's quoted rate. */
export interface QuoteField {
  typed: string
  problem: QuoteProblem | undefined
}

/** The most characters of a wrong rate that are shown again. */
const maxCharacters = 20

/** Returns what was typed for each offer of a list, and what is wrong with it. */
export function readQuoteFields(
  params: URLSearchParams,
  { offers, quotes, unmatched }: QuotedOffers,
): Record<string, QuoteField> {
  const listed = new Set(offers.map(({ id }) => id))
  const findProblem = (offerId: string, typed: string): QuoteProblem | undefined => {
    if (quotes.some((quote) => quote.offerId === offerId)) return undefined
    if (unmatched.includes(offerId)) return 'unmatched'
    const aprPercent = parseApr(typed)
    if (aprPercent === undefined) return 'not_a_rate'
    return isTooHigh(aprPercent) ? 'too_high' : 'too_many'
  }
  return Object.fromEntries(
    listTyped(params)
      .filter(([offerId]) => listed.has(offerId))
      .map(([offerId, typed]) => [
        offerId,
        { typed: typed.slice(0, maxCharacters), problem: findProblem(offerId, typed) },
      ]),
  )
}

function listTyped(params: URLSearchParams): [offerId: string, typed: string][] {
  const names = new Set([...params.keys()].filter((name) => name.startsWith(prefix)))
  return [...names]
    .sort()
    .map((name): [string, string] => [name.slice(prefix.length), getLast(params, name)])
    .filter(([, typed]) => typed !== '')
}

/** Reads a percent as lenders show it, with or without its sign. */
function parseApr(typed: string): number | undefined {
  const [, digits] = /^(\d{1,3}(?:\.\d{1,2})?) ?%?$/.exec(typed) ?? []
  return percent.safeParse(digits === undefined ? undefined : Number(digits)).data
}

function isTooHigh(aprPercent: number): boolean {
  return aprPercent > maxQuotedApr.percent
}
