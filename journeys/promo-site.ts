import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { dataToCollect } from '#cms/model/enumerations/visitor-capture.ts'
import { openSite, type Site } from '#testing/browser.ts'

export const token = 'write-token-of-promos'
export const everything = [...dataToCollect]
export const combinations = Array.from({ length: 2 ** everything.length }, (_, bits) =>
  everything.filter((_, at) => bits & (1 << at)),
)

/** Returns the place of the combination of these things, such as `email,password`. */
export function placeOf(things: string): number {
  const place = combinations.findIndex((collects) => collects.join() === things)
  if (place === -1) throw new Error(`no modal collects ${things}`)
  return place
}

/** Opens a site whose offer `combos` has a modal for each combination, and two more. */
export async function openPromoSite(): Promise<Site> {
  const site = await openSite({
    settings: { CONTENT_WRITE_TOKEN: token, EMAILS_PER_ADDRESS: '1000', ACCOUNTS_PER_ADDRESS: '1000' },
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
  return site
}

export function modal(identifier: string, fields: object) {
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

export const named = (identifier: string) => `/about/ranking?pupid=${identifier}&inoid=combos`
export const dialog = (page: Page) => page.locator('dialog[open]')
export const submit = (page: Page) => dialog(page).locator('button[type=submit]')

export async function open(page: Page, identifier: string) {
  await page.goto(named(identifier))
  await dialog(page).locator('[data-hydrated]').waitFor()
}

/** Fills what the dialog asks for; after each field but the last the button still waits. */
export async function fill(page: Page, collects: readonly string[], email: string) {
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
    consent: () => inside.getByRole('checkbox', { name: 'I have read' }).check(),
  }
  for (const [at, each] of collects.entries()) {
    expect(await submit(page).isDisabled(), `before ${each}`).toBe(true)
    await steps[each as keyof typeof steps]()
    if (at < collects.length - 1) expect(await submit(page).isDisabled(), `after ${each}`).toBe(true)
  }
}

/** Goes through the modals of combinations, by their place: each asks, waits, sends in order, and closes. */
export async function walkCombinations(site: Site, places: readonly number[]) {
  const { page, problems } = await site.visitor()
  let calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const own = /^\/api\/(account|logout|email|incentives)/
    if (own.test(pathname)) calls.push(`${request.method()} ${pathname.slice(5)}`)
  })
  const wrong: unknown[] = []
  for (const bits of places) {
    const collects = combinations[bits] ?? []
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
  const subscribing = places.filter((bits) => combinations[bits]?.includes('email'))
  expect(subscribed.map((row) => row.modal).sort()).toEqual(subscribing.map((bits) => `c${bits}`).sort())
  for (const { modal: of, opeid, first_name } of subscribed) {
    const collects = combinations[Number(of.slice(1))] ?? []
    expect([opeid !== '', first_name === 'Ada']).toEqual([
      collects.includes('school'),
      collects.includes('name'),
    ])
  }
}
