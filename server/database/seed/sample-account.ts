import type { Database } from '#server/database/database.ts'

/** A sign-in for trying out the site, printed in README.md. */
export const sampleAccount = { emailAddress: 'student@example.com', password: 'Sample-Pass-1' } as const

/** The id of the sample account, which only visitors on this machine may sign in to. */
export const sampleId = 'sample-account'
/**
 * The hash of the password above, which is public. It was created with hashPassword of app/features/account.
 */
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$8RH1a+yVQzuBM9+VA69dKg$F8ALUUAezTYTvb/o8z7wj6Kz1h2XdJKrw9fCrWOIqgA'

/**
 * Adds or removes the sample account. A known password is a security hole on a public site, so a database
 * that was created on someone's own machine loses the account and its sessions once the site has a public
 * URL. Running it again changes nothing.
 */
export async function seedSampleAccount(
  database: Database,
  { isWanted, now }: { isWanted: boolean; now: Date },
): Promise<void> {
  const found = await database.read
    .selectFrom('account')
    .select('id')
    .where('id', '=', sampleId)
    .executeTakeFirst()
  if (isWanted === (found !== undefined)) return
  await database.write(async (tx) => {
    if (isWanted) {
      await tx
        .insertInto('account')
        .values(row(now))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    } else {
      await tx.deleteFrom('account').where('id', '=', sampleId).execute()
    }
  })
}

function row(now: Date) {
  return {
    id: sampleId,
    email: sampleAccount.emailAddress,
    email_key: sampleAccount.emailAddress,
    password_hash: passwordHash,
    first_name: 'Sam',
    last_name: 'Sample',
    opeid: '',
    created_at: now,
  }
}
