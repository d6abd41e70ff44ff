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
  readonly #renders = new Map<string, Promise<Page>>()
  readonly #movedAt = new Map<string, number>()
  readonly #now: () => Date
  #moves = 0

  constructor({ maxBytes, now }: { maxBytes: number; now: () => Date }) {
    this.#now = now
    // LRUCache takes 0 as "no bound"; one byte keeps every page out instead.
    const maxSize = Math.max(1, maxBytes)
    this.#pages = new LRUCache({ maxSize, sizeCalculation: ({ page }, key) => page.bytes + key.length })
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
    const begunAt = this.#moves
    let expiresAt = Number.POSITIVE_INFINITY
    const page = await render({
      tag: (topic) => topics.add(topic),
      expireAt: (moment) => {
        expiresAt = Math.min(expiresAt, moment.getTime())
      },
    })
    const moved = [...topics].some((topic) => (this.#movedAt.get(topic) ?? 0) > begunAt)
    if (page.storable && !moved) this.#pages.set(key, { page, topics, expiresAt })
    return page
  }

  /** Drops every page that read the topic; who asks from now on waits for a new render. */
  invalidate(topic: string) {
    this.#moves += 1
    this.#movedAt.set(topic, this.#moves)
    this.#renders.clear()
    for (const [key, stored] of this.#pages.entries()) {
      if (stored.topics.has(topic)) this.#pages.delete(key)
    }
  }

  get size() {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize }
  }
}

interface Stored<Page> {
  page: Page
  topics: Set<string>
  expiresAt: number
}
