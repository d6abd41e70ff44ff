import type { LineCategory } from '#domain/product-line.ts'
import type { DashboardItem, DashboardServices } from '#kit/dashboard/dashboard-part.ts'
import { findStage } from '#kit/loan-clocks/clock-stage.ts'
import { listClocks } from '#kit/loan-clocks/clock-words.ts'
import { readOwnOffers } from './own-offers.server.ts'
import { ownOffersText } from './own-offers-messages.ts'

interface OwnOffersOf {
  line: LineCategory
  /** The page of own offers. */
  yours: string
}

/**
 * Describes the visitor's own offers of a product line, with what is due.
 * @param today `YYYY-MM-DD`
 */
export async function listOwnOfferItems(
  { line, yours }: OwnOffersOf,
  services: DashboardServices,
  { cookies, today }: { cookies: string | null; today: string },
): Promise<DashboardItem[]> {
  const offers = await readOwnOffers(services, cookies, line)
  const said = ownOffersText.dashboard
  return offers.map(({ id, own }): DashboardItem => {
    const { label: _, ...stage } = findStage(own, today)
    const isDated = own.approvedOn !== null || own.acceptedOn !== null || own.finalOn !== null
    return {
      id: `own-${id}`,
      kind: 'saved',
      what: said.what(own.lenderName),
      ...(isDated ? { ...stage, details: listClocks(own) } : { state: said.entered, isUnfinished: false }),
      step: { label: said.open, to: `${yours}#offer-${id}` },
    }
  })
}
