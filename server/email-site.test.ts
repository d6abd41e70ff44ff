import { expect, test } from 'vitest'
import type { Email } from '#app/mail/email.ts'
import { renderHtml } from '#app/mail/email-html.tsx'
import { renderText } from '#app/mail/email-text.ts'
import { readConfig } from '#server/config/config.ts'
import { emailSite } from './email-site.ts'

const address = '100 Main Street, Springfield, IL 62701'
const email: Email = { subject: 's', preview: 'p', heading: 'h', parts: [], reason: 'r' }

function siteOf(env: Record<string, string>) {
  const read = readConfig(env)
  if (!read.ok) throw new Error(read.problems.join())
  return emailSite(read.config)
}

test('an email states the postal address of whoever sends it, as text and as HTML', () => {
  const site = siteOf({ SITE_URL: 'https://bursar.example', OPERATOR_ADDRESS: address })
  expect(renderText(email, site)).toContain(`\n${address}\n`)
  expect(renderHtml(email, site)).toContain(address)
})

test.each([
  [{ SITE_URL: 'https://bursar.example' }, true],
  [{ SITE_URL: 'https://bursar.example', OPERATOR_ADDRESS: address }, false],
  [{ SITE_URL: 'http://localhost:3000' }, false],
  [{}, false],
])('%j holds commercial emails: %s', (env, isHeld) => {
  expect(siteOf(env).holdsCommercial).toBe(isHeld)
})

test('an email of a site without an address says nothing of one', () => {
  const site = siteOf({})
  expect(renderText(email, site)).not.toMatch(/address|undefined/)
})
