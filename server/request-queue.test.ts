import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '#app/errors.ts'
import { createRequestQueue } from './request-queue.ts'

afterEach(() => void vi.useRealTimers())

/** Work that ends only when told to, and what has begun so far. */
function heldWork() {
  const begun: string[] = []
  const gates: (() => void)[] = []
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name)
      const { promise, resolve } = Promise.withResolvers<string>()
      gates.push(() => resolve(name))
      return promise
    },
    /** Ends the work that began first. */
    endFirst: () => gates.shift()?.(),
    endAll: () => gates.splice(0).map((open) => open()),
  }
}

const settle = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
const refused = { code: 'TEMPORARILY_UNAVAILABLE', statusCode: 503, headers: { 'retry-after': '5' } }

test('networks take turns, and each one’s requests keep their order', async () => {
  const queue = createRequestQueue({ atOnce: 1 })
  const { begun, work, endFirst } = heldWork()
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => queue.run(name[0] ?? '', work(name)))
  for (const _ of all) {
    await settle()
    endFirst()
  }
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'])
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('beyond its places, a network is refused at once, and others are not', async () => {
  const queue = createRequestQueue({ atOnce: 1, maxWaitingPerNetwork: 2, maxWaiting: 3 })
  const { work, endAll } = heldWork()
  const accepted = ['a1', 'a2', 'a3'].map((name) => queue.run('a', work(name)))
  await expect(queue.run('a', work('a4'))).rejects.toMatchObject(refused)
  accepted.push(queue.run('b', work('b1')))
  for (const _ of accepted) {
    await settle()
    endAll()
  }
  expect(await Promise.all(accepted)).toEqual(['a1', 'a2', 'a3', 'b1'])
  expect(await queue.run('a', async () => 'again')).toBe('again')
})

test('where a few networks take all places, the next one gets the last place of the one that has most', async () => {
  const queue = createRequestQueue({ atOnce: 1, maxWaitingPerNetwork: 2, maxWaiting: 4 })
  const { begun, work, endAll } = heldWork()
  const ask = (name: string) => queue.run(name[0] ?? '', work(name)).catch((error) => error)
  const crowd = ['a1', 'a2', 'a3', 'b1', 'b2'].map(ask)
  const shared = queue.share(work('shared'))
  const others = [ask('c1'), shared.join('d')]
  expect([await crowd[2], await crowd[4]]).toMatchObject([refused, refused])
  // Now each has one place, and nobody more than a newcomer would.
  expect(await ask('e1')).toMatchObject(refused)
  for (const _ of [...crowd, ...others]) {
    await settle()
    endAll()
  }
  expect(await Promise.all([crowd[0], crowd[1], crowd[3], ...others])).toEqual(begun)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'shared'])
})

test('what waits too long is refused, never begins, and frees its place', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const queue = createRequestQueue({ atOnce: 1, maxWaiting: 1, maxWaitMs: 5_000 })
  const { begun, work, endAll } = heldWork()
  const first = queue.run('a', work('first'))
  const late = queue.run('b', work('late'))
  const refusal = late.catch((error: unknown) => error)
  vi.advanceTimersByTime(5_000)
  expect(await refusal).toMatchObject(refused)
  const next = queue.run('b', work('next'))
  for (const _ of [1, 2]) {
    await settle()
    endAll()
  }
  expect([await first, await next]).toEqual(['first', 'next'])
  expect(begun).toEqual(['first', 'next'])
})

test('one piece begins per rest, however many are allowed at once', async () => {
  const rests: (() => void)[] = []
  const queue = createRequestQueue({
    atOnce: 3,
    rest: () => new Promise<void>((resolve) => rests.push(resolve)),
  })
  const { begun, work, endAll } = heldWork()
  const all = ['a', 'b', 'c', 'd'].map((name) => queue.run(name, work(name)))
  const counts: number[] = []
  for (const _ of [1, 2, 3, 4]) {
    await settle()
    counts.push(begun.length)
    rests.shift()?.()
  }
  expect(counts).toEqual([1, 2, 3, 3])
  endAll()
  await settle()
  endAll()
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
})

test('work that fails passes its error on and gives its place to the next', async () => {
  const queue = createRequestQueue({ atOnce: 1 })
  const failure = new ApiError('NOT_FOUND', 'Nothing here.')
  await expect(queue.run('a', () => Promise.reject(failure))).rejects.toBe(failure)
  expect(await queue.run('a', async () => 'next')).toBe('next')
})

test('shared work begins in the best place of all who wait for it, and leaves the others', async () => {
  const queue = createRequestQueue({ atOnce: 1 })
  const { begun, work, endFirst } = heldWork()
  const crowd = ['a1', 'a2', 'a3', 'a4'].map((name) => queue.run('a', work(name)))
  const shared = queue.share(work('shared'))
  const waiting = [shared.join('a'), shared.join('b'), shared.join('b')]
  const last = queue.run('c', work('c1'))
  for (const _ of [1, 2, 3, 4, 5, 6]) {
    await settle()
    endFirst()
  }
  expect(await Promise.all([...waiting, shared.join('d')])).toEqual(Array(4).fill('shared'))
  await Promise.all([...crowd, last])
  expect(begun).toEqual(['a1', 'a2', 'shared', 'c1', 'a3', 'a4'])
})

test('who has no place is refused alone, and the others get the shared work', async () => {
  const queue = createRequestQueue({ atOnce: 1, maxWaitingPerNetwork: 1 })
  const { work, endAll } = heldWork()
  const crowd = [queue.run('a', work('a1')), queue.run('a', work('a2'))]
  const shared = queue.share(work('shared'))
  await expect(shared.join('a')).rejects.toMatchObject(refused)
  expect(shared.isPending()).toBe(false)
  const joined = shared.join('b')
  expect([shared.isPending(), shared.hasBegun()]).toEqual([true, false])
  for (const _ of [1, 2, 3]) {
    await settle()
    endAll()
  }
  expect(await joined).toBe('shared')
  expect([shared.isPending(), shared.hasBegun()]).toEqual([false, true])
  await Promise.all(crowd)
})

test('shared work that fails tells all who wait for it', async () => {
  const queue = createRequestQueue({ atOnce: 1 })
  const failure = new ApiError('NOT_FOUND', 'Nothing here.')
  const shared = queue.share(() => Promise.reject(failure))
  const all = await Promise.allSettled([shared.join('a'), shared.join('b')])
  expect(all).toEqual([1, 2].map(() => ({ status: 'rejected', reason: failure })))
  expect(await queue.run('a', async () => 'next')).toBe('next')
})
