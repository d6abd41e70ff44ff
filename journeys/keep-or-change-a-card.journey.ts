import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations, openSite, type Site } from '#testing/browser.ts'

const cards = '/credit-cards/marketplace'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

test.each([true, false])(
  'Maya has a card with an annual fee and a balance, and sees by keyboard what keeping it costs beside the others (script: %s)',
  async (javaScriptEnabled) => {
    const { page, problems } = await site.visitor({ width: 360, javaScriptEnabled })
    await page.goto(cards)
    await page.getByRole('link', { name: 'Compare your own instead' }).press('Enter')
    await page.waitForURL(`**${cards}/yours`)
    await page.getByLabel('Name of the card').focus()
    // Name, issuer, fee, APR, cash back, foreign fee, three categories with their rates, balance, and payment.
    const typed = ['Amber Card', '', '95', '24.99', '1', '3', '', '', '', '', '', '', '2400', '100']
    for (const text of typed) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await page.waitForURL(/#item-/)
    if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'See what keeping it costs' }).press('Enter')
    const mine = page.getByRole('region', { name: 'The card you have' })
    const said = await mine.innerText()
    expect(said).toContain('Not ranked · Yours')
    expect(said).toMatch(/Interest on the \$2,400 you carry: \$\d+ in the first year/)
    expect(await page.locator('#list ol').innerText()).toMatch(
      /Moving your \$2,400 here saves \$[\d,]+ over three years/,
    )
    await mine.locator('summary').first().press('Enter')
    await mine.getByRole('link', { name: 'Rank the list for this balance' }).press('Enter')
    await page.waitForURL(/moved=1/)
    expect(await page.locator('#answer').innerText()).toContain('Costs you the least')
    if (javaScriptEnabled) {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      expect(await axeViolations(page)).toEqual([])
    }
    expect(problems).toEqual([])
  },
)
