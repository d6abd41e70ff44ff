import { choice, withDefault } from '#kit/listing/query-codec.ts'

/** Where a visitor is with the form: not filed, curious, filed with a problem, or holding an offer. */
export const stages = ['start', 'money', 'filed', 'offer'] as const

export type Stage = (typeof stages)[number]

/** The query parameter of the stage. */
export const stageField = withDefault(choice('stage', stages), 'start')
