import { test } from 'vitest'
import { otherAid } from './other-aid.ts'
import { expectSource } from './source.fixture.ts'

test('every kind of help states its publisher, page, date, and where it was read', () => {
  for (const source of Object.values(otherAid)) expectSource(source)
})
