import type { SchoolAnswer } from '#app/features/account/form-reply.ts'
import type { PromoProblems, PromoValues } from './promo-fields.ts'

/** What the form shows again after the server refused it. */
export interface PromoReply {
  values: Omit<PromoValues, 'password'>
  problems: PromoProblems
  school: SchoolAnswer
  /** What concerns the whole form, or ''; `detail` says why. */
  message: string
  detail?: string | undefined
}
