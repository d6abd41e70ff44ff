import { expect, test } from 'vitest'
import { expectSource } from '#domain/award-years/source.fixture.ts'
import { checklistIds, checklists } from './checklists.ts'
import { mixedStatus } from './mixed-status.ts'
import { findCodes, resultCodes, resultSources } from './results.ts'

const found = (typed: string) => findCodes(typed).map(({ kind, code }) => `${kind} ${code}`)

test('a code is found as it is written, in lower case, with spaces and without leading zeros', () => {
  expect(found('a')).toEqual(['reject A'])
  expect(found(' 034 ')).toEqual(['comment 034'])
  expect(found('34')).toEqual(['comment 034'])
  expect(found('353')).toEqual(['comment 353'])
})

test('one number can be a reject and a comment', () => {
  expect(found('3')).toEqual(['reject 3', 'comment 003'])
})

test('a code that we don’t know finds nothing, also a similar one', () => {
  expect(found('31')).toEqual([])
  expect(found('')).toEqual([])
  expect(found('03')).toEqual(['comment 003'])
})

test('no two codes of a kind are the same, and each comment of a reject can be looked up', () => {
  const keys = resultCodes.map(({ kind, code }) => `${kind} ${code}`)
  expect(new Set(keys).size).toBe(keys.length)
  for (const reject of resultCodes.filter(({ kind }) => kind === 'reject'))
    for (const comment of reject.with) expect(found(comment)).toContain(`comment ${comment}`)
})

test('no two items of the checklists share an id', () => {
  expect(checklistIds.size).toBe(checklists.reduce((sum, { items }) => sum + items.length, 0))
})

test.each(Object.entries(resultSources))('source of %s', (_, source) => {
  expectSource(source)
})

test('guidance for mixed-status families is cited', () => {
  for (const { source } of mixedStatus) expectSource(source)
})
