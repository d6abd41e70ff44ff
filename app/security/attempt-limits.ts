import type { Database } from '#database/database.ts'
import type { Write } from '#database/store.ts'
import { toNetwork } from '#domain/network-of-address.ts'
import { keyedHash } from './keyed-hash.ts'

/** Who makes an attempt. */
interface Attempter {
  /** The network address. */
  address: string
  /** The key of the account's email; '' where no account is concerned. */
  account?: string
  /** The id of a device that has signed in to the account before; see `KnownDevices`. */
  device?: string
}

export type Attempt =
  | { allowed: true; forget(tx: Write): Promise<void> }
  | { allowed: false; limit: AttemptKind; retryAfterSeconds: number }

/**
 * Counts attempts in fixed windows of time, in the database, so that all processes of the site count together.
 * An attempt is counted before the work is done, so that a burst of parallel guesses cannot slip through.
 * `forget` removes it again if it turned out to be legitimate.
 */
export interface AttemptLimits {
  /** Counts the attempt in each of the limits, or in none if one of them is used up. */
  count(tx: Write, kinds: readonly AttemptKind[], who: Attempter): Promise<Attempt>
}

/**
 * What is counted. A sign-in counts by address, by account and address, and, more slowly, by account. One from a
 * known device counts only by that device, so that nobody else can use its attempts up.
 */
export type AttemptKind = keyof ReturnType<typeof toRules>

interface Limits {
  loginsPerAddress: number
  /** From one address, or one known device. */
  loginsPerAccount: number
  loginsPerAccountDaily: number
  accountsPerAddress: number
  draftsPerAddress: number
  messagesPerAddress: number
  /** Entries into a drawing, in a day. */
  entriesPerAddress: number
  /** Letters that somebody asked for who isn't signed in: for a new password, or to confirm an address. */
  lettersPerAddress: number
  lettersPerRecipient: number
  windowMinutes: number
}

const DAY_MINUTES = 24 * 60

function toRules(limits: Limits) {
  const byAddress = ({ address }: Attempter) => [toNetwork(address, 64)]
  const byAccountAndAddress = ({ account = '', address }: Attempter) => [account, toNetwork(address, 64)]
  const byAccount = ({ account = '' }: Attempter) => [account]
  const byDevice = ({ account = '', device = '' }: Attempter) => [account, device]
  const minutes = limits.windowMinutes
  return {
    loginByAddress: { most: limits.loginsPerAddress, minutes, by: byAddress },
    loginByAccountAndAddress: { most: limits.loginsPerAccount, minutes, by: byAccountAndAddress },
    loginByAccountDaily: { most: limits.loginsPerAccountDaily, minutes: DAY_MINUTES, by: byAccount },
    loginByDevice: { most: limits.loginsPerAccount, minutes, by: byDevice },
    loginByDeviceDaily: { most: limits.loginsPerAccountDaily, minutes: DAY_MINUTES, by: byDevice },
    createByAddress: { most: limits.accountsPerAddress, minutes, by: byAddress },
    createByAccount: { most: limits.accountsPerAddress, minutes, by: byAccount },
    draftByAddress: { most: limits.draftsPerAddress, minutes, by: byAddress },
    messageByAddress: { most: limits.messagesPerAddress, minutes, by: byAddress },
    letterByAddress: { most: limits.lettersPerAddress, minutes, by: byAddress },
    letterByRecipient: { most: limits.lettersPerRecipient, minutes: DAY_MINUTES, by: byAccount },
    entryByAddress: { most: limits.entriesPerAddress, minutes: DAY_MINUTES, by: byAddress },
  }
}

interface Counter {
  key: string
  most: number
}

/** @param key hides addresses and emails from whoever reads the table */
export function createAttemptLimits({
  limits,
  key,
  now,
}: {
  limits: Limits
  key: string
  now: () => Date
}): AttemptLimits {
  const rules = toRules(limits)

  return {
    async count(tx, kinds, who) {
      const at = now().getTime()
      const counted: Counter[] = []
      // Every attempt takes its limits in the same order, so two attempts never wait for each other.
      for (const kind of kinds) {
        const { most, minutes, by } = rules[kind]
        const window = minutes * 60_000
        const endsAt = (Math.floor(at / window) + 1) * window
        const counter = { key: keyedHash(key, 'attempt', [kind, endsAt, ...by(who)]), most }
        if (!(await take(tx, counter, new Date(endsAt)))) {
          await giveBack(tx, counted)
          return { allowed: false, limit: kind, retryAfterSeconds: Math.ceil((endsAt - at) / 1000) }
        }
        counted.push(counter)
      }
      return { allowed: true, forget: (tx) => giveBack(tx, counted) }
    },
  }
}

/** @returns false if the limit is used up */
async function take(tx: Write, { key, most }: Counter, endsAt: Date): Promise<boolean> {
  const taken = await tx
    .insertInto('attempt')
    .values({ key, used: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({ used: eb('attempt.used', '+', 1) }))
        .where('attempt.used', '<', most),
    )
    .returning('key')
    .executeTakeFirst()
  return taken !== undefined
}

/** Leaves no row behind for attempts that turned out to be legitimate. */
async function giveBack(tx: Write, counters: readonly Counter[]): Promise<void> {
  for (const { key } of counters) {
    await tx
      .updateTable('attempt')
      .set((eb) => ({ used: eb('used', '-', 1) }))
      .where('key', '=', key)
      .execute()
    await tx.deleteFrom('attempt').where('key', '=', key).where('used', '=', 0).execute()
  }
}

/** Deletes the counts of past windows, so that the table does not grow forever. */
export async function deleteEndedAttempts({
  database,
  now,
}: {
  database: Database
  now: () => Date
}): Promise<void> {
  await database.write((tx) => tx.deleteFrom('attempt').where('ends_at', '<=', now()).execute())
}
