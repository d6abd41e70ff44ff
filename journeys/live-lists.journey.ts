import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdBack, openSite, type Site } from '#testing/browser.ts'

// One script updates every list in place. These tests run it on two lists that share nothing else: the
// offers, whose form has only choices, and the site search, whose form has a text field.

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

interface List {
  name: string
  address: string
  /** Changes the list so that its address matches `addressOf`. */
  change(page: Page, to: 'first' | 'second'): Promise<unknown>
  addressOf: Record<'first' | 'second', RegExp>
  /** What screen readers announce after the change. */
  said: RegExp
  /** Selector of the part that changes. */
  part: string
}

const lists: readonly List[] = [
  {
    name: 'offers',
    address: '/student-loans/offers?amount=10000',
    change: (page, to) =>
      page.getByRole('radio', { name: to === 'first' ? 'Easiest to get' : 'Lowest maximum cost' }).check(),
    addressOf: { first: /sort=easiest_to_apply/, second: /sort=lowest_worst_case/ },
    said: /^\d+ loans\. Lowest maximum cost first/,
    part: '#list',
  },
  {
    name: 'search',
    address: '/search?q=loan',
    change: (page, to) => page.getByRole('searchbox').fill(to === 'first' ? 'cosigner' : 'grace period'),
    addressOf: { first: /q=cosigner/, second: /q=grace\+period/ },
    said: /grace period/,
    part: '#results',
  },
]
const each = lists.map((list): [string, List] => [list.name, list])

test.each(each)(
  '%s: a change updates the list, the title and the address, and is announced once',
  async (_, list) => {
    const { page, problems } = await site.visitor()
    await page.goto(list.address)
    const [title, before] = [await page.title(), await page.locator(list.part).textContent()]
    await page.evaluate(() => {
      const said: string[] = Object.assign(window, { said: [] }).said
      const status = document.querySelector('#said') as Element
      new MutationObserver(() => said.push(status.textContent ?? '')).observe(status, { childList: true })
    })
    await list.change(page, 'second')
    await page.waitForURL(list.addressOf.second)
    expect(await page.locator(list.part).textContent()).not.toBe(before)
    expect(await page.locator(list.part).getAttribute('aria-busy')).toBeNull()
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(list.said)
    if (list.name === 'search') expect(await page.title()).not.toBe(title)
    // Opening the address alone gives the same list.
    const after = await page.locator(list.part).innerText()
    await page.reload()
    expect(await page.locator(list.part).innerText()).toBe(after)
    expect(problems).toEqual([])
  },
)

test.each(each)(
  '%s: the list is marked busy while it waits, and the last of two quick changes wins',
  async (_, list) => {
    const { page } = await site.visitor()
    await page.goto(list.address)
    const letThrough = await holdBack(page, list.addressOf.first)
    await list.change(page, 'first')
    await page.locator(`${list.part}[aria-busy=true]`).waitFor()
    await list.change(page, 'second')
    await page.waitForURL(list.addressOf.second)
    letThrough()
    await page.waitForLoadState('networkidle')
    expect(page.url()).toMatch(list.addressOf.second)
    expect(await page.locator(list.part).getAttribute('aria-busy')).toBeNull()
  },
)

test.each(each)('%s: when the request fails, the form is submitted', async (_, list) => {
  const { page } = await site.visitor()
  await page.goto(list.address)
  await page.route(list.addressOf.second, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  )
  await Promise.all([page.waitForEvent('load'), list.change(page, 'second')])
  expect(page.url()).toMatch(list.addressOf.second)
})

test.each(each)('%s: when the script fails to load, the form is submitted too', async (_, list) => {
  const { page } = await site.visitor()
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto(list.address)
  await Promise.all([page.waitForEvent('load'), list.change(page, 'second')])
  expect(page.url()).toMatch(list.addressOf.second)
})

test.each(each)(
  '%s: a change made before the script has loaded takes effect once it has',
  async (_, list) => {
    const { page } = await site.visitor()
    const letThrough = await holdBack(page, /\/assets\/.*\.js$/)
    await page.goto(list.address)
    await list.change(page, 'second')
    letThrough()
    await page.waitForURL(list.addressOf.second)
  },
)

test.each(each)('%s: a visitor who leaves and comes back finds the list unchanged', async (_, list) => {
  const { page } = await site.visitor()
  await page.goto(list.address)
  await list.change(page, 'second')
  await page.waitForURL(list.addressOf.second)
  const left = await page.locator(list.part).innerText()
  await page.getByRole('link', { name: 'Learn' }).first().click()
  await page.waitForURL('**/resources')
  await page.goBack()
  await page.waitForURL(list.addressOf.second)
  expect(await page.locator(list.part).innerText()).toBe(left)
  await page.goForward()
  await page.waitForURL('**/resources')
})

