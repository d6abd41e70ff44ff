import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataToCollect } from '#content-model/enumerations/visitor-capture.ts'
import { axeViolations, openSite, type Site } from '#testing/browser.ts'

// cspell:ignore fisrt

const token = 'write-token-of-promos'
const everything = [...dataToCollect]
const combinations = Array.from({ length: 2 ** everything.length }, (_, bits) =>
  everything.filter((_, at) => bits & (1 << at)),
)

let site: Site
beforeAll(async () => {
  site = await openSite({
    settings: { CONTENT_WRITE_TOKEN: token, LETTERS_PER_ADDRESS: '1000', ACCOUNTS_PER_ADDRESS: '1000' },
  })
  const modals = [
    ...combinations.map((collects, bits) => modal(`c${bits}`, { dataToCollect: collects })),
    modal('quiet', { dataToCollect: ['email', 'password'], subscriptionType: undefined }),
    modal('hostile', {
      dataToCollect: everything,
      title: '<img src=x onerror=alert(1)>\u202Egnp.exe',
      button: { _type: 'button', label: '\u202E<script>alert(2)</script>', link: '/' },
      subscriptionType: '"><script>alert(3)</script>',
    }),
  ]
  const offer = {
    _id: 'combos',
    _type: 'incentiveOffer',
    offer: 'combos',
    modals: modals.map(({ _id }) => ({ _type: 'reference', _key: _id, _ref: _id })),
  }
  const put = await site.request({
    url: '/v2022-11-15/data/mutate/production',
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    payload: { mutations: [...modals, offer].map((createOrReplace) => ({ createOrReplace })) },
  })
  expect(put.statusCode, put.body).toBe(200)
})
afterAll(() => site[Symbol.asyncDispose]())

function modal(identifier: string, fields: object) {
  return {
    _id: `modal-${identifier}`,
    _type: 'modal',
    identifier,
    title: `Modal ${identifier}`,
    button: { _type: 'button', label: `Send ${identifier}`, link: '/' },
    subscriptionType: 'news',
    ...fields,
  }
}

const named = (identifier: string) => `/about/ranking?pupid=${identifier}&inoid=combos`
const dialog = (page: Page) => page.locator('dialog[open]')
const submit = (page: Page) => dialog(page).locator('button[type=submit]')

async function open(page: Page, identifier: string) {
  await page.goto(named(identifier))
  await dialog(page).locator('[data-hydrated]').waitFor()
}

/** Fills what the dialog asks for; after each field but the last the button still waits. */
async function fill(page: Page, collects: readonly string[], email: string) {
  const inside = dialog(page)
  const steps = {
    name: async () => {
      await inside.getByLabel('First name').fill('Ada')
      await inside.getByLabel('Last name').fill('Ng')
    },
    email: () => inside.getByLabel('Email address').fill(email),
    password: () => inside.getByRole('textbox', { name: 'Password' }).fill('Correct-Horse-1'),
    school: async () => {
      await inside.getByRole('combobox').fill('Ohio State')
      await page.getByRole('option').first().click()
    },
    consent: () => inside.getByRole('checkbox').check(),
  }
  for (const [at, each] of collects.entries()) {
    expect(await submit(page).isDisabled(), `before ${each}`).toBe(true)
    await steps[each as keyof typeof steps]()
    if (at < collects.length - 1) expect(await submit(page).isDisabled(), `after ${each}`).toBe(true)
  }
}

