import { expect, test } from 'vitest'
import { describeError, getPath } from './logger.ts'

test('an error is logged with its message and stack, never with the row that a database attached', () => {
  const refused = Object.assign(new Error('null value violates a constraint'), {
    code: '23502',
    detail: 'Failing row contains (1, ada@example.com)',
    parameters: ['ada@example.com'],
  })
  const told = describeError(new Error('not saved', { cause: refused }))
  expect(told).toMatchObject({ message: 'not saved', cause: { code: '23502', message: refused.message } })
  expect(JSON.stringify(told)).not.toContain('ada@example.com')
})

test('a thrown value that is not an error is not logged', () => {
  expect(JSON.stringify(describeError('ada@example.com'))).not.toContain('ada')
})

test('a path is logged without its query', () => {
  expect(getPath('/schools/search?keywords=secret')).toBe('/schools/search')
})

test('the private part of a calendar’s address is not logged', () => {
  expect(getPath('/scholarships/calendar/A-secret?from=phone')).toBe('/scholarships/calendar/…')
  expect(getPath('/scholarships/plan/scholarships.ics')).toBe('/scholarships/plan/scholarships.ics')
})
