import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'
import { offersText } from './messages.ts'
import { resultsText } from './result-messages.ts'

const path = '/fafsa/offers'
const sent = {
  studyYear: 'first',
  dependency: 'dependent',
  'offer-1-school': 'Harborview College',
  'offer-1-costTotal': '61,826',
  'offer-1-schoolGrant': '34,445',
  'offer-1-subsidized': '4,000',
  'offer-1-aidTotal': '38,445',
  'offer-2-school': 'Northlake University',
  'offer-2-tuition': '12,100',
  'offer-2-pell': '2,645',
}

let site: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer()
})
afterAll(() => site[Symbol.asyncDispose]())

async function send(form: Record<string, string>) {
  const visitor = site.visitor()
  const answer = await visitor.post(path, form)
  return { visitor, answer, page: visitor.page, text: visitor.page.text('main') }
}

test('before anything is typed the page is the same for everybody, asks for two offers, and answers nothing', async () => {
  const visitor = site.visitor()
  const { statusCode, headers } = await visitor.get(path)
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('public, no-cache')
  const { page } = visitor
  expect(page.all('main form input[name$="-school"]')).toHaveLength(2)
  expect(page.all('#answer')).toHaveLength(0)
  expect(page.text('#main noscript:not(:first-child)')).toContain('JavaScript')
})

test('the note without script says that the amounts are sent, and how long the reply that holds them is kept', async () => {
  const visitor = site.visitor()
  await visitor.get(path)
  expect(visitor.page.text('#main noscript:not(:first-child)')).toContain(
    'what you enter is sent to us when you press the button. We keep the page with your answers for a day, encrypted, and only this browser can open it.',
  )
  await visitor.post(path, sent)
  const replies = await site.services.database.read.selectFrom('form_reply').select('sealed').execute()
  expect(replies).toHaveLength(1)
  expect(replies[0]?.sealed).not.toContain('Harborview')
})

test('no button outside noscript could send the form', async () => {
  const visitor = site.visitor()
  const { body } = await visitor.get(path)
  const island = body
    .slice(body.indexOf('data-island="offers-desk"'))
    .replace(/<noscript>.*?<\/noscript>/gs, '')
  expect(island).toContain('name="offer-1-tuition"')
  expect(island.match(/type="submit"/g)).toBeNull()
  // HTML sends a form without such a button only if one field alone is in it.
  expect(island.match(/type="text"/g)?.length).toBeGreaterThan(1)
})

test('without script the form answers on a page of its own, and no address holds an amount', async () => {
  const { visitor, answer, text } = await send(sent)
  expect(answer.statusCode).toBe(200)
  for (const said of [
    '$27,381',
    '$9,455',
    '1. Harborview College',
    '2. Northlake University',
    'Loans counted as aid',
    'Subsidized loan above the limit',
    'Some costs are left out',
  ])
    expect(text).toContain(said)
  expect(visitor.page.values).toMatchObject({ 'offer-1-costTotal': '61,826', studyYear: 'first' })
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(visitor.page.attributes('href').filter((address) => /61,?826|Harborview/.test(address))).toEqual([])
  const others = site.visitor()
  await others.get(path)
  expect(others.page.text('main')).not.toContain('Harborview')
})

test('an amount that cannot be read is said at its field, and the rest is still answered', async () => {
  const { answer, page, text } = await send({ ...sent, 'offer-2-pell': 'some' })
  expect(answer.statusCode).toBe(400)
  expect(page.title).toMatch(/^Error: /)
  expect(page.links('main')).toContain('#offer-2-pell')
  expect(text).toContain('$12,100')
})

test('a form with nothing in it is asked again, and one with more than it asks for is bounded', async () => {
  expect((await send({})).page.all('main form input[name$="-school"]')).toHaveLength(2)
  const many = Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [`offer-${at + 1}-school`, `School ${at + 1} ${'x'.repeat(500)}`]),
  )
  const { answer, page } = await send(many)
  expect(answer.statusCode).toBe(200)
  expect(page.all('main form input[name$="-school"]')).toHaveLength(8)
})

test('markup in a name is text', async () => {
  const { page } = await send({ 'offer-1-school': '<img src=x onerror=alert(1)>', 'offer-1-tuition': '5' })
  expect(page.all('main img')).toHaveLength(0)
  expect(page.text('main')).toContain('<img src=x')
})

test('the page says what it rests on, and leads to the article', async () => {
  const visitor = site.visitor()
  await visitor.get(path)
  const text = visitor.page.text('main')
  for (const said of [resultsText.sources, 'GAO-23-104708', '34 CFR 675.16', 'section 479A'])
    expect(text).toContain(said)
  expect(visitor.page.links('main')).toContain('/resources/fafsa/how-to-read-an-aid-offer')
  expect(text).toContain(offersText.privacy)
})
