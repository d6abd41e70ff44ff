import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxFound } from '#domain/scholarships/found-scholarship.ts'
import { essaysText } from '#products/scholarships/essays/messages.ts'
import { planText } from '#products/scholarships/plan/messages.ts'
import { testServer } from '#testing/server.ts'
import { foundText } from './found-messages.ts'

const path = '/scholarships/plan/found'
const plan = '/scholarships/plan'
let site: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer({ now: () => new Date('2026-11-28T15:00:00Z') })
})
afterAll(() => site[Symbol.asyncDispose]())

const award = {
  do: 'save',
  name: 'Rotary Club of Harborview Award',
  provider: 'Rotary Club of Harborview',
  lowestAward: '1,500',
  deadlineOn: '3/15/2027',
  deadlineKind: 'postmarked',
  link: 'example.org/apply',
  requirements: 'High school seniors in Harborview',
  essay1: 'Who inspired you to serve others?',
  essayWords1: '500',
  letters: '1',
  hours: '3',
}

type Visitor = ReturnType<typeof site.visitor>

/** Returns the ids of the scholarships on the page. */
function listIds({ page }: Visitor): string[] {
  return page
    .attributes('href')
    .filter((address) => address.includes('?item='))
    .map((address) => new URL(address, 'http://localhost').searchParams.get('item') ?? '')
}

async function add(changes: Record<string, string> = {}) {
  const visitor = site.visitor()
  const answer = await visitor.post(path, { ...award, ...changes })
  expect(answer.statusCode).toBe(303)
  await visitor.get(path)
  const [id = ''] = listIds(visitor)
  return { visitor, id, item: `found_${id}` }
}

test('one that is added stands in plan, desk, calendar and dashboard, changes and goes away', async () => {
  const { visitor, id, item } = await add()
  expect(visitor.page.text(`#item-${id}`)).toContain('Postmarked by March 15, 2027')
  expect(visitor.page.text(`#item-${id}`)).toContain('Go to example.org')
  const rel = visitor.page.attributes('rel', 'a[href="https://example.org/apply"]')
  expect(rel).toEqual(['noopener noreferrer nofollow ugc'])

  await visitor.get(plan)
  expect(visitor.page.text(`#${item}`)).toContain(planText.found)
  expect(visitor.page.text(`#${item}`)).toContain('$1,500')
  expect(visitor.page.links()).toContain(`${path}#item-${id}`)
  await visitor.get('/scholarships/essays')
  expect(visitor.page.text('main')).toContain(award.essay1)
  const { body } = await visitor.get(`${plan}/scholarships.ics`)
  expect(body.replaceAll('\r\n ', '')).toContain(`SUMMARY:Deadline: ${award.name}`)
  expect(body).toContain('20270315')
  expect(body.replaceAll('\r\n ', '')).toContain(`${path}#item-${id}`)
  await visitor.get('/dashboard')
  expect(visitor.page.text('main')).toContain(award.name)

  await visitor.get(`${path}?item=${id}`)
  expect(visitor.page.heading).toBe(foundText.editTitle(award.name))
  expect(visitor.page.values).toMatchObject({ name: award.name, lowestAward: '1500', essayWords1: '500' })
  await visitor.post(`${path}?item=${id}`, { ...award, name: 'Lions Club Award' })
  await visitor.get(plan)
  expect(visitor.page.text('main')).toContain('Lions Club Award')
  expect(visitor.page.text('main')).not.toContain(award.name)

  await visitor.post(path, { do: 'remove', item: id })
  for (const page of [path, plan, '/scholarships/essays', '/dashboard'])
    expect((await visitor.get(page)).body).not.toContain('Lions Club Award')
  expect((await visitor.get(`${plan}/scholarships.ics`)).body).not.toContain('BEGIN:VEVENT')
})

test('its status is set in the plan, stays when facts change, and is removed with it from the plan', async () => {
  const { visitor, id, item } = await add()
  const answer = await visitor.post(plan, { do: 'status', id: item, status: 'submitted' })
  expect(answer.headers.location).toBe(`${plan}#${item}`)
  await visitor.get(`${path}?item=${id}`)
  expect(visitor.page.values.status).toBe('submitted')
  await visitor.get('/scholarships/essays')
  expect(visitor.page.text('main')).toContain(essaysText.noEssays)
  await visitor.post(plan, { do: 'remove', id: item })
  await visitor.get(plan)
  expect(visitor.page.text('main')).toContain(planText.none)
  const { database } = site.services
  expect(await database.read.selectFrom('own_item').select('id').where('id', '=', id).execute()).toEqual([])
  expect(await database.read.selectFrom('saved_scholarship').selectAll().execute()).toEqual([])
})

test('what is not known is said to be unknown, not rolling', async () => {
  const { visitor, item } = await add({ deadlineOn: '', deadlineKind: '', lowestAward: '' })
  await visitor.get(plan)
  expect(visitor.page.text(`#${item}`)).toContain('Deadline not known')
  expect(visitor.page.text(`#${item}`)).toContain('Amount not stated')
  expect(visitor.page.text(`#${item}`)).toContain(planText.noDay)
})

test('the navbar’s number counts what was found beside what was saved', async () => {
  const { visitor, id } = await add()
  const count = () => visitor.cookies['saved-count']
  expect(count()).toBe('1')
  await visitor.get('/scholarships/marketplace')
  const [saved = ''] = visitor.page.all('#listings > li').map((each) => each.getAttribute('id') ?? '')
  await visitor.post('/scholarships/marketplace/save', { id: saved, isSaved: 'yes' })
  expect(count()).toBe('2')
  await visitor.get('/scholarships/marketplace')
  expect(visitor.page.text('#my-plan')).toBe('My plan (2)')
  await visitor.post('/scholarships/marketplace/save', { id: saved, isSaved: 'no' })
  expect(count()).toBe('1')
  await visitor.post(path, { do: 'remove', item: id })
  await visitor.get(path)
  expect(count() ?? '').toBe('')
})

