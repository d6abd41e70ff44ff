import { expect, test } from 'vitest'
import { pageKey } from './route-policy.ts'

const url = (path: string) => new URL(path, 'http://localhost')

test('the cache key leaves out parameters that the page does not depend on', () => {
  const key = pageKey(url('/student-loans/offers?utm_source=x&amount=10000&pupid=a&inoid=b'), [
    'amount',
    'term',
  ])
  expect(key).toBe('/student-loans/offers?amount=10000')
})

test('the order of parameters does not change the key, and repeated values keep their order', () => {
  const params = ['b', 'a']
  expect(pageKey(url('/x?b=2&a=1&a=0'), params)).toBe(pageKey(url('/x?a=1&b=2&a=0'), params))
  expect(pageKey(url('/x?a=1&a=0'), params)).toBe('/x?a=1&a=0')
})

test('without parameters, the key is the path', () => {
  expect(pageKey(url('/?utm_source=x'), [])).toBe('/')
})