test('all 32 combinations of what a modal collects: each asks, waits, sends in order, and closes', async () => {
  const { page, problems } = await site.visitor()
  let calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const own = /^\/api\/(account|logout|email|incentives)/
    if (own.test(pathname)) calls.push(`${request.method()} ${pathname.slice(5)}`)
  })
  const wrong: unknown[] = []
  for (const [bits, collects] of combinations.entries()) {
    await page.context().clearCookies()
    await open(page, `c${bits}`)
    await fill(page, collects, `ada${bits}@example.org`)
    calls = []
    await submit(page).click()
    await dialog(page).waitFor({ state: 'detached' })
    const registers = collects.includes('email') && collects.includes('password')
    const expected = [
      ...(registers ? ['POST account/create', 'GET logout', 'GET account/login', 'GET account/user'] : []),
      ...(collects.includes('email') ? ['POST email/subscribe'] : []),
    ]
    if (calls.join() !== expected.join()) wrong.push({ collects, calls })
  }
  expect(wrong).toEqual([])
  expect(problems).toEqual([])
  const { read } = site.services.database
  const subscribed = await read.selectFrom('subscription').select(['modal', 'opeid', 'first_name']).execute()
  expect(subscribed.map((row) => row.modal).sort()).toEqual(
    combinations.flatMap((collects, bits) => (collects.includes('email') ? [`c${bits}`] : [])).sort(),
  )
  for (const { modal: of, opeid, first_name } of subscribed) {
    const collects = combinations[Number(of.slice(1))] ?? []
    expect([opeid !== '', first_name === 'Ada']).toEqual([
      collects.includes('school'),
      collects.includes('name'),
    ])
  }
}, 60_000)

test('a message for each empty field, word for word, and none before it is left', async () => {
  const { page } = await site.visitor()
  await open(page, 'c31')
  const inside = dialog(page)
  expect(await inside.locator('[id$=-error]').count()).toBe(0)
  for (const name of ['Email address', 'First name', 'Last name']) {
    await inside.getByLabel(name).focus()
    await page.keyboard.press('Tab')
  }
  await inside.getByRole('textbox', { name: 'Password' }).focus()
  await inside.getByRole('combobox').focus()
  await inside.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Space')
  const said = await inside.locator('[id$=-error]').allTextContents()
  expect(said.map((text) => text.replace(/^Error: /, ''))).toEqual([
    'Please enter fisrt name',
    'Please enter last name',
    'Please enter email address',
    'Please enter password',
    'Please enter school',
  ])
  await inside.getByLabel('Email address').fill('ada')
  await page.keyboard.press('Tab')
  expect(await inside.locator('#promo-email-error').textContent()).toContain(
    'Please enter a valid email address',
  )
  expect(await inside.textContent()).toContain('Your password must have at least:')
  expect(await inside.textContent()).toContain('No purchase necessary')
  expect(await submit(page).textContent()).toBe('Send c31')
})

test('a refused account is said in the owner’s words, blocks the button, and any change clears it', async () => {
  const { page, problems } = await site.visitor()
  await page.route('**/api/account/create', (route) =>
    route.fulfill({ status: 400, json: { error: 'INVALID_REQUEST', message: 'Not this one' } }),
  )
  await open(page, 'quiet')
  await fill(page, ['email', 'password'], 'grace@example.org')
  await submit(page).click()
  const alert = dialog(page).getByRole('alert')
  await alert.waitFor()
  expect(await alert.textContent()).toBe("Couldn't create accountNot this one")
  expect(await submit(page).isDisabled()).toBe(true)
  expect(await alert.evaluate((element) => element === document.activeElement)).toBe(true)
  await dialog(page).getByLabel('Email address').fill('grace2@example.org')
  expect(await alert.count()).toBe(0)
  expect(await submit(page).isDisabled()).toBe(false)
  expect(problems.some((text) => text.includes("Couldn't create account"))).toBe(true)
})

test('an account that exists carries on and signs in; a failing subscription closes; a success is remembered', async () => {
  const { page } = await site.visitor()
  await page.route('**/api/email/subscribe?*', (route) => route.abort())
  const both = combinations.findIndex((collects) => collects.join() === 'email,password')
  for (const _ of [1, 2]) {
    await page.context().clearCookies()
    await open(page, `c${both}`)
    await fill(page, ['email', 'password'], 'again@example.org')
    await submit(page).click()
    await dialog(page).waitFor({ state: 'detached' })
    const user = await page.evaluate(async () => (await fetch('/api/account/user')).status)
    expect(user).toBe(200)
  }
  const flag = () => page.evaluate((key) => localStorage.getItem(key), `promo:c${both}`)
  expect(await flag()).toBeNull()
  await page.unroute('**/api/email/subscribe?*')
  await open(page, `c${both}`)
  await fill(page, ['email', 'password'], 'again@example.org')
  await submit(page).click()
  await dialog(page).waitFor({ state: 'detached' })
  expect(await flag()).toBe('{"isSubscribed":true}')
})

