import { hash, verify } from '@node-rs/argon2'
import { createPasswordCheck, type FindPasswordWeakness } from './common-passwords.server.ts'
import type { WorkQueue } from './work-queue.ts'

// cspell:ignore euex

/**
 * Parameters of argon2id (the package's default): 19 MiB, two passes, one lane. See
 * docs/decisions/0012-passwords.md.
 */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** How a stored hash of that cost begins. */
const currentCost = `$argon2id$v=19$m=${passwordCost.memoryCost},t=${passwordCost.timeCost},p=${passwordCost.parallelism}$`

/**
 * A hash of a password that no one knows, at the current cost, so that an unknown account takes as long as a
 * wrong password.
 */
export const unknownAccountHash =
  '$argon2id$v=19$m=19456,t=2,p=1$8Euex19e2jjz6eWk2aSE/A$tDhKpAH20JYUazzkzYWtxXzl/iBwE/dBKu0wv8zg4Ng'

/**
 * Stands in the place of a hash where an account has no password: its owner signs in at an issuer of identities,
 * or chooses one by the email for forgotten passwords. No password matches it, in the usual time.
 */
export const noPassword = 'none'

/**
 * Hashes and checks passwords on the thread pool, which takes about 10 ms of a core each. They go through a
 * queue, so that many at once leave cores and threads to everything else. Both return undefined if too many
 * wait; `from` is the network of whoever asks.
 */
export interface Passwords {
  /** Returns the PHC string to store, which contains the algorithm, cost, and salt. */
  hash(password: string, from: string): Promise<string | undefined>
  /** Checks a password. It takes the same time whether the account exists (`storedHash`) or not (undefined). */
  matches(password: string, storedHash: string | undefined, from: string): Promise<boolean | undefined>
  findWeakness: FindPasswordWeakness
}

export function createPasswords(queue: WorkQueue, { siteName }: { siteName: string }): Passwords {
  return {
    hash: (password, from) => queue.run(from, () => hash(normalizePassword(password), passwordCost)),
    async matches(password, storedHash, from) {
      const hasPassword = storedHash !== undefined && storedHash !== noPassword
      const matches = await queue.run(from, () =>
        verify(hasPassword ? storedHash : unknownAccountHash, normalizePassword(password)),
      )
      return matches && hasPassword
    },
    findWeakness: createPasswordCheck({ siteName }),
  }
}

/** Whether a stored hash was made at another cost than a new one would be. */
export function isOutdatedHash(storedHash: string): boolean {
  return !storedHash.startsWith(currentCost)
}

/** Normalizes the password, because keyboards may encode é as one character or two. */
function normalizePassword(password: string): string {
  return password.normalize('NFC')
}
