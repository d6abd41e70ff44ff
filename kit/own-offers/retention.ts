import type { Retention } from '#kit/questions/retention.ts'

/** A borrower has 30 days to accept what a lender approved. */
export const ownOfferRetention: Retention = { days: 30, inWords: '30' }
