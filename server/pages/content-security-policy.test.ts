import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, hashInlineScripts } from './content-security-policy.ts'

const toHash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('every inline script is listed once, but script files and data blocks are not', () => {
  const html = `<script>a()</script><script src="/x.js"></script>
    <script type="application/ld+json">{"a":1}</script>
    <script type="text/held" id="start">b()</script><script>a()</script>`
  expect(hashInlineScripts(html)).toEqual([toHash('a()'), toHash('b()')])
})

test('the policy allows no inline styles, plugins, frames or third-party scripts', () => {
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

test('pictures may come from the site and from the configured image service', () => {
  expect(contentSecurityPolicy({ scriptSources: [] })).toContain("; img-src 'self' data:;")
  expect(contentSecurityPolicy({ scriptSources: [], imageSources: ['https://cdn.sanity.io'] })).toContain(
    "; img-src 'self' data: https://cdn.sanity.io;",
  )
})

test('the origins of vendors may run scripts, send pictures and be called, and nothing else', () => {
  const origin = 'https://tags.example'
  const policy = contentSecurityPolicy({ scriptSources: ["'sha256-x'"], vendorSources: [origin, origin] })
  expect(policy.split('; ').filter((directive) => directive.includes(origin))).toEqual([
    `script-src 'self' 'sha256-x' ${origin}`,
    `img-src 'self' data: ${origin}`,
    `connect-src 'self' ${origin}`,
  ])
})
