import { type Assets, openAssets } from './assets/open-assets.ts'
import { ContentError } from './errors.ts'
import type { Tokens } from './http/identity.ts'
import type { CompileFilter } from './listen/filter.ts'
import { type ActRequest, act } from './mutate/act.ts'
import { publishDueReleases } from './mutate/due-releases.ts'
import { type MutateAnswer, type MutateRequest, mutate } from './mutate/mutate.ts'
import { compileFilter } from './query/filter.ts'
import { openQueries, type Queries } from './query/open-queries.ts'
import { selectIds } from './query/select-ids.ts'
import { every } from './scheduled.ts'
import { blobFolder } from './store/blobs.ts'
import type { ContentStore, DatasetInfo } from './store/content-store.ts'
import type { ContentDatabase } from './store/database.ts'
import { openStore } from './store/open-store.ts'

export interface ContentOptions {
  /** Migrated; it stays the caller's to close. */
  database: ContentDatabase
  /** Asset originals beside SQLite, and drawn images, are kept in folders of it. */
  dataDir: string
  projectId: string
  tokens: Tokens
  /** Sites whose pages may call the service, each `scheme://host[:port]`. */
  allowedOrigins: readonly string[]
  /** Where browsers reach the service, without a slash at the end; addresses of assets begin with it. */
  baseUrl: string
  log: ContentLog
  now: () => Date
}

/** pino has this shape, and so has `console`. */
interface ContentLog {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** The service without its wire: what a site asks in its own process, and what `http/` answers from. */
export interface ContentService extends Omit<ContentOptions, 'log'> {
  store: ContentStore
  queries: Queries
  assets: Assets
  compileFilter: CompileFilter
  mutate(request: MutateRequest): Promise<MutateAnswer>
  act(request: ActRequest): Promise<{ transactionId: string }>
  /** Makes a dataset unless it is there; several processes may call it at once. */
  ensureDataset(name: string, aclMode: DatasetInfo['aclMode']): Promise<void>
  /** Waits for what was begun; the database is closed by who opened it. */
  close(): Promise<void>
}

/** How late a planned release may be published. */
const RELEASE_CHECK_MS = 5_000

/** Opens the datasets that are there and puts the parts together. */
export async function openContent({ log, ...options }: ContentOptions): Promise<ContentService> {
  const { database, dataDir, now } = options
  const store = await openStore({ database, blobDir: blobFolder(dataDir), log, now })
  const queries = openQueries({ store, projectId: options.projectId })
  const assets = await openAssets({ ...options, store, log })
  const stopPublishing = every(RELEASE_CHECK_MS, async () => {
    await publishDueReleases(store, now()).catch((error: unknown) => {
      log.warn({ reason: String(error) }, 'a planned release could not be published now')
    })
  })
  return {
    ...options,
    store,
    queries,
    assets,
    compileFilter,
    mutate: (request) => mutate({ store, select: selectIds }, request),
    act: (request) => act({ store }, request),
    async ensureDataset(name, aclMode) {
      if (store.documents(name)) return
      await store.createDataset(name, aclMode).catch((error: unknown) => {
        // Another process was quicker.
        if (!(error instanceof ContentError) || error.status !== 409) throw error
      })
    },
    async close() {
      await stopPublishing()
      await assets.close()
      await queries.close()
      await store.close()
    },
  }
}
