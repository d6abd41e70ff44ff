import { availableParallelism } from 'node:os'
import { openContentClient } from '#app/content/open-content-client.server.ts'
import { openSiteSettings } from '#app/content/open-site-settings.server.ts'
import { openKnownDevices } from '#app/features/account/known-devices.ts'
import { openSessions } from '#app/features/account/open-sessions.ts'
import { createPasswords } from '#app/features/account/passwords.server.ts'
import { openFactorSecrets } from '#app/features/account/second-factor/factor-secrets.ts'
import { openSignOn } from '#app/features/account/sign-on/open-sign-on.ts'
import { createWorkQueue } from '#app/features/account/work-queue.ts'
import { openListings } from '#app/features/listings/open-listings.ts'
import { openOperatorGate } from '#app/features/operator/operator-gate.server.ts'
import { openPreview } from '#app/features/preview/open-preview.ts'
import { openReferrals } from '#app/features/referrals/open-referrals.ts'
import { openSchoolCosts } from '#app/features/schools/costs/school-costs.ts'
import { openSchoolDirectory } from '#app/features/schools/school-directory.ts'
import type { BuildSchoolSearch } from '#app/features/schools/school-search.ts'
import { embeddedContentSource } from '#app/features/search/content-source.ts'
import { hostedContentSource } from '#app/features/search/hosted-content-source.ts'
import { pageSource } from '#app/features/search/page-source.ts'
import { openSiteSearch } from '#app/features/search/site-search.ts'
import type { Log } from '#app/log.ts'
import { createAttemptLimits } from '#app/security/attempt-limits.ts'
import { createSecurityLog } from '#app/security/security-log.ts'
import { createSignedLinks } from '#app/security/signed-links.ts'
import type { Services } from '#app/services.ts'
import { isOverHttps } from '#app/shell/cookies.ts'
import { type Library, readLibrary } from '#cms/library-files/read-library.ts'
import { retireSampleDocuments } from '#cms/library-files/retire-sample-documents.ts'
import { seedLibrary } from '#cms/library-files/seed-library.ts'
import { type ContentService, openContent } from '#cms/service/open-content.ts'
import { listLocalBlobs } from '#cms/service/store/blobs/move-blobs.ts'
import { todayInNewYork } from '#domain/dates.ts'
import { isLeftOut } from '#domain/product-line.ts'
import { openLoanCatalog } from '#kit/loan-offers/loan-catalog.ts'
import { openCardCatalog } from '#products/credit-cards/card-catalog.ts'
import { openCardSurvey } from '#products/credit-cards/survey/card-survey.ts'
import { listProductLinks, type Product } from '#products/product.ts'
import { openScholarshipCatalog } from '#products/scholarships/open-scholarship-catalog.ts'
import type { Config } from '#server/config/config.ts'
import { type Database, openDatabase } from '#server/database/database.ts'
import { seedSampleAccount } from '#server/database/seed/sample-account.ts'
import { removeAllSamples, seed } from '#server/database/seed/seed.ts'
import { contentTokens, draftsToken } from './content-tokens.ts'
import { type MeasuredParts, openFigures } from './figures/open-figures.ts'
import { installationSecret } from './installation-secret.ts'
import { mailHookToken } from './mail-hook-token.ts'
import { createMailer } from './mailer.ts'
import { earlierSecrets } from './rotate-secret.ts'
import { listVisitorRecords } from './visitor-records.ts'

/** The folder with the content that comes with the program. */
const LIBRARY_FOLDER = 'cms/library'

