import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmText } from '#app/ui/confirm-button/confirm-button.tsx'
import { essaysText } from '#products/scholarships/essays/messages.ts'
import { axeViolations, holdBack, openSite, type Site, waitForHydration } from '#testing/browser.ts'
import { saveScholarships, withEssays } from './saved-scholarships.ts'

// cspell:ignore filechooser

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const desk = '/scholarships/essays'
const town = 'Describe a problem in your town.'
const draftOf = (page: Page, title = town) =>
  page.getByRole('region', { name: title }).getByRole('textbox', { name: essaysText.draft })
const count = (page: Page, text: string) =>
  page.getByRole('region', { name: town }).getByText(text, { exact: true }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Opens the desk as a visitor who saved two scholarships. */
async function openDesk(options: Parameters<Site['visitor']>[0] = {}) {
  const visitor = await site.visitor(options)
  await saveScholarships(visitor.context, withEssays)
  await visitor.page.goto(desk)
  return visitor
}

test('what is typed is counted against the limit, kept over a reload, and sent nowhere', async () => {
  const { page, problems } = await openDesk()
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await draftOf(page).pressSequentially('Our bridge floods each spring.')
  await count(page, '5 words, 145 left')
  await draftOf(page).fill('flood '.repeat(152))
  await count(page, '152 words, 2 too many')
  expect(requests).toEqual([])

  await page.reload()
  await count(page, '152 words, 2 too many')
  expect(await draftOf(page).inputValue()).toBe('flood '.repeat(152))
  expect(await axeViolations(page)).toEqual([])
  expect(problems).toEqual([])
})

test('the count is spoken after a pause, not at every key', async () => {
  const { page } = await openDesk()
  await page.clock.install()
  await page.reload()
  await waitForHydration(page)
  const spoken = page.getByRole('status').filter({ hasText: 'left' })
  await draftOf(page).pressSequentially('One two three')
  await count(page, '3 words, 147 left')
  expect(await spoken.count()).toBe(0)
  await page.clock.fastForward(1500)
  await spoken.waitFor()
  expect(await spoken.textContent()).toBe('3 words, 147 left')
})

test('what is typed before the script has loaded is kept, below the draft that was there', async () => {
  const { page, problems } = await openDesk()
  const letThrough = await holdBack(page, /\/assets\/.*\.js$/)
  await page.reload()
  await draftOf(page).pressSequentially('First thoughts.')
  letThrough()
  await waitForHydration(page)
  await count(page, '2 words, 148 left')

  const hold = await holdBack(page, /\/assets\/.*\.js$/)
  await page.reload()
  await draftOf(page).pressSequentially('More thoughts.')
  hold()
  await waitForHydration(page)
  await page.keyboard.type(' And more.')
  expect(await draftOf(page).inputValue()).toBe('First thoughts.\n\nMore thoughts. And more.')
  expect(problems).toEqual([])
})

test('by keyboard alone: drafts are saved as a file, deleted after a question, and opened from the file', async () => {
  const { page } = await openDesk({ acceptDownloads: true })
  await waitForHydration(page)
  const text = 'Our bridge floods.\n\n=== Draft ===\nAnd nobody asks why.'
  await draftOf(page).fill(text)
  await draftOf(page, 'Describe a challenge you overcame.').fill('The bakery closed.')

  await page.getByRole('button', { name: essaysText.save }).focus()
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(download.suggestedFilename()).toMatch(/^essay-drafts-\d{4}-\d\d-\d\d\.txt$/)
  const file = await readFile(await download.path(), 'utf8')
  expect(file).toContain('Our bridge floods.')

  const clear = page.getByRole('button', { name: essaysText.clear })
  await clear.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('group', { name: essaysText.clearSure }).waitFor()
  await page.keyboard.press('Enter')
  expect(await clear.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await draftOf(page).inputValue()).toBe(text)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByText(essaysText.cleared).waitFor()
  expect(await draftOf(page).inputValue()).toBe('')
  expect(await page.evaluate(() => localStorage.getItem('essay-drafts'))).toBeNull()

  await openFile(page, file)
  await page.getByText(essaysText.opened(2)).waitFor()
  expect(await draftOf(page).inputValue()).toBe(text)
  await openFile(page, file)
  await page.getByText(essaysText.opened(2)).waitFor()
  expect(await draftOf(page).inputValue()).toBe(text)
  await openFile(page, 'A shopping list')
  await page.getByText(essaysText.notOpened).waitFor()
  expect(await draftOf(page).inputValue()).toBe(text)
})

test('a draft is copied by one press', async () => {
  const { page, context } = await openDesk()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await waitForHydration(page)
  await draftOf(page).fill('Our bridge floods.')
  await press(page, `${essaysText.copy} ${essaysText.draftFor(town)}`)
  await page.getByText(essaysText.copied).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Our bridge floods.')
})

test('a browser that keeps nothing says so, and the draft can still be saved as a file', async () => {
  const { page, problems } = await openDesk()
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await page.reload()
  await waitForHydration(page)
  await draftOf(page).fill('Our bridge floods.')
  await page.getByText(essaysText.saving.refused).waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, essaysText.save)])
  expect(await readFile(await download.path(), 'utf8')).toContain('Our bridge floods.')
  expect(problems).toEqual([])
})

