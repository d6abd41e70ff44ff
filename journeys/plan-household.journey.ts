import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmText } from '#app/ui/confirm-button/confirm-button.tsx'
import { householdText as words } from '#products/fafsa/household/messages.ts'
import { axeViolations, holdBack, openSite, type Site, waitForHydration } from '#testing/browser.ts'
import { typeHousehold } from './household.ts'

// cspell:ignore filechooser

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const path = '/fafsa/household'

async function openDesk(options: Parameters<Site['visitor']>[0] = {}) {
  const visitor = await site.visitor(options)
  await visitor.page.goto(path)
  await waitForHydration(visitor.page)
  return visitor
}

const amount = (page: Page, text: string) =>
  page.locator('#answer').getByText(text, { exact: true }).first().waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const readField = (page: Page, field: string) => page.locator(`#child-${field}`).inputValue()

test('a plan grows as it is typed; no request carries anything of it; a reload brings it back', async () => {
  const { page, problems } = await openDesk()
  await page.getByText(words.exampleText).waitFor()
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))
  await typeHousehold(page)
  await amount(page, '$110,000')
  await page.locator('#child-1-label').press('Enter')
  await page.getByText('Ana and Ben overlap').waitFor()
  expect(await page.getByText(words.exampleText).count()).toBe(0)
  expect(requests).toEqual([])
  expect(page.url()).toBe(`${site.url}${path}`)

  await page.reload()
  await amount(page, '$110,000')
  expect(await readField(page, '2-label')).toBe('Ben')
  expect(await readField(page, '2-firstYear')).toBe('2029')
  expect(requests.filter((request) => /40,?000|18,?000|Ana\b|Ben\b/.test(request))).toEqual([])
  expect(problems).toEqual([])
})

test('offline after it has loaded, it works on', async () => {
  const { page, context, problems } = await openDesk()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await typeHousehold(page)
  await amount(page, '$110,000')
  expect(problems).toEqual([])
})

test('what is typed before the script has loaded stays, before what was kept', async () => {
  const { page, problems } = await openDesk()
  await page.locator('#child-1-label').fill('Kept')
  await page.locator('#child-1-cost').fill('20,000')
  const letThrough = await holdBack(page, /\/assets\/.*\.js$/)
  await page.reload()
  await page.locator('#child-1-label').pressSequentially('Early')
  letThrough()
  await waitForHydration(page)
  await page.keyboard.type(' bird')
  expect(await readField(page, '1-label')).toBe('Early bird')
  await expect.poll(() => readField(page, '2-label')).toBe('Kept')
  expect(problems).toEqual([])
})

test('by keyboard alone: add, remove, save as a file, delete after a question, open the file', async () => {
  const { page } = await openDesk({ acceptDownloads: true })
  await typeHousehold(page)
  await page.getByRole('button', { name: words.add }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('child-3-label')
  await page.keyboard.type('Cleo')
  await page.locator('#child-3-cost').fill('10,000')
  await page.getByRole('button', { name: words.remove('Ana') }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => readField(page, '2-label')).toBe('Cleo')
  expect(await readField(page, '1-firstYear')).toBe('2029')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.tools.save }).press('Enter'),
  ])
  expect(download.suggestedFilename()).toMatch(/^college-plan-\d{4}-\d\d-\d\d\.json$/)
  const file = await readFile(await download.path(), 'utf8')
  await press(page, words.tools.clear)
  await press(page, confirmText.yes)
  await page.getByText(words.tools.cleared).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('household-plan'))).toBeNull()
  expect(await readField(page, '1-label')).toBe('')

  await openFile(page, 'a shopping list')
  await page.getByText('it isn’t JSON').waitFor()
  await openFile(page, file.replace('"10,000"', '10000'))
  await page.getByText('isn’t text').waitFor()
  expect(await readField(page, '1-label')).toBe('')
  await openFile(page, file)
  await page.getByText(words.tools.opened(2)).waitFor()
  expect(await readField(page, '2-label')).toBe('Cleo')
})

test('a browser that keeps nothing says so', async () => {
  const { page } = await openDesk()
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await page.reload()
  await waitForHydration(page)
  await page.locator('#child-1-cost').fill('20,000')
  await page.getByText(words.notKept.refused).waitFor()
})

test('another tab shows what changed', async () => {
  const { page, context } = await openDesk()
  const other = await context.newPage()
  await other.goto(path)
  await waitForHydration(other)
  await page.locator('#child-1-label').fill('First tab')
  await expect.poll(() => readField(other, '1-label')).toBe('First tab')
})

test('an amount that cannot be read is said once the field is left, and its child isn’t counted', async () => {
  const { page } = await openDesk()
  await page.locator('#child-1-cost').fill('lots')
  await page.locator('#child-1-grants').focus()
  await page.getByText('Child 1, Cost of attendance: enter an amount').waitFor()
  expect(await page.locator('#child-1-cost').getAttribute('aria-invalid')).toBe('true')
  await page.getByText(words.leftOut(['Child 1'])).waitFor()
  await page.locator('#child-1-cost').fill('5,000')
  await page.locator('#child-1-grants').focus()
  await page.locator('#child-1-cost-error').waitFor({ state: 'detached' })
})

test.each(['light', 'dark'] as const)(
  'axe finds nothing in the %s theme, with a plan',
  async (colorScheme) => {
    const { page } = await openDesk({ colorScheme })
    await typeHousehold(page)
    await amount(page, '$110,000')
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    expect(await axeViolations(page)).toEqual([])
  },
)

test.each([true, false])('at 320 px everything fits (script: %s)', async (javaScriptEnabled) => {
  const { page } = await site.visitor({ width: 320, javaScriptEnabled })
  await page.goto(path)
  if (javaScriptEnabled) {
    await waitForHydration(page)
    await typeHousehold(page)
    await amount(page, '$110,000')
  } else {
    expect(await page.locator('#child-1-label').isVisible()).toBe(false)
    expect(await page.locator('main noscript p').last().isVisible()).toBe(true)
    await page.getByText(words.exampleText).waitFor()
  }
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content).toBeLessThanOrEqual(window ?? 0)
})

test('printed, the plan stands without the form', async () => {
  const { page } = await openDesk()
  await typeHousehold(page)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('table', { name: words.childCaption('Ana') }).isVisible()).toBe(true)
  expect(await page.getByRole('table', { name: words.formsCaption }).isVisible()).toBe(true)
  expect(await page.locator('#child-1-label').isVisible()).toBe(false)
  expect(await page.getByText(words.privacy).isVisible()).toBe(false)
})

/** Chooses a file with the button of the page. */
async function openFile(page: Page, text: string) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, words.tools.open)])
  await chooser.setFiles({
    name: 'college-plan.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
}
