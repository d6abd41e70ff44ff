import type { Kysely } from 'kysely'
import type { Transaction } from './content-store.ts'
import {
  type DatasetRow,
  type DatasetState,
  loadDataset,
  ReplacedError,
  readLogUntil,
  toDatasetInfo,
} from './dataset-state.ts'
import type { ContentTables } from './tables.ts'

export interface Follower {
  /**
   * Resolves when memory has everything that was committed before the call; rejects if that cannot be read.
   */
  follow(): Promise<void>
  /** Does the same in the background, and retries until it succeeds. */
  wake(): void
  /** Makes the next read reload the dataset, or every dataset, because its tables were replaced. */
  forget(dataset?: string): void
  close(): Promise<void>
}

export interface FollowOptions {
  db: Kysely<ContentTables>
  states: Map<string, DatasetState>
  onTransaction: (transaction: Transaction) => void
  /** Called if the documents of a dataset were removed or replaced other than by a transaction. */
  replaced: (dataset: string) => void
  log: { warn(details: object, message: string): void }
}

/** How often the log is read without a notification, in case one was lost. */
const rereadMs = 5_000
const firstPauseMs = 100
const maxPauseMs = 5_000

/** Reads the log from where memory ends, one read at a time. Only the follower adds and removes datasets. */
export function createFollower({ db, states, onTransaction, replaced, log }: FollowOptions): Follower {
  const stale = new Set<string>()
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  let retry: NodeJS.Timeout | undefined
  let pauseMs = firstPauseMs
  let closed = false
  const reread = setInterval(wake, rereadMs)
  reread.unref()

  async function read(): Promise<void> {
    // Read the numbers first: this process may commit in the meantime, and that must not look like a step
    // back.
    const numbers = new Map([...states].map(([name, { projection }]) => [name, projection.documents.number]))
    const rows = await db.selectFrom('content_dataset').selectAll().orderBy('name').execute()
    const names = new Set(rows.map(({ name }) => name))
    for (const name of numbers.keys()) {
      if (names.has(name)) continue
      states.delete(name)
      stale.delete(name)
      replaced(name)
    }
    for (const row of rows) await bringOn(row, numbers.get(row.name) ?? 0)
  }

  async function bringOn(row: DatasetRow, number: number): Promise<void> {
    const state = states.get(row.name)
    if (
      !state ||
      stale.has(row.name) ||
      state.info.createdAt !== row.created_at ||
      row.last_number < number ||
      number < row.pruned_to
    ) {
      return reload(row)
    }
    if (state.info.aclMode !== row.acl_mode) state.info = toDatasetInfo(row)
    await readLogUntil(db, state, { to: row.last_number, onTransaction }).catch((error) => {
      if (!(error instanceof ReplacedError)) throw error
      return reload(row)
    })
  }

  async function reload(row: DatasetRow): Promise<void> {
    stale.delete(row.name)
    const state = await loadDataset(db, row).catch((error) => {
      stale.add(row.name)
      throw error
    })
    const before = states.get(row.name)
    if (state) states.set(row.name, state)
    else states.delete(row.name)
    if (before) replaced(row.name)
  }

  function follow(): Promise<void> {
    if (!running) {
      running = read().finally(() => {
        running = undefined
      })
      return running
    }
    // The current run may have read before this call; one more run serves everyone who calls before it
    // begins.
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined
        return follow()
      })
    return next
  }

  function wake(): void {
    if (closed) return
    follow().then(
      () => {
        pauseMs = firstPauseMs
      },
      (error) => {
        if (closed) return
        log.warn({ reason: String(error) }, 'cannot read content changes; trying again')
        clearTimeout(retry)
        retry = setTimeout(wake, pauseMs)
        retry.unref()
        pauseMs = Math.min(pauseMs * 2, maxPauseMs)
      },
    )
  }

  return {
    follow,
    wake,
    forget(dataset) {
      for (const name of dataset === undefined ? states.keys() : [dataset]) stale.add(name)
    },
    async close() {
      closed = true
      clearInterval(reread)
      clearTimeout(retry)
      await (next ?? running)?.catch(() => {})
    },
  }
}
