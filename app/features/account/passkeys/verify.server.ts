import type { RelyingParty } from './relying-party.ts'
import type { Assertion, Registration } from './schema.ts'

/** Ed25519, ES256 and RS256, by their numbers in COSE: what authenticators sign with. */
export const signatureAlgorithms = [-8, -7, -257] as const

/** A passkey as the library checks it. */
export interface StoredPasskey {
  credentialId: string
  /** COSE, as base64url. */
  publicKey: string
  counter: number
}

/**
 * Checks what an authenticator signed: the challenge, the origin, the domain, the signature, the counter, and that it made
 * sure of the person (a fingerprint, a face, a PIN). A passkey that did counts as two factors.
 * @returns the new counter; undefined if anything is wrong
 */
export async function verifyAssertion(
  response: Assertion,
  { challenge, party, passkey }: { challenge: string; party: RelyingParty; passkey: StoredPasskey },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { credentialId: id, counter } = passkey
  const credential = { id, counter, publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')) }
  // The library throws at everything that is wrong, because what it reads was made elsewhere.
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential,
    requireUserVerification: true,
  }).catch(() => undefined)
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined
}

/** Checks a new passkey in the same way. What makes its authenticator says about itself is not asked for. */
export async function verifyRegistration(
  response: Registration,
  { challenge, party }: { challenge: string; party: RelyingParty },
): Promise<(StoredPasskey & { isSynced: boolean }) | undefined> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...signatureAlgorithms],
  }).catch(() => undefined)
  if (!checked?.verified) return undefined
  const { credential, credentialDeviceType } = checked.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    isSynced: credentialDeviceType === 'multiDevice',
  }
}
