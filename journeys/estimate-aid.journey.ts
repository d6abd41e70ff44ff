import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmText } from '#app/ui/confirm-button/confirm-button.tsx'
import { officialCase } from '#products/fafsa/estimate/estimate.fixture.ts'
import { writeEstimateFile } from '#products/fafsa/estimate/estimate-file.ts'
import { answersKey } from '#products/fafsa/estimate/kept-answers.ts'
import { estimateText } from '#products/fafsa/estimate/messages.ts'
import { axeViolations, openSite, type Site } from '#testing/browser.ts'

// cspell:ignore filechooser

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const path = '/fafsa/estimate'
const field = (page: Page, id: string) => page.locator(`[id="${id}"]`)
const index = (page: Page, words: string) =>
  page.getByRole('region', { name: estimateText.result }).getByText(words, { exact: true }).waitFor()

async function open(options: Parameters<Site['visitor']>[0] = {}) {
  const visitor = await site.visitor(options)
  await visitor.page.goto(path)
  await visitor.page.locator('[data-hydrated]').waitFor()
  return visitor
}

/** Opens a file of answers, as a visitor who saved one before. */
async function openFile(page: Page, text: string) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: estimateText.file.open }).click()
  await (await chooser).setFiles({
    name: 'answers.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
}

test('by keyboard alone, a dependent student has an estimate in fewer than 40 interactions', async () => {
  const { page, problems } = await open()
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  let interactions = 0
  /** Presses Tab until a field has the focus, and answers it: one interaction to get there, one to answer. */
  async function answer(id: string, keys: string) {
    for (let tabs = 1; ; tabs += 1) {
      await page.keyboard.press('Tab')
      if ((await page.evaluate(() => document.activeElement?.id)) === id) break
      if (tabs > 40) throw new Error(`Tab doesn’t reach ${id}`)
    }
    await (/^[A-Z]\w+$/.test(keys) && keys !== 'Ohio' ? page.keyboard.press(keys) : page.keyboard.type(keys))
    interactions += 2
  }
  await answer('parents', 'Space')
  await answer('joint', 'Space')
  await answer('size', '04')
  await answer('state', 'Ohio')
  await answer('p1-agi', '78,000')
  await answer('p1-work', '78,000')
  await answer('p1-tax', '3,900')
  // Up from the first choice is the last one: no return.
  await answer('s1-filed', 'ArrowUp')
  await answer('p-cash', '9,000')
  await answer('s-cash', '800')
  await page.keyboard.press('Enter')
  interactions += 1
  await page.locator('#trace').waitFor()
  expect(interactions).toBeLessThan(40)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('estimate')
  expect(requests).toEqual([])
  expect(page.url()).toBe(`${site.url}${path}`)
  expect(problems).toEqual([])
})

test('no request carries an answer, whatever is changed, saved, opened or cleared', async () => {
  const { page, context } = await open()
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  context.on('request', (request) => {
    if (!request.url().startsWith('blob:'))
      requests.push(`${request.method()} ${request.url()} ${request.postData()}`)
  })
  await openFile(page, writeEstimateFile(officialCase))
  await index(page, '3,700')
  await field(page, 'p1-agi').fill('71,003')
  await field(page, 'unusual').check()
  await field(page, 'unusual').uncheck()
  await page.getByLabel(estimateText.keep).check()
  await page.getByRole('button', { name: estimateText.submit }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: estimateText.file.save }).click()
  await download
  await page.getByRole('button', { name: estimateText.file.clear }).click()
  await page.getByRole('button', { name: confirmText.yes }).click()
  await page.getByText(estimateText.file.cleared).waitFor()
  expect(requests).toEqual([])
  const kept = () => [localStorage, sessionStorage].map((one) => one.getItem('fafsa-estimate'))
  expect(answersKey).toBe('fafsa-estimate')
  expect(await page.evaluate(kept)).toEqual([null, null])
})

