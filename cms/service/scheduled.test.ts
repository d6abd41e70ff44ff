import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { repeatEvery } from './scheduled.ts'

test('repeats work, never concurrently and never after it was stopped', async () => {
  const again = Promise.withResolvers<void>()
  let runs = 0
  let underWay = 0
  let max = 0
  const stop = repeatEvery(1, async () => {
    max = Math.max(max, ++underWay)
    await setTimeout(5)
    underWay--
    if (++runs === 3) again.resolve()
  })
  await again.promise
  await stop()
  const ended = runs
  await setTimeout(20)
  expect([max, underWay, runs]).toEqual([1, 0, ended])
})
