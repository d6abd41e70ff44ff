import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from '#testing/browser.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const path = '/scholarships/marketplace'

test('with script, a filter changes list, title and address at once, and more are added below', async () => {
  const { page, problems } = await site.visitor()
  await page.goto(path)
  const rows = page.getByRole('article')
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect.poll(() => rows.count()).toBe(20)
  await page.goto(path)
  await page.getByLabel('Search by name, provider, or topic').focus()
  await page.getByLabel('Level of study').selectOption('undergraduate')
  await expect.poll(() => new URL(page.url()).search).toBe('?level=undergraduate')
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect.poll(() => rows.count()).toBe(40)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading)
  expect(await page.locator('#listings > li:focus').count()).toBe(1)
  expect(problems).toEqual([])
})

test('what is checked about oneself marks the list, survives a new list, and never leaves the browser', async () => {
  const { page, problems } = await site.visitor()
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  const marks = () =>
    page
      .locator('[data-private=demographics]')
      .evaluateAll((items) => items.map((item) => (item instanceof HTMLElement ? item.dataset.verdict : '')))
  await page.goto(`${path}?sort=newest`)
  await page.getByText('About you', { exact: true }).click()
  await page.getByLabel('Woman', { exact: true }).check()
  await expect.poll(async () => new Set(await marks()).has('unknown')).toBe(false)
  await page.getByLabel('Order').selectOption('award')
  await expect.poll(() => new URL(page.url()).search).toBe('?sort=award')
  await expect.poll(async () => new Set(await marks()).has('unknown')).toBe(false)
  await page.reload()
  await expect.poll(async () => new Set(await marks()).has('unknown')).toBe(false)
  expect(sent.filter((request) => /woman/i.test(request))).toEqual([])
  await page.getByText('About you', { exact: true }).click()
  await page.getByRole('button', { name: 'Forget these' }).click()
  expect(await page.evaluate(() => localStorage.getItem('about-you'))).toBeNull()
  expect(problems).toEqual([])
})

test.each([true, false])(
  'with script %s: save two, see them as a plan, and set one to submitted',
  async (javaScriptEnabled) => {
    const { page } = await site.visitor({ javaScriptEnabled })
    await page.goto(path)
    for (const at of [0, 1])
      await page
        .getByRole('article')
        .nth(at)
        .getByRole('button', { name: /^Save / })
        .click()
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Remove / })
      .waitFor()
    await page.goto('/scholarships/plan')
    const saved = page.locator('#saved-title ~ ul > li')
    expect(await saved.count()).toBe(2)
    await saved.first().getByRole('combobox').selectOption('submitted')
    await saved.first().getByRole('button', { name: 'Save status' }).click()
    await expect.poll(() => saved.first().getByRole('combobox').inputValue()).toBe('submitted')
    await saved
      .first()
      .getByRole('button', { name: /^Remove / })
      .click()
    await expect.poll(() => saved.count()).toBe(1)
  },
)

test('by keyboard at 320 px: filters open, a choice applies, and nothing is wider than the window', async () => {
  const { page } = await site.visitor({ viewport: { width: 320, height: 640 } })
  await page.goto(path)
  await page.locator('#filters summary').focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Search by name, provider, or topic').focus()
  await page.keyboard.type('nurse')
  await expect.poll(() => new URL(page.url()).search).toBe('?q=nurse')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
