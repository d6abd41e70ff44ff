import type { Retention } from '#kit/questions/retention.ts'

/** As for the offers that visitors type in; the cookie that finds them ends with the browser. */
export const foundRetention: Retention = { days: 30, inWords: '30' }
