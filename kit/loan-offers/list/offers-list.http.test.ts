import { afterAll, beforeAll, expect, test } from 'vitest'
import { settingsText } from '#kit/loan-offers/settings/settings-messages.ts'
import { allShareableAnswers as shareableAnswers } from '#products/student-loans/situation/answers.fixture.ts'
import { parsePage } from '#testing/page-document.ts'
import { testServer } from '#testing/server.ts'
import { listText } from './list-messages.ts'

let site: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer({ now: () => new Date('2026-11-21T15:00:00Z') })
})
afterAll(() => site[Symbol.asyncDispose]())

const alone = shareableAnswers.replace(/&cosigner=.*?&state/, '&cosigner=no&state')

async function open(query: string) {
  const { body } = await site.request({ url: `/student-loans/offers?${query}` })
  return parsePage(body)
}

async function findOrders(query: string) {
  const page = await open(query)
  return {
    offered: page.attributes('value', '#list-tools form > fieldset input[name=sort]'),
    on: page.attributes('value', 'input[name=sort][checked]'),
    note: page.text('#list-tools form > [popovertarget]'),
    title: page.text('#loans'),
  }
}

test('three orders are offered beside ours, and the one that is on shows', async () => {
  const usual = await findOrders(shareableAnswers)
  expect(usual.offered).toEqual(['best_match', 'lowest_worst_case', 'easiest_to_apply', 'cosigner_release'])
  expect(usual.on).toEqual(['best_match'])
  expect(usual.note).not.toContain(settingsText.sorts.best_match.name)
  const soonest = await findOrders(`${shareableAnswers}&sort=cosigner_release`)
  expect(soonest.on).toEqual(['cosigner_release'])
  expect(soonest.title).toBe(settingsText.sorts.cosigner_release.order)
})

test('an order that is not among them is named where the settings are closed', async () => {
  const { on, note } = await findOrders(`${shareableAnswers}&sort=deadline&w-fees=50`)
  expect(on).toEqual(['deadline'])
  expect(note).toContain(`${settingsText.sorts.deadline.name}, 1 changed`)
})

test('whoever has no cosigner is not offered the order by cosigner release', async () => {
  expect((await findOrders(alone)).offered).not.toContain('cosigner_release')
  expect((await findOrders('amount=12500')).offered).toContain('cosigner_release')
})

test('the settings say which loan is first, with the most that it can cost a month', async () => {
  const page = await open(shareableAnswers)
  const first = page.all('article h3')[0]?.text ?? ''
  expect(page.text('#list-tools')).toMatch(
    new RegExp(`${settingsText.now} ${first}, (at most )?\\$\\d+ a month after school`),
  )
  expect((await open('amount=500&rate=variable')).text('#list-tools')).not.toContain(settingsText.now)
})

test('a loan judged with a cosigner leads to what the cosigner signs', async () => {
  const page = await open(`${shareableAnswers}&all=1`)
  const rows = page.all('article')
  const linked = rows.filter(
    (row) => row.querySelector('a[href*="/cosigner?"]')?.parentNode?.tagName === 'DIV',
  )
  expect(linked.length).toBeGreaterThan(5)
  expect(linked.length).toBeLessThan(rows.length)
  for (const row of linked) expect(row.text).toContain('Checked as a loan with a cosigner.')
})

test('who pays us is counted from the loans in sight', async () => {
  const page = await open(shareableAnswers)
  const lenders = new Set(page.all('article h3').map(({ text }) => text))
  const paying = new Set(
    page
      .all('article')
      .flatMap((row) => (row.querySelector('[data-pays=true]') ? [row.querySelector('h3')?.text] : [])),
  )
  const said = listText.disclosure({ all: lenders.size, paying: paying.size, areSamples: true })
  expect(page.text('#list')).toContain(`Who pays us: ${said}`)
  expect(listText.disclosure({ all: 9, paying: 2, areSamples: false })).toBe(
    '2 of these 9 lenders, when someone goes to their site. Payment never changes the order.',
  )
  expect(listText.disclosure({ all: 1, paying: 0, areSamples: false })).toBe(
    'not this lender. Payment never changes the order.',
  )
})

test('an example says once where each lender’s rules are, instead of “Can’t tell” on every loan', async () => {
  const page = await open('')
  expect(page.text('#list')).toContain(listText.exampleRules)
  for (const row of page.all('article')) {
    const [seen = ''] = row.outerHTML.split('<details')
    expect(seen).not.toContain('Can’t tell')
  }
})

test('the keyboard can skip to the loans', async () => {
  const page = await open(shareableAnswers)
  expect(page.attributes('href', 'main a')[0]).toBe('#loans')
})
