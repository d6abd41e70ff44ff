import type { Retention } from '#kit/questions/retention.ts'

/** As long as a card's terms count as read lately: see `maxRateAgeDays`. */
export const ownCardRetention: Retention = { days: 30, inWords: '30' }
