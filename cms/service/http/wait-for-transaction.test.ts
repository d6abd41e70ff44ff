import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createProjection } from '#content/store/projection.ts'
import { waitForTransaction } from './wait-for-transaction.ts'

function storeAt(start: number) {
  const received = { number: start }
  const { documents } = createProjection()
  return { received, store: { documents: () => ({ ...documents, number: received.number }) } }
}

test('waits for the change that the caller already knows', async () => {
  const { received, store } = storeAt(4)
  let isAnswered = false
  const waiting = waitForTransaction({ store }, 'd', '@5').then(() => {
    isAnswered = true
  })
  await setTimeout(30)
  expect(isAnswered).toBe(false)
  received.number = 5
  await waiting
  expect(isAnswered).toBe(true)
})

test.each(['@4', '@3', 'tx#document', '', '@99999999999999999999'])(
  'does not wait for %j',
  async (eventId) => {
    const { store } = storeAt(4)
    const late = setTimeout(500, 'late', { ref: false })
    expect(await Promise.race([waitForTransaction({ store }, 'd', eventId), late])).toBeUndefined()
  },
)
