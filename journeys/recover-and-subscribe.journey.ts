import { afterAll, beforeAll, expect, test } from 'vitest'
import { startIssuer } from '#app/features/account/sign-on/issuer.fixture.ts'
import { findFreePort } from '#server/free-port.ts'
import { axeViolations, openSite, type Site, waitForHydration } from '#testing/browser.ts'
import { readMails } from '#testing/mailbox.ts'

const maya = { email: 'maya@example.com', password: 'Correct-Horse-1' }
const newPassword = 'Better-Horse-2'

let site: Site
let issuer: Awaited<ReturnType<typeof startIssuer>>
beforeAll(async () => {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  issuer = await startIssuer({ back: `${url}/sso-login-redirect/school` })
  const { clientId, clientSecret } = issuer
  const service = { id: 'school', name: 'State University', issuer: issuer.issuer, clientId, clientSecret }
  const settings = { PORT: String(port), SITE_URL: url, OIDC_ISSUERS: JSON.stringify([service]) }
  site = await openSite({ settings })
})
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await issuer[Symbol.asyncDispose]()
})

test('somebody who forgot the password gets a link by email and signs in with a new one, by keyboard at 320 px', async () => {
  await signUp()
  const { page, problems } = await site.visitor({ width: 320 })
  await page.goto('/signin')
  await page.getByLabel('Email address').fill(maya.email)
  await page.getByRole('button', { name: 'Forgot your password?' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor()
  expect(await page.getByLabel('Email address').inputValue()).toBe(maya.email)
  expect(page.url()).not.toContain('@')
  await page.getByLabel('Email address').press('Enter')
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await page.goto(await linkOf('Choose a new password', '/reset-password'))
  await waitForHydration(page)
  for (const label of ['New password', 'Confirm password'])
    await page.getByLabel(label, { exact: true }).pressSequentially(newPassword)
  expect(await page.getByText('4 of 4 password rules met').count()).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeViolations(page), colorScheme).toEqual([])
  }
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Your new password is set' }).waitFor()
  await page.getByRole('link', { name: 'Sign in', exact: true }).last().press('Enter')
  await page.getByLabel('Email address').fill(maya.email)
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'What’s next' }).waitFor()
  expect(await page.evaluate(() => document.cookie)).toContain('signed_in=1')
  expect(problems).toEqual([])
})

test.each([true, false])(
  'who turned reminders on stops them with the link of the email (script: %s)',
  async (javaScriptEnabled) => {
    const { page } = await site.visitor({ javaScriptEnabled })
    const { id } = await site.services.database.write(async (tx) => {
      await tx.deleteFrom('subscription').execute()
      return tx
        .insertInto('subscription')
        .values({
          id: 'reminders-of-maya',
          email: maya.email,
          email_key: maya.email,
          topic: 'newsletter',
          account_id: null,
          first_name: '',
          last_name: '',
          opeid: '',
          modal: '',
          asked_at: new Date(),
          confirmed_at: new Date(),
          ended_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    })
    await page.goto(`/unsubscribe?key=${site.services.signedLinks.sign('unsubscribe', id)}`)
    await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click()
    await page.getByRole('heading', { name: 'You’re unsubscribed' }).waitFor()
    const row = await site.services.database.read
      .selectFrom('subscription')
      .select('ended_at')
      .executeTakeFirstOrThrow()
    expect(row.ended_at).not.toBeNull()
  },
)

test('a visitor signs in with the account of another service, and comes back greeted', async () => {
  issuer.behavior.person = {
    sub: '1',
    email: 'noah@example.com',
    email_verified: true,
    given_name: 'Noah',
    family_name: 'B',
  }
  const { page, problems } = await site.visitor()
  await page.goto('/signin')
  await page.getByRole('link', { name: 'Sign in with State University' }).click()
  await page.getByText('Hi, Noah').first().waitFor()
  expect(new URL(page.url()).origin).toBe(site.url)
  expect(problems).toEqual([])
})

async function signUp() {
  await site.visitor().then(({ page }) =>
    page.request.post(`${site.url}/signup`, {
      form: {
        email: maya.email,
        firstName: 'Maya',
        lastName: 'Ortiz',
        password: maya.password,
        ageBand: 'from_18',
        confirmPassword: maya.password,
        keywords: '',
        schoolAttendedOpeid: '',
      },
      headers: { origin: site.url },
      maxRedirects: 0,
    }),
  )
}

/** Returns the address in the email with this subject, once it has come. */
async function linkOf(subject: string, path: string): Promise<string> {
  const emails = await readMails(site.dataDir, 2)
  const email = emails.find((one) => one.subject.startsWith(subject))
  return email?.links.find((link) => link.includes(path)) ?? `no link to ${path}`
}
