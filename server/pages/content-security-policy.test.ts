import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, hashInlineScripts } from './content-security-policy.ts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('every inline script is listed once, files and data are not', () => {
  const html = `<script>a()</script><script src="/x.js"></script>
    <script type="application/ld+json">{"a":1}</script>
    <script type="text/held" id="start">b()</script><script>a()</script>`
  expect(hashInlineScripts(html)).toEqual([hashOf('a()'), hashOf('b()')])
})

test('the policy allows no inline style, no plugin, no frame and no foreign script', () => {
  const policy = contentSecurityPolicy({ scriptSources: ["'sha256-x'"] })
  expect(policy).toContain("script-src 'self' 'sha256-x'")
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
})

test('only a site on https upgrades insecure requests', () => {
  expect(contentSecurityPolicy({ scriptSources: [], upgradeInsecure: true })).toContain(
    'upgrade-insecure-requests',
  )
  expect(contentSecurityPolicy({ scriptSources: [] })).not.toContain('upgrade-insecure-requests')
})

test('pictures come from the site itself and from the image service that is configured', () => {
  expect(contentSecurityPolicy({ scriptSources: [] })).toContain("; img-src 'self' data:;")
  expect(contentSecurityPolicy({ scriptSources: [], imageSources: ['https://cdn.sanity.io'] })).toContain(
    "; img-src 'self' data: https://cdn.sanity.io;",
  )
})
