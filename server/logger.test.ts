import { expect, test } from 'vitest'
import { describeError, pathOf } from './logger.ts'

test('a log tells an error by its message and place, never the row that a database hung on it', () => {
  const refused = Object.assign(new Error('null value violates a constraint'), {
    code: '23502',
    detail: 'Failing row contains (1, ada@example.com)',
    parameters: ['ada@example.com'],
  })
  const told = describeError(new Error('not saved', { cause: refused }))
  expect(told).toMatchObject({ message: 'not saved', cause: { code: '23502', message: refused.message } })
  expect(JSON.stringify(told)).not.toContain('ada@example.com')
})

test('what was thrown without being an error is not told at all', () => {
  expect(JSON.stringify(describeError('ada@example.com'))).not.toContain('ada')
})

test('a path is logged without its query', () => {
  expect(pathOf('/schools/search?keywords=secret')).toBe('/schools/search')
})
