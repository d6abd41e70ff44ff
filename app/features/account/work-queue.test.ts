import { expect, test } from 'vitest'
import { createWorkQueue, type WorkQueue } from './work-queue.ts'

/** Adds work that ends when the test says so. */
function addTo(queue: WorkQueue, log: string[]) {
  const pending = new Map<string, () => void>()
  return {
    add(name: string, from = name) {
      return queue.run(from, async () => {
        log.push(name)
        await new Promise<void>((end) => pending.set(name, end))
        return name
      })
    },
    async end(name: string, result: Promise<string | undefined>) {
      pending.get(name)?.()
      expect(await result).toBe(name)
    },
  }
}

test('work starts a few at a time, in the order in which it came', async () => {
  const started: string[] = []
  const work = addTo(createWorkQueue({ atOnce: 2, maxWaiting: 10 }), started)
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => work.add(name)) as Promise<string>[]
  expect(started).toEqual(['a', 'b'])
  await work.end('b', b as Promise<string>)
  expect(started).toEqual(['a', 'b', 'c'])
  await work.end('a', a as Promise<string>)
  expect(started).toEqual(['a', 'b', 'c', 'd'])
  await work.end('c', c as Promise<string>)
  await work.end('d', d as Promise<string>)
})

test('work is refused while too much waits, and taken again afterward', async () => {
  const work = addTo(createWorkQueue({ atOnce: 1, maxWaiting: 2 }), [])
  const running = [work.add('a'), work.add('b'), work.add('c')] as const
  expect(await work.add('d')).toBeUndefined()
  await work.end('a', running[0])
  const last = work.add('e')
  await work.end('b', running[1])
  await work.end('c', running[2])
  await work.end('e', last)
})

test('one address cannot take all places to wait', async () => {
  const work = addTo(createWorkQueue({ atOnce: 1, maxWaiting: 4 }), [])
  const running = work.add('a', 'flood')
  const waiting = [work.add('b', 'flood'), work.add('c', 'flood')] as const
  expect(await work.add('d', 'flood')).toBeUndefined()
  const other = work.add('e', 'somebody else')
  await work.end('a', running)
  await work.end('b', waiting[0])
  await work.end('c', waiting[1])
  await work.end('e', other)
})

test('work that fails frees its place', async () => {
  const queue = createWorkQueue({ atOnce: 1, maxWaiting: 1 })
  await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run('a', async () => 'next')).toBe('next')
})
