import { LRUCache } from 'lru-cache'

/** What the cache must know of a page; `CachedPage` in server/pages.ts adds the bytes. */
export interface Cacheable {
  /** Bytes this page is counted with. */
  bytes: number
  /** False for 404s, redirects, errors and answers that set cookies. */
  storable: boolean
}

/** What a render records while it reads. */
export interface Reads {
  tag(topic: string): void
  /** The page is wrong from this moment on. */
  expireAt(moment: Date): void
}

/**
 * Rendered pages by key, bounded in bytes, each with the topics it read.
 *
 * One render serves everybody who waits for the same key. A page is stored only when no topic it read moved
 * since its render began, so a write during a render can never leave a stale page behind.
 */
export class PageCache<Page extends Cacheable> {
  readonly #pages: LRUCache<string, Stored<Page>>
  /** Keys of stored pages by topic, so that a write looks only at the pages it drops. */
  readonly #readers = new Map<string, Set<string>>()
  readonly #renders = new Map<string, Promise<Page>>()
  /** What moved since each render under way began. */
  readonly #movedSince = new Set<Set<string>>()
  readonly #now: () => Date

  constructor({ maxBytes, now }: { maxBytes: number; now: () => Date }) {
    this.#now = now
    // LRUCache takes 0 as "no bound"; one byte keeps every page out instead.
    const maxSize = Math.max(1, maxBytes)
    this.#pages = new LRUCache({
      maxSize,
      sizeCalculation: ({ page, topics }, key) => page.bytes + key.length + bytesOf(topics),
      dispose: ({ topics }, key) => this.#forget(key, topics),
    })
  }

  /** The stored page, unless its moment has passed. */
  get(key: string): Page | undefined {
    const stored = this.#pages.get(key)
    if (!stored) return undefined
    if (stored.expiresAt > this.#now().getTime()) return stored.page
    this.#pages.delete(key)
    return undefined
  }

  /** The stored page, or the one that `render` makes; callers of the same key meanwhile share one render. */
  load(key: string, render: (reads: Reads) => Promise<Page>): Promise<Page> {
    const stored = this.get(key)
    if (stored) return Promise.resolve(stored)
    const waiting = this.#renders.get(key)
    if (waiting) return waiting
    const rendering = this.#renderAndStore(key, render).finally(() => {
      if (this.#renders.get(key) === rendering) this.#renders.delete(key)
    })
    this.#renders.set(key, rendering)
    return rendering
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

  /** Drops every page that read one of the topics; who asks from now on waits for a new render. */
  invalidate(topics: readonly string[]) {
    this.#renders.clear()
    for (const topic of topics) {
      for (const moved of this.#movedSince) moved.add(topic)
      for (const key of [...(this.#readers.get(topic) ?? [])]) this.#pages.delete(key)
    }
  }

  get size() {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize, topics: this.#readers.size }
  }
}

interface Stored<Page> {
  page: Page
  topics: ReadonlySet<string>
  expiresAt: number
}

/** Beside its letters, a topic is a few references in sets. */
const bytesOf = (topics: ReadonlySet<string>) =>
  [...topics].reduce((sum, topic) => sum + topic.length + 64, 0)
