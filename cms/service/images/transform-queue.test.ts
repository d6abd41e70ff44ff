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

const wanted = (imageId: string, resultId: string, network = 'here') => ({ imageId, resultId, network })

const turn = () => new Promise((resolve) => setImmediate(resolve))

it('concurrent callers share one run, and later callers get a new one', async () => {
  const queue = createTransformQueue({ atOnce: 2 })
  const one = work()
  const answers = [1, 2, 3].map(() => queue.run(wanted('image', 'result'), one.run))
  one.resolve('drawn')
  expect(await Promise.all(answers)).toEqual(['drawn', 'drawn', 'drawn'])
  expect(one.starts).toBe(1)
  await queue.run(wanted('image', 'result'), one.run)
  expect(one.starts).toBe(2)
})

it('an error reaches only the callers who wait for it', async () => {
  const queue = createTransformQueue({ atOnce: 1 })
  const one = work()
  const answers = [1, 2].map(() => queue.run(wanted('image', 'result'), one.run))
  one.reject(new Error('damaged'))
  for (const answer of answers) await expect(answer).rejects.toThrow('damaged')
  expect(await queue.run(wanted('image', 'result'), async () => 'drawn')).toBe('drawn')
})

it('renders one form of an image at a time, and other images concurrently', async () => {
  const queue = createTransformQueue({ atOnce: 2 })
  const [first, second, other] = [work(), work(), work()]
  queue.run(wanted('a', 'a1'), first.run)
  const waits = queue.run(wanted('a', 'a2'), second.run)
  queue.run(wanted('b', 'b1'), other.run)
  await turn()
  expect([first.starts, second.starts, other.starts]).toEqual([1, 0, 1])
  first.resolve('')
  await turn()
  expect(second.starts).toBe(1)
  second.resolve('second')
  expect(await waits).toBe('second')
})

it('limits concurrency and refuses work above the queue limit', async () => {
  const queue = createTransformQueue({ atOnce: 2, maxWaiting: 3 })
  const jobs = Array.from({ length: 6 }, work)
  const answers = jobs.map((job, nth) => queue.run(wanted(`image ${nth}`, `result ${nth}`), job.run))
  await expect(answers[5]).rejects.toMatchObject({ status: 503, retryAfterSeconds: 2 })
  expect(jobs.map(({ starts }) => starts)).toEqual([1, 1, 0, 0, 0, 0])
  for (const job of jobs) job.resolve('drawn')
  expect(await Promise.all(answers.slice(0, 5))).toHaveLength(5)
})

it('runs background work when idle, one at a time and each once', async () => {
  const queue = createTransformQueue({ atOnce: 2 })
  const now = work()
  queue.run(wanted('image', 'now'), now.run)
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
  const queue = createTransformQueue({ atOnce: 1 })
  const [running, later] = [work(), work()]
  queue.run(wanted('image', 'result'), running.run)
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

it('networks take turns, so one that wants many images delays another by one', async () => {
  const queue = createTransformQueue({ atOnce: 1 })
  const order: string[] = []
  const draw = (name: string, network: string, resultId = name) =>
    queue.run(wanted(name, resultId, network), async () => {
      await turn()
      order.push(name)
      return name
    })
  const greedy = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => draw(name, 'a'))
  await draw('b1', 'b')
  expect(order).toEqual(['a1', 'a2', 'b1'])
  await Promise.all(greedy)
})

it('a network that fills its places leaves room for the others', async () => {
  const queue = createTransformQueue({ atOnce: 1, maxWaitingPerNetwork: 2 })
  const jobs = Array.from({ length: 5 }, work)
  const [first, second, third, refused, other] = jobs.map((job, nth) =>
    queue.run(wanted(`image ${nth}`, `result ${nth}`, nth === 4 ? 'b' : 'a'), job.run),
  )
  await expect(refused).rejects.toMatchObject({ status: 503, retryAfterSeconds: 2 })
  for (const job of jobs) job.resolve('drawn')
  expect(await Promise.all([first, second, third, other])).toEqual(['drawn', 'drawn', 'drawn', 'drawn'])
})

it('an image that several networks want comes at the first turn of any of them', async () => {
  const queue = createTransformQueue({ atOnce: 1 })
  const order: string[] = []
  const draw = (name: string, network: string) =>
    queue.run(wanted(name, name, network), async () => {
      await turn()
      order.push(name)
    })
  const greedy = ['a1', 'a2', 'a3', 'popular'].map((name) => draw(name, 'a'))
  await draw('popular', 'b')
  expect(order).toEqual(['a1', 'a2', 'popular'])
  await Promise.all(greedy)
  expect(order).toHaveLength(4)
})

it('what waits too long is refused and never made, and what runs is not', async () => {
  const queue = createTransformQueue({ atOnce: 1, maxWaitMs: 20 })
  const [slow, late] = [work(), work()]
  const made = queue.run(wanted('image', 'slow'), slow.run)
  await expect(queue.run(wanted('other', 'late'), late.run)).rejects.toMatchObject({ status: 503 })
  slow.resolve('drawn')
  expect(await made).toBe('drawn')
  expect(late.starts).toBe(0)
  expect(await queue.run(wanted('other', 'late'), async () => 'again')).toBe('again')
})
