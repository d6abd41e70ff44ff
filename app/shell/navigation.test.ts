import { expect, test } from 'vitest'
import { isCurrent } from './navigation.ts'

const loans = { label: 'Student loans', to: '/student-loans', line: 'PSL' } as const
const schools = { label: 'Schools', to: '/schools/search' }

test('every page of a product line marks its link as current', () => {
  expect(isCurrent(loans, '/student-loans')).toBe(true)
  expect(isCurrent(loans, '/student-loans/offers')).toBe(true)
  expect(isCurrent(loans, '/refinance-student-loans')).toBe(false)
  expect(isCurrent(loans, '/')).toBe(false)
})

test('a link without a product line is current on its own page only', () => {
  expect(isCurrent(schools, '/schools/search')).toBe(true)
  expect(isCurrent(schools, '/schools')).toBe(false)
})
