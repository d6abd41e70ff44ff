import { z } from 'zod'
import { email, name, opeid } from '#app/features/account/schema.ts'
import { promoText } from './messages.ts'

const maxCodeLength = 100
const code = z
  .string(promoText.api.notText)
  .max(maxCodeLength, promoText.api.tooLong(maxCodeLength))
  .regex(/^[\w.-]+$/, promoText.api.noCode)

/** The query of `POST /api/email/subscribe`; fields that a client has no value for are left out. */
export const subscribeQuery = z.object({
  subscriptionType: code.describe('What to subscribe to, as named in the modal'),
  modalIdentifier: code.optional().describe('The modal with the form'),
  emailAddress: email,
  firstName: name.optional(),
  lastName: name.optional(),
  opeId: opeid.optional(),
})

export type SubscribeQuery = z.output<typeof subscribeQuery>

/** The query of `GET /api/incentives/offer`. */
export const offerQuery = z.object({
  inoid: z
    .string(promoText.api.notText)
    .min(1, promoText.api.notText)
    .max(maxCodeLength, promoText.api.tooLong(maxCodeLength))
    .describe('The ID of the incentive offer, as in its link'),
})

export const offerReply = z.object({ offer: z.string() })
