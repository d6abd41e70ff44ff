import { LRUCache } from 'lru-cache'
import type { RequestQueue, SharedWork } from '#server/request-queue.ts'

/** What the cache needs to know about a page; `Page` in `server/pages/page.ts` adds the content. */
export interface Cacheable {
  /** The page's size, as counted toward the limit. */
  bytes: number
  /** False for 404s, redirects, errors and responses that set cookies. */
  storable: boolean
}

/** Records what a render depends on. */
export interface Reads {
  tag(topic: string): void
  /** Marks the page as outdated from this moment on. */
  expireAt(moment: Date): void
}

/**
 * Caches rendered pages by key, up to a number of bytes, together with the topics each page read.
 *
 * Concurrent requests for the same key share one render. A page is stored only if none of its topics changed
 * since its render began, so a write during a render never leaves an outdated page in the cache.
 */
export class PageCache<Page extends Cacheable> {
  readonly #pages: LRUCache<string, Stored<Page>>
  /** Keys of stored pages by topic, so that a write visits only the pages it invalidates. */
  readonly #readers = new Map<string, Set<string>>()
  readonly #renders = new Map<string, SharedWork<Page>>()
  /** For each render in progress, the topics that have changed since it began. */
  readonly #movedSince = new Set<Set<string>>()
  readonly #now: () => Date
  readonly #queue: Pick<RequestQueue, 'share'>

  /** @param queue where renders wait for their turn */
  constructor({ maxBytes, now, queue }: PageCacheOptions) {
    this.#now = now
    this.#queue = queue
    // LRUCache treats 0 as unlimited; a limit of one byte keeps every page out instead.
    const maxSize = Math.max(1, maxBytes)
    this.#pages = new LRUCache({
      maxSize,
      sizeCalculation: ({ page, topics }, key) => page.bytes + key.length + countBytes(topics),
      dispose: ({ topics }, key) => this.#forget(key, topics),
    })
  }

  /** Returns the stored page unless it has expired. */
  get(key: string): Page | undefined {
    const stored = this.#pages.get(key)
    if (!stored) return undefined
    if (stored.expiresAt > this.#now().getTime()) return stored.page
    this.#pages.delete(key)
    return undefined
  }

  /**
   * Returns the stored page, or renders it when it is the turn of any who wait for it.
   * @param network who asks; see `RequestQueue`
   */
  async load(key: string, network: string, render: (reads: Reads) => Promise<Page>): Promise<Page> {
    const stored = this.get(key)
    if (stored) return stored
    const rendering = this.#renders.get(key) ?? this.#queue.share(() => this.#renderAndStore(key, render))
    this.#renders.set(key, rendering)
    try {
      return await rendering.join(network)
    } finally {
      if (!rendering.isPending() && this.#renders.get(key) === rendering) this.#renders.delete(key)
    }
  }

  async #renderAndStore(key: string, render: (reads: Reads) => Promise<Page>): Promise<Page> {
    const topics = new Set<string>()
    const moved = new Set<string>()
    let expiresAt = Number.POSITIVE_INFINITY
    this.#movedSince.add(moved)
    try {
      const page = await render({
        tag: (topic) => topics.add(topic),
        expireAt: (moment) => {
          expiresAt = Math.min(expiresAt, moment.getTime())
        },
      })
      if (page.storable && topics.isDisjointFrom(moved)) this.#store(key, { page, topics, expiresAt })
      return page
    } finally {
      this.#movedSince.delete(moved)
    }
  }

  #store(key: string, stored: Stored<Page>) {
    this.#pages.set(key, stored)
    if (!this.#pages.has(key)) return
    for (const topic of stored.topics) {
      const readers = this.#readers.get(topic)
      if (readers) readers.add(key)
      else this.#readers.set(topic, new Set([key]))
    }
  }

  #forget(key: string, topics: ReadonlySet<string>) {
    for (const topic of topics) {
      const readers = this.#readers.get(topic)
      readers?.delete(key)
      if (readers?.size === 0) this.#readers.delete(topic)
    }
  }

  /** Drops every page that read one of the topics; later requests wait for a new render. */
  invalidate(topics: readonly string[]) {
    // What has not begun to render will read what is new.
    for (const [key, rendering] of this.#renders) if (rendering.hasBegun()) this.#renders.delete(key)
    for (const topic of topics) {
      for (const moved of this.#movedSince) moved.add(topic)
      for (const key of [...(this.#readers.get(topic) ?? [])]) this.#pages.delete(key)
    }
  }

  get size() {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize, topics: this.#readers.size }
  }
}

export interface PageCacheOptions {
  maxBytes: number
  now: () => Date
  queue: Pick<RequestQueue, 'share'>
}

interface Stored<Page> {
  page: Page
  topics: ReadonlySet<string>
  expiresAt: number
}

/** Besides its characters, a topic costs a few references in sets. */
const countBytes = (topics: ReadonlySet<string>) =>
  [...topics].reduce((sum, topic) => sum + topic.length + 64, 0)
