import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmText } from '#app/ui/confirm-button/confirm-button.tsx'
import { letterText } from '#products/fafsa/offers/letter-messages.ts'
import { offersText } from '#products/fafsa/offers/messages.ts'
import { resultsText } from '#products/fafsa/offers/result-messages.ts'
import { axeViolations, holdBack, openSite, type Site, waitForHydration } from '#testing/browser.ts'
import { typeOffers } from './aid-offers.ts'

// cspell:ignore filechooser hous leng pelg tuit

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const path = '/fafsa/offers'

async function openDesk(options: Parameters<Site['visitor']>[0] = {}) {
  const visitor = await site.visitor(options)
  await visitor.page.goto(path)
  await waitForHydration(visitor.page)
  return visitor
}

const net = (page: Page, amount: string) =>
  page.locator('#answer').getByText(amount, { exact: true }).first().waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('offers are compared as they are typed; no request carries anything of it; a reload brings it back', async () => {
  const { page, problems } = await openDesk()
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))
  await typeOffers(page)
  await net(page, '$22,755')
  await page.keyboard.press('Enter')
  await press(page, letterText.write)
  await page.getByRole('table', { name: resultsText.sideCaption }).getByText('$27,381').waitFor()
  expect(requests).toEqual([])
  expect(page.url()).toBe(`${site.url}${path}`)

  await page.reload()
  await net(page, '$22,755')
  expect(await page.locator('#offer-1-school').inputValue()).toBe('Harborview College')
  expect(requests.filter((request) => /46,?530|Harborview|22,?755/.test(request))).toEqual([])
  expect(problems).toEqual([])
})

test('offline after it has loaded, it works on', async () => {
  const { page, context, problems } = await openDesk()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await typeOffers(page)
  await net(page, '$22,755')
  await press(page, letterText.write)
  expect(await page.getByRole('textbox', { name: letterText.label }).inputValue()).toContain('$27,381')
  expect(problems).toEqual([])
})

test('what is typed before the script has loaded stays, before what was kept', async () => {
  const { page, problems } = await openDesk()
  await page.locator('#offer-1-school').fill('Kept College')
  await page.locator('#offer-1-costTotal').fill('20,000')
  const letThrough = await holdBack(page, /\/assets\/.*\.js$/)
  await page.reload()
  await page.locator('#offer-1-school').pressSequentially('Early College')
  letThrough()
  await waitForHydration(page)
  await page.keyboard.type(' of Art')
  expect(await page.locator('#offer-1-school').inputValue()).toBe('Early College of Art')
  await expect.poll(() => page.locator('#offer-2-school').inputValue()).toBe('Kept College')
  await net(page, '$20,000')
  expect(problems).toEqual([])
})

test('pasted text is shown find by find, and becomes an offer once it is confirmed', async () => {
  const { page } = await openDesk()
  await page.getByText(offersText.paste.title, { exact: true }).click()
  await page
    .locator('#pasted')
    .fill(
      'Award\tFall\tSpring\tTotal\nFederal Pell Grant\t$1,848.75\t$1,848.75\t$3,697.50\nDirect Loan\t$500\t$500\t$1,000\nTotal Cost of Attendance: $21,000',
    )
  await press(page, offersText.paste.read)
  await page.getByText(offersText.paste.found(3)).waitFor()
  await page.getByLabel('Direct Loan: $1,000.00').selectOption('unsubsidized')
  expect(await axeViolations(page)).toEqual([])
  await press(page, offersText.paste.add)
  await net(page, '$17,303')
  expect(await page.locator('#offer-1-pell').inputValue()).toBe('3,697.50')
  expect(await page.locator('#offer-1-unsubsidized').inputValue()).toBe('1,000')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('offer-1-school')
})

test('a CFPB link becomes an offer, and an offer becomes that link', async () => {
  const { page } = await openDesk()
  await page.getByText(offersText.paste.title, { exact: true }).click()
  const query = `iped=999999&pid=nursing-77&oid=${'ab'.repeat(20)}&tuit=12000&hous=9000&pelg=3000&gpl=100&leng=24`
  await page.locator('#pasted').fill(`https://example.org/offer/?${query}`)
  await press(page, offersText.paste.read)
  await net(page, '$18,000')
  const link = await page.getByLabel(resultsText.cfpbLabel('Offer 1')).inputValue()
  expect([...new URL(link).searchParams].toSorted()).toEqual([...new URLSearchParams(query)].toSorted())
})

