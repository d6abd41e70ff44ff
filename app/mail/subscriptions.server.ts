import { randomUUID } from 'node:crypto'
import type { Services } from '#app/services.ts'
import { cleanEmail, emailKey } from '#domain/email.ts'
import { countDeleted } from '#server/database/count-deleted.ts'
import type { Write } from '#server/database/store.ts'
import { countEmail } from './count-email.ts'
import { queueMail } from './outbox.server.ts'

/** What somebody asks for who gives an address. */
export interface SubscriptionRequest {
  /** The emails asked for: a code of `topics.ts` or the `subscriptionType` of a promo. */
  topic: string
  /** A valid address; the caller has checked it. */
  email: string
  firstName?: string | undefined
  lastName?: string | undefined
  opeid?: string | undefined
  /** The identifier of the promo that asked. */
  modal?: string | undefined
}

interface Requester {
  /** The network address, for the limit. */
  address: string
  /** The account that asks, when it is signed in. */
  account?: { id: string; email: string; isConfirmed: boolean } | undefined
}

export type Subscribing = { isAsked: true } | { isAsked: false; retryAfterSeconds: number }

type SubscriptionServices = Pick<Services, 'database' | 'attempts' | 'now'>

/**
 * Notes that somebody wants the emails of a topic. None is sent before the owner of the address confirms it from an
 * email of its own, except to an account that asks for itself and has confirmed its address. Anybody can type any
 * address, so what is over the limits is dropped without an error. The answer is the same whether or not the address
 * is known, after the same work: whether the email is still wanted is looked up only when it is sent.
 */
export async function subscribe(
  services: SubscriptionServices,
  requester: Requester,
  request: SubscriptionRequest,
): Promise<Subscribing> {
  const { database, attempts, now } = services
  const email = cleanEmail(request.email)
  const key = emailKey(email)
  const isOwn = requester.account !== undefined && emailKey(requester.account.email) === key
  const isConfirmed = isOwn && requester.account?.isConfirmed === true
  return database.write(async (tx): Promise<Subscribing> => {
    const byAddress = await attempts.count(tx, ['emailByAddress'], { address: requester.address })
    if (!byAddress.allowed) return { isAsked: false, retryAfterSeconds: byAddress.retryAfterSeconds }
    const id = await saveSubscription(tx, {
      ...request,
      email,
      accountId: isOwn ? requester.account?.id : undefined,
      isConfirmed,
      now: now(),
    })
    if (isConfirmed) return { isAsked: true }
    if (!(await countEmail(tx, attempts, { email, address: requester.address }))) return { isAsked: true }
    await queueMail(database, tx, {
      kind: 'confirm_subscription',
      email,
      facts: { subscriptionId: id },
      now: now(),
    })
    return { isAsked: true }
  })
}

interface SavedRequest extends SubscriptionRequest {
  accountId: string | undefined
  isConfirmed: boolean
  now: Date
}

