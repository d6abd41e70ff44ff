import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations, type Site } from '#testing/browser.ts'
import {
  dialog,
  everything,
  fill,
  modal,
  named,
  open,
  openPromoSite,
  placeOf,
  submit,
  token,
  walkCombinations,
} from './promo-site.ts'

// cspell:ignore fisrt requestfinished

let site: Site
beforeAll(async () => {
  site = await openPromoSite()
})
afterAll(() => site[Symbol.asyncDispose]())

test('what a modal collects, in each way that differs: it asks, waits, sends in order, and closes', async () => {
  const kinds = ['', 'email', 'email,password', 'name,school,consent', everything.join()]
  await walkCombinations(site, kinds.map(placeOf))
})

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
  await inside.getByRole('checkbox', { name: 'I have read' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Space')
  const said = async () => {
    const texts = await inside.locator('[id$=-error]').allTextContents()
    return texts.map((text) => text.replace(/^Error: /, ''))
  }
  await expect
    .poll(said)
    .toEqual([
      'Please enter fisrt name',
      'Please enter last name',
      'Please enter email address',
      'Please enter password',
      'Please enter school',
    ])
  await inside.getByLabel('Email address').fill('ada')
  await page.keyboard.press('Tab')
  await expect
    .poll(() => inside.locator('#promo-email-error').textContent())
    .toContain('Please enter a valid email address')
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
  await expect.poll(() => submit(page).isDisabled()).toBe(true)
  await expect.poll(() => alert.evaluate((element) => element === document.activeElement)).toBe(true)
  await dialog(page).getByLabel('Email address').fill('grace2@example.org')
  await expect.poll(() => alert.count()).toBe(0)
  await expect.poll(() => submit(page).isDisabled()).toBe(false)
  await expect.poll(() => problems.some((text) => text.includes("Couldn't create account"))).toBe(true)
})

test('an account that exists carries on and signs in; a failing subscription closes; a success is remembered', async () => {
  const { page } = await site.visitor()
  await page.route('**/api/email/subscribe?*', (route) => route.abort())
  const both = placeOf('email,password')
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
  await expect.poll(flag).toBe('{"isSubscribed":true}')
})

test.each([
  ['?pupid=c1&inoid=unknown', 'Failed to fetch offer data'],
  ['?pupid=unknown&inoid=combos', 'Failed to fetch modal data'],
  ['?pupid=%3Cb%3E', 'Failed to fetch modal data'],
])('%s shows no modal, logs it, and tells the visitor', async (query, words) => {
  const { page, problems } = await site.visitor()
  const logged = page.waitForEvent('console', (message) => message.text() === words)
  await page.goto(`/about/ranking${query}`)
  await logged
  expect(await page.locator('dialog').count()).toBe(0)
  expect(problems).toContain(words)
  await page.getByRole('status').getByText('The offer in your link has ended').waitFor()
})

test('Enter in a form that is not complete says what is missing, at its first field', async () => {
  const { page } = await site.visitor()
  await open(page, `c${placeOf('email,name')}`)
  const inside = dialog(page)
  const title = inside.getByRole('heading', { level: 2 })
  expect(await title.evaluate((element) => element === document.activeElement)).toBe(true)
  await inside.getByLabel('First name').fill('Ada')
  await inside.getByLabel('Last name').fill('Ng')
  const email = inside.getByLabel('Email address')
  await email.fill('ada')
  await email.press('Enter')
  await inside.getByText('Please enter a valid email address').waitFor()
  expect(await email.evaluate((element) => element === document.activeElement)).toBe(true)
  await inside.getByLabel('First name').fill('')
  await email.press('Enter')
  await inside.getByText('Please enter fisrt name').waitFor()
  expect(
    await inside.getByLabel('First name').evaluate((element) => element === document.activeElement),
  ).toBe(true)
})

