import type { ComponentType } from 'react'

/** Every part of a page that React hydrates in the browser, keyed by the name of its file. */
export const islands = {
  'about-you': () => import('#products/scholarships/marketplace/about-you.island.tsx'),
  'account-form': () => import('#app/features/account/account-form.island.tsx'),
  'add-passkey': () => import('#app/features/account/passkeys/add-passkey.island.tsx'),
  'aid-estimate': () => import('#products/fafsa/estimate/aid-estimate.island.tsx'),
  'aid-file': () => import('#products/refinance/current-loans/aid-file.island.tsx'),
  'essay-desk': () => import('#products/scholarships/essays/essay-desk.island.tsx'),
  'fafsa-checklist': () => import('#products/fafsa/walkthrough/fafsa-checklist.island.tsx'),
  'fafsa-practice': () => import('#products/fafsa/walkthrough/fafsa-practice.island.tsx'),
  'household-desk': () => import('#products/fafsa/household/household-desk.island.tsx'),
  'new-password': () => import('#app/features/account/new-password.island.tsx'),
  'offers-desk': () => import('#products/fafsa/offers/offers-desk.island.tsx'),
  'passkey-button': () => import('#app/features/account/passkeys/passkey-button.island.tsx'),
  'promo-form': () => import('#app/features/promo/promo-form.island.tsx'),
  'school-picker': () => import('#app/features/schools/school-picker.island.tsx'),
} satisfies Record<string, () => Promise<{ default: ComponentType<never> }>>

export type IslandName = keyof typeof islands

export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>['default']

/** Values that can be serialized into a page: no functions, no elements, no dates. */
export type PlainData<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...args: never) => unknown
    ? never
    : Value extends object
      ? { [Key in keyof Value]: PlainData<Value[Key]> }
      : never
