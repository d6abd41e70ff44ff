import { z } from 'zod'
import { isIsoDay } from './dates.ts'

/* Kinds of fields that items of several catalogs have. */

/** Whole cents, at least 0. */
export const cents = z.int().min(0)

/** A share of a hundred, such as a yearly rate. */
export const percent = z.number().min(0).lt(100)

/** A calendar day, `YYYY-MM-DD`. */
export const isoDay = z.string().refine(isIsoDay, 'is not a date')

/** A count of months, days or other things that cannot be 0. */
export const positive = z.int().min(1)

/** A count that can be 0. */
export const count = z.int().min(0)

/** A text that cannot be left out. */
export const text = z.string().min(1)

/** Some of the codes; an unknown one is an error, because a rule with one code less would refuse or take others. */
export function listOf<const Code extends string>(codes: readonly Code[]) {
  return z.array(z.enum(codes)).readonly()
}
