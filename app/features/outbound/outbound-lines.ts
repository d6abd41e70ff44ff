import { href, type LoaderFunctionArgs } from 'react-router'
import type { LoanCatalog } from '#app/features/loan-offers/loan-catalog.ts'
import { trackApplication } from '#app/features/refinance/application/applications.server.ts'
import type { Services } from '#app/services.ts'
import { getKeys } from '#domain/keys.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { type ProductLine, productLines } from '#domain/product-line.ts'
import type { OutboundTerms } from './price-chosen.server.ts'
import { readLoanTerms, readRefinanceTerms } from './read-terms.server.ts'

/** What the page between a list and a lender has to know about a product line. */
export interface OutboundLine {
  /** Name and path of the line's own page. */
  name: string
  root: string
  /** The path of the list that offers are chosen from. */
  list: string
  /** For a line that shows no offers to visitors under 18: their page, and the draft that holds their age. */
  under18?: { path: string; draft: string }
  /** The catalog that is chosen from. */
  catalog(services: Pick<Services, 'loanOffers'>): Pick<LoanCatalog, 'offers' | 'paidLenders'>
  /**
   * Returns what the line's list prices its offers for, as its address and the visitor's draft say. Without it, the page
   * states only the rates of the catalog.
   */
  readTerms?(args: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<OutboundTerms>
  /** The path of the page that shows what `keep` kept. */
  sheet?: string
  /** Keeps the choice for the visitor, if they have answers or an account. */
  keep?(services: Services, cookies: string | null, offer: LoanOffer): Promise<void>
}

type OutboundLines = Partial<Record<ProductLine, OutboundLine>>

/** The lines with offers to choose. A line that opens adds its own. */
export const outboundLines: OutboundLines = {
  PSL: {
    name: 'Student loans',
    root: href('/student-loans'),
    list: href('/student-loans/offers'),
    under18: { path: href('/student-loans/under-18'), draft: 'student-loans' },
    catalog: (services) => services.loanOffers,
    readTerms: readLoanTerms,
  },
  SLR: {
    name: 'Refinance',
    root: href('/refinance-student-loans'),
    list: href('/refinance-student-loans/offers'),
    catalog: ({ loanOffers }) => ({ ...loanOffers, offers: loanOffers.refinanceOffers }),
    readTerms: readRefinanceTerms,
    sheet: href('/refinance-student-loans/offers/application'),
    keep: trackApplication,
  },
}

/**
 * Returns the line that an address names by its category. An address that names none is about student loans,
 * the first line that opened. Undefined when there is no such line, or it has no offers.
 */
export function findOutboundLine(
  query: URLSearchParams,
  lines: OutboundLines = outboundLines,
): OutboundLine | undefined {
  const category = query.get('line') ?? productLines.PSL.category
  const line = getKeys(productLines).find((each) => productLines[each].category === category)
  return line && lines[line]
}
