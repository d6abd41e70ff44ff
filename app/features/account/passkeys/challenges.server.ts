import { createHash, randomBytes } from 'node:crypto'
import type { Services } from '#app/services.ts'
import { siteCookie } from '#app/shell/cookies.ts'
import type { Write } from '#server/database/store.ts'

/** What a passkey signs for: to sign in, to prove who is signed in, or to be added to an account. */
export type ChallengePurpose = 'sign-in' | 'prove' | 'add'

/** Identifies the challenge in the browser that asked for it; only its hash is stored. */
const challengeCookie = siteCookie('passkey_challenge')

/** Longer than browsers wait for a visitor. */
const lastsMs = 5 * 60_000

interface Browser {
  /** The Cookie header. */
  cookies: string | null | undefined
  isSecure: boolean
}

interface Asked {
  purpose: ChallengePurpose
  /** Whose passkey has to sign; null for a sign-in, where any account's may. */
  accountId: string | null
}

/** Makes a challenge of 256 random bits. Returns it with the Set-Cookie value. */
export async function makeChallenge(
  tx: Write,
  { now }: Pick<Services, 'now'>,
  { isSecure, purpose, accountId }: Asked & { isSecure: boolean },
): Promise<{ challenge: string; cookie: string }> {
  const [token, challenge] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')]
  await tx
    .insertInto('passkey_challenge')
    .values({
      token_hash: hash(token),
      challenge,
      purpose,
      account_id: accountId,
      expires_at: new Date(now().getTime() + lastsMs),
    })
    .execute()
  return { challenge, cookie: challengeCookie.set(token, isSecure, { maxAge: lastsMs / 1000 }) }
}

/** Ends a browser's challenge and returns it, unless it has expired or was made for something else. */
export async function takeChallenge(
  tx: Write,
  { now }: Pick<Services, 'now'>,
  { cookies, isSecure }: Browser,
  { purpose, accountId }: Asked,
): Promise<string | undefined> {
  const token = challengeCookie.read(cookies, isSecure)
  if (token === undefined) return undefined
  const taken = await tx
    .deleteFrom('passkey_challenge')
    .where('token_hash', '=', hash(token))
    .returning(['challenge', 'purpose', 'account_id', 'expires_at'])
    .executeTakeFirst()
  if (!taken || taken.expires_at <= now()) return undefined
  return taken.purpose === purpose && taken.account_id === accountId ? taken.challenge : undefined
}

/** Returns the Set-Cookie value that forgets it in the browser. */
export const clearedChallengeCookie = challengeCookie.clear

/** Deletes the challenges that nobody answered. */
export async function deleteEndedChallenges({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<number> {
  const ended = await database.write((tx) =>
    tx.deleteFrom('passkey_challenge').where('expires_at', '<=', now()).executeTakeFirst(),
  )
  return Number(ended.numDeletedRows)
}

function hash(value: string): string {
  return createHash('sha256').update(value).digest('base64url')
}
