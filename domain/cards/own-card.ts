import { z } from 'zod'
import { cents, isoDay, percent, positive, text } from '#domain/catalog-fields.ts'
import { toListedId } from '#domain/own-id.ts'
import type { KnownCard, Rewards } from './card.ts'
import { cardLaw } from './card-law.ts'
import { spendingCategories } from './spending.ts'

/** How many of their own cards a visitor keeps. */
export const maxOwnCards = 5

/** The most letters of a card's name, and of its issuer's. */
export const maxNameLength = 80

/** How many kinds of spending can earn a rate of their own. */
export const maxOwnRates = 3

/** The kinds of spending that can: everything else earns the rate of all purchases. */
export const ownRateCategories = spendingCategories.filter((category) => category !== 'other')

/** No fee of a card comes near it. */
export const maxFeeCents = 1_000_000

/** A million dollars. */
const maxBalanceCents = 100_000_000

const ownRate = z.object({ category: z.enum(ownRateCategories), backPercent: percent })

/** Checks what a visitor typed, and what is stored each time it is read. `null` is what the visitor does not know. */
export const ownCardSchema = z.object({
  name: text.max(maxNameLength),
  /** '' when it is left out. */
  issuerName: z.string().max(maxNameLength),
  annualFeeCents: cents.max(maxFeeCents),
  /** For purchases. */
  aprPercent: percent.nullable(),
  /** Cash back on every purchase. */
  backPercent: percent.nullable(),
  rates: z
    .array(ownRate)
    .max(maxOwnRates)
    .refine((all) => new Set(all.map(({ category }) => category)).size === all.length, 'has duplicates')
    .readonly(),
  foreignFeePercent: percent.nullable(),
  /** The balance that stays owed, and what is paid on it a month; `null`: every statement is paid in full. */
  carries: z
    .object({
      cents: positive.max(maxBalanceCents),
      /** Beyond that month's purchases; `null`: the interest alone. */
      paysCents: positive.max(maxBalanceCents).nullable(),
    })
    .nullable(),
  /** The day on which the visitor last confirmed these facts. */
  enteredOn: isoDay,
})

/** A card that a visitor has, as they typed it in. It never holds the number of the card. */
export type OwnCard = z.infer<typeof ownCardSchema>

/** One that is stored; nobody can guess its id. */
export interface KeptCard {
  id: string
  own: OwnCard
}

/** What the visitor left out. */
export type MissingFact = 'apr' | 'rewards' | 'foreign_fee'

export function listMissing({ aprPercent, backPercent, rates, foreignFeePercent }: OwnCard): MissingFact[] {
  const missing: [MissingFact, boolean][] = [
    ['apr', aprPercent === null],
    ['rewards', backPercent === null && rates.length === 0],
    ['foreign_fee', foreignFeePercent === null],
  ]
  return missing.flatMap(([fact, isMissing]) => (isMissing ? [fact] : []))
}

/**
 * Returns the card in the shape of every other, so that it is valued and compared by the same rules. It counts with a
 * grace period, as nearly every card has one: the shortest that the law allows.
 */
export function toKnownCard({ id, own }: KeptCard): KnownCard {
  const { aprPercent } = own
  return {
    id: toListedId(id),
    issuerId: toListedId(id),
    issuerName: own.issuerName,
    isSample: false,
    name: own.name,
    types: ['everyday'],
    annualFeeCents: own.annualFeeCents,
    firstYearFeeCents: null,
    purchaseApr: aprPercent === null ? null : { lowestPercent: aprPercent, highestPercent: aprPercent },
    transferApr: null,
    transferFee: null,
    cashAdvanceAprPercent: null,
    cashAdvanceFee: null,
    penaltyAprPercent: null,
    promotions: [],
    graceDays: cardLaw.statement.minDays,
    minimumPayment: null,
    foreignFeePercent: own.foreignFeePercent,
    lateFeeCents: null,
    returnedPaymentFeeCents: null,
    deposit: null,
    rewards: toRewards(own),
    credits: [],
    bonus: null,
    creditBand: null,
    isForStudents: false,
    takesCosigner: null,
    takesItin: null,
    reportsTo: [],
    applyUrl: null,
    termsSeenOn: own.enteredOn,
  }
}

/** What is not known to be given back counts as nothing; the list says so. */
function toRewards({ backPercent, rates }: OwnCard): Rewards | null {
  if ((backPercent ?? 0) === 0 && rates.length === 0) return null
  return {
    basePointsPerDollar: backPercent ?? 0,
    centsAPoint: 1,
    categories: rates.map(({ category, backPercent: rate }) => ({
      categories: [category],
      pointsPerDollar: rate,
      cap: null,
      months: null,
      needsActivation: false,
    })),
  }
}