/** Opens everything that has state: migrates and seeds the database, then loads the in-memory indexes. */
export async function openServices({
  config,
  products,
  now,
  library,
  buildSchoolSearch,
  measured,
  log,
}: {
  config: Config
  /** Also those of lines that are left out: what visitors own there can still be deleted, and expires. */
  products: readonly Product[]
  now: () => Date
  library?: Library | undefined
  buildSchoolSearch?: BuildSchoolSearch | undefined
  /** What the operator's figures count; undefined while nothing is measured. */
  measured?: MeasuredParts | undefined
  log: Log
}): Promise<Services> {
  const opened = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log })
  const database = measured?.traffic.timeWrites(opened) ?? opened
  try {
    await (config.samples ? seed(database) : removeAllSamples(database))
    await seedSampleAccount(database, { isWanted: config.sampleAccount, now: now() })
    const schools = await openSchoolDirectory({ database, log, buildSearch: buildSchoolSearch })
    const schoolCosts = await openSchoolCosts(database)
    const { productLines } = config
    const loanOffers = openLoanCatalog(database, productLines)
    const cards = openCardCatalog(database, productLines)
    const cardSurvey = openCardSurvey(database)
    const scholarships = openScholarshipCatalog(database, productLines)
    const listings = await openListings(database, productLines)
    const shown = products.filter(({ category }) => productLines.includes(category))
    const visitorKey = await installationSecret(database, 'visitor_key')
    const attempts = createAttemptLimits({ limits: config.limits, key: visitorKey, now })
    const passwords = createPasswords(createWorkQueue(passwordQueueLimits()), config)
    const knownDevices = openKnownDevices({ key: visitorKey, now })
    const factorSecrets = openFactorSecrets(await installationSecret(database, 'second_factor_key'))
    const sessions = openSessions({ database, now, isSecure: isOverHttps(config.siteUrl) })
    const signOn = openSignOn({ ...config.signOn, siteUrl: config.siteUrl, key: visitorKey, now, log })
    const referrals = openReferrals({ database, attempts, key: visitorKey, log, now })
    const securityLog = createSecurityLog({ key: visitorKey, log })
    const content = await openSiteContent({ config, database, now, library, log })
    const contentClient = await openContentClient({ settings: config.content, embedded: content, log })
    const siteSettings = openSiteSettings({ client: contentClient, now, log })
    const preview = openPreview({
      secret: await draftsToken(database, config.content),
      siteUrl: config.siteUrl,
      client: contentClient,
      now,
    })
    const mailer = createMailer(config)
    const earlierKeys = await earlierSecrets(database, 'visitor_key')
    const signedLinks = createSignedLinks({ key: visitorKey, earlierKeys, now })
    const operatorToken = config.operator.token
    const gate =
      operatorToken === undefined
        ? undefined
        : openOperatorGate(
            { attempts, config, database, now, securityLog },
            { token: operatorToken, key: visitorKey },
          )
    const operator =
      gate && measured
        ? { gate, figures: await openFigures({ config, database, contentClient, log, now }, measured) }
        : undefined
    const today = () => todayInNewYork(now())
    const { apiHost, dataset } = config.content
    const search = openSiteSearch({
      sources: [
        pageSource(listProductLinks(shown)),
        ...shown.flatMap(
          ({ searchSource }) =>
            searchSource?.({ database, loanOffers, cards, scholarships, log, today }) ?? [],
        ),
        apiHost
          ? hostedContentSource({ client: contentClient, log, today })
          : embeddedContentSource({ store: content.store, dataset, today }),
      ],
      isListed: (path) => !isLeftOut(path, productLines),
      schools,
      log,
    })
    return {
      config,
      database,
      schools,
      schoolCosts,
      loanOffers,
      cards,
      cardSurvey,
      scholarships,
      listings,
      attempts,
      passwords,
      knownDevices,
      factorSecrets,
      sessions,
      signOn,
      referrals,
      visitorRecords: listVisitorRecords(products),
      securityLog,
      content,
      contentClient,
      siteSettings,
      preview,
      mailer,
      operator,
      signedLinks,
      mailHookToken: await mailHookToken(database),
      search,
      log,
      now,
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The threads of Node's pool, which also compresses pages and reads files. */
const POOL_THREADS = 4

/** Leaves a core and a thread of the pool to everything but passwords, and lets none wait for more than seconds. */
function passwordQueueLimits() {
  const atOnce = Math.max(1, Math.min(availableParallelism(), POOL_THREADS) - 1)
  return { atOnce, maxWaiting: atOnce * 100 }
}

async function openSiteContent({
  config,
  database,
  now,
  library,
  log,
}: {
  config: Config
  database: Database
  now: () => Date
  library: Library | undefined
  log: Log
}): Promise<ContentService> {
  const content = await openContent({
    database,
    dataDir: config.dataDir,
    s3: config.s3,
    projectId: config.content.projectId,
    tokens: await contentTokens(database, config.content),
    allowedOrigins: config.content.allowedOrigins,
    historyDays: config.content.historyDays,
    baseUrl: config.siteUrl ?? `http://localhost:${config.port}`,
    log,
    now,
  })
  if (config.s3 && (await listLocalBlobs({ database, dataDir: config.dataDir })).length > 0)
    log.warn(
      {},
      'some images and files are not yet in the bucket of ASSETS_URL, and not shown: run npm run operator -- assets-import',
    )
  const { dataset } = config.content
  await content.ensureDataset(dataset, 'public')
  await seedLibrary({ ...content, dataset, library: library ?? (await readLibrary(LIBRARY_FOLDER)) })
  await retireSampleDocuments({ ...content, dataset, database })
  return content
}
