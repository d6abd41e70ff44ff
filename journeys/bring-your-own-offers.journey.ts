import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatCents } from '#domain/money.ts'
import { ownItemsText } from '#kit/own-items/own-items-messages.ts'
import { ownOffersText } from '#kit/own-offers/own-offers-messages.ts'
import { besideText } from '#products/credit-cards/own-cards/beside-messages.ts'
import { ownCardText } from '#products/credit-cards/own-cards/own-card-messages.ts'
import { axeViolations, openSite, type Site } from '#testing/browser.ts'
import { tabTo } from './retrace.ts'

const now = () => new Date('2026-11-23T15:00:00Z')

let site: Site
beforeAll(async () => {
  site = await openSite({ now, settings: { SAMPLE_DATA: 'false' } })
})
afterAll(() => site[Symbol.asyncDispose]())

const { labels } = ownOffersText
const invented = /Everfern|Quillmere|Ravenwick|made-up|Sample/

/** A level payment by the formula of every textbook, rounded up to the cent so that the last one is never larger. */
function levelPayment(principalCents: number, ratePercent: number, months: number): string {
  const monthly = ratePercent / 100 / 12
  return formatCents(Math.ceil((principalCents * monthly) / (1 - (1 + monthly) ** -months)))
}

interface Typed {
  lender: string
  rate: string
  months: string
}

/** Types an offer with full payments from the start. */
async function add(page: Page, { lender, rate, months }: Typed) {
  const form = page.locator('form').filter({ hasText: ownOffersText.save })
  await form.getByLabel(labels.lenderName).fill(lender)
  await form.getByLabel(labels.rateType).selectOption({ label: 'Fixed' })
  await form.getByLabel(labels.lowestRate).fill(rate)
  await form.getByLabel(labels.term).fill(months)
  const repayment = form.getByLabel(labels.repayment)
  if ((await repayment.count()) > 0) await repayment.selectOption({ label: 'Full payments' })
  await form.getByRole('button', { name: ownOffersText.save }).click()
  await page.getByRole('heading', { name: lender }).waitFor()
}

test.each([
  { javaScriptEnabled: true, width: 1280 },
  { javaScriptEnabled: false, width: 360 },
])(
  'without a partner, Ray compares two offers he types and one he pastes, to the cent ($width px, script: $javaScriptEnabled)',
  async (options) => {
    const { page, problems } = await site.visitor(options)
    await page.goto('/student-loans/offers?amount=10000&repayment=immediate')
    await page.getByRole('link', { name: ownOffersText.addLink }).first().click()
    await page.waitForURL('**/student-loans/offers/yours')
    await add(page, { lender: 'Harbor Credit Union', rate: '6.5', months: '120' })
    await add(page, { lender: 'Maple Bank', rate: '5.9', months: '84' })

    await page.getByText(ownOffersText.paste.title).click()
    await page
      .getByLabel(ownOffersText.paste.label)
      .fill(
        [
          'Creditor: Ridge Savings Bank',
          'Total Loan Amount $10,000.00',
          'Interest Rate 7.15% fixed   Annual Percentage Rate (APR) 7.15%',
          'Repayment period: 180 months. No origination fee.',
        ].join('\n'),
      )
    await page.getByRole('button', { name: ownOffersText.paste.read }).click()
    await page.getByText(ownOffersText.paste.check).first().waitFor()
    const form = page.locator('form').filter({ hasText: ownOffersText.save })
    expect(await form.getByLabel(labels.term).inputValue()).toBe('180')
    await form.getByLabel(labels.repayment).selectOption({ label: 'Full payments' })
    await form.getByRole('button', { name: ownOffersText.save }).click()
    await page.getByRole('heading', { name: 'Ridge Savings Bank' }).waitFor()
    // From the top: the navbar covers what the address of the saved offer scrolls to.
    await page.goto('/student-loans/offers/yours')
    if (options.javaScriptEnabled) expect(await axeViolations(page)).toEqual([])

    await page.goto('/student-loans/offers?amount=10000&repayment=immediate')
    const rows = page.locator('#list article')
    expect(await rows.count()).toBe(3)
    const boxes = page.locator('#list input[name=compare]')
    const ids = await boxes.evaluateAll((all) => all.map((box) => `compare=${box.getAttribute('value')}`))
    await page.goto(`/student-loans/offers/compare?amount=10000&repayment=immediate&${ids.join('&')}`)
    // Phones show two at a time; the third is in the page.
    const text = await page.locator('main').textContent()
    for (const payment of [
      levelPayment(1_000_000, 6.5, 120),
      levelPayment(1_000_000, 5.9, 84),
      levelPayment(1_000_000, 7.15, 180),
    ])
      expect(text).toContain(payment)
    expect(text).not.toMatch(invented)

    for (const back of ['/student-loans', '/student-loans/offers']) {
      await page.goto(back)
      expect(await page.locator('main').innerText()).not.toMatch(invented)
    }
    expect(problems).toEqual([])
  },
)

test('by keyboard alone, a graduate adds a refinance offer and finds it in the list, then takes it back', async () => {
  const { page } = await site.visitor()
  await page.goto('/refinance-student-loans/offers/yours')
  const type = async (label: string, value: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(value)
  }
  await type(labels.lenderName, 'Harbor Credit Union')
  await tabTo(page, page.getByLabel(labels.rateType))
  await page.keyboard.type('Fixed')
  await type(labels.lowestRate, '5.25')
  await type(labels.term, '60')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Harbor Credit Union' }).waitFor()
  await page.reload()
  await page.goto('/refinance-student-loans/offers')
  expect(await page.locator('main').innerText()).toContain('Harbor Credit Union')
  expect(await page.locator('main').innerText()).not.toMatch(invented)
  await page.goBack()
  await tabTo(page, page.getByRole('button', { name: ownItemsText.remove }))
  await page.keyboard.press('Enter')
  await page.getByText(ownOffersText.none).waitFor()
})

test('without a card partner, Maya sees the APR of her card beside what real cards charge', async () => {
  const { page, problems } = await site.visitor({ width: 360 })
  await page.goto('/credit-cards/marketplace')
  await page.locator('#list').getByRole('link', { name: besideText.addLink }).first().click()
  await page.getByLabel(ownCardText.labels.name).fill('Amber Card')
  await page.getByLabel(ownCardText.labels.fee).fill('95')
  await page.getByLabel(ownCardText.labels.apr, { exact: true }).fill('35.99')
  await page.getByRole('button', { name: ownCardText.save }).click()
  await page.waitForURL(/#item-/)
  await page.getByRole('link', { name: ownCardText.toSurvey }).click()
  await page.waitForURL('**/credit-cards/survey')
  const text = await page.locator('main').innerText()
  expect(text).toContain('35.99%, above the middle half')
  expect(text).not.toMatch(invented)
  expect(problems).toEqual([])
})

test('without a scholarship partner, a student finds the aid of the state and its FAFSA deadlines', async () => {
  const { page, problems } = await site.visitor({ width: 768 })
  await page.goto('/scholarships/marketplace')
  expect(await page.locator('main').innerText()).not.toMatch(invented)
  await page.goto('/scholarships/state')
  await page.getByRole('link', { name: 'Texas', exact: true }).click()
  await page.waitForURL('**/scholarships/state/**')
  const text = await page.locator('main').innerText()
  for (const part of ['TEXAS Grant', 'FAFSA', 'Pell']) expect(text).toContain(part)
  expect(text).not.toMatch(invented)
  expect(problems).toEqual([])
})
