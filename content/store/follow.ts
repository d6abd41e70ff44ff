import type { Kysely } from 'kysely'
import type { Transaction } from './content-store.ts'
import {
  type DatasetRow,
  type DatasetState,
  infoOf,
  loadDataset,
  ReplacedError,
  readOn,
} from './dataset-state.ts'
import type { ContentTables } from './tables.ts'

export interface Follower {
  /** Resolves when memory has everything that was committed before the call. Rejects where that cannot be read. */
  follow(): Promise<void>
  /** The same, in the background: again and again until it could be read. */
  wake(): void
  /** The dataset, or every one, is read anew the next time: its tables were replaced. */
  forget(dataset?: string): void
  close(): Promise<void>
}

export interface FollowOptions {
  db: Kysely<ContentTables>
  states: Map<string, DatasetState>
  heard: (transaction: Transaction) => void
  /** The documents of a dataset are gone or others, other than by a transaction. */
  replaced: (dataset: string) => void
  log: { warn(details: object, message: string): void }
}

/** How often the log is read without being woken, in case that was lost. */
const rereadMs = 5_000
const firstPauseMs = 100
const longestPauseMs = 5_000

/** Reads the log on from what is in memory; one reading at a time. It alone adds and removes datasets. */
export function createFollower({ db, states, heard, replaced, log }: FollowOptions): Follower {
  const stale = new Set<string>()
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  let retry: NodeJS.Timeout | undefined
  let pauseMs = firstPauseMs
  let closed = false
  const reread = setInterval(wake, rereadMs)
  reread.unref()

  async function read(): Promise<void> {
    // Taken first: a commit of this process may go on meanwhile, and must not look like a step back.
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
      row.last_number < number
    ) {
      return reload(row)
    }
    if (state.info.aclMode !== row.acl_mode) state.info = infoOf(row)
    await readOn(db, state, { to: row.last_number, heard }).catch((error) => {
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
    // What runs may have read before this call; one more run serves all who call until it begins.
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
        log.warn({ reason: String(error) }, 'cannot read what changed in the content; trying again')
        clearTimeout(retry)
        retry = setTimeout(wake, pauseMs)
        retry.unref()
        pauseMs = Math.min(pauseMs * 2, longestPauseMs)
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
