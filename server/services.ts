import { createAttemptLimits } from '#app/features/account/attempt-limits.ts'
import { openLoanCatalog } from '#app/features/loan-offers/loan-catalog.ts'
import { openSchoolDirectory } from '#app/features/schools/school-directory.ts'
import type { Log, Services } from '#app/services.ts'
import { openDatabase } from '#database/database.ts'
import { seedSampleAccount } from '#database/seed/sample-account.ts'
import { seed } from '#database/seed/seed.ts'
import type { Config } from './config.ts'

/** Opens everything with state: migrates and seeds the database, then builds what lives in memory from it. */
export async function openServices({
  config,
  now,
  log,
}: {
  config: Config
  now: () => Date
  log: Log
}): Promise<Services> {
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log })
  try {
    await seed(database)
    await seedSampleAccount(database, { isWanted: config.sampleAccount, now: now() })
    const schools = await openSchoolDirectory({ database, log })
    const loanOffers = openLoanCatalog(database)
    const attempts = createAttemptLimits({ limits: config.limits, now })
    return { config, database, schools, loanOffers, attempts, log, now }
  } catch (error) {
    await database.close()
    throw error
  }
}
