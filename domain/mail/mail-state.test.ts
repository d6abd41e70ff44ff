import { expect, test } from 'vitest'
import { afterTry, maxTries } from './mail-state.ts'

const now = new Date('2026-11-23T12:00:00Z')
const refused = { end: 'refused', isFinal: false, problem: '451' } as const

test('an accepted email is sent', () => {
  expect(afterTry({ end: 'accepted' }, { tries: 1, isRepeatable: false, now })).toEqual({ state: 'sent' })
})

test('a refused email waits longer after each try, and is dead after the last', () => {
  const waits: number[] = []
  for (let tries = 1; tries < maxTries; tries += 1) {
    const after = afterTry(refused, { tries, isRepeatable: false, now })
    if (after.state !== 'waiting') throw new Error(`after try ${tries} it is ${after.state}`)
    waits.push(after.dueAt.getTime() - now.getTime())
  }
  expect(waits).toEqual([...waits].sort((a, b) => a - b))
  expect(new Set(waits).size).toBe(waits.length)
  expect(afterTry(refused, { tries: maxTries, isRepeatable: true, now }).state).toBe('dead')
})

test('an email refused for good is dead at once', () => {
  expect(afterTry({ ...refused, isFinal: true }, { tries: 1, isRepeatable: true, now })).toEqual({
    state: 'dead',
    problem: '451',
  })
})

test('an email that may have arrived is tried again only if its kind may be repeated', () => {
  const unanswered = { end: 'unanswered', problem: 'ETIMEDOUT' } as const
  expect(afterTry(unanswered, { tries: 1, isRepeatable: false, now }).state).toBe('unknown')
  expect(afterTry(unanswered, { tries: 1, isRepeatable: true, now }).state).toBe('waiting')
})
