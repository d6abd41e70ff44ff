import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadCodes, openProgram } from '#app/features/referrals/programs.server.ts'
import { qualifyReferrals } from '#app/features/referrals/qualify.server.ts'
import { program } from '#app/features/referrals/referral-program.fixture.ts'
import { approveReward, listRewards } from '#app/features/referrals/rewards.server.ts'
import { axeViolations, openSite, type Site } from '#testing/browser.ts'
import { saveScholarships, withEssays } from './saved-scholarships.ts'

const start = new Date('2027-01-10T17:00:00Z')
let now = start
let site: Site
beforeAll(async () => {
  // The visitors' networks come from the header that a proxy sets.
  site = await openSite({ now: () => now, settings: { TRUST_PROXY: 'true' } })
  await openProgram(site.services.database, program, program.opensOn)
  await loadCodes(site.services.database, program.id, ['GIFT-1234', 'GIFT-5678'])
})
afterAll(() => site[Symbol.asyncDispose]())

async function signUp(page: Page, email: string) {
  await page.getByLabel('Email address').first().fill(email)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lee')
  await page.locator('#password').fill('Correct-Horse-1')
  await page.locator('#confirmPassword').fill('Correct-Horse-1')
  await page.getByText('18 or older', { exact: true }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/signup'))
}

/** The owner of an address follows the link in the welcome email. */
async function confirm(page: Page, email: string) {
  const { database, signedLinks } = site.services
  const { id } = await database.read
    .selectFrom('account')
    .select('id')
    .where('email_key', '=', email)
    .executeTakeFirstOrThrow()
  await page.goto(`/confirm-email?key=${signedLinks.sign('confirm-account', id, 14)}`)
  await page.locator('main form button').click()
  await page.waitForURL(/done/)
}

test.each([true, false])('from a referral to a reward, on a phone; script: %s', async (js) => {
  now = start
  const name = js ? 'js' : 'plain'
  const visit = (network: string) =>
    site.visitor({
      javaScriptEnabled: js,
      width: 320,
      extraHTTPHeaders: { 'x-forwarded-for': `198.51.${js ? 100 : 101}.${network}` },
      ...(js && { permissions: ['clipboard-read', 'clipboard-write'] }),
    })
  const ada = await visit('1')
  await ada.page.goto('/signup')
  await signUp(ada.page, `ada-${name}@example.org`)
  await confirm(ada.page, `ada-${name}@example.org`)
  await ada.page.goto('/dashboard/referrals')
  await ada.page.getByRole('button', { name: 'Make my link' }).click()
  const shown = (await ada.page.locator('strong', { hasText: '/r/' }).textContent()) ?? ''
  let link = new URL(shown).pathname
  if (js) {
    await ada.page.getByRole('button', { name: 'Copy link' }).click()
    await ada.page.getByText('Link copied').waitFor()
    link = new URL(await ada.page.evaluate(() => navigator.clipboard.readText())).pathname
    expect(await axeViolations(ada.page)).toEqual([])
  }
  expect(await ada.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  const ben = await visit('2')
  await ben.page.goto(link)
  expect(await ben.page.locator('main').textContent()).toContain('$25 (digital gift card)')
  if (js) expect(await axeViolations(ben.page)).toEqual([])
  await ben.page.getByRole('link', { name: 'Create a free account' }).click()
  await signUp(ben.page, `ben-${name}@example.com`)
  await confirm(ben.page, `ben-${name}@example.com`)
  await saveScholarships(ben.context, [withEssays[0]])

  now = new Date(start.getTime() + 15 * 24 * 3600 * 1000)
  await qualifyReferrals(site.services)
  const [reward] = await listRewards(site.services, 'pending')
  await approveReward(site.services, reward?.id ?? '')

  await ada.page.goto('/dashboard/referrals')
  await ada.page.getByRole('link', { name: 'Claim it' }).click()
  await ada.page.getByRole('button', { name: 'Reserve a code for me' }).click()
  await ada.page.getByRole('alert').waitFor()
  await ada.page.getByLabel('I am 18 or older').check()
  await ada.page.getByLabel('I agree to the referral terms').check()
  await ada.page.getByRole('button', { name: 'Reserve a code for me' }).click()
  await ada.page.getByRole('button', { name: 'Yes, give me the code' }).click()
  await ada.page.getByText(/^GIFT-\d{4}$/).waitFor()
  if (js) expect(await axeViolations(ada.page)).toEqual([])
  expect([...ada.problems, ...ben.problems]).toEqual([])
})
