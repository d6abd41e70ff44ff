import { expect, test } from 'vitest'
import type { Email } from '#app/mail/email.ts'
import { renderHtml } from '#app/mail/email-html.tsx'
import { renderText } from '#app/mail/email-text.ts'
import { readConfig } from '#server/config/config.ts'
import { emailSite, listUnset } from './email-site.ts'

const address = '100 Main Street, Springfield, IL 62701'
const email: Email = { subject: 's', preview: 'p', heading: 'h', parts: [], reason: 'r' }

function siteWith(env: Record<string, string>) {
  const read = readConfig(env)
  if (!read.ok) throw new Error(read.problems.join())
  return { site: emailSite(read.config), unset: listUnset(read.config) }
}

test('an email states the postal address of whoever sends it, as text and as HTML', () => {
  const { site } = siteWith({ SITE_URL: 'https://bursar.example', OPERATOR_ADDRESS: address })
  expect(renderText(email, site)).toContain(`\n${address}\n`)
  expect(renderHtml(email, site)).toContain(address)
})

test.each([
  [{ SITE_URL: 'https://bursar.example' }, true],
  [{ SITE_URL: 'https://bursar.example', OPERATOR_ADDRESS: address }, false],
  [{ SITE_URL: 'http://localhost:3000' }, false],
  [{}, false],
])('%j holds commercial emails: %s', (env, isHeld) => {
  expect(siteWith(env).site.holdsCommercial).toBe(isHeld)
})

test('the start of a public site says what is not set, and a local one nothing', () => {
  const site = { SITE_URL: 'https://bursar.example' }
  expect(siteWith(site).unset.map((line) => line.split(' ')[0])).toEqual([
    'OPERATOR_ADDRESS',
    'OPERATOR_NAME',
  ])
  expect(siteWith({ ...site, OPERATOR_NAME: 'Bursar LLC', OPERATOR_ADDRESS: address }).unset).toEqual([])
  expect(siteWith({}).unset).toEqual([])
})

test('an email of a site without an address says nothing of one', () => {
  const { site } = siteWith({})
  expect(renderText(email, site)).not.toMatch(/address|undefined/)
})
