import type { Database } from '#database/database.ts'

/** Sign-in to try the site with, printed in README.md. */
export const sampleAccount = { emailAddress: 'student@example.com', password: 'Sample-Pass-1' } as const

const sampleId = 'sample-account'
/** Of the password above, which everybody may know: made by hashPassword of app/features/account. */
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$8RH1a+yVQzuBM9+VA69dKg$F8ALUUAezTYTvb/o8z7wj6Kz1h2XdJKrw9fCrWOIqgA'

/**
 * Puts the sample account there, or takes it away. A known password is a hole on a public site, so a database
 * that was filled on somebody's own machine loses the account, and its sessions, once the site has a public
 * address. Running it again changes nothing.
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
