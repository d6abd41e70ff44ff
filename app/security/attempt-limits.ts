import { toNetwork } from '#domain/network-of-address.ts'
import { countDeleted } from '#server/database/count-deleted.ts'
import type { Database } from '#server/database/database.ts'
import type { Write } from '#server/database/store.ts'
import { keyedHash } from './keyed-hash.ts'

/** Who makes an attempt. */
interface Attempter {
  /** The network address. */
  address: string
  /** The key of the account's email; '' where no account is concerned. */
  account?: string
  /** The key of the mailbox that an email goes to; see `mailboxKey`. */
  mailbox?: string
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
  /** Ends what was counted in the current windows. */
  clear(tx: Write, kinds: readonly AttemptKind[], who: Attempter): Promise<void>
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
  /** Emails that anybody can have sent to any address, such as for a new password; see `countEmail`. */
  emailsPerAddress: number
  /** To one mailbox in a day, from one network or one known device. */
  emailsPerRecipient: number
  /** Chosen offers and cards that are counted. */
  clicksPerAddress: number
  /** To one mailbox in a day, from all networks together. */
  emailsPerRecipientDaily: number
  /** To all mailboxes together. */
  emailsPerHour: number
  windowMinutes: number
}

const DAY_MINUTES = 24 * 60

/** How much more a /48 may try than one of the 65,536 /64s in it: it is one customer, or a few hundred. */
const wideShare = 4

interface Rule {
  max: number
  minutes: number
  /** Who is counted together; by one rule, an attempter may count in two ways. */
  by(who: Attempter): readonly Counted[]
  /**
   * The former name of the kind, which stays in its stored keys: with another, an update would end the counts of a
   * day, and servers of both versions would count apart.
   */
  storedAs?: string
}

interface Counted {
  names: readonly string[]
  /** How many times the limit is allowed. */
  share?: number
}

function toRules(limits: Limits) {
  const byAddress = ({ address }: Attempter) => {
    const [near, wide] = [toNetwork(address, 64), toNetwork(address, 48)]
    return near === wide ? [{ names: [near] }] : [{ names: [near] }, { names: [wide], share: wideShare }]
  }
  // What is one person's is counted by the whole network that one customer may have.
  const byAccountAndAddress = ({ account = '', address }: Attempter) => [
    { names: [account, toNetwork(address, 48)] },
  ]
  const byAccount = ({ account = '' }: Attempter) => [{ names: [account] }]
  const byDevice = ({ account = '', device = '' }: Attempter) => [{ names: [account, device] }]
  const byMailboxAndAddress = ({ mailbox = '', address }: Attempter) => [
    { names: [mailbox, toNetwork(address, 48)] },
  ]
  const byMailbox = ({ mailbox = '' }: Attempter) => [{ names: [mailbox] }]
  const inAll = () => [{ names: [] }]
  const minutes = limits.windowMinutes
  return {
    loginByAddress: { max: limits.loginsPerAddress, minutes, by: byAddress },
    loginByAccountAndAddress: { max: limits.loginsPerAccount, minutes, by: byAccountAndAddress },
    loginByAccountDaily: { max: limits.loginsPerAccountDaily, minutes: DAY_MINUTES, by: byAccount },
    loginByDevice: { max: limits.loginsPerAccount, minutes, by: byDevice },
    loginByDeviceDaily: { max: limits.loginsPerAccountDaily, minutes: DAY_MINUTES, by: byDevice },
    // Codes of a second factor, counted like passwords, and apart from them.
    codeByAccountAndAddress: { max: limits.loginsPerAccount, minutes, by: byAccountAndAddress },
    codeByAccountDaily: { max: limits.loginsPerAccountDaily, minutes: DAY_MINUTES, by: byAccount },
    codeByDevice: { max: limits.loginsPerAccount, minutes, by: byDevice },
    codeByDeviceDaily: { max: limits.loginsPerAccountDaily, minutes: DAY_MINUTES, by: byDevice },
    challengeByAddress: { max: limits.draftsPerAddress, minutes, by: byAddress },
    createByAddress: { max: limits.accountsPerAddress, minutes, by: byAddress },
    createByAccount: { max: limits.accountsPerAddress, minutes, by: byAccount },
    draftByAddress: { max: limits.draftsPerAddress, minutes, by: byAddress },
    messageByAddress: { max: limits.messagesPerAddress, minutes, by: byAddress },
    emailByAddress: { max: limits.emailsPerAddress, minutes, by: byAddress, storedAs: 'letterByAddress' },
    emailByRecipientAndAddress: {
      max: limits.emailsPerRecipient,
      minutes: DAY_MINUTES,
      by: byMailboxAndAddress,
      storedAs: 'letterByRecipientAndAddress',
    },
    emailByRecipient: {
      max: limits.emailsPerRecipientDaily,
      minutes: DAY_MINUTES,
      by: byMailbox,
      storedAs: 'letterByRecipient',
    },
    emailByDevice: {
      max: limits.emailsPerRecipient,
      minutes: DAY_MINUTES,
      by: byDevice,
      storedAs: 'letterByDevice',
    },
    emailInAll: { max: limits.emailsPerHour, minutes: 60, by: inAll, storedAs: 'letterInAll' },
    entryByAddress: { max: limits.entriesPerAddress, minutes: DAY_MINUTES, by: byAddress },
    operatorByAddress: { max: limits.loginsPerAccount, minutes, by: byAddress },
    clickByAddress: { max: limits.clicksPerAddress, minutes, by: byAddress },
    // One network counts once a day for each link.
    referralClickDaily: { max: 1, minutes: DAY_MINUTES, by: byAccountAndAddress },
    referralLinkByAccount: { max: 20, minutes: DAY_MINUTES, by: byAccount },
    rewardClaimByAccount: { max: 20, minutes, by: byAccount },
  } satisfies Record<string, Rule>
}

