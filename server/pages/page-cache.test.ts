import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createRequestQueue } from '#server/request-queue.ts'
import { PageCache, type Reads } from './page-cache.ts'

const page = (text: string, { storable = true, bytes = 10 } = {}) => ({ text, storable, bytes })

function makeCache({
  maxBytes = 1000,
  ...limits
}: {
  maxBytes?: number
  atOnce?: number
  maxWaitMs?: number
} = {}) {
  const clock = { now: new Date('2026-11-21T12:00:00Z') }
  const cache = new PageCache<ReturnType<typeof page>>({
    maxBytes,
    now: () => clock.now,
    queue: createRequestQueue(limits),
  })
  return { cache, clock }
}

test('a stored page is served again without a render', async () => {
  const { cache } = makeCache()
  await cache.load('/', 'a', async () => page('first'))
  const again = await cache.load('/', 'a', async () => page('second'))
  expect(again.text).toBe('first')
})

test('concurrent requests for one key share one render', async () => {
  const { cache } = makeCache()
  let renders = 0
  const render = async () => {
    renders += 1
    await new Promise((resolve) => setTimeout(resolve, 5))
    return page('once')
  }
  const pages = await Promise.all([1, 2, 3].map(() => cache.load('/', 'a', render)))
  expect(renders).toBe(1)
  expect(pages.map((each) => each.text)).toEqual(['once', 'once', 'once'])
})

test('a failed render is not cached and rejects every waiting request', async () => {
  const { cache } = makeCache()
  const failing = async (): Promise<never> => {
    throw new Error('broken')
  }
  const results = await Promise.allSettled([cache.load('/', 'a', failing), cache.load('/', 'a', failing)])
  expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected'])
  expect((await cache.load('/', 'a', async () => page('mended'))).text).toBe('mended')
})

test('a changed topic invalidates the pages that read it and no others', async () => {
  const { cache } = makeCache()
  const reading = (topic: string) => async (reads: Reads) => {
    reads.tag(topic)
    return page(topic)
  }
  await cache.load('/offers', 'a', reading('loan_offer'))
  await cache.load('/schools', 'a', reading('school'))
  cache.invalidate(['loan_offer'])
  expect(cache.get('/offers')).toBeUndefined()
  expect(cache.get('/schools')?.text).toBe('school')
})

test('a page is not stored if a topic it read changed during its render', async () => {
  const { cache } = makeCache()
  const stale = cache.load('/', 'a', async (reads) => {
    reads.tag('loan_offer')
    await new Promise((resolve) => setTimeout(resolve, 5))
    return page('stale')
  })
  await setImmediate()
  cache.invalidate(['loan_offer'])
  const fresh = await cache.load('/', 'a', async (reads) => {
    reads.tag('loan_offer')
    return page('fresh')
  })
  await stale
  expect(fresh.text).toBe('fresh')
  expect(cache.get('/')?.text).toBe('fresh')
})

test('a write before a render begins lets those who come later share it', async () => {
  const { cache } = makeCache({ atOnce: 1 })
  const busy = Promise.withResolvers<void>()
  const other = cache.load('/other', 'a', () => busy.promise.then(() => page('other')))
  let renders = 0
  const render = async () => page(`render ${++renders}`)
  const before = cache.load('/', 'a', render)
  cache.invalidate(['loan_offer'])
  const after = cache.load('/', 'b', render)
  busy.resolve()
  await other
  expect([(await before).text, (await after).text]).toEqual(['render 1', 'render 1'])
})

test('a page that nobody waits for any longer is rendered for who asks next', async () => {
  const { cache } = makeCache({ atOnce: 1, maxWaitMs: 1 })
  const busy = Promise.withResolvers<void>()
  const other = cache.load('/other', 'a', () => busy.promise.then(() => page('other')))
  await expect(cache.load('/', 'a', async () => page('first'))).rejects.toThrow('very busy')
  busy.resolve()
  await other
  expect((await cache.load('/', 'b', async () => page('second'))).text).toBe('second')
})

test('a page with an expiry time expires at that moment', async () => {
  const { cache, clock } = makeCache()
  await cache.load('/', 'a', async (reads) => {
    reads.expireAt(new Date('2026-11-22T05:00:00Z'))
    return page('today')
  })
  expect(cache.get('/')?.text).toBe('today')
  clock.now = new Date('2026-11-22T05:00:00Z')
  expect(cache.get('/')).toBeUndefined()
})

test('a page that is not storable is served but not cached', async () => {
  const { cache } = makeCache()
  expect((await cache.load('/gone', 'a', async () => page('404', { storable: false }))).text).toBe('404')
  expect(cache.get('/gone')).toBeUndefined()
})

test('the cache stays within its byte limit and evicts the least recently used page first', async () => {
  const { cache } = makeCache({ maxBytes: 100 })
  await cache.load('/a', 'a', async () => page('a', { bytes: 40 }))
  await cache.load('/b', 'a', async () => page('b', { bytes: 40 }))
  cache.get('/a')
  await cache.load('/c', 'a', async () => page('c', { bytes: 40 }))
  expect(cache.size.bytes).toBeLessThanOrEqual(100)
  expect(cache.get('/b')).toBeUndefined()
  expect(cache.get('/a')?.text).toBe('a')
})

test('evicting a page removes its topic index entries, however many topics changed', async () => {
  const { cache } = makeCache({ maxBytes: 2000 })
  for (let number = 0; number < 50; number++) {
    await cache.load(`/${number}`, 'a', async (reads) => {
      reads.tag(`document ${number}`)
      reads.tag('list')
      return page('each')
    })
    cache.invalidate([`something else ${number}`])
  }
  expect(cache.size.topics).toBe(cache.size.pages + 1)
  cache.invalidate(['list'])
  expect(cache.size).toEqual({ pages: 0, bytes: 0, topics: 0 })
})

test('a page rendered twice at once is invalidated by the topics of its stored render', async () => {
  const { cache } = makeCache()
  const first = Promise.withResolvers<void>()
  const slow = cache.load('/', 'a', async (reads) => {
    reads.tag('a')
    await first.promise
    return page('slow')
  })
  await setImmediate()
  cache.invalidate(['other'])
  await cache.load('/', 'a', async (reads) => {
    reads.tag('b')
    return page('quick')
  })
  first.resolve()
  await slow
  cache.invalidate(['b'])
  expect(cache.get('/')?.text).toBe('slow')
  cache.invalidate(['a'])
  expect(cache.get('/')).toBeUndefined()
  expect(cache.size.topics).toBe(0)
})
