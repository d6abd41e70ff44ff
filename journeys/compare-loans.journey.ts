import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations, openSite, type Site } from '#testing/browser.ts'
import { answerLoanQuestions } from './loan-answers.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const ids = [
  'quillmere-bank-campus-fixed',
  'northlight-student-bank-student-variable',
  'windrow-valley-credit-union-student-fixed',
  'marrowby-bank-student-variable',
]
const compare = `/student-loans/offers/compare?amount=12500&repayment=interest_only&${ids
  .map((id) => `compare=${id}`)
  .join('&')}`

test.each([
  ['with script', true],
  ['without script', false],
])('%s: check two loans, see the differences, remove one, add it back, choose', async (_name, script) => {
  const { page, context, problems } = await site.visitor({ javaScriptEnabled: script })
  await answerLoanQuestions(context)
  await page.goto('/student-loans/offers')
  const names: (string | null)[] = []
  for (const place of [0, 2]) {
    const row = page.getByRole('article').nth(place)
    names.push(await row.getByRole('heading').first().textContent())
    await row.getByRole('checkbox', { name: /compare/i }).check()
  }
  await page.getByRole('button', { name: /^Compare( \d)?$/ }).click()

  await page.waitForURL(/\/offers\/compare\?/)
  const heads = page.getByRole('columnheader')
  expect(await heads.count()).toBe(2)
  for (const [column, name] of names.entries()) expect(await heads.nth(column).textContent()).toContain(name)
  expect(page.url()).not.toMatch(/12345|00131500|citizen/)
  await page.getByText('$5,845 disbursed').waitFor()

  await page.getByText(/^Of these, .* at the high end/).waitFor()
  const rows = page.getByRole('row')
  const key = await rows.count()
  await page.getByText(/^More differences \(\d+\)$/).click()
  expect(await rows.count()).toBeGreaterThan(key)
  await page.getByText(/^The same for all of these \(\d+\)$/).click()
  await page.getByRole('term').first().waitFor()

  await page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: '1 loan' }).waitFor()
  await page.getByLabel('Add a loan').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: '2 loans' }).waitFor()

  const announced = script ? await collectAnalytics(page) : undefined
  await page
    .getByRole('button', { name: /^Go to lender/ })
    .first()
    .click()
  await page.waitForURL(/\/interstitial\?offer=/)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(names[1])
  await page.getByRole('heading', { name: 'What we share: nothing' }).waitFor()
  expect(
    await page.locator('main a[href^="http"]').evaluateAll((all) => all.map((link) => link.textContent)),
  ).toEqual(['12 CFR 1026.48'])
  const click = await site.services.database.read
    .selectFrom('outbound_click')
    .selectAll()
    .orderBy('clicked_at', 'desc')
    .executeTakeFirst()
  expect(click).toMatchObject({
    offer_id: new URL(page.url()).searchParams.get('offer'),
    opeid: '00131500',
  })
  if (announced)
    expect(announced).toEqual([
      { event: 'LoanOfferClick', name: 'University of California-Los Angeles', opeid: '00131500' },
    ])
  expect(problems).toEqual([])
})

