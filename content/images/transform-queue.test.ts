import { expect, it } from 'vitest'
import { createTransformQueue } from './transform-queue.ts'

/** Creates work that the test itself completes. */
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

it('concurrent callers share one run, and later callers get a new one', async () => {
  const queue = createTransformQueue(2, 10)
  const one = work()
  const answers = [1, 2, 3].map(() => queue.run('image', 'result', one.run))
  one.resolve('drawn')
  expect(await Promise.all(answers)).toEqual(['drawn', 'drawn', 'drawn'])
  expect(one.starts).toBe(1)
  await queue.run('image', 'result', one.run)
  expect(one.starts).toBe(2)
})

it('an error reaches only the callers who wait for it', async () => {
  const queue = createTransformQueue(1, 10)
  const one = work()
  const answers = [1, 2].map(() => queue.run('image', 'result', one.run))
  one.reject(new Error('damaged'))
  for (const answer of answers) await expect(answer).rejects.toThrow('damaged')
  expect(await queue.run('image', 'result', async () => 'drawn')).toBe('drawn')
})

it('renders one form of an image at a time, and other images concurrently', async () => {
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

it('limits concurrency and refuses work above the queue limit', async () => {
  const queue = createTransformQueue(2, 3)
  const jobs = Array.from({ length: 6 }, work)
  const answers = jobs.map((job, nth) => queue.run(`image ${nth}`, `result ${nth}`, job.run))
  await turn()
  expect(jobs.map(({ starts }) => starts)).toEqual([1, 1, 0, 0, 0, 0])
  expect(answers.map((answer) => answer !== undefined)).toEqual([true, true, true, true, true, false])
  for (const job of jobs) job.resolve('drawn')
  expect(await Promise.all(answers.slice(0, 5))).toHaveLength(5)
})

it('runs background work when idle, one at a time and each once', async () => {
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

it('closes after the current run and drops background work', async () => {
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
