import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from '#testing/browser.ts'
import { saveScholarships, withEssays } from './saved-scholarships.ts'
import { answerStudentQuestions } from './student-answers.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const path = '/scholarships/marketplace'

/** Chooses a level in the panel of filters, and closes it. */
async function showUndergraduate(page: Page) {
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Level of study').selectOption('undergraduate')
  await expect.poll(() => new URL(page.url()).search).toBe('?level=undergraduate')
  await page.getByRole('button', { name: /^Show \d+ scholarships/ }).click()
}

test('with script, a filter changes list, title and address at once, and more are added below', async () => {
  const { page, problems } = await site.visitor()
  await page.goto(path)
  const rows = page.getByRole('article')
  // The first press, before any script of the list has loaded.
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect.poll(() => rows.count()).toBe(40)
  await page.goto(path)
  await showUndergraduate(page)
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect.poll(() => rows.count()).toBe(40)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading)
  expect(await page.locator('#listings > li:focus').count()).toBe(1)
  expect(problems).toEqual([])
})

test('“Show more” adds each page once, leaves one link, and the range covers what is shown', async () => {
  const { page, problems } = await site.visitor()
  await page.goto(path)
  await showUndergraduate(page)
  const rows = page.getByRole('article')
  const more = page.getByRole('link', { name: 'Show more' })
  const total = Number((await page.getByRole('heading', { level: 1 }).innerText()).split(' ')[0])
  for (let shown = 20; shown < total; shown = Math.min(shown + 20, total)) {
    expect(await page.locator('#pages').innerText()).toMatch(new RegExp(`1 to ${shown} of ${total}`))
    expect(await page.locator('#pages a').count()).toBe(1)
    // A second press before the answer arrives adds nothing.
    await more.evaluate((link: HTMLElement) => {
      link.click()
      link.click()
    })
    await expect.poll(() => rows.count()).toBe(Math.min(shown + 20, total))
    await page.waitForLoadState('networkidle')
  }
  expect(await page.locator('#pages').innerText()).toBe(`1 to ${total} of ${total}`)
  expect(await page.locator('#pages a').count()).toBe(0)
  const ids = await page.locator('#listings > li').evaluateAll((items) => items.map(({ id }) => id))
  expect(new Set(ids).size).toBe(total)
  expect(ids).toHaveLength(total)
  expect(problems).toEqual([])
})

test('what is checked about oneself before the script is there stays checked', async () => {
  const { page, problems } = await site.visitor()
  const scripts = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(`${path}?sort=newest`)
  await page.getByText('About you', { exact: true }).click()
  await page.getByLabel('Woman', { exact: true }).check()
  scripts.resolve()
  await page.locator('[data-island=about-you][data-hydrated]').waitFor({ state: 'attached' })
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0)
  expect(await page.getByLabel('Woman', { exact: true }).isChecked()).toBe(true)
  await page.reload()
  await page.getByText('About you', { exact: true }).click()
  await expect.poll(() => page.getByLabel('Woman', { exact: true }).isChecked()).toBe(true)
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
  await page.getByRole('radio', { name: 'Largest' }).check()
  await expect.poll(() => new URL(page.url()).search).toBe('?sort=award')
  await expect.poll(async () => new Set(await marks()).has('unknown')).toBe(false)
  await page.reload()
  await expect.poll(async () => new Set(await marks()).has('unknown')).toBe(false)
  expect(sent.filter((request) => /woman/i.test(request))).toEqual([])
  await page.getByText('About you', { exact: true }).click()
  await page.getByRole('button', { name: 'Clear these' }).click()
  expect(await page.evaluate(() => localStorage.getItem('about-you'))).toBeNull()
  expect(problems).toEqual([])
})

