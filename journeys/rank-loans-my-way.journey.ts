import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdBack, openSite, type Site } from '#testing/browser.ts'
import { answerLoanQuestions } from './loan-answers.ts'

const offers =
  '/student-loans/offers?borrower=student&degree=bachelors&grad=2029-05&enrollment=full_time&amount=12500' +
  '&repayment=deferred&credit=700_759&income=under_25k&cosigner=yes&cosigner-credit=760_850' +
  '&cosigner-income=75k_100k&state=CA&control=public&level=four_year'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const lenders = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents()
const query = (page: Page) => new URL(page.url()).searchParams
const openFilters = (page: Page) => page.getByRole('button', { name: /^Filters/ }).click()
const orderBy = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check()
const openDetails = (row: Locator) => row.locator('summary').first().click()
const slider = (page: Page, name: string) => page.getByRole('slider', { name })

test('moving a weight by keyboard sorts the list again at once, keeps the focus and updates the address', async () => {
  const { page, problems } = await site.visitor()
  await page.goto(offers)
  const before = await lenders(page)
  await openFilters(page)
  const hardship = slider(page, 'Hardship forbearance')
  await page.getByText(/^\d more$/).click()
  await hardship.focus()
  await hardship.press('End')
  await expect.poll(() => query(page).get('w-hardship')).toBe('100')
  expect(await page.locator('output[for=w-hardship]').textContent()).toBe('100')
  await expect.poll(() => page.locator('#said').textContent()).toMatch(/^\d+ loans\. Best match first: /)
  const after = await lenders(page)
  expect(after).not.toEqual(before)
  expect(await hardship.evaluate((range) => range === document.activeElement)).toBe(true)
  // Opening the address alone gives the same list.
  await page.reload()
  expect(await lenders(page)).toEqual(after)
  await openFilters(page)
  await page.getByRole('button', { name: 'Reset to our weights' }).click()
  await expect.poll(() => query(page).has('w-hardship')).toBe(false)
  await expect.poll(() => lenders(page)).toEqual(before)
  expect(problems).toEqual([])
})

