import { openSignIn } from '#app/features/account/sign-in-services.ts'
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
import type { Library } from '#cms/library-files/read-library.ts'
import { todayInNewYork } from '#domain/dates.ts'
import { isLeftOut } from '#domain/product-line.ts'
import { listProductLinks, type Product } from '#products/product.ts'
import { openProducts } from '#products/product-services.ts'
import type { Config } from '#server/config/config.ts'
import { openDatabase } from '#server/database/database.ts'
import { seedSampleAccount } from '#server/database/seed/sample-account.ts'
import { removeAllSamples, seed } from '#server/database/seed/seed.ts'
import { draftsToken } from './content-tokens.ts'
import { type MeasuredParts, openFigures } from './figures/open-figures.ts'
import { installationSecret } from './installation-secret.ts'
import { mailHookToken } from './mail-hook-token.ts'
import { createMailer } from './mailer.ts'
import { earlierSecrets } from './rotate-secret.ts'
import { openSiteContent } from './site-content.ts'
import { listVisitorRecords } from './visitor-records.ts'

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
    const catalogs = openProducts(database, productLines)
    const listings = await openListings(database, productLines)
    const shown = products.filter(({ category }) => productLines.includes(category))
    const visitorKey = await installationSecret(database, 'visitor_key')
    const attempts = createAttemptLimits({ limits: config.limits, key: visitorKey, now })
    const signIn = openSignIn({
      config,
      database,
      keys: { visitor: visitorKey, secondFactor: await installationSecret(database, 'second_factor_key') },
      log,
      now,
    })
    const referrals = openReferrals({ database, attempts, key: visitorKey, log, now })
    const securityLog = createSecurityLog({ key: visitorKey, log })
    const siteContent = await openSiteContent({ config, database, now, library, log })
    const { content, contentClient } = siteContent
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
        ...shown.flatMap(({ searchSource }) => searchSource?.({ database, ...catalogs, log, today }) ?? []),
        apiHost
          ? hostedContentSource({ client: contentClient, log, today })
          : embeddedContentSource({ store: content.store, dataset, today }),
      ],
      isListed: (path) => !isLeftOut(path, productLines),
      schools,
      log,
    })
    return {
      ...siteContent,
      ...signIn,
      ...catalogs,
      config,
      database,
      schools,
      schoolCosts,
      listings,
      attempts,
      referrals,
      visitorRecords: listVisitorRecords(products),
      securityLog,
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
