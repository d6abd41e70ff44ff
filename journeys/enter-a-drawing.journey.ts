import { afterAll, beforeAll, expect, test } from 'vitest'
import { announceDrawing } from '#app/features/drawing/run-drawing.server.ts'
import { openSite, type Site, waitForHydration } from '#testing/browser.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ now: () => new Date('2027-01-10T17:00:00Z') })
  const announcement = {
    id: '2027-spring',
    opensOn: '2027-01-04',
    closesOn: '2027-02-01',
    awardCents: 50_000,
    sponsor: { name: 'Bursar LLC', postalAddress: '100 Main Street, Springfield, IL 62701' },
  }
  await announceDrawing(site.services.database, announcement, '2026-12-01')
})
afterAll(() => site[Symbol.asyncDispose]())

const rules = '/about/scholarship-drawing-rules'

test.each([true, false])('from the rules to an entry, by keyboard, at 320 px; script: %s', async (js) => {
  const { page, problems } = await site.visitor({ javaScriptEnabled: js, width: 320 })
  await page.goto(rules)
  if (js) await waitForHydration(page)
  await page.getByRole('link', { name: 'Enter for free' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'When were you born?' }).waitFor()
  await page.getByLabel('Month').fill('3')
  await page.keyboard.press('Tab')
  await page.keyboard.type('7')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2001')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Your entry' }).waitFor()
  await page.getByLabel('Your email address').fill(`ada-${js}@example.org`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Email me the link' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor()
  expect(page.url()).not.toContain('ada')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const { database, signedLinks } = site.services
  const { id } = await database.read
    .selectFrom('drawing_request')
    .select('id')
    .where('email', '=', `ada-${js}@example.org`)
    .executeTakeFirstOrThrow()
  await page.goto(`${rules}/enter?key=${signedLinks.sign('enter-drawing', id)}`)
  await page.getByRole('button', { name: 'Yes, enter me' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'You’re entered' }).waitFor()
  expect(problems).toEqual([])
})

test.each([true, false])('going back after a refusal does not help; script: %s', async (js) => {
  const { page } = await site.visitor({ javaScriptEnabled: js })
  await page.goto(`${rules}/enter`)
  const answer = async (year: string) => {
    await page.getByLabel('Month').fill('3')
    await page.getByLabel('Day').fill('7')
    await page.getByLabel('Year').fill(year)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { level: 1, name: 'You can’t enter this drawing' }).waitFor()
  }
  await answer('2016')
  await page.goBack()
  // The browser may show the form again from its own memory, or ask the site, which refuses at once.
  if (await page.getByLabel('Year').isVisible()) await answer('2001')
  await page.goto(`${rules}/enter`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('You can’t enter this drawing')
})
