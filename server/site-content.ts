import { openContentClient } from '#app/content/open-content-client.server.ts'
import { openSiteSettings } from '#app/content/open-site-settings.server.ts'
import type { SiteContent } from '#app/content/site-content.ts'
import type { Log } from '#app/log.ts'
import { type Library, readLibrary } from '#cms/library-files/read-library.ts'
import { retireSampleDocuments } from '#cms/library-files/retire-sample-documents.ts'
import { seedLibrary } from '#cms/library-files/seed-library.ts'
import { openContent } from '#cms/service/open-content.ts'
import { listLocalBlobs } from '#cms/service/store/blobs/move-blobs.ts'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/database/database.ts'
import { contentTokens } from './content-tokens.ts'

/** The folder with the content that comes with the program. */
const LIBRARY_FOLDER = 'cms/library'

/** Opens the content service, with the content that comes with the program, and the client that pages ask. */
export async function openSiteContent({
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
}): Promise<SiteContent> {
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
      'some images and files are not yet in the ASSETS_URL bucket, so they are not shown: run npm run operator -- assets-import',
    )
  const { dataset } = config.content
  await content.ensureDataset(dataset, 'public')
  await seedLibrary({ ...content, dataset, library: library ?? (await readLibrary(LIBRARY_FOLDER)) })
  await retireSampleDocuments({ ...content, dataset, database })
  const contentClient = await openContentClient({ settings: config.content, embedded: content, log })
  return { content, contentClient, siteSettings: openSiteSettings({ client: contentClient, now, log }) }
}
