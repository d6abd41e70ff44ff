import { href } from 'react-router'
import type { ReadDashboardPart } from '#kit/dashboard/dashboard-part.ts'
import { ownItemAnchor } from '#kit/own-items/own-items-messages.ts'
import { ownCardText } from './own-cards/own-card-messages.ts'
import { readOwnCards } from './own-cards/own-cards.server.ts'

/** The cards that the visitor has and typed in. */
export const readDashboardPart: ReadDashboardPart = async (services, cookies) => {
  const kept = await readOwnCards(services, cookies)
  return {
    items: kept.map(({ id, own }) => ({
      id: `own-${id}`,
      kind: 'saved',
      what: own.name,
      state: ownCardText.dashboard.entered,
      isUnfinished: false,
      step: {
        label: ownCardText.dashboard.open,
        to: `${href('/credit-cards/marketplace/yours')}#${ownItemAnchor(id)}`,
      },
    })),
  }
}
