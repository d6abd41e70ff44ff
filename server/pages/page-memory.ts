import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { previewCookieMark } from '#app/features/preview/preview-cookie.ts'
import { type Encoding, negotiateEncoding } from '#cms/service/http/compress.ts'
import type { Page } from './page.ts'
import { PageCache, type PageCacheOptions } from './page-cache.ts'

/**
 * Keeps public pages in memory and answers requests for stored, compressed pages before the web framework
 * sees them, which more than doubles the requests that one process can serve.
 */
export class PageMemory {
  readonly pages: PageCache<Page>
  /**
   * Cache keys by address as requested, so that known addresses need no parsing. Limited in size, because
   * anyone can make up long addresses.
   */
  readonly #keys = new LRUCache<string, string>({
    maxSize: 4_000_000,
    maxEntrySize: 2_000,
    sizeCalculation: (key, address) => address.length + key.length,
  })
  readonly #encodings = new LRUCache<string, Encoding>({ max: 100 })

  constructor(options: PageCacheOptions) {
    this.pages = new PageCache(options)
  }

  /** Records that this address, including its query, requests the page with this key. */
  remember(address: string, key: string) {
    this.#keys.set(address, key)
  }

  /** Answers the request at once if possible; otherwise changes nothing and returns false. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { 'if-none-match': held, cookie } = request.headers
    if (request.method !== 'GET' || held !== undefined || cookie?.includes(previewCookieMark)) return false
    const key = this.#keys.get(request.url ?? '')
    const page = key === undefined ? undefined : this.pages.get(key)
    if (!page) return false
    const encoding = this.#encodingOf(request.headers['accept-encoding'])
    const body = page.body.ready(encoding)
    if (!body) return false
    response.writeHead(page.status, { ...page.headersIn(encoding), 'content-length': body.length })
    response.end(body)
    return true
  }

  #encodingOf(header: string | undefined): Encoding {
    const name = header ?? ''
    const known = this.#encodings.get(name)
    if (known) return known
    const encoding = negotiateEncoding(header)
    this.#encodings.set(name, encoding)
    return encoding
  }
}
