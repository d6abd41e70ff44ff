import { noteSignInChange } from '#app/features/account/sign-in-changes.server.ts'
import type { Services } from '#app/services.ts'
import { emailKey } from '#domain/email.ts'
import type { Database } from '#server/database/database.ts'
import type { Write } from '#server/database/store.ts'
import { createAppKey, findTimeStep } from './one-time-code.ts'
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts'

type FactorServices = Pick<Services, 'database' | 'now' | 'factorSecrets' | 'securityLog'>

/** The account whose second factor it is. */
export interface FactorOwner {
  id: string
  email: string
}

/** How an account stands with its second factor. */
export type FactorState =
  | { step: 'off' }
  /** Set up, and not confirmed by a code yet. */
  | { step: 'begun'; appKey: string }
  | { step: 'on'; confirmedAt: Date; lastUsedAt: Date | null; codesLeft: number }

export async function readFactor(
  { database: { read }, factorSecrets }: FactorServices,
  accountId: string,
): Promise<FactorState> {
  const row = await read
    .selectFrom('second_factor')
    .select(['sealed_key', 'confirmed_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!row) return { step: 'off' }
  const { confirmed_at: confirmedAt, last_used_at: lastUsedAt, sealed_key } = row
  if (confirmedAt === null) return { step: 'begun', appKey: factorSecrets.open(accountId, sealed_key) }
  return { step: 'on', confirmedAt, lastUsedAt, codesLeft: await countCodesLeft(read, accountId) }
}

/** Whether sign-ins to the account ask for a code. */
export async function hasSecondFactor(read: Pick<Write, 'selectFrom'>, accountId: string): Promise<boolean> {
  const row = await read
    .selectFrom('second_factor')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Makes a key for an app, in place of one that was not confirmed. A confirmed one stays. */
export async function beginFactor(
  { database, now, factorSecrets }: FactorServices,
  accountId: string,
): Promise<void> {
  const row = { sealed_key: factorSecrets.seal(accountId, createAppKey()), created_at: now() }
  await database.write((tx) =>
    tx
      .insertInto('second_factor')
      .values({ account_id: accountId, ...row, confirmed_at: null })
      .onConflict((conflict) =>
        conflict.column('account_id').doUpdateSet(row).where('second_factor.confirmed_at', 'is', null),
      )
      .execute(),
  )
}

/** Forgets a key that was not confirmed. */
export async function cancelFactor({ database }: { database: Database }, accountId: string): Promise<void> {
  await database.write((tx) =>
    tx
      .deleteFrom('second_factor')
      .where('account_id', '=', accountId)
      .where('confirmed_at', 'is', null)
      .execute(),
  )
}

/**
 * Turns the second factor on with the first code of the app.
 * @returns the recovery codes, which are stored only as hashes; undefined if the code is wrong
 */
export async function confirmFactor(
  services: FactorServices,
  owner: FactorOwner,
  typed: string,
): Promise<string[] | undefined> {
  const { database, now, factorSecrets, securityLog } = services
  const at = now()
  const codes = await database.write(async (tx) => {
    const row = await tx
      .selectFrom('second_factor')
      .select('sealed_key')
      .where('account_id', '=', owner.id)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst()
    const step = row && findTimeStep(factorSecrets.open(owner.id, row.sealed_key), typed, at)
    if (!row || step === undefined) return undefined
    const confirmed = await tx
      .updateTable('second_factor')
      .set({ confirmed_at: at, last_step: step })
      .where('account_id', '=', owner.id)
      .where('sealed_key', '=', row.sealed_key)
      .where('confirmed_at', 'is', null)
      .returning('account_id')
      .executeTakeFirst()
    if (!confirmed) return undefined
    await noteSignInChange(tx, services, owner, 'secondFactorOn')
    return replaceCodes(tx, owner.id, at)
  })
  if (codes) securityLog.note('second_factor_on', emailKey(owner.email), {})
  return codes
}

/**
 * Replaces the recovery codes of an account.
 * @returns the new ones; undefined if it has no second factor
 */
export async function renewCodes(
  services: FactorServices,
  owner: FactorOwner,
): Promise<string[] | undefined> {
  const { database, now, securityLog } = services
  const codes = await database.write(async (tx) => {
    if (!(await hasSecondFactor(tx, owner.id))) return undefined
    await noteSignInChange(tx, services, owner, 'recoveryCodesRenewed')
    return replaceCodes(tx, owner.id, now())
  })
  if (codes) securityLog.note('recovery_codes_renewed', emailKey(owner.email), {})
  return codes
}

/** Turns the second factor off. Returns whether it was on. */
export async function removeFactor(
  services: Pick<FactorServices, 'database' | 'now'>,
  owner: FactorOwner,
): Promise<boolean> {
  return services.database.write(async (tx) => {
    const wasOn = await hasSecondFactor(tx, owner.id)
    await forgetFactor(tx, owner.id)
    if (wasOn) await noteSignInChange(tx, services, owner, 'secondFactorOff')
    return wasOn
  })
}

/** Deletes the second factor of an account, with the sign-ins that wait for its code. */
export async function forgetFactor(tx: Write, accountId: string): Promise<void> {
  for (const table of ['second_factor', 'recovery_code', 'pending_sign_in'] as const) {
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute()
  }
}

/**
 * Uses up a code of the app. It must belong to a later time step than the one before, so two requests with one code
 * cannot both succeed.
 */
export async function takeAppCode(
  tx: Write,
  { now, factorSecrets }: Pick<FactorServices, 'now' | 'factorSecrets'>,
  { accountId, typed }: { accountId: string; typed: string },
): Promise<boolean> {
  const at = now()
  const row = await tx
    .selectFrom('second_factor')
    .select('sealed_key')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  const step = row && findTimeStep(factorSecrets.open(accountId, row.sealed_key), typed, at)
  if (step === undefined) return false
  const taken = await tx
    .updateTable('second_factor')
    .set({ last_step: step, last_used_at: at })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst()
  return taken !== undefined
}

/**
 * Uses up a recovery code.
 * @returns how many are left; undefined if it is wrong or was used before
 */
export async function takeRecoveryCode(
  tx: Write,
  { now }: Pick<FactorServices, 'now'>,
  { accountId, typed }: { accountId: string; typed: string },
): Promise<number | undefined> {
  const code_hash = hashRecoveryCode(accountId, typed)
  if (code_hash === undefined) return undefined
  const taken = await tx
    .updateTable('recovery_code')
    .set({ used_at: now() })
    .where('code_hash', '=', code_hash)
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst()
  return taken && (await countCodesLeft(tx, accountId))
}

async function replaceCodes(tx: Write, accountId: string, at: Date): Promise<string[]> {
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  const codes = createRecoveryCodes()
  const hashes = codes
    .map((code) => hashRecoveryCode(accountId, code))
    .filter((code_hash) => code_hash !== undefined)
  await tx
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ code_hash, account_id: accountId, created_at: at })))
    .execute()
  return codes
}

async function countCodesLeft(read: Pick<Write, 'selectFrom'>, accountId: string): Promise<number> {
  const rows = await read
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
  return rows.length
}
