import { type PromoAsk, promoAddress } from './promo-address.ts'

/** When a modal opens by itself; the first three are the triggers of the content model. */
export type PromoEvent = 'NEW_VISITOR' | 'SAVE_PROGRESS' | 'SAVE_BUTTON_CLICK' | 'IDLE' | 'LEAVING'

/** A modal that a page names: its link, and when it opens by itself. */
export interface PromoTrigger {
  identifier: string
  title: string
  /** Where the browser remembers the subscription. */
  storageKey: string
  ask?: PromoAsk | undefined
  /** Without one it opens by its link only. */
  event?: PromoEvent | undefined
}

export function promoTriggerAddress({ identifier, ask }: PromoTrigger): string {
  return promoAddress({ identifier, ask })
}

/** The note of this visit that a form with `data-saves` was sent. */
export const savedFlag = 'saved'
