import { expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'

const now = () => new Date('2026-11-21T15:00:00Z')

test('the landing page leads to the questions', async () => {
  await using site = await testServer({ now })
  const page = await site.request({ url: '/student-loans' })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('action="/student-loans/signup"')
})

test('answers go nowhere but to this site', async () => {
  await using site = await testServer({ now })
  for (const path of ['/', '/student-loans', '/student-loans/signup', '/student-loans/offers?amount=10000']) {
    const { body } = await site.request({ url: path })
    const forms = [...body.matchAll(/<form[^>]*action="([^"]*)"/g)].map((match) => match[1])
    expect(forms.length).toBeGreaterThan(0)
    expect(forms.filter((action) => !/^\/(?!\/)/.test(action ?? ''))).toEqual([])
    // A canonical address is read by search engines; nothing is fetched from it.
    expect(body.replace(/<link rel="canonical"[^>]*>/, '')).not.toMatch(
      /<(script|img|iframe|link)[^>]*(src|href)="(https?:)?\/\//,
    )
  }
})
