import { z } from 'zod'
import { cleanEmail, looksLikeEmail } from '#domain/email.ts'
import { enterText } from './enter-messages.ts'

const { problems } = enterText.entry

/** The fields of the entry form, after the age check. */
export const entryForm = z.object({
  email: z.string(problems.email).transform(cleanEmail).refine(looksLikeEmail, problems.email),
  agree: z.literal('yes', problems.agree),
})
