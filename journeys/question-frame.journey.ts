import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { questionText } from '#kit/questions/messages.ts'
import { refinanceFlows } from '#products/refinance/situation/flows.ts'
import { anyoneFlow } from '#products/scholarships/questions/flows.ts'
import { questionSlugs } from '#products/student-loans/situation/questions.ts'
import { openSite, type Site } from '#testing/browser.ts'
import { answerLoanQuestions } from './loan-answers.ts'
import { answerStudentQuestions } from './student-answers.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const loans = '/student-loans/signup'
const phone = { width: 360, height: 740 }

/** A slim header and a button within reach, whatever the question. */
async function expectFrame(page: Page) {
  const where = page.url()
  expect(await page.locator('h1').count(), where).toBe(1)
  expect(await page.getByRole('navigation').count(), where).toBe(0)
  expect(await page.getByRole('banner').getByRole('link').allTextContents(), where).toEqual([
    'Bursar',
    'Exit',
  ])
  const box = await page
    .getByRole('button', { name: questionText.continue, exact: true })
    .first()
    .boundingBox()
  expect(box?.y, where).toBeGreaterThan(0)
  expect((box?.y ?? 0) + (box?.height ?? 0), where).toBeLessThanOrEqual(phone.height)
}

test('every question about a loan has one heading, no site navigation, and its button in the window of a phone', async () => {
  const { page, context } = await site.visitor({ viewport: phone, javaScriptEnabled: false })
  await answerLoanQuestions(context)
  for (const slug of questionSlugs.filter((slug) => slug !== 'program')) {
    await page.goto(`${loans}?question=${slug}&from=offers`)
    expect(page.url()).toContain(`question=${slug}`)
    await expectFrame(page)
  }
})

test('so has every question about a student', async () => {
  const { page, context } = await site.visitor({ viewport: phone, javaScriptEnabled: false })
  await answerStudentQuestions(context)
  for (const slug of anyoneFlow.order) {
    await page.goto(`${anyoneFlow.path}?question=${slug}`)
    await expectFrame(page)
  }
})

test('so has the first question about refinancing, and the one about loans of today', async () => {
  const { page } = await site.visitor({ viewport: phone, javaScriptEnabled: false })
  const { path } = refinanceFlows[0]
  await page.goto(path)
  await expectFrame(page)
  const form = { goal: 'MAXIMIZE_SAVINGS' }
  await page.request.post(`${path}?question=REFINANCE_GOAL`, { form })
  await page.request.post(`${path}?question=TYPE_OF_LOAN`, {
    form: { TYPE_OF_LOAN: 'MY_LOANS_FEDERAL_AND_PRIVATE' },
  })
  await page.goto(path)
  await expectFrame(page)
})

test('a choice that the keyboard reaches is not hidden behind the button', async () => {
  const { page, context } = await site.visitor({ viewport: phone })
  await answerLoanQuestions(context, { until: 'cosigner' })
  await page.goto(loans)
  const choices = page.getByRole('radio')
  await choices.first().focus()
  for (let index = 0; index < (await choices.count()); index += 1) {
    await page.keyboard.press('ArrowDown')
    const isHidden = await page.evaluate(() => {
      const { left, top, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
      return document.elementFromPoint(left + 4, top + height / 2) !== document.activeElement
    })
    expect(isHidden, `choice ${index}`).toBe(false)
  }
})

test('beside a question stand the count of open results and the answers, each leading back to its question', async () => {
  const { page, context } = await site.visitor({ width: 1280 })
  await page.goto(loans)
  const sheet = page.getByRole('complementary', { name: questionText.soFar.title })
  const all = await sheet.locator('strong').textContent()
  expect(all).toMatch(/^(\d+) of \1$/)
  await answerLoanQuestions(context, { until: 'state' })
  await page.goto(loans)
  expect(await sheet.locator('strong').textContent()).not.toBe(all)
  await sheet.getByText('sample loans may still fit you').waitFor()
  await sheet.getByRole('link', { name: 'Change: $12,345' }).click()
  await page.waitForURL('**question=amount')
  await page.setViewportSize({ width: 899, height: 800 })
  await sheet.waitFor({ state: 'hidden' })
})

test('Exit leads out of a flow to the page that leads into it', async () => {
  const { page } = await site.visitor({ viewport: phone })
  for (const path of ['/student-loans', '/scholarships', '/refinance-student-loans']) {
    await page.goto(`${path}/signup`)
    await page.getByRole('link', { name: 'Exit' }).click()
    await page.waitForURL(`**${path}`)
  }
})
