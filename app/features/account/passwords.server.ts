import { hash, verify } from '@node-rs/argon2'

// cspell:ignore euex

/** argon2id (the package's default), 19 MiB, two passes, one lane: docs/decisions/0012-passwords.md. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** A hash of nothing anybody knows, at today's cost: an unknown account takes as long as a wrong password. */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$8Euex19e2jjz6eWk2aSE/A$tDhKpAH20JYUazzkzYWtxXzl/iBwE/dBKu0wv8zg4Ng'

/** @returns the PHC text to store: it carries the algorithm, cost and salt. Runs on the thread pool, about 10 ms. */
export function hashPassword(password: string): Promise<string> {
  return hash(comparable(password), passwordCost)
}

/** Takes the same time whether the account exists (`storedHash`) or not (undefined). */
export async function passwordMatches(password: string, storedHash: string | undefined): Promise<boolean> {
  const matches = await verify(storedHash ?? nobodysHash, comparable(password))
  return matches && storedHash !== undefined
}

/** One keyboard sends é as one character, another as two; both mean the same password. */
function comparable(password: string): string {
  return password.normalize('NFC')
}