test.each([
  ['?pupid=c1&inoid=unknown', 'Failed to fetch offer data'],
  ['?pupid=unknown&inoid=combos', 'Failed to fetch modal data'],
  ['?pupid=%3Cscript%3E', 'Failed to fetch modal data'],
])('%s shows no modal and logs it', async (query, words) => {
  const { page, problems } = await site.visitor()
  const logged = page.waitForEvent('console', (message) => message.text() === words)
  await page.goto(`/about/ranking${query}`)
  await logged
  expect(await page.locator('dialog').count()).toBe(0)
  expect(problems).toContain(words)
})

test('by keyboard at 320 px: focus goes in, stays, and comes back; Escape closes; nothing moves', async () => {
  const { page, problems } = await site.visitor({ width: 320 })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, 'c31')
  const isInside = () =>
    page.evaluate(() => document.querySelector('dialog')?.contains(document.activeElement))
  expect(await isInside()).toBe(true)
  const seen = new Set<string>()
  for (let at = 0; at < 14; at++) {
    seen.add(await page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName || ''))
    await page.keyboard.press('Tab')
  }
  for (const field of ['email', 'firstName', 'lastName', 'password', 'schoolAttendedOpeid', 'consent'])
    expect(seen).toContain(`promo-${field}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await dialog(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
  expect(problems).toEqual([])
})

test('it slides up in 500 ms and leaves at once; with reduced motion nothing moves', async () => {
  const durations: unknown[] = []
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const { page } = await site.visitor({ reducedMotion })
    await page.goto(named('c1'))
    await dialog(page).waitFor()
    const duration = await dialog(page).evaluate((element) => getComputedStyle(element).animationDuration)
    durations.push(duration)
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    expect(await page.locator('dialog').count()).toBe(0)
  }
  expect(durations).toEqual(['0.5s', '1e-05s'])
})

test.each(['light', 'dark'] as const)(
  'hostile words are inert, and axe is content: %s',
  async (colorScheme) => {
    const { page, problems } = await site.visitor({ colorScheme })
    page.on('dialog', () => problems.push('an alert'))
    await open(page, 'hostile')
    const inside = dialog(page)
    expect(await inside.getByRole('heading', { level: 2 }).textContent()).toContain(
      '<img src=x onerror=alert(1)>',
    )
    expect(await inside.locator('img, script').count()).toBe(0)
    await inside.getByLabel('Email address').focus()
    await page.keyboard.press('Tab')
    expect(await axeViolations(page)).toEqual([])
    await fill(page, ['name', 'email', 'password', 'school', 'consent'], 'mallory@example.org')
    await inside.getByLabel('First name').fill('<b>\u202EeciLA</b>')
    expect(await submit(page).isDisabled()).toBe(true)
    await inside.getByLabel('First name').fill('<b onclick=alert(9)>Ada</b>')
    expect(await submit(page).isDisabled()).toBe(false)
    expect(problems).toEqual([])
  },
)

test('without script, at 320 px, the link below the head leads to the same form', async () => {
  const { page, problems } = await site.visitor({ javaScriptEnabled: false, width: 320 })
  await page.goto(named('c7'))
  await page.getByRole('link', { name: 'See the offer' }).click()
  await page.getByRole('heading', { level: 1, name: 'Modal c7' }).waitFor()
  await page.getByRole('button', { name: 'Send c7' }).click()
  expect(await page.title()).toMatch(/^Error: /)
  await page.getByLabel('Email address').fill('plain@example.org')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Ng')
  await page.getByLabel('School', { exact: true }).fill('Ohio State')
  await page.getByRole('button', { name: 'Send c7' }).click()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Send c7' }).click()
  await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(page.url()).not.toContain('plain')
  expect(problems).toEqual([])
})
