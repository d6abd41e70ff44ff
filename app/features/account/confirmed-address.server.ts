import type { Database } from '#server/database/database.ts'
import { sampleId } from '#server/database/seed/sample-account.ts'

/**
 * Whether the owner of an account has shown that its address is theirs. Before that, nothing may keep out the real owner
 * of the address, who can claim the account. Nobody can confirm the address of the sample account, nor claim it.
 */
export async function isAddressConfirmed(
  { database }: { database: Database },
  accountId: string,
): Promise<boolean> {
  if (accountId === sampleId) return true
  const account = await database.read
    .selectFrom('account')
    .select('email_confirmed_at')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return account !== undefined && account.email_confirmed_at !== null
}
