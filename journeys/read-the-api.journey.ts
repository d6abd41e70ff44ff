import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations, openSite, type Site } from '#testing/browser.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

test.each([true, false])('the page of the API shows what an operation takes; script: %s', async (js) => {
  const { page, problems } = await site.visitor({ width: 320, javaScriptEnabled: js })
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(site.url).origin) elsewhere.push(request.url())
  })
  await page.goto('/api/docs')
  await page.getByRole('heading', { level: 2, name: 'GET /api/schools' }).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Home page' }).waitFor()
  await page.getByText('Request body').first().click()
  await page.getByText('"plaintextPassword"').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  if (js) expect(await axeViolations(page)).toEqual([])
  expect(elsewhere).toEqual([])
  expect(problems).toEqual([])
})
