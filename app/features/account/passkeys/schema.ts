import { z } from 'zod'
import { name } from '#app/features/account/schema.ts'
import { passkeyText } from './messages.ts'

const encoded = z
  .string()
  .max(10_000)
  .regex(/^[\w-]*$/)
const credentialId = encoded.min(1).max(1_400)
const common = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().catch(undefined),
  /** No extension is asked for. */
  clientExtensionResults: z.unknown().transform(() => ({})),
}

/** What `navigator.credentials.get()` returned, as JSON (WebAuthn level 3, section 5.1.8). */
export const assertion = z.object({
  ...common,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.optional(),
  }),
})

export type Assertion = z.output<typeof assertion>

/** What `navigator.credentials.create()` returned, as JSON. */
export const registration = z.object({
  ...common,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z
      .array(z.string().regex(/^[a-z-]{1,30}$/))
      .max(10)
      .optional(),
  }),
})

export type Registration = z.output<typeof registration>

const maxNameLength = 60

/** How its owner calls a passkey. */
export const passkeyName = name.pipe(
  z.string().min(1, passkeyText.page.needsName).max(maxNameLength, passkeyText.page.longName(maxNameLength)),
)