interface Counter {
  kind: AttemptKind
  key: string
  max: number
  /** When its window ends, in milliseconds. */
  endsAt: number
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
  const rules: Record<AttemptKind, Rule> = toRules(limits)

  /** Returns the counters of a limit in the window around a moment. */
  function countersOf(kind: AttemptKind, who: Attempter, at: number): Counter[] {
    const { max, minutes, by, storedAs = kind } = rules[kind]
    const window = minutes * 60_000
    const endsAt = (Math.floor(at / window) + 1) * window
    return by(who).map(({ names, share = 1 }) => {
      return {
        kind,
        key: keyedHash(key, 'attempt', [storedAs, endsAt, ...names]),
        max: max * share,
        endsAt,
      }
    })
  }

  return {
    async count(tx, kinds, who) {
      const at = now().getTime()
      const counted: Counter[] = []
      // Every attempt takes its limits in the same order, so two attempts never wait for each other.
      for (const counter of kinds.flatMap((kind) => countersOf(kind, who, at))) {
        if (!(await take(tx, counter))) {
          await release(tx, counted)
          const retryAfterSeconds = Math.ceil((counter.endsAt - at) / 1000)
          return { allowed: false, limit: counter.kind, retryAfterSeconds }
        }
        counted.push(counter)
      }
      return { allowed: true, forget: (tx) => release(tx, counted) }
    },

    async clear(tx, kinds, who) {
      const at = now().getTime()
      const keys = kinds.flatMap((kind) => countersOf(kind, who, at)).map((counter) => counter.key)
      await tx.deleteFrom('attempt').where('key', 'in', keys).execute()
    },
  }
}

/** @returns false if the limit is used up */
async function take(tx: Write, { key, max, endsAt }: Counter): Promise<boolean> {
  const taken = await tx
    .insertInto('attempt')
    .values({ key, used: 1, ends_at: new Date(endsAt) })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({ used: eb('attempt.used', '+', 1) }))
        .where('attempt.used', '<', max),
    )
    .returning('key')
    .executeTakeFirst()
  return taken !== undefined
}

/** Leaves no row behind for attempts that turned out to be legitimate. */
async function release(tx: Write, counters: readonly Counter[]): Promise<void> {
  for (const { key } of counters) {
    await tx
      .updateTable('attempt')
      .set((eb) => ({ used: eb('used', '-', 1) }))
      .where('key', '=', key)
      .execute()
    await tx.deleteFrom('attempt').where('key', '=', key).where('used', '=', 0).execute()
  }
}

/** Deletes the counts of past windows, so that the table does not grow forever, and returns how many. */
export async function deleteEndedAttempts({
  database,
  now,
}: {
  database: Database
  now: () => Date
}): Promise<number> {
  return database.write((tx) => countDeleted(tx.deleteFrom('attempt').where('ends_at', '<=', now())))
}
