import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operate } from '#server/operator/operate.ts'
import { axeViolations, openSite, type Site } from '#testing/browser.ts'
import { editorToken, openEditor } from '#testing/library-site.ts'

const id = 'what-a-cosigner-signs'
const address = `/resources/student-loans/${id}`

let site: Site
beforeAll(async () => {
  site = await openSite({ settings: { CONTENT_WRITE_TOKEN: editorToken } })
})
afterAll(() => site[Symbol.asyncDispose]())

/** Writes another title into the draft, as an editor would. */
async function write(title: string) {
  const editor = openEditor(site)
  const [published] = await editor.fetch('*[_id == $id]', { id }, { perspective: 'raw' })
  await editor
    .transaction()
    .createIfNotExists({ ...published, _id: `drafts.${id}` })
    .patch(`drafts.${id}`, { set: { title } })
    .commit()
}

async function linkTo(path: string): Promise<string> {
  const { lines } = await operate(['preview-link', path], {
    DATA_DIR: site.dataDir,
    DATABASE_URL: site.databaseUrl,
  })
  const link = new URL(lines[0] ?? '')
  return link.pathname + link.search
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' })

test('an editor writes a draft, previews it, sees edits live, publishes it, and the page has changed', async () => {
  const reader = await site.visitor()
  await reader.page.goto(address)
  const before = await heading(reader.page).innerText()
  await write('A first draft of a title')

  const { page, problems } = await site.visitor()
  await page.goto(await linkTo(address))
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address)
  expect(await heading(page).innerText()).toBe('A first draft of a title')
  await bar(page).getByText('Changes show up on their own.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await reader.page.reload()
  expect(await heading(reader.page).innerText()).toBe(before)

  await write('A second draft of a title')
  await page.getByRole('heading', { level: 1, name: 'A second draft of a title' }).waitFor()
  await page.goto('/resources/student-loans')
  await page.getByRole('link', { name: 'A second draft of a title' }).first().waitFor()

  await page.evaluate(() => Object.assign(window, { isOld: true }))
  await openEditor(site).action({
    actionType: 'sanity.action.document.publish',
    publishedId: id,
    draftId: `drafts.${id}`,
  })
  await reader.page.reload()
  expect(await heading(reader.page).innerText()).toBe('A second draft of a title')

  await page.waitForFunction(() => !('isOld' in window))
  await page.goto(address)
  await bar(page).getByRole('button', { name: 'Leave preview' }).click()
  await bar(page).waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe(address)
  await write('A third draft of a title')
  await page.reload()
  expect(await heading(page).innerText()).toBe('A second draft of a title')
  expect(problems).toEqual([])
})

test('a change to content that the page does not show does not reload it', async () => {
  const { page } = await site.visitor()
  await page.goto(await linkTo('/about/terms'))
  await bar(page).getByText('Changes show up on their own.').waitFor()
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await write('A title that the terms do not show')
  await page.waitForTimeout(600)
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  await openEditor(site).patch('terms').set({ title: 'Other terms' }).commit()
  await page.getByRole('heading', { level: 1, name: 'Other terms' }).waitFor()
})

test('a page with an island shows the preview bar, also after following a link', async () => {
  const { page, problems } = await site.visitor()
  await page.goto(await linkTo('/signup'))
  await bar(page).getByText('Changes show up on their own.').waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sign in' }).click()
  await page.waitForURL('**/signin')
  expect(await bar(page).isVisible()).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  await bar(page).getByRole('button', { name: 'Leave preview' }).click()
  await bar(page).waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/signin')
  expect(problems).toEqual([])
})

test('without script, the draft, the preview bar and its exit button are there, and nothing is cut off on a narrow screen', async () => {
  const { page } = await site.visitor({ javaScriptEnabled: false, width: 320 })
  await write('A draft without script')
  await page.goto(await linkTo(address))
  expect(await heading(page).innerText()).toBe('A draft without script')
  expect(await bar(page).getByText('Reload the page to see what changed.').isVisible()).toBe(true)
  const { width = 0 } = (await bar(page).boundingBox()) ?? {}
  expect(width).toBeLessThanOrEqual(320)
  await bar(page).getByRole('button', { name: 'Leave preview' }).click()
  expect(await bar(page).count()).toBe(0)
})