test('the copied link contains only known values, whatever the address bar contained', async () => {
  const { page, context } = await site.visitor()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${compare}&citizenship=daca&email=ada@example.com`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Link copied' })
  await toast.waitFor()
  expect(await toast.locator('[data-for]:visible').count(), 'icons of its tone').toBe(1)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + compare)
})

test('when copying fails, the page says so', async () => {
  const { page } = await site.visitor()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await page.goto(compare)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByRole('status').filter({ hasText: 'couldn’t copy the link' }).waitFor()
})

test('Print opens the print dialog; without script, neither button is shown', async () => {
  const { page } = await site.visitor()
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.goto(compare)
  await page.getByRole('button', { name: 'Print' }).click()
  expect(await page.locator('html').getAttribute('data-printed')).toBe('')

  const { page: plain } = await site.visitor({ javaScriptEnabled: false })
  await plain.goto(compare)
  for (const name of ['Print', 'Copy link'])
    expect(await plain.getByRole('button', { name }).isVisible()).toBe(false)
  expect(await plain.getByRole('link', { name: 'Send by email' }).getAttribute('href')).toMatch(/^mailto:\?/)
})

test('the CSV file contains the page’s figures', async () => {
  const { page } = await site.visitor()
  await page.goto(compare)
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: /Download/ }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe('loans-side-by-side.csv')
  const lines: string[][] = parse(await readFile(await download.path(), 'utf8'), { bom: true })
  const inFile = lines.find(
    ([section, row]) => section === 'At the highest rate' && row?.startsWith('Paid in total'),
  )
  const row = page.getByRole('row', { name: /^Paid in total/ }).first()
  const onPage = await row.getByRole('cell').allTextContents()
  expect(inFile?.slice(2).map((dollars) => Math.round(Number(dollars)))).toEqual(
    onPage.map((text) => Number(/\$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''))),
  )
})

test('the table header stays visible below the navbar and never covers the focus', async () => {
  const { page } = await site.visitor()
  await page.goto(compare)
  await page.getByRole('rowheader', { name: 'With a cosigner' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 400)
  const top = async () => (await page.getByRole('columnheader').first().boundingBox())?.y
  await expect.poll(top).toBeCloseTo(64, 0)
  await page.getByRole('button', { name: 'Print' }).focus()
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Shift+Tab')
    expect(await isFocusSeen(page)).toBe(true)
  }
})

test.each([
  ['with script', true],
  ['without script', false],
])(
  '%s, at 320 px: two of four loans at a time, whole names, and another two by a press',
  async (_name, script) => {
    const { page } = await site.visitor({ width: 320, javaScriptEnabled: script })
    await page.goto(compare)
    const heads = page.getByRole('table').first().getByRole('columnheader')
    const shown = async () => {
      const all = await heads.all()
      const texts = await Promise.all(
        all.map(async (head) => ((await head.isVisible()) ? head.innerText() : '')),
      )
      return texts.filter(Boolean).map((text) => text.replaceAll(/\s+/g, ' '))
    }
    expect(await shown()).toEqual(['1 Quillmere Bank', '2 Northlight Student Bank'])
    await page.getByRole('radio', { name: /^2 \+ 3.*Northlight Student Bank and Windrow Valley/ }).check()
    expect(await shown()).toEqual(['2 Northlight Student Bank', '3 Windrow Valley Credit Union'])
    const cells = page
      .getByRole('row', { name: /^Paid in total/ })
      .first()
      .getByRole('cell')
    expect(await cells.count()).toBe(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.setViewportSize({ width: 1280, height: 900 })
    expect(await cells.count()).toBe(4)
  },
)

test('on a tablet, four loans stay a table, whose row heads stay in place when it scrolls sideways', async () => {
  const { page } = await site.visitor({ width: 620 })
  await page.goto(compare)
  const head = page.getByRole('rowheader', { name: 'APR', exact: true }).first()
  const cell = page.getByRole('row', { name: /^APR/ }).first().getByRole('cell').first()
  const [headBefore, cellBefore] = [await head.boundingBox(), await cell.boundingBox()]
  expect(cellBefore?.y).toBe(headBefore?.y)
  await page
    .getByRole('table')
    .first()
    .evaluate((table) => table.parentElement?.scrollBy(80, 0))
  await expect.poll(async () => (await cell.boundingBox())?.x).toBeLessThan(cellBefore?.x ?? 0)
  expect((await head.boundingBox())?.x).toBe(headBefore?.x)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(620)
})

test('printed: the whole table, no controls, and nothing about the visitor', async () => {
  const { page, context } = await site.visitor({ colorScheme: 'dark' })
  await answerLoanQuestions(context)
  await page.goto(`/student-loans/offers/compare?${ids.map((id) => `compare=${id}`).join('&')}`)
  await page.getByText('On our list', { exact: true }).waitFor({ state: 'attached' })
  await page.emulateMedia({ media: 'print' })
  for (const gone of ['On our list', 'Ranking score', 'Save it or send it', 'Go to lender'])
    expect(await page.getByText(gone, { exact: true }).first().isVisible(), gone).toBe(false)
  expect(await page.getByText('Paid in total').first().isVisible()).toBe(true)
  expect(await page.locator('main').innerText()).not.toMatch(/UCLA|University of California|citizen/i)
})

test('the cosigner’s sheet opens from a loan, is readable and printable, and has room for answers', async () => {
  const { page, problems } = await site.visitor({ width: 360 })
  await page.goto(compare)
  await page.getByRole('link', { name: /^What (your|a) cosigner .*: Quillmere Bank/ }).click()
  await page
    .getByRole('heading', { level: 1, name: 'Before you cosign a loan from Quillmere Bank' })
    .waitFor()
  await page.getByText(/^Worst case \$[\d,.]+ a month, for 10 years/).waitFor()
  expect(new URL(page.url()).searchParams.get('repayment')).toBe('interest_only')
  expect(await axeViolations(page)).toEqual([])
  const question = page.getByRole('listitem').filter({ hasText: 'exact rate and APR' })
  const roomBelow = () =>
    question.evaluate((item) => Number.parseFloat(getComputedStyle(item).paddingBlockEnd))
  const onScreen = await roomBelow()
  await page.emulateMedia({ media: 'print' })
  expect(await roomBelow()).toBeGreaterThan(onScreen + 20)
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
  expect(problems).toEqual([])
})

/** Collects the analytics events that the page dispatches from now on. */
async function collectAnalytics(page: Page): Promise<unknown[]> {
  const received: unknown[] = []
  await page.exposeFunction('hear', (detail: unknown) => received.push(detail))
  await page.evaluate(() => {
    addEventListener('analytics', (event) => {
      if (event instanceof CustomEvent) Reflect.get(window, 'hear')(event.detail)
    })
  })
  return received
}

/** Whether at least one point of the focused element is not covered by another element. */
function isFocusSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return true
    const { left, top, width, height } = element.getBoundingClientRect()
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    return found !== null && (element.contains(found) || found.contains(element))
  })
}