test('what only the browser decides is marked, hidden and counted, and never leaves it', async () => {
  const { page, context, problems } = await site.visitor()
  await answerStudentQuestions(context)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto(path)
  const readCounts = async () =>
    Promise.all(
      ['yes', 'open', 'no'].map(async (part) =>
        Number.parseInt(await page.locator(`#fit-${part}`).innerText(), 10),
      ),
    )
  const [fit = 0, open = 0, not = 0] = await readCounts()
  await page.getByText('About you', { exact: true }).click()
  await page.getByLabel('Your citizenship status').selectOption('citizen')
  await page.getByLabel('Asian', { exact: true }).check()
  await expect.poll(readCounts).not.toEqual([fit, open, not])
  await page.getByRole('radio', { name: 'Largest' }).check()
  await expect.poll(() => new URL(page.url()).search).toBe('?sort=award')
  // Every page of the list, so that what is shown can be counted.
  const more = page.getByRole('link', { name: 'Show more' })
  while ((await more.count()) > 0) {
    const before = await page.locator('#listings > li').count()
    await more.click()
    await expect.poll(() => page.locator('#listings > li').count()).toBeGreaterThan(before)
    await page.waitForLoadState('networkidle')
  }
  const shown = page.locator('#listings > li:visible')
  const [fitNow = 0, openNow = 0, notNow = 0] = await readCounts()
  expect(fitNow + openNow + notNow).toBe(fit + open + not)
  expect(fitNow).toBeGreaterThan(fit)
  expect(notNow).toBeGreaterThan(not)
  expect(await shown.count()).toBe(fitNow + openNow)
  expect(await shown.filter({ hasText: 'Doesn’t fit your answers' }).count()).toBe(0)
  expect(await shown.filter({ hasText: /Fits your answers|Open to every student/ }).count()).toBe(fitNow)
  const green = shown.filter({ hasText: 'Fits your answers' })
  expect(await green.locator('[data-verdict=no], [data-verdict=unknown]').count()).toBe(0)
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  expect(Number.parseInt(heading, 10)).toBe(fitNow)
  expect(await page.title()).toContain(heading)
  expect(await page.locator('#pages').innerText()).toBe(`1 to ${fitNow + openNow} of ${fitNow + openNow}`)
  // The last page, opened by its address, knows nothing of what the pages before hide.
  const pages = Math.ceil((fit + open) / 20)
  await page.goto(`${path}?page=${pages}`)
  await expect.poll(readCounts).toEqual([fitNow, openNow, notNow])
  const onLast = await shown.count()
  const total = fitNow + openNow
  expect(await page.locator('#pages').innerText()).toContain(
    onLast === 0 ? '' : `${total - onLast + 1} to ${total} of ${total}`,
  )
  await page.getByText('About you', { exact: true }).click()
  await page.getByRole('button', { name: 'Clear these' }).click()
  await expect.poll(readCounts).toEqual([fit, open, not])
  expect(sent.filter((request) => /asian|citizen/i.test(request))).toEqual([])
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
    const status = saved.first().getByRole('group', { name: /^Status of / })
    await status.getByRole('button', { name: 'Submitted' }).click()
    await expect.poll(() => status.locator('[aria-pressed=true]').innerText()).toBe('Submitted')
    await expect.poll(() => page.locator('#plan').innerText()).toContain('1 submitted')
    expect(await saved.count()).toBe(2)
    await saved
      .first()
      .getByRole('button', { name: /^Remove / })
      .click()
    await expect.poll(() => saved.count()).toBe(1)
  },
)

test('a status set on the plan changes sum and weeks in place, and the focus stays', async () => {
  const { page, context, problems } = await site.visitor()
  await saveScholarships(context, withEssays)
  await page.goto('/scholarships/plan')
  const before = await page.locator('#plan b').first().innerText()
  const won = page.locator(`#${withEssays[1]}`).getByRole('button', { name: 'Won' })
  await won.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => won.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => page.locator('#plan').innerText()).toMatch(/1 won: \$/)
  expect(await page.locator('#plan b').first().innerText()).not.toBe(before)
  expect(await won.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await page.locator('#said').innerText()).toMatch(/^Status saved for .+\.$/)
  await page.reload()
  expect(await won.getAttribute('aria-pressed')).toBe('true')
  expect(problems).toEqual([])
})

test('saving keeps the place, the focus and all that is shown, also at the first press, and says where it went', async () => {
  const { page, problems } = await site.visitor()
  await page.goto(path)
  const first = page.getByRole('article').first().locator('form button')
  await first.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => first.innerText()).toBe('Saved')
  expect(new URL(page.url()).hash).toBe('')
  expect(await first.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.getByRole('link', { name: 'Show more' }).click()
  const rows = page.getByRole('article')
  await expect.poll(() => rows.count()).toBe(40)
  const late = rows.nth(32).locator('form button')
  await late.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await late.click()
  await expect.poll(() => page.locator('#my-plan').innerText()).toBe('My plan (2)')
  expect(await late.innerText()).toBe('Saved')
  expect(await page.locator('#said').innerText()).toBe('Saved. 2 scholarships in your plan.')
  expect(await rows.count()).toBe(40)
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(80)
  await late.click()
  await expect.poll(() => page.locator('#my-plan').innerText()).toBe('My plan (1)')
  expect(await late.innerText()).toBe('Save')
  await page.reload()
  expect(await first.innerText()).toBe('Saved')
  expect(problems).toEqual([])
})

test('by keyboard at 320 px: filters open, a choice applies, and nothing is wider than the window', async () => {
  const { page } = await site.visitor({ viewport: { width: 320, height: 640 } })
  await page.goto(path)
  await page.getByRole('button', { name: 'Filters' }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Search by name, provider, or topic').focus()
  await page.keyboard.type('nurse')
  await expect.poll(() => new URL(page.url()).search).toBe('?q=nurse')
  expect(await page.locator('#signin-menu').getAttribute('href')).toBe('/signin?q=nurse&return=scholarships')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
