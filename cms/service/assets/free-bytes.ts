import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isSha1 } from '#content/store/blobs/blob-store.ts'
import type { ContentStore } from '#content/store/content-store.ts'
import { isAsset } from './asset-document.ts'

export interface UnusedBytes {
  /** Runs work while this process does not delete the bytes with this hash. */
  hold<Result>(sha1: string, work: () => Promise<Result>): Promise<Result>
  /** Deletes the bytes whose waiting time is over. A timer calls it too. */
  sweep(): Promise<void>
  close(): Promise<void>
}

interface Options {
  store: ContentStore
  /**
   * Contains an empty file for each hash that may be unused, so that a restart does not lose it, and copies of what was
   * just deleted.
   */
  folder: string
  log: { warn(details: object, message: string): void }
  waits?: FreeingWaits
}

/** The waiting times in milliseconds. */
export interface FreeingWaits {
  beforeFreeing: number
  afterFreeing: number
}

/** Editors undo a deletion within minutes, and a concurrent upload of the same bytes is finished by then. */
const BEFORE_FREEING_MS = 10 * 60 * 1000

/** Longer than it takes every process to learn of a commit. */
const AFTER_FREEING_MS = 2000

/**
 * Deletes the bytes of assets some time after the last document that names them is gone from every dataset.
 * Another process may be about to name them again, so the documents are checked once more after the deletion
 * and the bytes are restored if needed.
 */
export async function freeBytes({ store, folder, log, waits }: Options): Promise<UnusedBytes> {
  const { beforeFreeing = BEFORE_FREEING_MS, afterFreeing = AFTER_FREEING_MS } = waits ?? {}
  await mkdir(folder, { recursive: true, mode: 0o700 })
  /** The time at which each hash may be deleted. */
  const due = new Map<string, number>()
  const held = new Map<string, Promise<unknown>>()
  let sweeping: Promise<void> = Promise.resolve()
  let isClosed = false

  for (const name of await readdir(folder)) if (isSha1(name)) due.set(name, Date.now() + beforeFreeing)

  // The event for a deleted dataset does not list its assets, so the named hashes are tracked here.
  let named = namedHashes(store)

  function mayBeUnused(sha1: string): void {
    if (!isSha1(sha1)) return
    due.set(sha1, Date.now() + beforeFreeing)
    writeFile(path.join(folder, sha1), '', { mode: 0o600 }).catch((error) =>
      log.warn({ err: error }, 'Unused asset files could not be recorded'),
    )
  }

  const stopTransactions = store.onTransaction(({ changes }) => {
    for (const { before, after } of changes) {
      if (isAsset(after)) named.add(after.sha1hash)
      if (!isAsset(before) || (isAsset(after) && after.sha1hash === before.sha1hash)) continue
      mayBeUnused(before.sha1hash)
    }
  })
  const stopReplacements = store.onReplaced(() => {
    const before = named
    named = namedHashes(store)
    for (const sha1 of before) if (!named.has(sha1)) mayBeUnused(sha1)
  })
  const timer = setInterval(() => sweep(), Math.max(1000, beforeFreeing / 10)).unref()

  async function hold<Result>(sha1: string, work: () => Promise<Result>): Promise<Result> {
    const before = held.get(sha1) ?? Promise.resolve()
    const mine = before.then(work, work)
    const over = mine.then(
      () => undefined,
      () => undefined,
    )
    held.set(sha1, over)
    try {
      return await mine
    } finally {
      if (held.get(sha1) === over) held.delete(sha1)
    }
  }

  /** Returns false if the bytes are gone: whoever deleted them has the copy that may have to be restored. */
  async function copyBytes(sha1: string, copy: string): Promise<boolean> {
    const pieces = await store.blobs.read(sha1)
    if (!pieces) return false
    await writeFile(`${copy}.part`, pieces, { mode: 0o600 })
    await rename(`${copy}.part`, copy)
    return true
  }

  async function free(sha1: string): Promise<void> {
    const copy = path.join(folder, `${sha1}.copy`)
    if (!isNamed(store, sha1) && (await copyBytes(sha1, copy))) {
      await store.blobs.delete(sha1)
      await wait(afterFreeing)
    }
    // Also when this process ended between the deletion and this line.
    if (existsSync(copy) && isNamed(store, sha1)) await store.blobs.put(sha1, copy)
    await rm(copy, { force: true })
    due.delete(sha1)
    await rm(path.join(folder, sha1), { force: true })
  }

  function sweep(): Promise<void> {
    sweeping = sweeping.then(async () => {
      for (const [sha1, at] of due) {
        if (isClosed || at > Date.now()) continue
        await hold(sha1, () => free(sha1)).catch((error) =>
          log.warn({ err: error }, 'Unused asset files could not be removed'),
        )
      }
    })
    return sweeping
  }

  return {
    hold,
    sweep,
    async close() {
      isClosed = true
      clearInterval(timer)
      stopTransactions()
      stopReplacements()
      await sweeping
    },
  }
}

function namedHashes(store: ContentStore): Set<string> {
  const hashes = store
    .datasets()
    .flatMap(({ name }) => listAssets(store, name).map(({ sha1hash }) => sha1hash))
  return new Set(hashes.filter((hash): hash is string => typeof hash === 'string'))
}

function isNamed(store: ContentStore, sha1: string): boolean {
  return store
    .datasets()
    .some(({ name }) => listAssets(store, name).some(({ sha1hash }) => sha1hash === sha1))
}

function listAssets(store: ContentStore, dataset: string) {
  const documents = store.documents(dataset)
  return [...(documents?.ofType('sanity.imageAsset') ?? []), ...(documents?.ofType('sanity.fileAsset') ?? [])]
}