test('a draft that is too long to keep is said to be, and what was kept before stays', async () => {
  const { page } = await openDesk()
  await waitForHydration(page)
  await draftOf(page).fill('Our bridge floods.')
  await draftOf(page).fill('x'.repeat(60_001))
  const said = page.getByRole('region', { name: town }).getByText(essaysText.saving.tooLong)
  await said.waitFor()
  await draftOf(page, 'Describe a challenge you overcame.').fill('The bakery closed.')
  expect(await said.isVisible()).toBe(true)
  await page.reload()
  await count(page, '3 words, 147 left')
})

test('two tabs do not undo each other', async () => {
  const { page, context } = await openDesk()
  const other = await context.newPage()
  await other.goto(desk)
  await Promise.all([waitForHydration(page), waitForHydration(other)])
  await draftOf(page).fill('From the first tab.')
  await expect.poll(() => draftOf(other).inputValue()).toBe('From the first tab.')
  await draftOf(other, 'Describe a challenge you overcame.').fill('From the second tab.')
  await page.reload()
  await count(page, '4 words, 146 left')
  await expect
    .poll(() => draftOf(page, 'Describe a challenge you overcame.').inputValue())
    .toBe('From the second tab.')
})

test('a draft outlives its scholarship: it stays readable, and is there again when that is saved again', async () => {
  const { page, context } = await openDesk()
  await waitForHydration(page)
  await draftOf(page).fill('Our bridge floods.')
  await saveScholarships(context, ['four-questions-scholarship'], 'no')
  await page.goto(desk)
  const others = page.getByRole('region', { name: essaysText.others })
  expect(await others.getByRole('textbox', { name: town }).inputValue()).toBe('Our bridge floods.')
  expect(await axeViolations(page)).toEqual([])

  await saveScholarships(context, ['four-questions-scholarship'])
  await page.goto(desk)
  await count(page, '3 words, 147 left')
  expect(await others.count()).toBe(0)

  await saveScholarships(context, withEssays, 'no')
  await page.goto(desk)
  await others.getByRole('button', { name: essaysText.delete }).click()
  await press(page, confirmText.yes)
  await others.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => localStorage.getItem('essay-drafts'))).toBeNull()
})

test.each([true, false])('at 320 px everything fits (script: %s)', async (javaScriptEnabled) => {
  const { page } = await openDesk({ width: 320, javaScriptEnabled })
  if (javaScriptEnabled) {
    await waitForHydration(page)
    await draftOf(page).fill('a-word-without-any-end'.repeat(20))
    await press(page, essaysText.clear)
  } else {
    expect(await page.locator('main noscript p').last().isVisible()).toBe(true)
    expect(await page.getByText(essaysText.privacy).isVisible()).toBe(false)
    expect(await page.getByRole('textbox', { name: essaysText.draft }).count()).toBe(0)
    expect(await page.getByRole('button', { name: essaysText.save }).count()).toBe(0)
  }
  expect(await page.getByRole('heading', { name: town }).isVisible()).toBe(true)
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content).toBeLessThanOrEqual(window ?? 0)
})

/** Chooses a file with the button of the page. */
async function openFile(page: Page, text: string) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, essaysText.open)])
  await chooser.setFiles({ name: 'essay-drafts.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })
}
