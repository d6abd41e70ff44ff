import { expect, test } from 'vitest'
import { commit, listenPath, listenServer, rawStream } from './listen.fixture.ts'
import { listenProcess } from './listen-process.fixture.ts'

const commits = 20

test('a commit of one process reaches the listeners of the other, and a listener that switches processes misses nothing', async () => {
  await using here = await listenServer()
  await using there = await listenProcess(here.fresh)
  const path = listenPath('*', '&enableResume=true')
  const stream = await rawStream(here.url + path)
  await stream.until(1)
  const delaysMs: number[] = []
  for (let index = 0; index < commits; index += 1) {
    const acknowledgedAt = await there.commit(`there${index}`, { a: { index } })
    await stream.until(index + 2)
    delaysMs.push(Math.max(0, performance.timeOrigin + performance.now() - acknowledgedAt))
  }
  delaysMs.sort((a, b) => a - b)
  console.log(
    `A listener in another process hears after ${delaysMs[commits / 2]?.toFixed(1)} ms, at most ${delaysMs.at(-1)?.toFixed(1)} ms (${process.env.TEST_DATABASE}).`,
  )
  expect(stream.events.slice(1).map(({ id }) => id)).toStrictEqual(
    Array.from({ length: commits }, (_, index) => `there${index}#a`),
  )
  stream.kill()

  // Resume at once, before the other process can have received it.
  const last = `there${commits - 1}#a`
  await commit(here.store, 'here', { b: {} })
  const moved = await rawStream(there.url + path, { 'last-event-id': 'here#b' })
  await commit(here.store, 'after', { b: {} })
  const [welcome, after] = await moved.until(2)
  expect([welcome?.event, after?.id]).toStrictEqual(['welcomeback', 'after#b'])
  const earlier = await rawStream(there.url + path, { 'last-event-id': last })
  expect((await earlier.until(3)).map(({ event, id }) => id ?? event)).toStrictEqual([
    'welcomeback',
    'here#b',
    'after#b',
  ])
  for (const each of [moved, earlier]) each.kill()
})
