import { expect, test } from 'vitest'
import { srcSet } from './widths.ts'

const url = (width: number) => `/i?w=${width}`

test('a wide picture is offered in device widths up to twice its size', () => {
  expect(srcSet(600, url)).toBe(
    '/i?w=640 640w, /i?w=750 750w, /i?w=828 828w, /i?w=1080 1080w, /i?w=1200 1200w',
  )
})

test('a small picture is offered in the small widths', () => {
  expect(srcSet(24, url)).toBe('/i?w=16 16w, /i?w=32 32w, /i?w=48 48w')
})

test('no picture is offered wider than 3840 px', () => {
  expect(srcSet(5000, url)).toMatch(/3840w$/)
})

test('no picture is offered wider than its own width', () => {
  expect(srcSet(600, url, 800)).toBe('/i?w=640 640w, /i?w=750 750w')
  expect(srcSet(600, url, 320)).toBe('')
})
