import { rewardProgram } from '#domain/referrals/reward-program.fixture.ts'
import type { Site } from './settings-site.fixture.ts'

/** How a table names whose a row is. */
const ownerColumns = ['account_id', 'referrer_id', 'holder', 'email_key', 'email']

/** What a row needs that cannot be made up, because the database checks it. */
const needed: Record<string, Record<string, unknown>> = {
  mail: { facts: '{}', state: 'sent', kind: 'welcome' },
  mail_suppression: { reason: 'bounced' },
  subscription: { topic: 'deadlines' },
  draft: { line: 'student-loans', answers: '{}', answered_at: '{}' },
  refinance_application: { approval_delivery: null, final_delivery: null },
  own_item: { line: 'student-loans', body: '{}' },
  saved_scholarship: { status: 'planned' },
  drawing_contact: { entry_hash: 'a'.repeat(64), drawing_id: 'one' },
  passkey_challenge: { purpose: 'add' },
  referral: { barrier: '' },
  reward: { state: 'pending', program_id: 'one', referral_id: 'a made-up id' },
  drawing_request: { drawing_id: 'one', method: 'free' },
}

/** Returns every table with rows of somebody, with its columns. The content tables hold only what editors write. */
export async function listOwnedTables({ services: { database } }: Site) {
  const tables = await database.read.introspection.getTables()
  return tables
    .filter(({ name }) => !name.startsWith('content_'))
    .filter(({ columns }) => columns.some(({ name }) => ownerColumns.includes(name)))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Stores a row of an account in every table that has rows of somebody and none of this account yet. */
export async function fillEveryTable(site: Site, account: { id: string; email: string }): Promise<void> {
  const { database } = site.services
  await database.write(async (tx) => {
    const days = { opens_on: '2026-01-01', closes_on: '2027-01-01' }
    await tx
      .insertInto('drawing')
      .values({ id: 'one', ...days, award_cents: 1, commitment: 'c'.repeat(64) })
      .execute()
    await tx
      .insertInto('drawing_entry')
      .values({ hash: 'a'.repeat(64), drawing_id: 'one', method: 'free' })
      .execute()
    await tx.insertInto('reward_program').values(rewardProgram).execute()
  })
  for (const { name, columns } of await listOwnedTables(site)) {
    if (name === 'account' || name === 'session') continue
    const made = columns
      .filter((column) => !column.isNullable || ownerColumns.includes(column.name))
      .filter((column) => !column.hasDefaultValue || ownerColumns.includes(column.name))
      .map((column) => [column.name, makeUp(site, column)])
    const owner = {
      account_id: account.id,
      referrer_id: account.id,
      holder: account.id,
      email: account.email,
      email_key: account.email,
    }
    const own = Object.fromEntries(
      Object.entries(owner).filter(([key]) => columns.some((column) => column.name === key)),
    )
    const row = { ...Object.fromEntries(made), ...own, ...needed[name] }
    await database.write((tx) =>
      tx
        .insertInto(name as 'draft')
        .values(row as never)
        .execute(),
    )
  }
}

function makeUp({ services }: Site, { name, dataType }: { name: string; dataType: string }): unknown {
  if (/time/.test(dataType)) return new Date(services.now().getTime() + 24 * 3600 * 1000)
  if (/bool/.test(dataType)) return false
  if (/int|double|real|float/.test(dataType)) return 1
  return /date/.test(dataType) ? '2026-11-27' : `a made-up ${name}`
}
