import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeRehearsal, emptyRehearsal, readRehearsal, rehearsalKey, toggle } from './rehearsal-store.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what is kept is read again', () => {
  changeRehearsal(() => ({ done: ['identity'], answers: { identity: { name: 'card' } } }))
  changeRehearsal(({ ticks }) => ({ ticks: toggle(ticks, 'student-account', true) }))
  expect(readRehearsal()).toEqual({
    done: ['identity'],
    ticks: ['student-account'],
    answers: { identity: { name: 'card' } },
  })
  changeRehearsal(() => emptyRehearsal)
  expect(readRehearsal()).toEqual(emptyRehearsal)
})

test.each([
  'not json',
  '[]',
  '{"done":"identity","ticks":{},"answers":[]}',
  '{"done":["__proto__",4],"ticks":[4],"answers":{"identity":{"name":7},"x":{"name":"card"},"__proto__":{}}}',
  `{"ticks":["${'x'.repeat(41)}"],"answers":{"identity":{"name":"${'x'.repeat(41)}"}}}`,
])('what the pages never wrote is left out: %s', (text) => {
  kept.set(rehearsalKey, text)
  expect(readRehearsal()).toEqual(emptyRehearsal)
})

test('a browser that stores nothing keeps nothing, without an error', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(changeRehearsal(() => ({ done: ['consent'] })).done).toEqual(['consent'])
  expect(readRehearsal()).toEqual(emptyRehearsal)
})

test('a value is added once and taken out', () => {
  expect(toggle(['a'], 'a', true)).toEqual(['a'])
  expect(toggle(['a', 'b'], 'a', false)).toEqual(['b'])
})
