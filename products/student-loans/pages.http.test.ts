import { expect, test } from 'vitest'
import { parsePage } from '#testing/page-document.ts'
import { testServer } from '#testing/server.ts'

const now = () => new Date('2026-11-21T15:00:00Z')

test('the landing page leads to the questions', async () => {
  await using site = await testServer({ now })
  const page = await site.request({ url: '/student-loans' })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('action="/student-loans/signup"')
})

test('forms send answers to this site only', async () => {
  await using site = await testServer({ now })
  for (const path of ['/', '/student-loans', '/student-loans/signup', '/student-loans/offers?amount=10000']) {
    const { attributes } = parsePage((await site.request({ url: path })).body)
    const forms = attributes('action', 'form')
    expect(forms.length).toBeGreaterThan(0)
    expect(forms.filter((action) => !/^\/(?!\/)/.test(action))).toEqual([])
    // Only search engines read a canonical address; the browser does not request it.
    const loaded = [...attributes('src'), ...attributes('href', 'link:not([rel=canonical])')]
    expect(loaded.filter((address) => /^(https?:)?\/\//.test(address))).toEqual([])
  }
})
