import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdBack, openSite, type Site } from '#testing/browser.ts'

// One script keeps every list live. What it owes a visitor is proven on two lists that share nothing else: the offers, whose
// form is of choices, and the search of the site, whose form is of text.

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

interface List {
  name: string
  address: string
  /** Changes the list so that its address has this. */
  change(page: Page, to: 'first' | 'second'): Promise<unknown>
  addressOf: Record<'first' | 'second', RegExp>
  /** What is spoken then. */
  said: RegExp
  /** The part that changes. */
  part: string
}

const lists: readonly List[] = [
  {
    name: 'offers',
    address: '/student-loans/offers?amount=10000',
    change: (page, to) => page.getByLabel('Order').selectOption(to === 'first' ? 'deadline' : 'lowest_total'),
    addressOf: { first: /sort=deadline/, second: /sort=lowest_total/ },
    said: /^\d+ loans\. Lowest total first/,
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
  '%s: a change shows in the list, the title and the address, and is spoken once',
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
    // The address alone gives the same list.
    const after = await page.locator(list.part).innerText()
    await page.reload()
    expect(await page.locator(list.part).innerText()).toBe(after)
    expect(problems).toEqual([])
  },
)

test.each(each)(
  '%s: while it waits the list says that it is busy; of two quick changes the last one counts',
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

test.each(each)('%s: when the answer does not come, the form is sent', async (_, list) => {
  const { page } = await site.visitor()
  await page.goto(list.address)
  await page.route(list.addressOf.second, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  )
  await Promise.all([page.waitForEvent('load'), list.change(page, 'second')])
  expect(page.url()).toMatch(list.addressOf.second)
})

test.each(each)('%s: when the script itself does not come, the form is sent too', async (_, list) => {
  const { page } = await site.visitor()
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto(list.address)
  await Promise.all([page.waitForEvent('load'), list.change(page, 'second')])
  expect(page.url()).toMatch(list.addressOf.second)
})

test.each(each)('%s: a change made before the script is there counts once it is', async (_, list) => {
  const { page } = await site.visitor()
  const letThrough = await holdBack(page, /\/assets\/.*\.js$/)
  await page.goto(list.address)
  await list.change(page, 'second')
  letThrough()
  await page.waitForURL(list.addressOf.second)
})

test.each(each)('%s: whoever leaves and comes back finds the list as it was left', async (_, list) => {
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

test('in the offers the focus, what is open and the place on the page stay as they are', async () => {
  const { page } = await site.visitor()
  await page.goto('/student-loans/offers?amount=10000')
  await page.getByText(/^Why is this #2/).click()
  const open = await page.locator('#list details[open]').getAttribute('id')
  const autopay = page.getByLabel('Paying automatically')
  await autopay.focus()
  await autopay.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  await autopay.press('Space')
  await page.waitForURL(/autopay=1/)
  expect(await autopay.evaluate((box) => box === document.activeElement)).toBe(true)
  expect(await page.locator('#list details[open]').getAttribute('id')).toBe(open)
  expect(await page.evaluate(() => scrollY)).toBe(top)
})

test('in the search the caret stays where one types, also when an answer comes meanwhile', async () => {
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

test('in the comparison only its button adds a loan, and nothing else of the page is loaded anew', async () => {
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
