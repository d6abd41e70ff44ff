import type { PromoAsk } from '#app/shell/promo-address.ts'
import type { PromoEvent, PromoTrigger } from '#app/shell/promo-trigger.ts'
import { toPromoTrigger } from '#app/shell/promo-triggers.server.ts'
import type { Read } from '#cms/model/documents/document-types.ts'
import type { LibraryDocument } from './library-document.ts'

type Modal = NonNullable<Read<'settings'>['modals']>[number]
type Mode = NonNullable<LibraryDocument['leadCapture']>

/** What each mode asks, and when; a mode without a moment of its own waits for its modal's trigger. */
const captures: Record<Exclude<Mode, 'None'>, { ask: PromoAsk; event?: PromoEvent }> = {
  'Collect Email (Idle)': { ask: 'email', event: 'IDLE' },
  'Collect School pop-up': { ask: 'school' },
  'Collect School - One More Step pop-up': { ask: 'one-more-step', event: 'LEAVING' },
  'Collect School and Email pop-up': { ask: 'school-and-email' },
}

/**
 * Returns the modal that a page names: a lander by what it asks for, any other page by its switch. An article opens
 * its modal at the modal's trigger only; a lander without one greets new visitors.
 */
export function findPagePromo(
  document: Pick<LibraryDocument, '_type' | 'withPromoPopup' | 'leadCapture' | 'modalIdentifier'>,
  { modals = [], promoModalIdentifier }: Pick<Read<'settings'>, 'modals' | 'promoModalIdentifier'>,
): PromoTrigger | undefined {
  const identifier = document.modalIdentifier ?? promoModalIdentifier
  const modal: Modal | undefined = modals.find((each) => each.identifier === identifier)
  if (!modal) return undefined
  if (document._type !== 'lander') {
    return document.withPromoPopup ? toPromoTrigger(modal, { event: modal.trigger }) : undefined
  }
  const { leadCapture = 'None' } = document
  if (leadCapture === 'None') return undefined
  const { ask, event = modal.trigger ?? 'NEW_VISITOR' } = captures[leadCapture]
  return toPromoTrigger(modal, { ask, event })
}
