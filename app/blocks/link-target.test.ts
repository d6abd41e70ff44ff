import { expect, test } from 'vitest'
import { resolveLink } from './link-target.ts'

// cspell:ignore msgbox

const target = (address: string) => resolveLink(address, 'https://bursar.example')

test.each([
  ['/fafsa?a=b#c', '/fafsa?a=b#c'],
  ['https://bursar.example', '/'],
  ['https://bursar.example/fafsa?a=b#c', '/fafsa?a=b#c'],
  ['http://www.bursar.example/fafsa', '/fafsa'],
  ['HTTPS://WWW.BURSAR.EXAMPLE/fafsa', '/fafsa'],
])('%s becomes the path %s', (address, href) => {
  expect(target(address)).toEqual({ kind: 'own', href })
})

test('a site at www also owns addresses without www', () => {
  expect(resolveLink('https://bursar.example/fafsa', 'https://www.bursar.example')).toEqual({
    kind: 'own',
    href: '/fafsa',
  })
})

test.each(['https://bursar.example//evil.example', 'https://bursar.example/.//evil.example/x'])(
  '%s stays on the site',
  (address) => {
    const href = target(address)?.href ?? ''
    expect(new URL(href, 'https://bursar.example').host).toBe('bursar.example')
  },
)

test.each([
  'https://other.example/',
  'https://bursar.example.evil.example/',
  'https://blog.bursar.example/',
  'https://bursar.example:8443/',
])('%s is another site', (href) => {
  expect(target(href)).toEqual({ kind: 'other', href })
})

test.each(['#rates', '?page=2', 'mailto:desk@bursar.example', 'tel:+15555550100'])('%s is kept', (href) => {
  expect(target(href)).toEqual({ kind: 'plain', href })
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0000javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://bursar.example/1',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:',
  '',
])('%j is not a link', (address) => {
  expect(target(address)).toBeUndefined()
})

test('without a site address every absolute address is another site', () => {
  expect(resolveLink('https://bursar.example/', '')).toMatchObject({ kind: 'other' })
})
