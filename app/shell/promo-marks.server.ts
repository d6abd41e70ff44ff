import type { RouterContextProvider } from 'react-router'
import { siteSettings } from '#app/content/site-settings.server.ts'
import type { PromoMark, PromoMoment } from './promo-mark.ts'
import { subscriptionKey } from './subscription-flag.ts'

type Modal = NonNullable<Awaited<ReturnType<typeof siteSettings>>['modals']>[number]

export function toPromoMark(
  { identifier, title, subscriptionType }: Pick<Modal, 'identifier' | 'title' | 'subscriptionType'>,
  rest: Pick<PromoMark, 'ask' | 'moment'>,
): PromoMark {
  const storageKey = subscriptionKey(subscriptionType, identifier)
  return { identifier, title: title?.trim() || identifier, storageKey, ...rest }
}

/** Returns the modals of the settings that open at one of these moments, at most one for each. */
export async function findPromoMarks(
  context: Readonly<RouterContextProvider>,
  moments: readonly Extract<PromoMoment, 'SAVE_PROGRESS' | 'SAVE_BUTTON_CLICK'>[],
): Promise<PromoMark[]> {
  const { modals = [] } = await siteSettings(context)
  return moments.flatMap((moment) => {
    const modal = modals.find(({ trigger }) => trigger === moment)
    return modal ? [toPromoMark(modal, { moment })] : []
  })
}
