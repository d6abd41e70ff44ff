import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site, waitForHydration } from '#testing/browser.ts'
import { answerLoanQuestions } from './loan-answers.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const offers = '/student-loans/offers?amount=12500&repayment=deferred'

test('printed offers: nothing to press, and reasons and terms only of the first three and the chosen ones', async () => {
  const { page } = await site.visitor({ colorScheme: 'dark' })
  await page.goto(offers)
  await page.getByRole('article').nth(4).getByRole('checkbox').check()
  await page.emulateMedia({ media: 'print' })
  for (const part of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('navigation', { name: 'Main' }),
    page.getByRole('heading', { name: 'Sort by' }),
    page.getByRole('button', { name: 'Copy link' }),
    page.getByRole('button', { name: /^Compare( \d)?$/ }),
    page.getByRole('button', { name: /^Go to lender/ }).first(),
  ]) {
    expect(await part.isVisible(), String(part)).toBe(false)
  }
  const rows = await page.getByRole('article').all()
  expect(rows.length).toBeGreaterThanOrEqual(12)
  const detailed = await Promise.all(rows.map((row) => row.locator('details:visible').count()))
  expect(detailed.flatMap((count, index) => (count > 0 ? index : []))).toEqual([0, 1, 2, 4])
  expect(await page.locator('article table:visible').count()).toBe(4)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
})

test('a list of offers prints on five sheets at most and a cosigner sheet on three, without a cut row', async () => {
  const { page } = await site.visitor()
  await page.goto(offers)
  expect(await countSheets(page)).toBeLessThanOrEqual(5)
  await page.emulateMedia({ media: 'print' })
  const cut = await page
    .locator('article, li, tr')
    .evaluateAll((rows) => rows.filter((row) => getComputedStyle(row).breakInside !== 'avoid').length)
  expect(cut).toBe(0)

  await page.goto('/student-loans/offers/cosigner?offer=quillmere-bank-campus-fixed')
  expect(await countSheets(page)).toBeLessThanOrEqual(3)
})

/** Counts the sheets that a page fills on US Letter paper. */
async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test('printed personal offers do not reveal the school or which rules are met', async () => {
  const { page, context } = await site.visitor()
  await answerLoanQuestions(context)
  await page.goto('/student-loans/offers')
  expect(await page.locator('#answers').innerText()).toContain('University of California-Los Angeles')
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('main').innerText()).not.toMatch(
    /UCLA|Los Angeles|citizen|ruled out by your answers|meet its rules/i,
  )
  expect(await page.title()).not.toContain('Los Angeles')
})

test('with reduced motion, no animation lasts longer than an instant', async () => {
  const { page } = await site.visitor({ reducedMotion: 'reduce' })
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Can’t find yours?' }).click()
  // Finds the dialog by its heading, which works only if the ids from the server match those in the browser.
  await page.getByRole('dialog', { name: 'If your school doesn’t show up' }).waitFor()
  const longest = await page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const { animationDuration, transitionDuration } = getComputedStyle(element)
        return [animationDuration, transitionDuration].flatMap((text) =>
          text.split(',').map(Number.parseFloat),
        )
      }),
    ),
  )
  expect(longest).toBeLessThan(0.001)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
})

test('with forced colors, buttons and fields keep a border and the active option is outlined', async () => {
  const { page, problems } = await site.visitor({ forcedColors: 'active' })
  await page.goto('/')
  await waitForHydration(page)
  const edges = await page
    .locator('main :is(input:not([type=hidden]), [data-variant]):visible')
    .evaluateAll((elements) =>
      elements.map((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth)),
    )
  expect(edges.length).toBeGreaterThan(1)
  expect(Math.min(...edges)).toBeGreaterThan(0)

  const picker = page.getByRole('combobox')
  await picker.fill('ohio')
  await page.getByRole('option').first().waitFor()
  await picker.press('ArrowDown')
  const outline = await page
    .getByRole('option')
    .first()
    .evaluate((option) => getComputedStyle(option).outlineStyle)
  expect(outline).toBe('solid')
  expect(problems).toEqual([])
})

test('the focus is always visible: every Tab stop on the home page has an outline', async () => {
  const { page } = await site.visitor()
  await page.goto('/')
  await waitForHydration(page)
  const stops = new Set<string>()
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return undefined
      // A link that stretches over its card puts the outline on its ::after, around the whole card.
      const looks = [getComputedStyle(element), getComputedStyle(element, '::after')]
      const outlines = looks.map(({ outlineStyle, outlineWidth }) => `${outlineStyle} ${outlineWidth}`)
      return { name: element.outerHTML.slice(0, 80), outline: outlines.join(', ') }
    })
    if (!stop) break
    stops.add(stop.name)
    expect(stop.outline, stop.name).toMatch(/(solid|auto) [1-9]/)
  }
  expect(stops.size).toBeGreaterThan(10)
})

test('the first Tab stop skips to the content', async () => {
  const { page } = await site.visitor()
  await page.goto(offers)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
})
