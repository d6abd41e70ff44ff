import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foundText } from '#products/scholarships/found/found-messages.ts'
import { planText } from '#products/scholarships/plan/messages.ts'
import { axeViolations, openSite, type Site } from '#testing/browser.ts'
import { tabTo } from './retrace.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ now: () => new Date('2026-11-28T15:00:00Z'), settings: { SAMPLE_DATA: 'false' } })
})
afterAll(() => site[Symbol.asyncDispose]())

const plan = '/scholarships/plan'
const form = '/scholarships/plan/found'
const name = 'Rotary Club of Harborview Award'

type Control = 'link' | 'button' | 'textbox' | 'combobox'

/** Moves the focus with the Tab key to the control of this name. */
const tabToNamed = (page: Page, role: Control, name: string) =>
  tabTo(page, page.getByRole('main').getByRole(role, { name }))

test.each([true, false])(
  'a student adds one found elsewhere by keyboard, sees it in the plan and the calendar (script: %s)',
  async (javaScriptEnabled) => {
    const { page, problems } = await site.visitor({ javaScriptEnabled })
    await page.goto(plan)
    await tabToNamed(page, 'link', foundText.addLink)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${form}`)

    const { labels, questions } = foundText
    await tabToNamed(page, 'textbox', labels.link)
    await page.keyboard.type('javascript:alert(1)')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').waitFor()
    expect(await page.title()).toMatch(/^Error/)
    expect(await page.getByLabel(labels.link).inputValue()).toBe('javascript:alert(1)')

    await tabToNamed(page, 'textbox', labels.name)
    await page.keyboard.type(name)
    await tabToNamed(page, 'textbox', labels.link)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('example.org/apply')
    await tabToNamed(page, 'textbox', labels.lowestAward)
    await page.keyboard.type('1,500')
    await tabToNamed(page, 'textbox', labels.deadlineOn)
    await page.keyboard.type('3/15/2027')
    await tabToNamed(page, 'combobox', questions.costsMoney)
    await page.keyboard.type('Yes')
    await page.keyboard.press('Tab')
    await tabToNamed(page, 'button', foundText.save)
    await page.keyboard.press('Enter')

    const card = page.getByRole('article').filter({ hasText: name })
    await card.getByText(foundText.signs(1)).waitFor()
    if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([])
    await tabToNamed(page, 'link', foundText.toPlan)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${plan}`)
    const item = page.getByRole('listitem').filter({ hasText: name })
    await item.getByText('Due March 15, 2027').waitFor()
    expect(await item.textContent()).toContain('$1,500')

    await tabToNamed(page, 'link', planText.download)
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    const calendar = await readFile(await download.path(), 'utf8')
    expect(calendar).toContain(`SUMMARY:Deadline: ${name}`)
    expect(calendar).toContain('DTSTART;VALUE=DATE:20270315')
    expect(problems).toEqual([])
  },
)

test('with script, its status changes in place', async () => {
  const { page } = await site.visitor()
  await page.request.post(form, { form: { do: 'save', name } })
  await page.goto(plan)
  const item = page.getByRole('listitem').filter({ hasText: name })
  await item.getByRole('button', { name: 'Submitted' }).click()
  await page.getByText(planText.counts.submitted(1)).first().waitFor()
  expect(new URL(page.url()).hash).toBe('')
})
