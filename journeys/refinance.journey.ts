import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { questionText } from '#kit/questions/messages.ts'
import { applicationText } from '#products/refinance/application/application-messages.ts'
import { type LoanField, loanFieldName } from '#products/refinance/current-loans/loan-fields.ts'
import { loansText } from '#products/refinance/current-loans/loans-messages.ts'
import { currentLoansText } from '#products/refinance/current-loans/messages.ts'
import { landingText } from '#products/refinance/landing/landing-messages.ts'
import { questionsText } from '#products/refinance/questions/questions-messages.ts'
import { questions } from '#products/refinance/situation/questions.ts'
import { axeViolations, openSite, type Site, waitForHydration } from '#testing/browser.ts'
import { tabTo } from './retrace.ts'

// cspell:ignore filechooser

const root = '/refinance-student-loans'
const now = () => new Date('2026-11-23T15:00:00Z')
const file = 'domain/student-aid-file/invented.txt'

let site: Site
beforeAll(async () => {
  site = await openSite({ now })
})
afterAll(() => site[Symbol.asyncDispose]())

/** How somebody with a doctorate answers each list, by the name of its radio buttons. */
const chosen: Readonly<Record<string, string>> = {
  goal: 'Pay the least in total',
  TYPE_OF_LOAN: 'My own loans, both federal and private',
  education: 'Doctorate or professional degree',
  schoolYear: 'Not in school',
  graduateDegree: 'PharmD',
  employment: 'Starting soon',
  publicService: 'Yes, for a government employer',
  filing: 'Married, filing jointly',
  living: 'I rent',
  citizenship: 'US citizen or national',
  credit: 'Excellent',
  COSIGNER: 'No',
}

/** Fills in the fields of a page that are no lists. */
async function fillIn(page: Page) {
  const has = async (field: Locator) => (await field.count()) > 0
  const [month, income, investments, state] = [
    page.getByLabel(questionText.month, { exact: true }),
    page.getByLabel('Annual income in dollars'),
    page.getByLabel('Savings and investments in dollars'),
    page.getByLabel(questionText.state.label),
  ]
  if (await has(month)) {
    await month.selectOption('January')
    await page.getByLabel(questionText.year, { exact: true }).selectOption('2027')
  }
  if (await has(income)) await income.fill('122,000')
  if (await has(investments)) await investments.fill('8,000')
  if (await has(state)) await state.selectOption('California')
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const radio = (page: Page, name: string) => page.getByRole('radio', { name }).first()
const field = (page: Page, number: number, name: LoanField) =>
  page.locator(`[name="${loanFieldName(number, name)}"]`)

/** Answers every question but that of the loans, which `answerLoans` does; ends at the check of all answers. */
async function answerAll(
  page: Page,
  means: { choose(radio: Locator): Promise<unknown>; send(): Promise<unknown> },
  answerLoans: () => Promise<unknown>,
) {
  for (let number = 1; ; number += 1) {
    if ((await heading(page).textContent()) === questionText.check.title) return
    await page.getByText(`Question ${number} of `).waitFor()
    await expectNoSidewaysScroll(page)
    if ((await field(page, 1, 'kind').count()) > 0) await answerLoans()
    const radios = await page
      .getByRole('radio')
      .evaluateAll((all) => all.map((one) => one.getAttribute('name')))
    for (const name of new Set(radios))
      await means.choose(radio(page, chosen[name ?? ''] ?? `an answer to ${name}`))
    await fillIn(page)
    await Promise.all([page.waitForEvent('load'), means.send()])
  }
}

async function expectNoSidewaysScroll(page: Page) {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(tooWide, page.url()).toBeLessThanOrEqual(0)
}

/** Looks at a page in both themes with axe, and for sideways scrolling. */
async function look(page: Page) {
  await expectNoSidewaysScroll(page)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeViolations(page), `${colorScheme} ${page.url()}`).toEqual([])
  }
}

