import type { CompileFilter } from '#content/query/filter.ts'
import { type Assets, openAssets } from './assets/open-assets.ts'
import { ContentError } from './errors.ts'
import type { Tokens } from './http/identity.ts'
import { type ActRequest, act } from './mutate/act.ts'
import { publishDueReleases } from './mutate/due-releases.ts'
import { type MutateAnswer, type MutateRequest, mutate } from './mutate/mutate.ts'
import { compileFilter } from './query/filter.ts'
import { openQueries, type Queries } from './query/open-queries.ts'
import { selectIds } from './query/select-ids.ts'
import { repeatEvery } from './scheduled.ts'
import { openBlobs } from './store/blobs/open-blobs.ts'
import type { S3Place } from './store/blobs/s3-blobs.ts'
import type { ContentStore, DatasetInfo } from './store/content-store.ts'
import type { ContentDatabase } from './store/database.ts'
import { openStore } from './store/open-store.ts'
import { pruneHistory } from './store/prune.ts'

export interface ContentOptions {
  /** The migrated database; the caller closes it. */
  database: ContentDatabase
  /** The parent of the folders for rendered images and, with SQLite, for original assets. */
  dataDir: string
  /** Where original assets are stored, instead of the database or the folder. */
  s3?: S3Place | undefined
  projectId: string
  tokens: Tokens
  /** The sites whose pages may call the service, each as `scheme://host[:port]`. */
  allowedOrigins: readonly string[]
  /** The public URL of the service without a trailing slash; asset URLs begin with it. */
  baseUrl: string
  /** How many days past transactions are stored; 0 stores them all. */
  historyDays: number
  log: ContentLog
  now: () => Date
}

/** A logger with the interface of pino and `console`. */
interface ContentLog {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** The content service without HTTP: a site calls it in-process, and `http/` serves it. */
export interface ContentService extends Omit<ContentOptions, 'log'> {
  store: ContentStore
  queries: Queries
  assets: Assets
  compileFilter: CompileFilter
  mutate(request: MutateRequest): Promise<MutateAnswer>
  act(request: ActRequest): Promise<{ transactionId: string }>
  /** Creates a dataset if it does not exist; several processes may call this at once. */
  ensureDataset(name: string, aclMode: DatasetInfo['aclMode']): Promise<void>
  /** Waits for pending work. The caller closes the database. */
  close(): Promise<void>
}

/** The maximum delay of a scheduled release. */
const RELEASE_CHECK_MS = 5_000
/** A small step each time is faster than anybody writes, and nobody notices it. */
const PRUNE_EVERY_MS = 60_000

/** Opens all existing datasets and connects the parts of the service. */
export async function openContent({ log, ...options }: ContentOptions): Promise<ContentService> {
  const { database, historyDays, now } = options
  const blobs = openBlobs({ ...options, log })
  const store = await openStore({ database, blobs, log, now })
  const queries = openQueries({ store, projectId: options.projectId })
  const assets = await openAssets({ ...options, store, log })
  const stopPublishing = repeatEvery(RELEASE_CHECK_MS, async () => {
    await publishDueReleases(store, now()).catch((error: unknown) => {
      log.warn({ reason: String(error) }, 'a scheduled release could not be published; trying again')
    })
  })
  const stopPruning = repeatEvery(PRUNE_EVERY_MS, async () => {
    if (historyDays === 0) return
    const before = new Date(now().getTime() - historyDays * 24 * 3600 * 1000)
    for (const { name } of store.datasets()) {
      await pruneHistory(database, name, before).catch((error: unknown) => {
        log.warn({ reason: String(error) }, 'old history could not be removed; trying again')
      })
    }
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
        // Another process created the dataset first.
        if (!(error instanceof ContentError) || error.status !== 409) throw error
      })
    },
    async close() {
      await stopPublishing()
      await stopPruning()
      await assets.close()
      await queries.close()
      await store.close()
    },
  }
}
