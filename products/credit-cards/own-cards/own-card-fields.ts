import { maxOwnRates } from '#domain/cards/own-card.ts'

/** The places for rates of single kinds of spending. */
export const rateSlots = Array.from({ length: maxOwnRates }, (_, at) => at + 1)

export const toCategoryField = (place: number) => `category${place}`
export const toRateField = (place: number) => `rate${place}`

/** The inputs that are there once. */
export const singleFields = ['name', 'issuer', 'fee', 'apr', 'foreign', 'back', 'balance', 'pays'] as const
export type SingleField = (typeof singleFields)[number]

/** Every input of the form. */
export const fieldNames: readonly string[] = [
  ...singleFields,
  ...rateSlots.flatMap((place) => [toCategoryField(place), toRateField(place)]),
]
