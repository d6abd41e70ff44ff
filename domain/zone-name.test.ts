import { expect, test } from 'vitest'
import { zoneName } from './zone-name.ts'

test.each([
  ['America/New_York', 'Eastern Time'],
  ['America/Los_Angeles', 'Pacific Time'],
])('%s is called %s', (zone, name) => {
  expect(zoneName(zone)).toBe(name)
})
