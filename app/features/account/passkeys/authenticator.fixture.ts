import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What a test changes about an answer of the authenticator. */
interface Changes {
  origin?: string
  rpId?: string
  isVerified?: boolean
  /** The account that it names. */
  userHandle?: string
  counter?: number
}

const flags = { present: 0x01, verified: 0x04, hasCredential: 0x40 }

/** An authenticator with one passkey, which signs with ES256 as WebAuthn (level 3, sections 6 and 7) has it. */
export function createAuthenticator() {
  const id = randomBytes(16)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const text = (value: Uint8Array | string) => Buffer.from(value).toString('base64url')

  function describe(extra: Buffer, { rpId = 'localhost', isVerified = true, counter = 0 }: Changes) {
    const marks =
      flags.present | (isVerified ? flags.verified : 0) | (extra.length > 0 ? flags.hasCredential : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([marks]), count, extra])
  }

  const clientData = (type: string, challenge: string, { origin = 'http://localhost' }: Changes) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const common = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} }

  return {
    id: text(id),

    /** Makes the passkey. */
    create(challenge: string, changes: Changes = {}) {
      const coordinate = (label: number, value: string) =>
        Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')])
      // COSE: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
        coordinate(0x21, x),
        coordinate(0x22, y),
      ])
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const data = describe(credential, changes)
      const word = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        word('fmt'),
        word('none'),
        word('attStmt'),
        Buffer.from([0xa0]),
        word('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      const response = {
        clientDataJSON: text(clientData('webauthn.create', challenge, changes)),
        attestationObject: text(attestation),
        transports: ['internal'],
      }
      return { ...common, response }
    },

    /** Signs a challenge with it. */
    use(challenge: string, changes: Changes = {}) {
      const data = describe(Buffer.alloc(0), changes)
      const client = clientData('webauthn.get', challenge, changes)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      const response = {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(sign('sha256', signed, privateKey)),
        ...(changes.userHandle !== undefined && { userHandle: text(changes.userHandle) }),
      }
      return { ...common, response }
    },
  }
}