test('in the offers, the focus, open details and scroll position are kept', async () => {
  const { page } = await site.visitor()
  await page.goto('/student-loans/offers?amount=10000')
  await page.getByRole('article').nth(1).locator('summary').first().click()
  const open = await page.locator('#list details[open]').getAttribute('id')
  await page.getByRole('button', { name: /^Filters/ }).click()
  const autopay = page.getByLabel('Autopay')
  await autopay.focus()
  await autopay.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  await autopay.press('Space')
  await page.waitForURL(/autopay=1/)
  expect(await autopay.evaluate((box) => box === document.activeElement)).toBe(true)
  expect(await page.locator('#list details[open]').getAttribute('id')).toBe(open)
  expect(await page.evaluate(() => scrollY)).toBe(top)
})

test.each(['no-preference', 'reduce'] as const)(
  'in the offers, rows travel to their new places, unless motion is to be reduced: %s',
  async (reducedMotion) => {
    const { page, problems } = await site.visitor({ reducedMotion })
    await page.goto('/student-loans/offers?amount=10000')
    await page.evaluate(() => {
      const moved: { part: string; ms: number }[] = Object.assign(window, { moved: [] }).moved
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (options) => {
        const transition = start(options)
        void transition.ready.then(() => {
          for (const { effect } of document.getAnimations()) {
            if (!(effect instanceof KeyframeEffect)) continue
            moved.push({ part: effect.pseudoElement ?? '', ms: Number(effect.getTiming().duration) })
          }
        })
        return transition
      }
    })
    const first = () => page.getByRole('article').first().textContent()
    const before = await first()
    await page.getByRole('radio', { name: 'Easiest to get' }).check()
    await page.waitForURL(/sort=easiest_to_apply/)
    expect(await first()).not.toBe(before)
    const readMoved = () =>
      page.evaluate(() => (window as unknown as { moved: { part: string; ms: number }[] }).moved)
    if (reducedMotion === 'no-preference') {
      await expect.poll(async () => (await readMoved()).length).toBeGreaterThan(0)
      const moved = await readMoved()
      expect(moved.filter(({ part }) => part.startsWith('::view-transition-group')).length).toBeGreaterThan(5)
      expect(Math.max(...moved.map(({ ms }) => ms))).toBeLessThanOrEqual(200)
    } else expect(await readMoved()).toEqual([])
    expect(problems).toEqual([])
  },
)

test('with motion, the last of several quick changes wins, and nothing fails', async () => {
  const { page, problems } = await site.visitor({ reducedMotion: 'no-preference' })
  await page.goto('/student-loans/offers?amount=10000')
  for (const name of ['Easiest to get', 'Best match', 'Lowest maximum cost'])
    await page.getByRole('radio', { name }).check()
  await page.waitForURL(/sort=lowest_worst_case/)
  const list = page.locator('#list')
  await expect.poll(() => list.getAttribute('aria-busy')).toBeNull()
  const shown = await list.innerText()
  await page.reload()
  expect(await list.innerText()).toBe(shown)
  expect(problems).toEqual([])
})

test('in the search, the caret keeps its position even when results arrive while typing', async () => {
  const { page } = await site.visitor()
  await page.goto('/search?q=loan')
  const field = page.getByRole('searchbox')
  await field.focus()
  await field.press('Home')
  await field.pressSequentially('federal ')
  await page.waitForURL(/q=federal/)
  const caret = () => field.evaluate((input: HTMLInputElement) => [input.value, input.selectionStart])
  expect(await caret()).toEqual(['federal loan', 8])
  await field.pressSequentially('direct ')
  await page.waitForURL(/q=federal\+direct\+loan/)
  expect(await caret()).toEqual(['federal direct loan', 15])
})

test('in the comparison, only its button adds a loan, and the page is not reloaded', async () => {
  const { page } = await site.visitor()
  await page.goto('/student-loans/offers/compare?amount=10000&compare=quillmere-bank-campus-fixed')
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  const other = await page.locator('#add option').nth(1).getAttribute('value')
  await page.getByLabel('Add a loan').selectOption(other)
  await page.waitForTimeout(300)
  expect(new URL(page.url()).searchParams.getAll('compare')).toHaveLength(1)
  await page.getByRole('button', { name: 'Add' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.getAll('compare')).toHaveLength(2)
  expect(await page.getByRole('columnheader').count()).toBe(2)
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})
