import { expect, test } from 'vitest'
import { isOverHttps, readCookie } from './cookies.ts'

// cspell:ignore xdraft

test("the site's own address decides whether cookies are secure", () => {
  expect(isOverHttps('https://bursar.example')).toBe(true)
  expect(isOverHttps('http://localhost:3000')).toBe(false)
  expect(isOverHttps(undefined)).toBe(false)
})

test('a cookie is found by its whole name, and an empty one is none', () => {
  expect(readCookie('a=1; draft=tok=en; b=2', 'draft')).toBe('tok=en')
  expect(readCookie('xdraft=1; draft=', 'draft')).toBeUndefined()
  expect(readCookie(null, 'draft')).toBeUndefined()
})