test('warning signs are said with their words, and never refuse', async () => {
  const { visitor, id, item } = await add({
    isGuaranteed: 'yes',
    requirements: 'A small processing fee holds your place.',
  })
  const card = visitor.page.text(`#item-${id}`)
  expect(card).toContain(foundText.signs(2))
  expect(card).toContain('You typed “processing fee.”')
  expect(card).toContain(foundText.report)
  await visitor.get(plan)
  expect(visitor.page.text(`#${item}`)).toContain(foundText.signs(2))
  const other = await add()
  expect(other.visitor.page.text(`#item-${other.id}`)).toContain(foundText.noSigns)
})

test('a refused form keeps what was typed and names each problem', async () => {
  const visitor = site.visitor()
  await visitor.post(path, { ...award, name: '', link: 'javascript:alert(1)', deadlineOn: '2/30/2027' })
  expect(visitor.page.title).toMatch(/^Error/)
  expect(visitor.page.problems.map(([field]) => field)).toEqual(['name', 'link', 'deadlineOn'])
  expect(visitor.page.text('main')).toContain(foundText.problems.badLink)
  expect(visitor.page.values).toMatchObject({
    link: 'javascript:alert(1)',
    essay1: award.essay1,
    requirements: award.requirements,
  })
  await visitor.get(path)
  expect(visitor.page.text('main')).toContain(foundText.none)
})

test('the 31st is refused with a clear message', async () => {
  const visitor = site.visitor()
  for (let nth = 0; nth < maxFound; nth += 1) await visitor.post(path, award)
  await visitor.get(path)
  expect(listIds(visitor)).toHaveLength(maxFound)
  expect(visitor.page.text('main')).toContain(foundText.full)
  expect((await visitor.post(path, award)).statusCode).toBe(409)
  expect(visitor.page.text('[role=alert]')).toContain(foundText.full)
  await visitor.get(path)
  expect(listIds(visitor)).toHaveLength(maxFound)
})

test('nobody else sees, changes or removes it, and it is in no list, search, API or site map', async () => {
  const { visitor: owner, id, item } = await add()
  const stranger = (await add({ name: 'Elsewhere', provider: '' })).visitor
  for (const visitor of [stranger, site.visitor()]) {
    expect((await visitor.get(`${path}?item=${id}`)).statusCode).toBe(404)
    expect((await visitor.post(`${path}?item=${id}`, award)).statusCode).toBe(404)
    expect((await visitor.post(path, { do: 'remove', item: id })).statusCode).toBe(404)
    expect((await visitor.post(plan, { do: 'remove', id: item })).statusCode).toBe(404)
    expect((await visitor.post(plan, { do: 'status', id: item, status: 'won' })).statusCode).toBe(404)
    expect(
      (await visitor.post('/scholarships/marketplace/save', { id: item, isSaved: 'yes' })).statusCode,
    ).toBe(400)
    for (const page of [path, plan, `${plan}/scholarships.ics`, '/dashboard', '/scholarships/essays'])
      expect((await visitor.get(page)).body).not.toContain('Rotary')
  }
  for (const page of [
    '/scholarships/marketplace?q=Rotary',
    '/search?q=Rotary',
    '/sitemap.xml',
    `/api/v1/scholarships?q=Rotary`,
  ])
    expect((await owner.get(page)).body.replace(/q=Rotary|value="Rotary"|“Rotary”/g, '')).not.toContain(
      award.name,
    )
  await owner.get(path)
  expect(listIds(owner)).toEqual([id])
})

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '=HYPERLINK("http://evil.example","x")',
  'Award\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Injected',
  '\u202Egnp.exe\u0000\u2028',
  `${'x'.repeat(74)}🎓;,\\`,
]

test.each(hostile)('the text %j in every field is shown everywhere as text', async (typed) => {
  const { visitor, id } = await add({ name: typed, provider: typed, requirements: typed, essay1: typed })
  const pages = [
    path,
    `${path}?item=${id}`,
    plan,
    '/scholarships/essays',
    '/dashboard',
    '/scholarships/marketplace',
  ]
  for (const page of pages) {
    const { body } = await visitor.get(page)
    expect(body).not.toMatch(/<script>alert|<img src=x|\u202E|\u2028/)
  }
  const { body } = await visitor.get(`${plan}/scholarships.ics`)
  expect(body.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
  expect(body).not.toMatch(/^SUMMARY:Injected/m)
  expect(body).not.toMatch(/[\p{Cf}]/u)
  expect(body.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u)
  for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  for (const other of [
    'provider',
    'lowestAward',
    'deadlineOn',
    'link',
    'letters',
    'hours',
    'essayWords1',
    'paid',
  ])
    expect([303, 400]).toContain(
      (await visitor.post(`${path}?item=${id}`, { ...award, [other]: typed })).statusCode,
    )
})

test('the list of samples and the empty plan lead to the form', async () => {
  const visitor = site.visitor()
  await visitor.get('/scholarships/marketplace')
  expect(visitor.page.text(`a[href="${path}"]`)).toBe(foundText.insteadOfSamples)
  await visitor.get(plan)
  expect(visitor.page.text(`a[href="${path}"]`)).toBe(foundText.addLink)
})
