import { z } from 'zod'
import { newAccount } from '#app/features/account/schema.ts'

/** Who a service says a visitor is. */
export interface Identity {
  /** The service's address; only together with it does the subject name a person. */
  issuer: string
  subject: string
  /** The address, if the service vouches that it is the visitor's. */
  email: string | undefined
  /** '' when not stated. */
  firstName: string
  lastName: string
}

const { emailAddress, firstName } = newAccount.shape
const name = firstName.transform((value) => value ?? '').catch('')

/** Names and addresses of a service go by the rules of our own forms; what breaks them counts as not stated. */
const claims = z.object({
  // OpenID Connect Core, 2: at most 255 ASCII characters.
  sub: z.string().regex(/^[\x20-\x7e]{1,255}$/),
  email: emailAddress.optional().catch(undefined),
  email_verified: z.literal(true).optional().catch(undefined),
  given_name: name,
  family_name: name,
})

/**
 * @param told the claims of a checked ID token
 * @returns undefined when they do not say who it is
 */
export function readIdentity(issuer: string, told: unknown): Identity | undefined {
  const { data } = claims.safeParse(told)
  if (!data) return undefined
  const { sub, email, email_verified, given_name, family_name } = data
  return {
    issuer,
    subject: sub,
    email: email_verified ? email : undefined,
    firstName: given_name,
    lastName: family_name,
  }
}
