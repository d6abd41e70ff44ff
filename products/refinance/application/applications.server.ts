import type { Services } from '#app/services.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import type { NotedDays } from '#domain/refinance/application-clocks.ts'
import { findExpiry } from '#kit/questions/retention.ts'
import { findHolders } from '#kit/records/owned-records.server.ts'
import { retention } from '#products/refinance/retention.ts'
import { isDatabaseError } from '#server/database/errors.ts'

/** An offer that the visitor chose, with the days they noted. */
export interface Application extends NotedDays {
  offerId: string
  lenderName: string
  product: string
}

type ApplicationServices = Pick<Services, 'config' | 'database' | 'now' | 'sessions'>

/** Far more than anybody applies for; a visitor's oldest ones go first. */
const maxApplications = 20

/** Returns the visitor's applications, the newest first. */
export async function readApplications(
  services: ApplicationServices,
  cookies: string | null,
): Promise<Application[]> {
  const holder = await findHolder(services, cookies)
  return holder ? readAccountApplications(services, holder.holder) : []
}

/** Returns the applications of an account or a browser, the newest first. */
export async function readAccountApplications(
  services: Pick<Services, 'database' | 'now'>,
  holder: string,
): Promise<Application[]> {
  const rows = await services.database.read
    .selectFrom('refinance_application')
    .selectAll()
    .where('holder', '=', holder)
    .orderBy('chosen_at', 'desc')
    .orderBy('offer_id')
    .execute()
  return rows
    .filter(({ expires_at }) => expires_at === null || expires_at > services.now())
    .map((row) => ({
      offerId: row.offer_id,
      lenderName: row.lender_name,
      product: row.product,
      approvedOn: row.approved_on,
      approvalDelivery: row.approval_delivery,
      acceptedOn: row.accepted_on,
      finalOn: row.final_on,
      finalDelivery: row.final_delivery,
    }))
}

/**
 * Keeps an offer that a visitor with answers or an account chose. Whoever has neither is not followed. When the
 * database cannot be written, the error is logged and the visitor goes on.
 */
export async function trackApplication(
  services: ApplicationServices & Pick<Services, 'log'>,
  cookies: string | null,
  { id, lenderName, product }: Pick<LoanOffer, 'id' | 'lenderName' | 'product'>,
): Promise<void> {
  const { database, now, log } = services
  try {
    const holder = await findHolder(services, cookies)
    if (!holder) return
    const isKnown = holder.account_id !== null || (await hasDraft(services, holder.holder))
    if (!isKnown) return
    await database.write(async (tx) => {
      const mine = tx.selectFrom('refinance_application').where('holder', '=', holder.holder)
      const kept = await mine.select('offer_id').orderBy('chosen_at', 'desc').execute()
      const gone = kept.map(({ offer_id }) => offer_id).slice(maxApplications - 1)
      if (gone.length > 0 && !kept.some(({ offer_id }) => offer_id === id))
        await tx
          .deleteFrom('refinance_application')
          .where('holder', '=', holder.holder)
          .where('offer_id', 'in', gone)
          .execute()
      await tx
        .insertInto('refinance_application')
        .values({
          ...holder,
          offer_id: id,
          lender_name: lenderName,
          product,
          chosen_at: now(),
          expires_at: expiry(holder, now()),
        })
        .onConflict((conflict) => conflict.columns(['holder', 'offer_id']).doNothing())
        .execute()
    })
  } catch (error) {
    if (!isDatabaseError(error)) throw error
    log.error({ err: error }, 'application not tracked')
  }
}

/** Notes the days of one application; does nothing if the visitor has no such application. */
export async function noteApplication(
  services: ApplicationServices,
  cookies: string | null,
  { offerId, noted }: { offerId: string; noted: NotedDays },
): Promise<void> {
  const holder = await findHolder(services, cookies)
  if (!holder) return
  await services.database.write((tx) =>
    tx
      .updateTable('refinance_application')
      .set({
        approved_on: noted.approvedOn,
        approval_delivery: noted.approvalDelivery,
        accepted_on: noted.acceptedOn,
        final_on: noted.finalOn,
        final_delivery: noted.finalDelivery,
        expires_at: expiry(holder, services.now()),
      })
      .where('holder', '=', holder.holder)
      .where('offer_id', '=', offerId)
      .execute(),
  )
}

/** Stops following an application. */
export async function dropApplication(
  services: ApplicationServices,
  cookies: string | null,
  offerId: string,
): Promise<void> {
  const holder = await findHolder(services, cookies)
  if (!holder) return
  await services.database.write((tx) =>
    tx
      .deleteFrom('refinance_application')
      .where('holder', '=', holder.holder)
      .where('offer_id', '=', offerId)
      .execute(),
  )
}

interface Holder {
  holder: string
  account_id: string | null
}

async function findHolder(
  services: ApplicationServices,
  cookies: string | null,
): Promise<Holder | undefined> {
  const { accountId, tokenHash } = await findHolders(services, cookies)
  const holder = accountId ?? tokenHash
  return holder === undefined ? undefined : { holder, account_id: accountId ?? null }
}

async function hasDraft({ database, now }: ApplicationServices, holder: string): Promise<boolean> {
  const row = await database.read
    .selectFrom('draft')
    .select('holder')
    .where('holder', '=', holder)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return row !== undefined
}

function expiry({ account_id }: Holder, now: Date): Date | null {
  return account_id === null ? findExpiry(retention, now) : null
}