/** Who asks again keeps a confirmation, unless the subscription was ended since. */
async function saveSubscription(
  tx: Write,
  { topic, email, firstName, lastName, opeid, modal, accountId, isConfirmed, now }: SavedRequest,
): Promise<string> {
  const key = emailKey(email)
  const given = {
    first_name: firstName ?? '',
    last_name: lastName ?? '',
    opeid: opeid ?? '',
    modal: modal ?? '',
    asked_at: now,
  }
  await tx
    .insertInto('subscription')
    .values({
      id: randomUUID(),
      email,
      email_key: key,
      topic,
      account_id: accountId ?? null,
      ...given,
      confirmed_at: isConfirmed ? now : null,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.columns(['email_key', 'topic']).doNothing())
    .execute()
  await tx
    .updateTable('subscription')
    .set({ ...given, confirmed_at: isConfirmed ? now : null, ended_at: null })
    .where('email_key', '=', key)
    .where('topic', '=', topic)
    .where((eb) => eb.or([eb('confirmed_at', 'is', null), eb('ended_at', 'is not', null)]))
    .execute()
  const { id } = await tx
    .selectFrom('subscription')
    .select('id')
    .where('email_key', '=', key)
    .where('topic', '=', topic)
    .executeTakeFirstOrThrow()
  return id
}

/**
 * How long an address is stored that nobody confirmed. The link to confirm it ends after `confirmDays`, or some hours
 * later where the email could not be sent at once.
 */
const unconfirmedDays = 14

/** Long enough to answer an owner who asks why they got an email. */
const endedDays = 400

const daysBefore = (moment: Date, days: number) => new Date(moment.getTime() - days * 24 * 3600 * 1000)

/**
 * Deletes subscriptions that nobody confirmed, because strangers may have typed the address and a name, and those that
 * ended long ago.
 * @returns how many
 */
export async function deleteOldSubscriptions({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<number> {
  const at = now()
  return database.write((tx) =>
    countDeleted(
      tx
        .deleteFrom('subscription')
        .where((eb) =>
          eb.or([
            eb.and([eb('confirmed_at', 'is', null), eb('asked_at', '<=', daysBefore(at, unconfirmedDays))]),
            eb('ended_at', '<=', daysBefore(at, endedDays)),
          ]),
        ),
    ),
  )
}

/** Notes that the owner of the address confirmed it. Returns its topic; undefined when there is no such request. */
export async function confirmSubscription(
  { database, now }: Pick<Services, 'database' | 'now'>,
  id: string,
): Promise<string | undefined> {
  const row = await database.write((tx) =>
    tx
      .updateTable('subscription')
      .set((eb) => ({ confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(now())) }))
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .returning('topic')
      .executeTakeFirst(),
  )
  return row?.topic
}

/** Ends a subscription, or all of its address. Ending one twice changes nothing. */
export async function unsubscribe(
  { database, now }: Pick<Services, 'database' | 'now'>,
  id: string,
  { fromAll }: { fromAll: boolean },
): Promise<void> {
  await database.write(async (tx) => {
    const row = await findSubscription(tx, id)
    if (!row) return
    let ending = tx.updateTable('subscription').set({ ended_at: now() }).where('ended_at', 'is', null)
    ending = fromAll ? ending.where('email_key', '=', row.emailKey) : ending.where('id', '=', id)
    await ending.execute()
  })
}

/** Returns a subscription, ended or not. */
export function findSubscription(tx: Pick<Write, 'selectFrom'>, id: string) {
  return tx
    .selectFrom('subscription')
    .select([
      'id',
      'email',
      'email_key as emailKey',
      'topic',
      'account_id as accountId',
      'first_name as firstName',
      'confirmed_at as confirmedAt',
      'ended_at as endedAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** How an account stands to a topic: `asked` waits for the owner of the address to confirm it. */
export type SubscriptionState = 'off' | 'asked' | 'on'

/** Returns how an account stands to each topic that its address was ever subscribed to. */
export async function readSubscriptionStates(
  { database }: Pick<Services, 'database'>,
  accountId: string,
): Promise<ReadonlyMap<string, SubscriptionState>> {
  const rows = await database.read
    .selectFrom('subscription')
    .innerJoin('account', 'account.email_key', 'subscription.email_key')
    .select(['topic', 'confirmed_at', 'ended_at'])
    .where('account.id', '=', accountId)
    .execute()
  return new Map(
    rows.map(({ topic, confirmed_at, ended_at }) => [
      topic,
      ended_at !== null ? 'off' : confirmed_at === null ? 'asked' : 'on',
    ]),
  )
}

/** Turns a topic on or off for an account. Turning it on needs an email until the account's address is confirmed. */
export async function setSubscription(
  services: SubscriptionServices,
  { accountId, address }: { accountId: string; address: string },
  { topic, isOn }: { topic: string; isOn: boolean },
): Promise<Subscribing> {
  const { database, now } = services
  const account = await database.read
    .selectFrom('account')
    .select(['email', 'email_key', 'email_confirmed_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (isOn) {
    const isConfirmed = account.email_confirmed_at !== null
    const requester = { address, account: { id: accountId, email: account.email, isConfirmed } }
    return subscribe(services, requester, { topic, email: account.email })
  }
  await database.write((tx) =>
    tx
      .updateTable('subscription')
      .set({ ended_at: now() })
      .where('email_key', '=', account.email_key)
      .where('topic', '=', topic)
      .where('ended_at', 'is', null)
      .execute(),
  )
  return { isAsked: true }
}