test('after the form the reader is told what is left to do, and the message stays until they go on', async () => {
  const { page } = await site.visitor()
  await open(page, `c${placeOf('email')}`)
  await fill(page, ['email'], 'reader@example.org')
  await submit(page).click()
  await dialog(page).waitFor({ state: 'detached' })
  const told = page
    .getByRole('status')
    .getByRole('button', { name: /look for our email and confirm your address/ })
  await told.waitFor()
  await expect.poll(() => told.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.waitForTimeout(5_500)
  expect(await told.count()).toBe(1)
  await told.press('Enter')
  expect(await told.count()).toBe(0)
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
  // The browser lets go of what is no longer shown with its next frame.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
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
    expect(await dialog(page).count()).toBe(0)
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
    await expect.poll(() => submit(page).isDisabled()).toBe(true)
    await inside.getByLabel('First name').fill('<b onclick=alert(9)>Ada</b>')
    await expect.poll(() => submit(page).isDisabled()).toBe(false)
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

const landers: [slug: string, fields: object][] = [
  ['idle', { leadCapture: 'Collect Email (Idle)' }],
  ['school', { leadCapture: 'Collect School pop-up' }],
  ['step', { leadCapture: 'Collect School - One More Step pop-up' }],
  ['both', { leadCapture: 'Collect School and Email pop-up', modalIdentifier: 'registers' }],
  ['none', { leadCapture: 'None' }],
  ['auto', { interstitial: 'Interstitial' }],
  ['page', { interstitial: 'Interstitial page' }],
  ['popup', { interstitial: 'Interstitial pop-up' }],
]

async function putLanders() {
  const subscribes = { signUpOption: 'Option 2 - With user subscription', dataToCollect: everything }
  const registers = { signUpOption: 'Option 1 - With user registration' }
  const documents = [
    modal('promo', subscribes),
    modal('registers', registers),
    modal('on-save', { ...subscribes, trigger: 'SAVE_BUTTON_CLICK' }),
    modal('on-progress', { ...subscribes, trigger: 'SAVE_PROGRESS' }),
    {
      _id: 'settings',
      _type: 'settings',
      promoModalIdentifier: 'promo',
      modals: ['promo', 'registers', 'on-save', 'on-progress'].map((each) => ({
        _type: 'reference',
        _key: each,
        _ref: `modal-${each}`,
      })),
    },
    ...landers.map(([slug, fields]) => ({
      _id: `lander-${slug}`,
      _type: 'lander',
      title: `Lander ${slug}`,
      slug: { _type: 'slug', current: slug },
      vertical: 'SCHOLARSHIP',
      body: [
        {
          _type: 'entry',
          _key: 'b',
          componentType: 'Call-to-action banner',
          ctaBanner: { title: 'Begin', button: { label: 'Lead on', link: '/about/ranking' } },
        },
      ],
      ...fields,
    })),
  ]
  const put = await site.request({
    url: '/v2022-11-15/data/mutate/production',
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    payload: { mutations: documents.map((createOrReplace) => ({ createOrReplace })) },
  })
  expect(put.statusCode, put.body).toBe(200)
}

const lander = (slug: string) => `/scholarships/lp/${slug}`

/** A visitor whose clock the test moves. */
async function arrive(slug: string, options: Parameters<Site['visitor']>[0] = {}) {
  await putLanders()
  const visitor = await site.visitor(options)
  await visitor.page.clock.install()
  await visitor.page.goto(lander(slug))
  return visitor
}

/** Lets the page read first, until its modals know their moments. */
async function readFirst(page: Page) {
  const loaded = page.waitForEvent('requestfinished', (request) => /\/promos-/.test(request.url()))
  await page.clock.runFor(6_000)
  await loaded
  // The script runs in a later task than its arrival.
  await page.evaluate(() => fetch('/favicon.svg').then((answer) => answer.text()))
}

const fieldsShown = (page: Page) =>
  dialog(page)
    .locator('input:not([type=hidden])')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).name))

test('an idle visitor is asked for an email address, and activity puts it off', async () => {
  const { page, problems } = await arrive('idle')
  await readFirst(page)
  await page.clock.runFor(20_000)
  await page.keyboard.press('Shift')
  await page.clock.runFor(20_000)
  expect(await dialog(page).count()).toBe(0)
  await page.clock.runFor(11_000)
  await dialog(page).waitFor()
  expect(await fieldsShown(page)).toEqual(['email', 'consent'])
  expect(problems).toEqual([])
})

