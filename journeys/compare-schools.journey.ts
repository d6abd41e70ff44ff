import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations, openSite, type Site } from '#testing/browser.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const ucla = '/schools/110662/university-of-california-los-angeles'

test.each([true, false])(
  'a school is found, read, and compared with another, with script: %s',
  async (javaScriptEnabled) => {
    const { page, problems } = await site.visitor({ width: 320, javaScriptEnabled })
    await page.goto('/schools/search?keywords=ucla')
    await page
      .getByRole('link', { name: /^Costs and outcomes ?: University of California-Los Angeles/ })
      .click()
    await page.waitForURL(`**${ucla}`)
    await page.getByText('Figures, years, and sources').first().click()
    expect(
      await page
        .getByRole('row', { name: /Tuition and fees, in-state/ })
        .first()
        .textContent(),
    ).toContain('IPEDS student charges (NCES)')
    expect(await overflow(page)).toBe(0)
    if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([])

    await page.getByRole('link', { name: 'Compare with other schools' }).click()
    await page.getByRole('searchbox', { name: 'Add a school' }).fill('harvard')
    await page.getByRole('button', { name: 'Search', exact: true }).last().click()
    await page.getByRole('link', { name: 'Harvard University' }).click()
    await page.waitForURL('**/schools/compare?schools=110662,166027')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('2 schools side by side')
    expect(await overflow(page)).toBe(0)
    if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([])

    await page.getByRole('link', { name: /^Remove ?: Harvard University/ }).click()
    await page.waitForURL('**/schools/compare?schools=110662')
    expect(problems).toEqual([])
  },
)

test('the picker leads to the page of the school that was picked', async () => {
  const { page } = await site.visitor()
  await page.goto('/student-loans')
  await page.getByRole('combobox').fill('UCLA')
  await page.getByRole('option').first().click()
  await page.getByRole('link', { name: 'Costs and outcomes at University of California-Los Angeles' }).click()
  await page.waitForURL(`**${ucla}`)
})

/** By how many pixels the page is wider than its window. */
function overflow(page: Awaited<ReturnType<Site['visitor']>>['page']) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