test('at 320 px and by keyboard alone: loans from a file, every question, two offers compared, one followed', async () => {
  const { page, problems } = await site.visitor({ width: 320 })
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target)
    await page.keyboard.press(key)
  }
  const go = (target: Locator, key?: string) => Promise.all([page.waitForEvent('load'), press(target, key)])
  await page.goto(`${root}/signup`)
  await answerAll(
    page,
    {
      // Tab reaches a group of radio buttons once: at its first, or at the one that was chosen.
      choose: async (wanted) => {
        const first = page.locator(`input[type=radio][name="${await wanted.getAttribute('name')}"]`).first()
        await tabTo(page, first)
        await page.keyboard.press('Space')
        while (!(await wanted.isChecked())) await page.keyboard.press('ArrowDown')
      },
      send: () => press(page.getByRole('button', { name: questionText.continue, exact: true })),
    },
    async () => {
      await waitForHydration(page)
      await page.waitForLoadState('networkidle')
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        press(page.getByRole('button', { name: currentLoansText.choose })),
      ])
      await chooser.setFiles(file)
      await page.getByText(currentLoansText.filled(4, '2026-11-20')).waitFor()
      expect(requests, 'nothing of the file is sent').toEqual([])
      const filled = ['kind', 'first-disbursed', 'balance', 'rate'] as const
      const read = (number: number) =>
        Promise.all(filled.map((name) => field(page, number, name).inputValue()))
      expect(await Promise.all([1, 2, 3, 4].map(read))).toEqual([
        ['subsidized', 'from_2014_07', '3,412.00', '5.05'],
        ['unsubsidized', 'from_2014_07', '21,989.00', '7.05'],
        ['', 'from_2014_07', '25,000.00', ''],
        ['grad_plus', '', '', '8.08'],
      ])
      await look(page)
      // A loan that the file tells whole is a line with its name; one with something left to answer is unfolded.
      await page.getByText('Loan 1: Direct Subsidized, $3,412.00 at 5.05%').waitFor()
      expect(await field(page, 1, 'months').isVisible()).toBe(false)
      expect(await field(page, 1, 'months').inputValue()).toBe('72')
      await page.getByLabel(loansText.monthsOfAll).fill('10 years')
      await field(page, 3, 'kind').selectOption('consolidation')
      await field(page, 3, 'rate').fill('6.4')
      await field(page, 4, 'first-disbursed').selectOption('from_2014_07')
      await field(page, 4, 'balance').fill('11,000')
      await press(page.locator('summary', { hasText: loansText.more(5) }))
      await field(page, 5, 'kind').selectOption('private')
      await field(page, 5, 'balance').fill('40k')
      await field(page, 5, 'rate').fill('11.4')
      await field(page, 5, 'months').fill('120')
    },
  )
  await page.getByText('5 loans, $101,401').waitFor()
  await go(page.getByRole('button', { name: questionsText.check.see }))

  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`${root}/offers`)
  await page.getByText(/^Refinancing 1 of your 5 loans (would|could) save/).waitFor()
  await look(page)
  const names: (string | null)[] = []
  for (const place of [0, 1]) {
    const row = page.getByRole('article').nth(place)
    names.push(await row.getByRole('heading').first().textContent())
    await press(row.getByRole('checkbox', { name: /compare/i }), 'Space')
  }
  await go(page.getByRole('button', { name: /^Compare( \d)?$/ }))
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(
    names.map((name) => expect.stringContaining(name ?? '')),
  )
  expect(page.url()).not.toMatch(/101401|122000|CITIZEN|California|CA\b/)
  await look(page)
  await go(page.getByRole('button', { name: /^Go to lender/ }).first())

  expect(new URL(page.url()).pathname).toBe('/interstitial')
  expect(await heading(page).textContent()).toContain(names[0])
  await expectNoSidewaysScroll(page)
  await page.goto(`${root}/offers/application`)
  const followed = page.getByRole('article')
  expect(await followed.getByRole('heading').textContent()).toContain(names[0])
  await press(followed.getByLabel(applicationText.days.approvedOn), 'Home')
  await page.keyboard.type('11/23/2026')
  await go(followed.getByRole('button', { name: applicationText.save }))
  await page.getByText(applicationText.acceptBy('December 23, 2026')).waitFor()
  await look(page)
  expect(problems).toEqual([])
})

test('without script: every question, the offers, two of them compared, one chosen, followed and dropped', async () => {
  const { page, problems } = await site.visitor({ javaScriptEnabled: false })
  const go = (name: string | RegExp) =>
    Promise.all([page.waitForEvent('load'), page.getByRole('button', { name }).first().click()])
  await page.goto(root)
  await page.getByLabel(landingText.goalLabel).selectOption('Pay the least in total')
  await go(landingText.start)
  expect(await heading(page).textContent()).toBe(questions.TYPE_OF_LOAN.question)
  await page.goto(`${root}/signup?question=REFINANCE_GOAL`)
  expect(await radio(page, 'Pay the least in total').isChecked()).toBe(true)
  await answerAll(
    page,
    { choose: (wanted) => wanted.check(), send: () => go(questionText.continue) },
    async () => {
      expect(await page.getByRole('button', { name: currentLoansText.choose }).count()).toBe(0)
      await field(page, 1, 'kind').selectOption('private')
      await field(page, 1, 'balance').fill('40k')
      await field(page, 1, 'rate').fill('11.4')
      await field(page, 1, 'months').fill('120')
    },
  )
  await go(questionsText.check.see)
  await page.getByText(/^Refinancing .* (would|could) save/).waitFor()
  const names: (string | null)[] = []
  for (const place of [0, 1]) {
    const row = page.getByRole('article').nth(place)
    names.push(await row.getByRole('heading').first().textContent())
    await row.getByRole('checkbox', { name: /compare/i }).check()
  }
  await go('Compare')
  expect(await page.getByRole('columnheader').count()).toBe(2)
  await go(/^Go to lender/)
  expect(await heading(page).textContent()).toContain(names[0])
  await page.goto(`${root}/offers/application`)
  expect(await page.getByRole('article').getByRole('heading').textContent()).toContain(names[0])
  await go(applicationText.drop)
  expect(await page.getByRole('article').count()).toBe(0)
  expect(problems).toEqual([])
})
