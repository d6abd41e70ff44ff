import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** How somebody works a page. */
export interface InputMethod {
  hasScript: boolean
  choose(control: Locator): Promise<unknown>
  press(button: Locator): Promise<unknown>
}

export const mouse: InputMethod = {
  hasScript: true,
  choose: (control) => control.check({ force: true }),
  press: (button) => button.click(),
}

export const withoutScript: InputMethod = { ...mouse, hasScript: false }

/** Works a page by keyboard alone. */
export function keyboard(page: Page): InputMethod {
  return {
    hasScript: true,
    async choose(control) {
      await control.focus()
      await page.keyboard.press('Space')
    },
    async press(button) {
      await tabTo(page, button)
      await page.keyboard.press('Enter')
    },
  }
}

/** Presses Tab until an element has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator) {
  await target.waitFor()
  for (let presses = 0; presses < 300; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target}`)
}

/** What a visitor sees of a page and its forms. */
function describe(page: Page) {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)[name]'),
    ]
    return {
      address: location.pathname + location.search.replace(/[?&]reply=.*/, ''),
      title: document.title,
      heading: document.querySelector('h1')?.textContent,
      values: controls
        .filter(({ type }) => type !== 'hidden' && type !== 'password')
        .map(({ name, type, value, checked }) =>
          type === 'radio' || type === 'checkbox' ? `${name} ${value} ${checked}` : `${name} ${value}`,
        ),
    }
  })
}

/**
 * Reloads the page, opens it in a second tab, goes back and forward again: each time it must be the same page with the
 * same values, and no form may be sent again.
 */
export async function retrace(page: Page) {
  const sent: string[] = []
  const watch = (request: { method(): string; url(): string }) => {
    if (request.method() === 'POST') sent.push(request.url())
  }
  const here = await describe(page)
  const address = page.url()
  page.on('request', watch)
  await page.reload()
  expect(await describe(page), `reload ${address}`).toEqual(here)
  const tab = await page.context().newPage()
  await tab.goto(address)
  expect(await describe(tab), `second tab ${address}`).toEqual(here)
  await tab.close()
  await page.goBack()
  expect(page.url(), `back from ${address}`).toMatch(/^(http|about)/)
  await page.goForward()
  expect(await describe(page), `back and forward ${address}`).toEqual(here)
  page.off('request', watch)
  expect(sent).toEqual([])
}

interface Walk {
  hands: InputMethod
  /** What to choose or type, by the name of the control; the first choice where there is none. */
  answers?: Readonly<Record<string, string>>
  /** What to do at each page, such as `retrace`. */
  at?: (page: Page) => Promise<unknown>
}

/**
 * Answers every question from the first one to the check of all answers, each at first wrongly where it can be. The page
 * has to show the first question.
 */
export async function answerQuestions(page: Page, { hands, answers = {}, at = async () => {} }: Walk) {
  const form = page.locator('form#question')
  for (let asked = 0; (await form.count()) > 0; asked += 1) {
    expect(asked, `the questions do not end: ${page.url()}`).toBeLessThan(40)
    await at(page)
    const address = page.url()
    if (await spoil(form)) {
      await send(page, hands)
      await at(page)
      if (!page.url().startsWith(address)) continue
      expect(await page.title()).toMatch(/^Error: /)
    }
    await fillIn(page, { hands, answers })
    await send(page, hands)
    if ((await page.locator(`${schools} input[type=radio]`).count()) > 0) {
      await at(page)
      await hands.choose(page.locator(`${schools} input[type=radio]`).first())
      await Promise.all([page.waitForEvent('load'), hands.press(page.locator(`${schools} button`).first())])
    }
    expect(await page.title(), `${page.url()} after ${JSON.stringify(answers)}`).not.toMatch(/^Error: /)
  }
  await at(page)
}

/** The form that lists the schools found, which is all there is to choose one without script. */
const schools = 'form:not(#question):has([name=school])'

async function send(page: Page, { press }: InputMethod) {
  await Promise.all([
    page.waitForEvent('load'),
    press(page.getByRole('button', { name: 'Continue', exact: true })),
  ])
}

/** Types nonsense into the first text field, if there is one. Returns whether sending the form is worth a try. */
async function spoil(form: Locator): Promise<boolean> {
  const field = form.locator('input[type=text]:not([role=combobox]), input:not([type])').first()
  if ((await field.count()) === 0) return (await form.locator('input:checked').count()) === 0
  await field.fill('nonsense')
  return true
}

async function fillIn(page: Page, { hands, answers = {} }: Walk) {
  const controls = page.locator('form#question :is(input, select)[name]:not([type=hidden])')
  for (const control of await controls.all()) {
    if (!(await control.isVisible().catch(() => false)) && (await control.getAttribute('type')) !== 'radio')
      continue
    const [name, kind] = await control.evaluate((element: HTMLInputElement) => [element.name, element.type])
    const wanted = answers[name ?? '']
    if (name === 'keywords') {
      await findSchool(page, control, { name: wanted ?? '', hasScript: hands.hasScript })
      continue
    }
    if (kind === 'radio') {
      const group = page.locator(`form#question input[type=radio][name="${name}"]`)
      const choice = group.and(page.locator(`[value="${wanted}"]`))
      const known = (await choice.count()) > 0 ? choice : group.first()
      if (!(await known.isChecked())) await hands.choose(known)
    } else if (kind === 'select-one') {
      if (wanted !== undefined) await control.selectOption(wanted)
      else if ((await control.inputValue()) === '') await control.selectOption({ index: 1 })
    } else if (kind !== 'checkbox') {
      if (wanted !== undefined) await control.fill(wanted)
      else if ((await control.inputValue()) === 'nonsense')
        throw new Error(`no answer for ${name} at ${page.url()}`)
    }
  }
}

/** Types a name, and takes the first school that is found. Without script the next page lists them. */
async function findSchool(
  page: Page,
  field: Locator,
  { name, hasScript }: { name: string; hasScript: boolean },
) {
  // Colleges that were chosen before are listed with a checkbox each.
  if ((await page.locator('form#question input[type=checkbox]:checked').count()) > 0) return
  await field.focus()
  await field.fill('')
  await page.keyboard.type(name)
  if (!hasScript) return
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}
