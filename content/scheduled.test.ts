import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { every } from './scheduled.ts'

test('work is done again and again, never twice at once, and not after its end', async () => {
  const again = Promise.withResolvers<void>()
  let runs = 0
  let underWay = 0
  let most = 0
  const stop = every(1, async () => {
    most = Math.max(most, ++underWay)
    await setTimeout(5)
    underWay--
    if (++runs === 3) again.resolve()
  })
  await again.promise
  await stop()
  const ended = runs
  await setTimeout(20)
  expect([most, underWay, runs]).toEqual([1, 0, ended])
})
