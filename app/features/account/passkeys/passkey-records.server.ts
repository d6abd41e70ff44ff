import type { VisitorRecords } from '#kit/records/visitor-records.ts'
import { listPasskeys } from './passkeys.server.ts'

/** The passkeys of an account, without what a browser or an authenticator would know them by. */
export const passkeyRecords: VisitorRecords = {
  name: 'passkeys',
  async export(read, accountId) {
    const passkeys = await listPasskeys({ read }, accountId)
    return passkeys.map(({ name, isSynced, createdAt, lastUsedAt }) => ({
      name,
      isSynced,
      createdAt,
      lastUsedAt,
    }))
  },
}