test('offline after the page has loaded, the estimate still works', async () => {
  const { page, context, problems } = await open()
  await context.setOffline(true)
  await openFile(page, writeEstimateFile({ ...officialCase, 'p-cash': '' }))
  await page.locator('#trace').waitFor()
  await field(page, 'p-cash').fill('21,000')
  await index(page, '3,700')
  expect(problems).toEqual([])
})

test('answers stay until the tab is closed, and longer only if the visitor says so', async () => {
  const { page, context } = await open()
  await field(page, 'size').fill('5')
  await page.reload()
  await expect.poll(() => field(page, 'size').inputValue()).toBe('5')
  const other = await context.newPage()
  await other.goto(path)
  await other.locator('[data-hydrated]').waitFor()
  expect(await field(other, 'size').inputValue()).toBe('')
  await page.getByLabel(estimateText.keep).check()
  await other.reload()
  await expect.poll(() => field(other, 'size').inputValue()).toBe('5')
  expect(await other.getByLabel(estimateText.keep).isChecked()).toBe(true)
})

test('what is saved as a file opens again, and a changed file is refused with the reason', async () => {
  const { page } = await open()
  await openFile(page, writeEstimateFile(officialCase))
  await index(page, '3,700')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: estimateText.file.save }).click()
  const saved = await readFile(await (await download).path(), 'utf8')
  await page.getByRole('button', { name: estimateText.file.clear }).click()
  await page.getByRole('button', { name: confirmText.yes }).click()
  expect(await field(page, 'size').inputValue()).toBe('')
  await openFile(page, saved.replace('"size"', '"shoeSize"'))
  await page.getByText(estimateText.fileProblems.field('shoeSize')).waitFor()
  expect(await field(page, 'size').inputValue()).toBe('')
  await openFile(page, saved)
  await index(page, '3,700')
  expect(await field(page, 'p1-agi').inputValue()).toBe('$65,000')
})

test('mistakes are listed when the button is pressed, and each leads to its field', async () => {
  const { page } = await open()
  await page.getByRole('button', { name: estimateText.submit }).click()
  const summary = page.getByRole('alert')
  await summary.getByRole('link', { name: estimateText.missing.state }).click()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('state')
  await page.keyboard.type('Ohio')
  await summary.getByText(estimateText.missing.state).waitFor({ state: 'detached' })
})

test('without script the server computes, and the result can be printed without the form', async () => {
  const { page } = await site.visitor({ javaScriptEnabled: false })
  await page.goto(path)
  expect(await page.locator('main noscript').first().isVisible()).toBe(true)
  await field(page, 'parents').check()
  await field(page, 'size').fill('3')
  await field(page, 'state').selectOption('NJ')
  await field(page, 'p1-agi').fill('48,000')
  await field(page, 's1-filed-none').check()
  await page.getByRole('button', { name: estimateText.submit }).click()
  // Married parents are asked for one thing more.
  await page.getByRole('alert').getByText(estimateText.missing.joint).waitFor()
  await field(page, 'joint').check()
  await page.getByRole('button', { name: estimateText.submit }).click()
  await page.locator('#trace').waitFor()
  expect(page.url()).toBe(`${site.url}${path}`)
  await page.emulateMedia({ media: 'print' })
  expect(await field(page, 'p1-agi').isVisible()).toBe(false)
  expect(await page.getByRole('table', { name: /Formula A/ }).isVisible()).toBe(true)
})

test.each(['light', 'dark'] as const)(
  'at 320 px nothing is wider than the window, and axe finds nothing, %s',
  async (colorScheme) => {
    const { page } = await open({ viewport: { width: 320, height: 700 }, colorScheme })
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBeLessThanOrEqual(320)
    expect(await axeViolations(page)).toEqual([])
    await openFile(page, writeEstimateFile(officialCase))
    await index(page, '3,700')
    expect(await width()).toBeLessThanOrEqual(320)
    expect(await axeViolations(page)).toEqual([])
  },
)
