import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentCode } from '#app/features/account/second-factor/second-factor.fixture.ts'
import { sampleAccount } from '#server/database/seed/sample-account.ts'
import { axeViolations, openSite, type Site } from '#testing/browser.ts'

const start = new Date('2026-11-27T15:00:05Z')
let now = start
let site: Site
let siteUrl: string
beforeAll(async () => {
  site = await openSite({ now: () => now, settings: { LOGINS_PER_ACCOUNT: '1000' } })
  // Passkeys belong to a name, never to a network address.
  siteUrl = site.url.replace('127.0.0.1', 'localhost')
})
afterAll(() => site[Symbol.asyncDispose]())

async function submitSignIn(page: Page) {
  await page.getByLabel('Email address').fill(sampleAccount.emailAddress)
  await page.getByLabel('Password', { exact: true }).fill(sampleAccount.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('without script: turning the second factor on, signing in with a code and with a recovery code, turning it off', async () => {
  const { page, context, problems } = await site.visitor({ javaScriptEnabled: false, baseURL: siteUrl })
  const settings = '/dashboard/settings/second-factor'
  await page.goto(settings)
  await submitSignIn(page)
  await page.getByRole('button', { name: 'Set it up' }).click()
  await page.getByRole('img', { name: /QR code/ }).waitFor()
  const appKey = (await page.locator('#scan ~ p code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Six-digit code').fill('000000')
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await page.getByRole('link', { name: /This code isn’t right/ }).waitFor()
  await page.getByLabel('Six-digit code').fill(currentCode(appKey, now))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await page.getByRole('heading', { level: 1, name: 'Save your recovery codes' }).waitFor()
  const codes = await page.locator('main li code').allInnerTexts()
  expect(codes).toHaveLength(10)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save as a file' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Bursar-recovery-codes.txt')
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await page.getByText('It’s been on since November 27, 2026.').waitFor()

  now = new Date(now.getTime() + 30_000)
  await context.clearCookies()
  await page.goto('/signin?return=reminders')
  await submitSignIn(page)
  await page.getByRole('heading', { level: 1, name: 'Enter your code' }).waitFor()
  await page.getByLabel('Six-digit code').fill(currentCode(appKey, now))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/reminders')

  await context.clearCookies()
  await page.goto(settings)
  await submitSignIn(page)
  await page.getByText('I don’t have my app with me').click()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Sign in with a recovery code' }).click()
  await page.getByText('9 of 10 recovery codes are left.').waitFor()
  await page.getByRole('button', { name: 'Turn off two-step verification' }).click()
  await page.getByText('It’s off for your account.').waitFor()
  expect(problems).toEqual([])
})

test('a passkey is added, signs in by itself, and no longer does once it is removed', async () => {
  const { page, context, problems } = await site.visitor({ baseURL: siteUrl })
  const device = await context.newCDPSession(page)
  await addAuthenticator(device)
  const settings = '/dashboard/settings/passkeys'
  await page.goto(settings)
  await submitSignIn(page)
  await page.getByText('You have no passkeys yet.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel('A name for it').fill('My laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('heading', { level: 3, name: 'My laptop' }).waitFor()
  expect(await axeViolations(page)).toEqual([])

  await context.clearCookies()
  await page.goto('/signin?return=reminders')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL('**/reminders')

  await page.goto(settings)
  await page.getByText('Last used on November 27, 2026.').waitFor()
  await page.getByText('Rename or remove').click()
  await page.getByRole('button', { name: 'Remove this passkey' }).click()
  await page.getByText('You have no passkeys yet.').waitFor()

  await context.clearCookies()
  await page.goto('/signin')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('This passkey doesn’t belong to an account here.').waitFor()
  // The answer to the removed passkey, which the console reports.
  expect(problems.filter((problem) => !problem.includes('/api/account/passkeys/login'))).toEqual([])
})

test('without script, the sign-in page has no button for a passkey', async () => {
  const { page } = await site.visitor({ javaScriptEnabled: false, baseURL: siteUrl })
  await page.goto('/signin')
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Sign in with a passkey' }).count()).toBe(0)
})

/** Gives the browser a device of its own that says yes to everything. */
async function addAuthenticator(device: CDPSession) {
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
