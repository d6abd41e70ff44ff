import type { VisitorRecords } from '#kit/records/visitor-records.ts'

/** The second factor of an account, without its key and its recovery codes. */
export const secondFactorRecords: VisitorRecords = {
  name: 'twoStepVerification',
  async export(read, accountId) {
    const rows = await read
      .selectFrom('second_factor')
      .select(['created_at', 'confirmed_at', 'last_used_at'])
      .where('account_id', '=', accountId)
      .execute()
    const codes = await read
      .selectFrom('recovery_code')
      .select(['created_at', 'used_at'])
      .where('account_id', '=', accountId)
      .execute()
    return rows.map((row) => ({
      setUpAt: row.created_at,
      turnedOnAt: row.confirmed_at,
      lastUsedAt: row.last_used_at,
      recoveryCodes: codes.map(({ created_at, used_at }) => ({ createdAt: created_at, usedAt: used_at })),
    }))
  },
}
