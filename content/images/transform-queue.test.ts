import { expect, it } from 'vitest'
import { createTransformQueue } from './transform-queue.ts'

/** Work that a test ends. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const run = () => {
    state.starts++
    return promise
  }
  const state = { starts: 0, resolve, reject, run }
  return state
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

it('those who ask for the same share one run, and the next ones get a new one', async () => {
  const queue = createTransformQueue(2, 10)
  const one = work()
  const answers = [1, 2, 3].map(() => queue.run('image', 'result', one.run))
  one.resolve('drawn')
  expect(await Promise.all(answers)).toEqual(['drawn', 'drawn', 'drawn'])
  expect(one.starts).toBe(1)
  await queue.run('image', 'result', one.run)
  expect(one.starts).toBe(2)
})

it('an error reaches all who wait for it and nobody else', async () => {
  const queue = createTransformQueue(1, 10)
  const one = work()
  const answers = [1, 2].map(() => queue.run('image', 'result', one.run))
  one.reject(new Error('damaged'))
  for (const answer of answers) await expect(answer).rejects.toThrow('damaged')
  expect(await queue.run('image', 'result', async () => 'drawn')).toBe('drawn')
})

it('draws one form of an image at a time, and other images meanwhile', async () => {
  const queue = createTransformQueue(2, 10)
  const [first, second, other] = [work(), work(), work()]
  queue.run('a', 'a1', first.run)
  const waits = queue.run('a', 'a2', second.run)
  queue.run('b', 'b1', other.run)
  await turn()
  expect([first.starts, second.starts, other.starts]).toEqual([1, 0, 1])
  first.resolve('')
  await turn()
  expect(second.starts).toBe(1)
  second.resolve('second')
  expect(await waits).toBe('second')
})

it('runs no more at once than it may and refuses what would wait too long', async () => {
  const queue = createTransformQueue(2, 3)
  const jobs = Array.from({ length: 6 }, work)
  const answers = jobs.map((job, nth) => queue.run(`image ${nth}`, `result ${nth}`, job.run))
  await turn()
  expect(jobs.map(({ starts }) => starts)).toEqual([1, 1, 0, 0, 0, 0])
  expect(answers.map((answer) => answer !== undefined)).toEqual([true, true, true, true, true, false])
  for (const job of jobs) job.resolve('drawn')
  expect(await Promise.all(answers.slice(0, 5))).toHaveLength(5)
})

it('draws for later when nobody waits, one after the other, and each once', async () => {
  const queue = createTransformQueue(2, 10)
  const now = work()
  queue.run('image', 'now', now.run)
  const [first, second] = [work(), work()]
  for (const _ of [1, 2]) queue.runWhenIdle('first', async () => void (await first.run()))
  queue.runWhenIdle('second', async () => void (await second.run()))
  await turn()
  expect([first.starts, second.starts]).toEqual([0, 0])
  now.resolve('')
  await turn()
  expect([first.starts, second.starts]).toEqual([1, 0])
  first.reject(new Error('its own matter'))
  await turn()
  expect(second.starts).toBe(1)
  const closed = queue.close()
  second.resolve('')
  await closed
})

it('closes when what runs is done, and forgets what waits in the background', async () => {
  const queue = createTransformQueue(1, 10)
  const [running, later] = [work(), work()]
  queue.run('image', 'result', running.run)
  queue.runWhenIdle('later', async () => void (await later.run()))
  let isClosed = false
  const closing = queue.close().then(() => {
    isClosed = true
  })
  await turn()
  expect(isClosed).toBe(false)
  running.resolve('')
  await closing
  expect(later.starts).toBe(0)
})