test('by keyboard alone: add, remove, save as a file, delete after a question, open the file', async () => {
  const { page } = await openDesk({ acceptDownloads: true })
  await typeOffers(page)
  const add = page.getByRole('button', { name: offersText.add })
  await add.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('offer-3-school')
  await page.keyboard.type('Third College')
  await page.getByRole('button', { name: offersText.remove('Harborview College') }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('#offer-2-school').inputValue()).toBe('Third College')
  expect(await page.locator('#offer-1-school').inputValue()).toBe('State University at Northlake')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: offersText.tools.save }).press('Enter'),
  ])
  expect(download.suggestedFilename()).toMatch(/^aid-offers-\d{4}-\d\d-\d\d\.json$/)
  const file = await readFile(await download.path(), 'utf8')
  await press(page, offersText.tools.clear)
  await press(page, confirmText.yes)
  await page.getByText(offersText.tools.cleared).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('aid-offers'))).toBeNull()
  expect(await page.locator('#offer-1-school').inputValue()).toBe('')

  await openFile(page, 'a shopping list')
  await page.getByText(offersText.tools.notOpened).waitFor()
  await openFile(page, file)
  await page.getByText(offersText.tools.opened(2)).waitFor()
  expect(await page.locator('#offer-2-school').inputValue()).toBe('Third College')
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
  await page.locator('#offer-1-costTotal').fill('20,000')
  await page.getByText(offersText.notKept.refused).waitFor()
})

test('another tab shows what changed, but not under the hands of whoever is typing', async () => {
  const { page, context } = await openDesk()
  const other = await context.newPage()
  await other.goto(path)
  await waitForHydration(other)
  await page.locator('#offer-1-school').fill('First tab')
  await expect.poll(() => other.locator('#offer-1-school').inputValue()).toBe('First tab')
})

test('an amount that cannot be read is said once the field is left', async () => {
  const { page } = await openDesk()
  await page.locator('#offer-1-tuition').fill('lots')
  await page.locator('#offer-1-housing').focus()
  await page.getByText('Offer 1, Tuition and fees: enter an amount').waitFor()
  expect(await page.locator('#offer-1-tuition').getAttribute('aria-invalid')).toBe('true')
  await page.locator('#offer-1-tuition').fill('5,000')
  await page.locator('#offer-1-housing').focus()
  await page.locator('#offer-1-tuition-error').waitFor({ state: 'detached' })
})

test.each(['light', 'dark'] as const)(
  'axe finds nothing in the %s theme, with offers, links and a letter',
  async (colorScheme) => {
    const { page } = await openDesk({ colorScheme })
    await typeOffers(page)
    await press(page, letterText.write)
    await net(page, '$22,755')
    expect(await axeViolations(page)).toEqual([])
  },
)

test.each([true, false])('at 320 px everything fits (script: %s)', async (javaScriptEnabled) => {
  const visitor = await site.visitor({ width: 320, javaScriptEnabled })
  const { page } = visitor
  await page.goto(path)
  if (javaScriptEnabled) await waitForHydration(page)
  await typeOffers(page)
  if (javaScriptEnabled) await press(page, letterText.write)
  else {
    expect(await page.getByText(offersText.paste.title).isVisible()).toBe(false)
    await press(page, offersText.submit)
    expect(page.url()).toMatch(/\/fafsa\/offers\?reply=[\w-]{43}#answer$/)
  }
  await net(page, '$22,755')
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content).toBeLessThanOrEqual(window ?? 0)
})

test('printed, the results stand without the form', async () => {
  const { page } = await openDesk()
  await typeOffers(page)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('table', { name: resultsText.sideCaption }).isVisible()).toBe(true)
  expect(await page.locator('#offer-1-school').isVisible()).toBe(false)
  expect(await page.getByRole('heading', { name: letterText.title }).isVisible()).toBe(false)
  expect(await page.getByText(offersText.privacy).isVisible()).toBe(false)
})

/** Chooses a file with the button of the page. */
async function openFile(page: Page, text: string) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, offersText.tools.open)])
  await chooser.setFiles({ name: 'aid-offers.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}
