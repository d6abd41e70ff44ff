import type { Database } from '#server/database/database.ts'

interface Profile {
  first_name?: string
  last_name?: string
  /** '' for none. */
  opeid?: string
}

/** Stores what an account says of its owner. */
export async function changeProfile(
  { write }: Pick<Database, 'write'>,
  accountId: string,
  profile: Profile,
): Promise<void> {
  await write((tx) => tx.updateTable('account').set(profile).where('id', '=', accountId).execute())
}
