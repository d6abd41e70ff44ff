import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations, openSite, waitForHydration } from '#testing/browser.ts'
import { answerLoanQuestions } from './loan-answers.ts'

let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

test('with script: home, "UCLA" typed, amount, offers, sign up, sign out', async () => {
  const { page, context, problems } = await site.visitor({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await waitForHydration(page)

  const picker = page.getByRole('combobox', { name: 'Start with your school' })
  await picker.fill('UCLA')
  const option = page.getByRole('option').first()
  await option.waitFor()
  expect(await option.textContent()).toContain('University of California-Los Angeles')
  await picker.press('ArrowDown')
  await picker.press('Enter')
  expect(await picker.inputValue()).toBe('University of California-Los Angeles')
  await page.getByRole('button', { name: 'See my loans' }).click()

  // The picked school is saved while the age is asked first; another journey covers the other questions.
  await page.waitForURL('**/student-loans/signup?question=who')
  await answerLoanQuestions(context)
  await page.goto('/student-loans/signup')
  await page.getByText('University of California-Los Angeles', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'See my loans' }).click()

  await page.waitForURL(/\/student-loans\/offers\?/)
  const address = new URL(page.url()).searchParams
  expect(address.get('amount')).toBe('6000')
  expect(address.has('school')).toBe(false)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('$5,845')
  expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(12)
  expect(await axeViolations(page)).toEqual([])

  // A setting changed on the list is kept on the way to the account and back.
  const signUp = page.getByRole('banner').getByRole('link', { name: 'Sign up', exact: true })
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByLabel('In school, you pay').selectOption('interest_only')
  await expect.poll(() => signUp.getAttribute('href')).toContain('repayment=interest_only')
  const list = page.url()
  await signUp.click()
  await page.waitForURL(/\/signup/)
  await page.getByText('18 or older', { exact: true }).click()
  await page.getByLabel('Email address').fill('ada@example.com')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('Long-enough-1')
  await page.getByLabel('Confirm password').fill('Long-enough-1')
  await page.getByRole('button', { name: 'Create account' }).click()

  await page
    .getByText('Your account is ready, and you’re signed in. Moved to your account: your answers.')
    .waitFor()
  expect(page.url()).toBe(list)
  await page.getByText('Hi, Ada').first().waitFor()
  const cookies = await context.cookies()
  expect(cookies.filter((cookie) => !cookie.httpOnly).map((cookie) => cookie.name)).toEqual(['signed_in'])

  await page.getByRole('button', { name: 'Hi, Ada' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true }).waitFor()
  await page.waitForURL(`${site.url}/`)
  expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('signed_in')
  expect(problems).toEqual([])
})

test('without script: the same steps, with a list of schools on its own page', async () => {
  const { page, context } = await site.visitor({ javaScriptEnabled: false, width: 375 })
  await page.goto('/')
  await page.getByLabel('Start with your school').fill('UCLA')
  await page.getByRole('button', { name: 'See my loans' }).click()
  await page.waitForURL('**/student-loans/signup?question=who')
  const go = page.getByRole('button', { name: 'Continue', exact: true })
  await page.getByRole('radio', { name: 'I’m the student, 18 to 23' }).check()
  await go.click()
  // The text typed on the first page comes back as a list of schools to choose from.
  await page.getByRole('radio', { name: 'University of California-Los Angeles' }).check()
  await go.click()
  await answerLoanQuestions(context)
  await page.goto('/student-loans/offers')
  expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(12)

  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
  await page.getByText('18 or older', { exact: true }).click()
  await page.getByLabel('Email address').fill('grace@example.com')
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Last name').fill('Hopper')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByLabel('Confirm password').fill('short')
  await page.getByRole('button', { name: 'Create account' }).click()
  expect(await page.title()).toMatch(/^Error: /)
  expect(await page.getByLabel('Email address').inputValue()).toBe('grace@example.com')

  await page.getByLabel('Password', { exact: true }).fill('Long-enough-1')
  await page.getByLabel('Confirm password').fill('Long-enough-1')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(/\/student-loans\/offers\?/)
  await page
    .getByText('Your account is ready, and you’re signed in. Moved to your account: your answers.')
    .waitFor()
  const account = await page.request.get('/api/account/user')
  expect(await account.json()).toMatchObject({ emailAddress: 'grace@example.com', firstName: 'Grace' })
})
