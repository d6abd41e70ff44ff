import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryQueue } from './query-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const limits = { waiting: 3, waitingFromNetwork: 2, waitMs: 5_000 }

/** Takes a place with work that ends when told to. */
function createQueue() {
  const queue = createQueryQueue(limits)
  const order: string[] = []
  return {
    order,
    take(name: string, network?: string) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const taken = queue
        .take(network, async () => {
          order.push(name)
          await promise
        })
        .then(
          () => undefined,
          ({ status, retryAfterSeconds }) => ({ status, retryAfterSeconds }),
        )
      return { taken, end: resolve }
    },
  }
}

test('runs one at a time; the site and callers with a token go first', async () => {
  const { order, take } = createQueue()
  const all = [take('first', 'a'), take('second', 'a'), take('third', 'b'), take('trusted')]
  expect(order).toEqual(['first'])
  for (const { end } of all) end()
  await Promise.all(all.map(({ taken }) => taken))
  expect(order).toEqual(['first', 'trusted', 'second', 'third'])
})

test('few queries of one network wait; more get 429', async () => {
  const { take } = createQueue()
  const waiting = ['a', 'a', 'a'].map((network) => take('any', network))
  expect(await take('more', 'a').taken).toEqual({ status: 429, retryAfterSeconds: 5 })
  const other = take('other', 'b')
  for (const { end } of [...waiting, other]) end()
  expect(await other.taken).toBeUndefined()
})

test('few queries from outside wait in all; more get 503, but callers with a token do not', async () => {
  const { take } = createQueue()
  const waiting = ['a', 'a', 'a', 'b'].map((network) => take('any', network))
  expect(await take('more', 'c').taken).toEqual({ status: 503, retryAfterSeconds: 5 })
  const trusted = take('trusted')
  for (const { end } of [...waiting, trusted]) end()
  expect(await trusted.taken).toBeUndefined()
})

test('a query from outside that waits too long gets 503 and leaves its place', async () => {
  const { order, take } = createQueue()
  const running = take('running', 'a')
  const late = take('late', 'b')
  vi.advanceTimersByTime(limits.waitMs)
  expect(await late.taken).toEqual({ status: 503, retryAfterSeconds: 5 })
  running.end()
  await running.taken
  const next = take('next', 'b')
  next.end()
  await next.taken
  expect(order).toEqual(['running', 'next'])
})
