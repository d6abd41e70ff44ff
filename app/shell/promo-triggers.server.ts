import type { RouterContextProvider } from 'react-router'
import { siteSettings } from '#app/content/site-settings.server.ts'
import type { PromoEvent, PromoTrigger } from './promo-trigger.ts'
import { subscriptionKey } from './subscription-flag.ts'

type Modal = NonNullable<Awaited<ReturnType<typeof siteSettings>>['modals']>[number]

export function toPromoTrigger(
  { identifier, title, subscriptionType }: Pick<Modal, 'identifier' | 'title' | 'subscriptionType'>,
  rest: Pick<PromoTrigger, 'ask' | 'event'>,
): PromoTrigger {
  const storageKey = subscriptionKey(subscriptionType, identifier)
  return { identifier, title: title?.trim() || identifier, storageKey, ...rest }
}

/** Returns the modals of the settings that open at one of these moments, at most one for each. */
export async function findPromoTriggers(
  context: Readonly<RouterContextProvider>,
  events: readonly Extract<PromoEvent, 'SAVE_PROGRESS' | 'SAVE_BUTTON_CLICK'>[],
): Promise<PromoTrigger[]> {
  const { modals = [] } = await siteSettings(context)
  return events.flatMap((event) => {
    const modal = modals.find(({ trigger }) => trigger === event)
    return modal ? [toPromoTrigger(modal, { event })] : []
  })
}