test.each([
  ['school', ['keywords', 'schoolUnlisted']],
  ['both', ['email', 'password', 'keywords', 'schoolUnlisted']],
])(
  'a new visitor of the lander “%s” is asked once for %j, and whoever says no never again',
  async (slug, names) => {
    const { page, context } = await arrive(slug)
    expect(await dialog(page).count()).toBe(0)
    await page.clock.runFor(6_000)
    await dialog(page).waitFor()
    expect(await fieldsShown(page)).toEqual(names)
    await page.keyboard.press('Escape')
    for (const again of [page, await context.newPage()]) {
      await again.clock.install()
      await again.goto(lander(slug))
      await readFirst(again)
      await again.clock.runFor(60_000)
      expect(await dialog(again).count()).toBe(0)
    }
    // The link of the page still opens it, because then the visitor asks.
    await page.locator('a[data-promo]').press('Enter')
    await dialog(page).waitFor()
    await page.keyboard.press('Escape')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-promo')))
      .toBe(true)
  },
)

test('nothing opens above a form in use', async () => {
  const { page } = await arrive('school')
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', '<form><input name="a" aria-label="A"></form>')
  })
  await page.getByLabel('A', { exact: true }).fill('in use')
  await readFirst(page)
  expect(await dialog(page).count()).toBe(0)
})

test('one more step: the button waits for the pop-up, and leads on whatever becomes of it', async () => {
  const { page, problems } = await arrive('step')
  await page.getByRole('link', { name: 'Lead on' }).click()
  await dialog(page).getByRole('heading', { name: 'One more step' }).waitFor()
  expect(await fieldsShown(page)).toEqual(['keywords', 'schoolUnlisted'])
  await page.keyboard.press('Escape')
  await page.waitForURL('**/about/ranking')
  await page.goto(lander('step'))
  await page.getByRole('link', { name: 'Lead on' }).click()
  await page.waitForURL('**/about/ranking')
  expect(problems).toEqual([])
})

test('“None” asks nothing and leads straight on', async () => {
  const { page } = await arrive('none')
  await page.clock.runFor(60_000)
  expect(await page.locator('a[data-promo], dialog[open]').count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Lead on' }).getAttribute('href')).toBe('/about/ranking')
})

test.each([
  ['auto', 1280, true],
  ['auto', 600, false],
  ['popup', 600, true],
  ['page', 1280, false],
] as const)('interstitial “%s” at %i px, pop-up: %s', async (slug, width, isPopUp) => {
  const { page, problems } = await arrive(slug, { width })
  await page.getByRole('link', { name: 'Lead on' }).click()
  if (isPopUp) await dialog(page).getByRole('heading', { name: 'Before you go on' }).waitFor()
  else await page.waitForURL('**/next?to=1')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.waitForURL('**/about/ranking')
  expect(problems).toEqual([])
})

test('without script a lander links to its form, and its button leads through the page in between', async () => {
  await putLanders()
  const { page } = await site.visitor({ javaScriptEnabled: false, width: 320 })
  await page.goto(lander('school'))
  await page.getByRole('link', { name: 'Modal promo' }).click()
  await page.getByRole('heading', { level: 1, name: 'Modal promo' }).waitFor()
  await page.goto(lander('popup'))
  await page.getByRole('link', { name: 'Lead on' }).click()
  await page.getByRole('link', { name: 'Continue' }).click()
  expect(new URL(page.url()).pathname).toBe('/about/ranking')
})

test('a save button and saved answers open the modal of their trigger on the list', async () => {
  await putLanders()
  const { page } = await site.visitor()
  await page.clock.install()
  await page.goto('/scholarships/marketplace')
  await page.clock.runFor(6_000)
  expect(await dialog(page).count()).toBe(0)
  await page.getByRole('button', { name: /^Save/ }).first().click()
  await page.clock.runFor(6_000)
  await dialog(page).getByRole('heading', { name: 'Modal on-save' }).waitFor()

  const other = (await site.visitor()).page
  await other.clock.install()
  await other.goto('/scholarships/signup/student')
  await Promise.all([
    other.waitForEvent('load'),
    other.locator('form[data-saves]').getByRole('button').last().click(),
  ])
  await other.goto('/scholarships/marketplace')
  await other.clock.runFor(6_000)
  await dialog(other).getByRole('heading', { name: 'Modal on-progress' }).waitFor()
})