test('order, filters and switches change the list and its title, and an open score breakdown stays open', async () => {
  const { page, problems } = await site.visitor()
  await page.goto(offers)
  const first = page.getByRole('article').first()
  await openDetails(first)
  const open = await first.locator('[id^=why-]').getAttribute('id')
  await first.getByText(/^Why is this #1/).click()
  const highest = await first
    .getByText(/^\$\d+$/)
    .first()
    .textContent()
  await openFilters(page)
  await page.getByLabel('Autopay').check()
  await expect.poll(() => query(page).get('autopay')).toBe('1')
  await expect.poll(() => page.locator(`details:has(> [id="${open}"])`).getAttribute('open')).toBe('')
  const same = page.locator('article', { has: page.locator(`[id="${open}"]`) })
  expect(
    await same
      .getByText(/^\$\d+$/)
      .first()
      .textContent(),
  ).not.toBe(highest)
  await orderBy(page, 'Lowest total')
  await page.getByRole('heading', { name: 'Lowest total first' }).waitFor()
  const title = await page.title()
  await page.getByLabel('Rate', { exact: true }).selectOption('variable')
  await expect.poll(() => page.title()).not.toBe(title)
  expect(await page.getByText('Fixed rate ·').count()).toBe(0)
  expect(problems).toEqual([])
})

test('only the last of two quick changes takes effect, and a failed one submits the form', async () => {
  const { page } = await site.visitor()
  await page.goto(offers)
  await openFilters(page)
  const letThrough = await holdBack(page, /sort=deadline/)
  await orderBy(page, 'Deadline')
  await orderBy(page, 'Lowest total')
  await page.getByRole('heading', { name: 'Lowest total first' }).waitFor()
  letThrough()
  await page.waitForLoadState('networkidle')
  expect(query(page).get('sort')).toBe('lowest_total')
  await page.route(/sort=award_amount_high/, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  )
  await Promise.all([page.waitForEvent('load'), page.getByRole('radio', { name: 'Largest loan' }).click()])
  await page.getByRole('heading', { name: 'Largest loan first' }).waitFor()
})

test('up to four loans can be checked, a fifth cannot, and the checks survive a new order', async () => {
  const { page, problems } = await site.visitor()
  await page.goto(offers)
  const boxes = page.getByRole('article').getByRole('checkbox')
  for (const index of [0, 1, 2, 3]) await boxes.nth(index).check()
  await page.getByText('4 of 4 chosen. Uncheck one to choose another.').waitFor()
  expect(await boxes.nth(4).isDisabled()).toBe(true)
  expect(query(page).getAll('compare')).toHaveLength(4)
  await boxes.nth(3).uncheck()
  await page.getByText('3 of 4 chosen').waitFor()
  expect(await boxes.nth(4).isEnabled()).toBe(true)
  const checked = query(page).getAll('compare')
  await openFilters(page)
  await orderBy(page, 'Deadline')
  await page.getByRole('heading', { name: 'Nearest deadline first' }).waitFor()
  expect(query(page).getAll('compare').toSorted()).toEqual(checked.toSorted())
  await page.getByText('3 of 4 chosen').waitFor()
  await page.getByRole('button', { name: /^Show \d+ loans$/ }).click()
  await page.getByRole('button', { name: /^Compare( \d)?$/ }).click()
  await page.waitForURL(/\/student-loans\/offers\/compare\?/)
  expect(query(page).getAll('compare').toSorted()).toEqual(checked.toSorted())
  // The address holds no weight and no term that kept its default.
  expect([...query(page).keys()].filter((name) => name.startsWith('w-') || name === 'term')).toEqual([])
  await page.goBack()
  await page.getByRole('heading', { name: 'Nearest deadline first' }).waitFor()
  expect(await page.locator('[name=sort]:checked').inputValue()).toBe('deadline')
  await page.getByText('3 of 4 chosen').waitFor()
  expect(problems).toEqual([])
})

test('the copied link contains the list and its checked loans, and nothing else from the address', async () => {
  const { page, context } = await site.visitor()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await answerLoanQuestions(context)
  await page.goto('/student-loans/offers?school=00131500&utm_source=mail')
  const letThrough = await holdBack(page, /\/assets\/.*\.js$/)
  const box = page.getByRole('article').first().getByRole('checkbox')
  await box.check()
  await page.getByRole('button', { name: 'Copy link' }).click()
  letThrough()
  await page.getByText('Link copied.').waitFor()
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText())).searchParams
  expect(copied.get('amount')).toBe('6000')
  expect(copied.get('compare')).toBe(await box.getAttribute('value'))
  for (const name of ['school', 'utm_source', 'citizenship', 'age'])
    expect(copied.has(name), name).toBe(false)
})

test('choosing a loan sends one analytics event without a name and opens the lender’s page', async () => {
  const { page } = await site.visitor()
  await page.addInitScript(() => {
    addEventListener('analytics', (event) => {
      const said = sessionStorage.getItem('said') ?? ''
      sessionStorage.setItem('said', said + JSON.stringify((event as CustomEvent).detail))
    })
  })
  await page.goto(offers)
  const [lender = ''] = await lenders(page)
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Go to lender/ })
    .click()
  await page.waitForURL(/\/interstitial\?offer=/)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(lender)
  const said = await page.evaluate(() => sessionStorage.getItem('said'))
  expect(said?.match(/\{"event":"LoanOfferClick".*?\}/g)).toEqual([
    '{"event":"LoanOfferClick","name":"","opeid":""}',
  ])
  await page.getByRole('link', { name: 'Back to the list of loans' }).click()
  await page.waitForURL(/\/student-loans\/offers\?/)
  expect((await lenders(page))[0]).toBe(lender)
  expect(query(page).get('amount')).toBe('12500')
})

