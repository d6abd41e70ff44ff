import type { DashboardItem, DashboardServices } from '#kit/dashboard/dashboard-part.ts'
import { findStage } from '#kit/loan-clocks/clock-stage.ts'
import { listClocks } from '#kit/loan-clocks/clock-words.ts'
import { readOwnItems } from '#kit/own-items/own-items.server.ts'
import { ownItemAnchor } from '#kit/own-items/own-items-messages.ts'
import { ownOffersOf } from './own-offers.server.ts'
import type { OwnOffersLine } from './own-offers-line.ts'
import { ownOffersText } from './own-offers-messages.ts'

interface OwnOffersOf {
  line: OwnOffersLine['category']
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
  const offers = await readOwnItems(services, cookies, ownOffersOf(line))
  const said = ownOffersText.dashboard
  return offers.map(({ id, own }): DashboardItem => {
    const { label: _, ...stage } = findStage(own, today)
    const isDated = own.approvedOn !== null || own.acceptedOn !== null || own.finalOn !== null
    return {
      id: `own-${id}`,
      kind: 'saved',
      what: said.what(own.lenderName),
      ...(isDated ? { ...stage, details: listClocks(own) } : { state: said.entered, isUnfinished: false }),
      step: { label: said.open, to: `${yours}#${ownItemAnchor(id)}` },
    }
  })
}
