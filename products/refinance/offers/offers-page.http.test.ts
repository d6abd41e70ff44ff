import { expect, test } from 'vitest'
import { paths } from '#products/refinance/situation/paths.ts'
import { testServer } from '#testing/server.ts'

test('signing in or up leads back to the list with its settings, and with nothing else of its address', async () => {
  await using site = await testServer({ now: () => new Date('2026-11-24T15:00:00Z') })
  const visitor = site.visitor()
  await visitor.get(`${paths.offers}?rights=not_needed&name=maya`)
  const forms = visitor.page.links().filter((link) => /^\/sign(in|up)\?/.test(link))
  expect(forms.length).toBeGreaterThan(3)
  for (const form of forms) {
    const query = new URL(form, 'http://x').searchParams
    expect(query.get('return')).toBe('refinance')
    expect(query.get('rights')).toBe('not_needed')
    expect(query.has('name')).toBe(false)
  }
})
