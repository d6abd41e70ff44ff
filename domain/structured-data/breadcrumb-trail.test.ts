import { expect, test } from 'vitest'
import { breadcrumbTrail } from './breadcrumb-trail.ts'

test('Home comes first, at position 0', () => {
  expect(breadcrumbTrail([{ name: 'Student loans', item: '/student-loans' }])).toEqual([
    { name: 'Home', item: '/', position: 0 },
    { name: 'Student loans', item: '/student-loans', position: 1 },
  ])
  expect(breadcrumbTrail([])).toEqual([{ name: 'Home', item: '/', position: 0 }])
})
