import { randomBytes } from 'node:crypto'
import type { Services } from '#app/services.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import {
  type KeptOffer,
  maxOwnOffers,
  type OwnOffer,
  ownOfferSchema,
  toLoanOffer,
} from '#domain/own-offers/own-offer.ts'
import type { LineCategory } from '#domain/product-line.ts'
import { findExpiry } from '#kit/questions/retention.ts'
import { listHolders } from '#kit/records/owned-records.server.ts'
import { type Owned, type OwnedServices, type Visitor, writeOwned } from '#kit/records/write-owned.server.ts'
import { ownOfferRetention } from './retention.ts'

type ReadServices = Pick<Services, 'config' | 'database' | 'now' | 'sessions'>

/** Returns the visitor's own offers of a product line, the oldest first; one that is no offer any more is left out. */
export async function readOwnOffers(
  services: ReadServices,
  cookies: string | null,
  line: LineCategory,
): Promise<KeptOffer[]> {
  const holders = await listHolders(services, cookies)
  if (holders.length === 0) return []
  const rows = await services.database.read
    .selectFrom('own_offer')
    .select(['id', 'body', 'expires_at'])
    .where('holder', 'in', holders)
    .where('line', '=', line)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const now = services.now()
  return rows
    .filter(({ expires_at }) => expires_at === null || expires_at > now)
    .flatMap(({ id, body }) => {
      const { data } = ownOfferSchema.safeParse(JSON.parse(body))
      return data ? [{ id, own: data }] : []
    })
}

/** Returns the same offers in the shape of the catalog's, to stand in the same list. */
export async function readOwnLoanOffers(
  services: ReadServices,
  cookies: string | null,
  line: 'student-loans' | 'refinance-student-loans',
): Promise<LoanOffer[]> {
  const kept = await readOwnOffers(services, cookies, line)
  return kept.map((each) => toLoanOffer(each, line === 'refinance-student-loans'))
}

/** What became of an offer: its id, or why it was not stored. */
export type Stored = { id: string } | 'full' | 'gone'

/**
 * Stores a new offer, or changes one of the visitor's own.
 * @param id of the offer that changes; undefined for a new one
 */
export async function saveOwnOffer(
  services: OwnedServices,
  visitor: Visitor,
  { line, id, own }: { line: LineCategory; id: string | undefined; own: OwnOffer },
): Promise<Owned<Stored>> {
  const at = services.now()
  return writeOwned(services, visitor, async (tx, owner): Promise<Stored> => {
    const expires_at = owner.account_id === null ? findExpiry(ownOfferRetention, at) : null
    const changed = { body: JSON.stringify(own), updated_at: at, expires_at }
    if (id !== undefined) {
      const row = await tx
        .updateTable('own_offer')
        .set(changed)
        .where('id', '=', id)
        .where('holder', '=', owner.holder)
        .where('line', '=', line)
        .returning('id')
        .executeTakeFirst()
      return row ?? 'gone'
    }
    const mine = await tx
      .selectFrom('own_offer')
      .select('id')
      .where('holder', '=', owner.holder)
      .where('line', '=', line)
      .execute()
    if (mine.length >= maxOwnOffers) return 'full'
    const made = randomBytes(12).toString('hex')
    await tx
      .insertInto('own_offer')
      .values({ ...owner, ...changed, id: made, line, created_at: at })
      .execute()
    return { id: made }
  })
}

/** @returns whether the visitor had it */
export async function removeOwnOffer(
  services: ReadServices,
  cookies: string | null,
  { line, id }: { line: LineCategory; id: string },
): Promise<boolean> {
  const holders = await listHolders(services, cookies)
  if (holders.length === 0) return false
  const row = await services.database.write((tx) =>
    tx
      .deleteFrom('own_offer')
      .where('id', '=', id)
      .where('holder', 'in', holders)
      .where('line', '=', line)
      .returning('id')
      .executeTakeFirst(),
  )
  return row !== undefined
}
