import type { Retention } from '#kit/questions/retention.ts'

/** Whoever applies has 30 days to accept what a lender approved. */
export const retention: Retention = { days: 30, inWords: '30' }