test('the focused element in the list keeps focus when a late response changes the list', async () => {
  const { page } = await site.visitor()
  await page.goto(offers)
  await openFilters(page)
  const letThrough = await holdBack(page, /autopay=1/)
  await page.getByLabel('Autopay').check()
  const details = page.getByRole('article').nth(1).locator('summary').first()
  await details.focus()
  letThrough()
  await expect.poll(() => query(page).get('autopay')).toBe('1')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Details')
})

test('without script, the same form sorts, weights, filters and compares', async () => {
  const { page } = await site.visitor({ javaScriptEnabled: false })
  await page.goto(offers)
  await openFilters(page)
  await orderBy(page, 'Lowest total')
  await page.getByLabel('Only loans I can get').check()
  await page.getByRole('button', { name: 'Update' }).last().click()
  await page.getByRole('heading', { name: 'What you could change' }).waitFor()
  expect(query(page).get('fits')).toBe('1')
  await page.getByRole('link', { name: 'Show every loan' }).first().click()
  await page.getByRole('heading', { name: 'Lowest total first' }).waitFor()
  const boxes = page.getByRole('article').getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByRole('button', { name: /^Compare( \d)?$/ }).click()
  await page.waitForURL(/\/student-loans\/offers\/compare\?/)
  expect(query(page).getAll('compare')).toHaveLength(2)
  await page.goto(offers)
  await openDetails(page.getByRole('article').first())
  await page.getByText(/^Why is this #1\?/).click()
  await page.getByRole('columnheader', { name: 'Factor' }).first().waitFor()
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Go to lender/ })
    .click()
  await page.waitForURL(/\/interstitial\?offer=/)
})

test('at 320 px, the compare bar never covers what has the focus', async () => {
  const { page } = await site.visitor({ width: 320 })
  await page.goto(offers)
  for (const index of [0, 1, 2, 3]) await page.getByRole('article').nth(index).getByRole('checkbox').check()
  await page.getByRole('article').first().getByRole('checkbox').focus()
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    const isCovered = await page.evaluate(() => {
      const bar = document.querySelector('#compared')?.parentElement
      const focused = document.activeElement?.getBoundingClientRect()
      const edges = bar?.getBoundingClientRect()
      // The names in the bar scroll sideways and so take the focus too.
      if (!focused || !edges || bar?.contains(document.activeElement)) return false
      return focused.bottom > edges.top && focused.top < edges.bottom
    })
    expect(isCovered, `after ${presses + 1} presses`).toBe(false)
  }
})

test('a quoted rate is saved by Enter, moves the loan without a reload, and leaves weights and focus alone', async () => {
  const { page, problems } = await site.visitor()
  await page.goto(`${offers}&w-fees=50&sort=lowest_total`)
  const last = page.getByRole('article').last()
  const id = await last.getByLabel('Compare').inputValue()
  await openDetails(last)
  await last.getByText('Got a rate from this lender?').click()
  const field = page.locator(`[id="quote-${id}"]`)
  await field.fill('7,49')
  // Nothing moves while a rate is being typed.
  expect(query(page).has(`quote-${id}`)).toBe(false)
  await field.press('Enter')
  const loan = page.locator('article', { has: field })
  await loan.getByText('Enter a percent with at most two decimals').waitFor()
  expect(await field.inputValue()).toBe('7,49')
  await field.fill('1.25')
  await field.press('Enter')
  await expect.poll(() => query(page).get(`quote-${id}`)).toBe('1.25')
  expect(query(page).get('w-fees')).toBe('50')
  expect(await page.getByRole('article').first().textContent()).toContain('Your rate: 1.25% APR')
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
  await loan.getByRole('link', { name: 'Remove your rate' }).click()
  await expect.poll(() => query(page).has(`quote-${id}`)).toBe(false)
  expect(problems).toEqual([])
})
