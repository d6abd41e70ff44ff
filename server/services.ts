import { openContentClient } from '#app/content/open-content-client.server.ts'
import { createAttemptLimits } from '#app/features/account/attempt-limits.ts'
import { openLoanCatalog } from '#app/features/loan-offers/loan-catalog.ts'
import { openSchoolDirectory } from '#app/features/schools/school-directory.ts'
import type { Log, Services } from '#app/services.ts'
import { type ContentService, openContent } from '#content/open-content.ts'
import { type Database, openDatabase } from '#database/database.ts'
import { seedSampleAccount } from '#database/seed/sample-account.ts'
import { seed } from '#database/seed/seed.ts'
import { readLibrary } from '#sources/library/read-library.ts'
import { seedLibrary } from '#sources/library/seed-library.ts'
import type { Config } from './config.ts'
import { contentTokens } from './content-tokens.ts'

/** The site's content as it comes with the program. */
const LIBRARY_FOLDER = 'library'

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
    const content = await openSiteContent({ config, database, now, log })
    const contentClient = await openContentClient({ settings: config.content, embedded: content, log })
    return { config, database, schools, loanOffers, attempts, content, contentClient, log, now }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function openSiteContent({
  config,
  database,
  now,
  log,
}: {
  config: Config
  database: Database
  now: () => Date
  log: Log
}): Promise<ContentService> {
  const content = await openContent({
    database,
    dataDir: config.dataDir,
    projectId: config.content.projectId,
    tokens: await contentTokens(database, config.content),
    allowedOrigins: config.content.allowedOrigins,
    baseUrl: config.siteUrl ?? `http://localhost:${config.port}`,
    log,
    now,
  })
  const { dataset } = config.content
  await content.ensureDataset(dataset, 'public')
  const library = await readLibrary(LIBRARY_FOLDER)
  await seedLibrary({ ...content, dataset, library })
  return content
}
