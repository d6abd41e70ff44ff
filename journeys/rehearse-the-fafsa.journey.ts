import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmText } from '#app/ui/confirm-button/confirm-button.tsx'
import { afterText, walkthroughText } from '#products/fafsa/walkthrough/messages.ts'
import { practiceText } from '#products/fafsa/walkthrough/practice-messages.ts'
import { rehearsalKey } from '#products/fafsa/walkthrough/rehearsal-store.ts'
import { axeViolations, openSite, type Site, waitForHydration } from '#testing/browser.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const overview = '/fafsa/walkthrough'
const finding = (page: Page, words: string) => page.locator('[data-finding]').filter({ hasText: words })
const isChecked = (page: Page, id: string) => page.locator(`#${id}`).isChecked()

test('answers are checked at once, kept over a reload and on the overview, and sent nowhere', async () => {
  const { page, problems } = await site.visitor()
  await page.goto(`${overview}/parent`)
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.getByLabel('Divorced, separated, widowed, or never married').check()
  await page.getByLabel('Jointly with their current spouse').check()
  await finding(page, 'can’t both be true').waitFor()
  await page.getByText(practiceText.caught(1)).waitFor()
  await page.getByLabel('Single or head of household').check()
  await finding(page, 'can’t both be true').waitFor({ state: 'detached' })
  await page.getByLabel('Jointly with a former spouse').check()
  await page.keyboard.press('Enter')
  await page.getByLabel(practiceText.mark).check()
  expect(requests).toEqual([])
  expect(page.url()).not.toContain('?')

  await page.reload()
  await finding(page, 'own share').waitFor()
  expect(await isChecked(page, 'filed-former')).toBe(true)
  expect(await isChecked(page, 'rehearsed')).toBe(true)
  expect(await axeViolations(page)).toEqual([])

  await page.goto(overview)
  await page.getByText(walkthroughText.progress(1, 11)).waitFor()
  expect(problems).toEqual([])
})

test('by keyboard alone: through a part, and on to the next', async () => {
  const { page } = await site.visitor()
  await page.goto(`${overview}/signature`)
  await waitForHydration(page)
  await page.locator('#signs').focus()
  await page.keyboard.press('ArrowDown')
  await finding(page, 'sign their own part').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.getByText(practiceText.answered(2, 2)).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  expect(await isChecked(page, 'rehearsed')).toBe(true)
  await page.getByRole('link', { name: /^Next: / }).focus()
  await Promise.all([page.waitForURL(`**${overview}/parent`), page.keyboard.press('Enter')])
})

test('ticks are resumed, and everything kept is deleted after a question', async () => {
  const { page, problems } = await site.visitor()
  await page.goto(overview)
  await waitForHydration(page)
  await page.locator('#parent-account').check()
  await page.reload()
  await page.locator('#parent-account:checked').waitFor()
  await page.getByRole('button', { name: walkthroughText.clear }).click()
  await page.getByRole('button', { name: confirmText.yes }).click()
  await page.getByText(walkthroughText.cleared).waitFor()
  expect(await isChecked(page, 'parent-account')).toBe(false)
  expect(await page.evaluate((key) => localStorage.getItem(key), rehearsalKey)).not.toContain('parent')
  expect(problems).toEqual([])
})

test('offline after a part has loaded, its answers are still checked and kept', async () => {
  const { page, context, problems } = await site.visitor()
  await page.goto(`${overview}/invited`)
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByLabel('Mine plus the other parent’s').check()
  await finding(page, 'it would count twice').waitFor()
  await page.getByLabel('My own').check()
  await page.getByText(practiceText.answered(2, 3)).waitFor()
  await page.getByLabel(practiceText.mark).check()
  const kept = await page.evaluate((key) => localStorage.getItem(key), rehearsalKey)
  expect(kept).toContain('invited')
  expect(problems).toEqual([])
})

test('without script, a form checks the answers and the lists can be printed', async () => {
  const { page } = await site.visitor({ javaScriptEnabled: false })
  await page.goto(`${overview}/identity`)
  await page.getByLabel('The one everybody calls me').check()
  await page.getByRole('button', { name: practiceText.check }).click()
  await finding(page, 'reject code 3').waitFor()
  expect(await isChecked(page, 'name-nickname')).toBe(true)

  await page.goto(overview)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByText('A StudentAid.gov account, with the name').isVisible()).toBe(true)
  expect(await page.getByRole('heading', { name: walkthroughText.parts }).isVisible()).toBe(false)
})

test('a code is looked up in place', async () => {
  const { page, problems } = await site.visitor()
  await page.goto(`${overview}/after`)
  await page.getByLabel(afterText.label).fill('353')
  await page.getByRole('table', { name: afterText.found('353') }).waitFor()
  expect(new URL(page.url()).searchParams.get('code')).toBe('353')
  expect(problems).toEqual([])
})

test.each(['light', 'dark'] as const)(
  'at 320 px nothing is wider than the window, and axe finds nothing, %s',
  async (colorScheme) => {
    const { page } = await site.visitor({ viewport: { width: 320, height: 700 }, colorScheme })
    for (const path of [overview, `${overview}/contributors`, `${overview}/after`]) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
      expect(await axeViolations(page), path).toEqual([])
    }
  },
)
