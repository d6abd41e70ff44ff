import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations, openSite, type Site } from '#testing/browser.ts'
import { readMails } from '#testing/mailbox.ts'

const password = 'Correct-Horse-1'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

test('somebody moves the account to a new address with the links of both emails, at 320 px', async () => {
  const { page, problems } = await site.visitor({ width: 320 })
  await signUp(page, 'maya@example.com')
  await openSetting(page, 'Change Email address')
  await page.getByLabel('New email address').fill('maya@example.org')
  await page.getByRole('button', { name: 'Send both links' }).click()
  await page.getByText('Waiting for both links').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeViolations(page), colorScheme).toEqual([])
  }
  const mailbox = await site.visitor()
  for (const [address, heading] of [
    ['maya@example.org', 'Thank you. One more link'],
    ['maya@example.com', 'Your email address has been changed'],
  ] as const) {
    await mailbox.page.goto(await linkTo(address, '/change-email?key='))
    await mailbox.page.getByRole('button', { name: 'Yes, change my address' }).press('Enter')
    await mailbox.page.getByRole('heading', { level: 1, name: heading }).waitFor()
  }
  await page.goto('/dashboard/settings')
  await page.getByText('maya@example.org').waitFor()
  expect([...problems, ...mailbox.problems]).toEqual([])
})

test.each([true, false])(
  'somebody downloads their data, deletes the account and keeps it after all (script: %s)',
  async (javaScriptEnabled) => {
    const email = `noah-${javaScriptEnabled}@example.com`
    const { page, problems } = await site.visitor({ javaScriptEnabled })
    await signUp(page, email)
    await openSetting(page, 'Download Your data')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download my data' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^bursar-data-\d{4}-\d{2}-\d{2}\.json$/)
    const data = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(data.account).toMatchObject({ email, first_name: 'Maya' })

    await openSetting(page, 'Delete Your account')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('heading', { name: 'You’re signed out, and your account will be deleted' }).waitFor()
    await page.goto('/dashboard/settings')
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()

    await page.goto(await linkTo(email, '/account-deletion?key='))
    await page.getByRole('button', { name: 'Keep my account' }).click()
    await page.getByRole('heading', { name: 'We kept your account' }).waitFor()
    await page.getByRole('link', { name: 'Sign in', exact: true }).last().click()
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(`${site.url}/dashboard`)
    expect(await page.getByText('Your account will be deleted').count()).toBe(0)
    expect(problems).toEqual([])
  },
)

test('the colors are chosen on the page of settings, too', async () => {
  const { page } = await site.visitor()
  await signUp(page, 'ada@example.com')
  await page.goto('/dashboard/settings')
  await page.getByRole('main').getByRole('button', { name: 'Dark' }).click()
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
})

async function signUp(page: Page, email: string) {
  const answer = await page.request.post(`${site.url}/signup`, {
    form: {
      email,
      firstName: 'Maya',
      lastName: 'Ortiz',
      password,
      ageBand: 'from_18',
      confirmPassword: password,
      keywords: '',
      schoolAttendedOpeid: '',
    },
    headers: { origin: site.url },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
}

async function openSetting(page: Page, link: string) {
  await page.goto('/dashboard/settings')
  await page.getByRole('link', { name: link }).click()
}

/** Returns the address in an email to somebody, once it has come. */
async function linkTo(to: string, path: string): Promise<string> {
  for (let tries = 0; tries < 500; tries += 1) {
    const emails = await readMails(site.dataDir, 1)
    const links = emails.filter((email) => email.to === to).flatMap((email) => email.links)
    const found = links.find((link) => link.includes(path))
    if (found) return found.slice(new URL(found).origin.length)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`no link to ${path} came to ${to}`)
}
