import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations, openSite, type Site } from '#testing/browser.ts'

const cards = '/credit-cards/marketplace'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const names = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents()
const query = (page: Page) => new URL(page.url()).searchParams

test('from the landing page to a card: spending typed by keyboard changes the answer, the list and the address at once', async () => {
  const { page, problems } = await site.visitor()
  await page.goto('/credit-cards')
  await page.getByLabel('Your credit').selectOption('good')
  await page.getByRole('main').getByRole('button', { name: 'See my cards' }).click()
  await page.waitForURL(/marketplace/)
  const before = await page.locator('#answer').textContent()
  await page.getByRole('button', { name: 'Filters' }).press('Enter')
  await page.locator('#spending > summary').press('Enter')
  const groceries = page.getByLabel('Groceries')
  await groceries.fill('1,200')
  await expect.poll(() => query(page).get('s-groceries')).toBe('1200')
  expect(await page.locator('#answer').textContent()).not.toBe(before)
  expect(await groceries.evaluate((field) => field === document.activeElement)).toBe(true)
  await expect
    .poll(() => page.locator('#said').textContent())
    .toMatch(/^\d+ cards\. Best three-year value first: /)
  const after = await names(page)
  await page.reload()
  expect(await names(page)).toEqual(after)
  expect(problems).toEqual([])
})

test('another preset fills every field again, and a balance brings its own questions', async () => {
  const { page, problems } = await site.visitor()
  await page.goto(`${cards}?s-gas=300`)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByText('What you spend').click()
  await page.getByLabel('Start from').selectOption('nothing')
  await expect.poll(() => query(page).get('spend')).toBe('nothing')
  await expect.poll(() => page.getByLabel('Gas').inputValue()).toBe('0')
  expect(query(page).has('s-gas')).toBe(false)
  expect(query(page).has('was')).toBe(false)
  await page.getByLabel('How you pay the bill').selectOption('carry')
  await page.locator('#carry').fill('2500')
  await expect.poll(() => query(page).get('carry')).toBe('2500')
  await expect.poll(() => page.locator('#answer').textContent()).toContain('While you owe $2,500')
  await page.getByLabel('How you pay the bill').selectOption('full')
  await expect.poll(() => query(page).has('carry')).toBe(false)
  expect(problems).toEqual([])
})

test('the sentence of the answer is edited in place, and the settings fill up and count with it', async () => {
  const { page, problems } = await site.visitor({ width: 360 })
  await page.goto(cards)
  const filters = page.getByRole('button', { name: 'Filters' })
  await expect(page.locator('#answer').textContent()).resolves.toContain('We assume $350 a month')
  await filters.press('Enter')
  await page.locator('#student').selectOption('yes')
  await expect.poll(() => filters.textContent()).toContain('1 changed')
  await page.keyboard.press('Escape')
  await page.locator('#month').fill('700')
  await expect.poll(() => query(page).get('month')).toBe('700')
  await expect.poll(() => filters.textContent()).toContain('2 changed')
  expect(await page.getByLabel('Groceries').inputValue()).toBe('220')
  expect(await page.locator('#answer').textContent()).not.toContain('We assume')
  await page.getByLabel('Your age').selectOption('from_18')
  await expect.poll(() => page.locator('#answer').textContent()).toContain('a parent’s doesn’t count')
  expect(problems).toEqual([])
})

test('the compare bar names what is chosen, on any page of the list, and a press on a name takes it out', async () => {
  const { page, problems } = await site.visitor({ width: 360 })
  await page.goto(`${cards}?compare=wexmoor-campus-cash&type=travel`)
  const bar = page.locator('div', { has: page.locator('> #compared') })
  const ids = () => query(page).getAll('compare')
  await page.getByRole('article').first().getByRole('checkbox').check()
  await expect.poll(ids).toHaveLength(2)
  await page.getByRole('button', { name: 'Compare 2' }).waitFor()
  const [name = ''] = await names(page)
  expect(await bar.innerText()).toContain(`${name} ×`)
  const box = await bar.boundingBox()
  expect(box?.height).toBeLessThanOrEqual(64)
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(page.viewportSize()?.height)
  await bar.getByText(`${name} ×`).click()
  await expect.poll(ids).toEqual(['wexmoor-campus-cash'])
  // Not `uncheck`, which looks at the checkbox again after it may be gone.
  await bar.getByRole('checkbox', { name: 'Compare: Campus Cash Card' }).click()
  await expect.poll(ids).toEqual([])
  await bar.waitFor({ state: 'hidden' })
  expect(problems).toEqual([])
})

test('two cards are compared, and one leads through the question of age to its issuer', async () => {
  const { page, problems } = await site.visitor()
  await page.goto(cards)
  const chosen = (await names(page)).slice(0, 2)
  for (const at of [0, 1]) await page.getByRole('article').nth(at).getByRole('checkbox').check()
  await page.locator('#compared').getByText('2 of 4 chosen').waitFor()
  await page.getByRole('button', { name: /^Compare( \d)?$/ }).click()
  await page.getByRole('heading', { level: 1, name: '2 cards side by side' }).waitFor()
  for (const name of chosen) expect(await page.getByRole('columnheader', { name }).count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Go to issuer' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Which age group are you in?' }).waitFor()
  await page.getByRole('radio', { name: '18 to 20' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Under 21: what the issuer must see' }).waitFor()
  expect(page.url()).not.toContain('age=')
  expect(problems).toEqual([])
})

test('without script every setting works by its button', async () => {
  const { page } = await site.visitor({ javaScriptEnabled: false })
  await page.goto(cards)
  const all = await page.getByRole('heading', { level: 1 }).textContent()
  const update = (part: string) => page.locator(part).getByRole('button', { name: 'Update' }).click()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel(/^No annual fee/).check()
  await update('#list-settings')
  expect(query(page).get('no-fee')).toBe('1')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe(all)
  await page.getByLabel('How you pay the bill').selectOption('carry')
  await update('#answer')
  await page.locator('#carry').fill('4000')
  await update('#answer')
  expect(await page.locator('#answer').textContent()).toContain('$4,000')
  await page
    .getByRole('button', { name: /^Go to issuer/ })
    .first()
    .click()
  await page.getByRole('radio', { name: 'Under 18' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { level: 1, name: 'You can’t apply for a card yet' }).waitFor()
})

test.each(['light', 'dark'] as const)(
  'the list, a kind and a comparison fit 320 px and pass axe, %s',
  async (colorScheme) => {
    const { page } = await site.visitor({ width: 320, colorScheme })
    for (const path of [
      `${cards}?pay=carry&age=from_18`,
      `${cards}/secured`,
      `${cards}/compare-cards?compare=wexmoor-campus-cash&compare=copperfinch-first-year`,
    ]) {
      await page.goto(path)
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
      })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
      expect(await axeViolations(page), path).toEqual([])
    }
  },
)
