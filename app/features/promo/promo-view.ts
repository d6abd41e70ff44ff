import type { Read } from '#cms/model/documents/document-types.ts'
import type { CollectedField } from './promo-fields.ts'

export type Modal = NonNullable<Read<'settings'>['modals']>[number]

/** What the form of a modal is made of, as plain data. */
export interface PromoView {
  identifier: string
  /** The address of its page, which its form is sent to. */
  address: string
  collects: readonly CollectedField[]
  subscriptionType: string | undefined
  buttonLabel: string
  /** Where local storage remembers the subscription. */
  storageKey: string
}
