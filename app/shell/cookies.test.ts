import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOverHttps, siteCookie } from './cookies.ts'

// cspell:ignore xdraft

const draft = siteCookie('draft')

test("the site's own address decides whether cookies are secure", () => {
  expect(isOverHttps('https://bursar.example')).toBe(true)
  expect(isOverHttps('http://localhost:3000')).toBe(false)
  expect(isOverHttps(undefined)).toBe(false)
})

test('a cookie is not available to scripts or other sites, and over HTTPS it is bound to the host', () => {
  expect(draft.set('token', false)).toBe('draft=token; Path=/; HttpOnly; SameSite=Lax')
  expect(draft.set('token', true)).toBe('__Host-draft=token; Path=/; HttpOnly; Secure; SameSite=Lax')
  expect(siteCookie('sign', { isHostBound: false, httpOnly: false }).set('1', true, { maxAge: 60 })).toBe(
    'sign=1; Max-Age=60; Path=/; Secure; SameSite=Lax',
  )
})

test('a cleared cookie has no value and expires at once', () => {
  expect(draft.clear(false)).toBe('draft=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
})

test('a cookie is found by its full name, and an empty one counts as missing', () => {
  expect(draft.read('a=1; draft=tok=en; b=2', false)).toBe('tok=en')
  expect(draft.read('draft=token', true)).toBeUndefined()
  expect(draft.read('__Host-draft=token', true)).toBe('token')
  expect(draft.read('xdraft=1; draft=', false)).toBeUndefined()
  expect(draft.read(null, false)).toBeUndefined()
})

test.each(['draft=%00', 'draft=%E0%A4%A', 'draft=%', 'draft', ';;=;__proto__=1', 'draft="', '=draft'])(
  'the malformed header %j does not throw',
  (header) => {
    expect(() => draft.read(header, false)).not.toThrow()
  },
)

test('no header throws, and a cookie that was set can be read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), fc.boolean(), (text, isSecure) => {
      draft.read(text, isSecure)
      fc.pre(text !== '')
      const [pair] = draft.set(text, isSecure).split(';')
      expect(draft.read(`other=1; ${pair}; last=2`, isSecure)).toBe(text)
    }),
  )
})
