import { passkeyRecords } from '#app/features/account/passkeys/passkey-records.server.ts'
import { secondFactorRecords } from '#app/features/account/second-factor/second-factor-records.server.ts'
import { referralRecords } from '#app/features/referrals/referral-records.server.ts'
import { formReplyRecords } from '#kit/forms/form-reply-records.server.ts'
import { ownItemRecords } from '#kit/own-items/own-item-records.server.ts'
import { draftRecords } from '#kit/questions/draft-records.server.ts'
import type { VisitorRecords } from '#kit/records/visitor-records.ts'
import type { Product } from '#products/product.ts'

/** Returns every kind of record that visitors own, in the order in which a sign-in moves them. */
export function listVisitorRecords(products: readonly Product[]): VisitorRecords[] {
  const rules = products.flatMap(({ category, drafts }) => (drafts ? [[category, drafts] as const] : []))
  return [
    ...products.flatMap(({ records = [] }) => records),
    draftRecords(new Map(rules)),
    formReplyRecords,
    ownItemRecords,
    secondFactorRecords,
    passkeyRecords,
    referralRecords,
  ]
}
