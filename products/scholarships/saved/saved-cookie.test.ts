import fc from 'fast-check'
import { expect, test } from 'vitest'
import { savedStatuses } from '#domain/scholarships/saved-status.ts'
import { maxInBrowser, readSavedCookie, savedCookies } from './saved-cookie.ts'

const item = fc.record({
  id: fc.stringMatching(/^[a-z][a-z0-9-]{0,79}$/),
  status: fc.constantFrom(...savedStatuses),
})

test('whatever is saved is read back in its order, and fits in a cookie', () => {
  const items = fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: maxInBrowser })
  fc.assert(
    fc.property(items, fc.boolean(), (saved, isSecure) => {
      const [set = '', count = ''] = savedCookies(saved, isSecure)
      expect(set.length).toBeLessThan(4096)
      expect(readSavedCookie(set.split(';')[0] ?? '', isSecure)).toEqual(saved)
      expect(count).toMatch(saved.length === 0 ? /^saved-count=; Max-Age=0/ : `saved-count=${saved.length};`)
      expect(count).not.toContain('HttpOnly')
    }),
  )
})

test('entries that no page wrote are left out, and never more than the limit', () => {
  const header = `saved=ok~1.__proto__~0.OK~1.no-status.bad~9.ok~2.${'x'.repeat(81)}~1`
  expect(readSavedCookie(header, false)).toEqual([{ id: 'ok', status: 'submitted' }])
  const many = Array.from({ length: 100 }, (_, at) => `s-${at}~0`).join('.')
  expect(readSavedCookie(`saved=${many}`, false)).toHaveLength(maxInBrowser)
  expect(readSavedCookie(null, false)).toEqual([])
})
