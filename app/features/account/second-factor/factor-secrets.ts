import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Keeps the keys of authenticator apps unreadable for whoever sees only their table. */
export interface FactorSecrets {
  /** Encrypts the key of an account's app. Of another account it cannot be decrypted. */
  seal(accountId: string, key: string): string
  /** @throws if it was sealed for another account, with another secret, or was changed */
  open(accountId: string, sealed: string): string
}

const IV_BYTES = 12
const TAG_BYTES = 16

/** @param secret of the installation, 32 bytes as base64url; without it, all authenticator apps have to be set up again */
export function openFactorSecrets(secret: string): FactorSecrets {
  const secretKey = Buffer.from(secret, 'base64url')
  return {
    seal(accountId, key) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', secretKey, iv).setAAD(Buffer.from(accountId))
      const encrypted = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
    },

    open(accountId, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)]
      const decipher = createDecipheriv('aes-256-gcm', secretKey, iv).setAAD(Buffer.from(accountId))
      decipher.setAuthTag(tag)
      const encrypted = bytes.subarray(IV_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8')
    },
  }
}
