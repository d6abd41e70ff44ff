import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { maxOwnCards } from '#domain/cards/own-card.ts'
import { testServer } from '#testing/server.ts'
import { besideText } from './beside-messages.ts'
import { fieldNames } from './own-card-fields.ts'
import { ownCardText } from './own-card-messages.ts'

const now = () => new Date('2026-11-28T15:00:00Z')
const site = () => testServer({ now })
const list = '/credit-cards/marketplace'
const yours = `${list}/yours`
const compare = `${list}/compare-cards`

const card = {
  do: 'save',
  name: 'Amber Card',
  issuer: 'Harbor Bank',
  fee: '95',
  apr: '24.99',
  back: '1',
  foreign: '3',
  category1: 'groceries',
  rate1: '3',
}
const owing = { ...card, name: 'Owing Card', balance: '2,400', pays: '100' }

type Site = Awaited<ReturnType<typeof site>>
type Visitor = ReturnType<Site['visitor']>

/** Returns the id of the first card on the page of own cards. */
async function findId(visitor: Visitor): Promise<string> {
  await visitor.get(yours)
  const [link] = visitor.page.attributes('href').filter((address) => address.includes('/yours?item='))
  return new URL(link ?? '', 'http://localhost').searchParams.get('item') ?? ''
}

const readRows = (server: Site) => server.services.database.read.selectFrom('own_item').selectAll().execute()

/** The ids of the listed cards in their order, with the amount of each. */
const order = ({ page }: Visitor) =>
  page.all('#list ol > li').map((row) => [row.id, row.querySelector('b[data-gain]')?.text])

test('a card is added, stands above the list with what keeping it costs, changes, and goes away', async () => {
  await using server = await site()
  const visitor = server.visitor()
  await visitor.get(yours)
  expect(visitor.page.text('section:has(#yours)')).toContain(ownCardText.none)
  await visitor.get(list)
  expect(visitor.page.all('#your-cards')).toEqual([])
  await visitor.post(yours, card)
  const id = await findId(visitor)
  expect(visitor.page.text(`#item-${id}`)).toContain('3% back on groceries. 1% back on everything else.')

  await visitor.get('/dashboard')
  expect(visitor.page.text('main')).toContain('Amber Card')
  await visitor.get(`${list}?s-groceries=300&s-dining=0&s-gas=0&s-other=200`)
  const frame = visitor.page.text('section:has(> div > #your-cards)')
  // 3% of $300 and 1% of $200 make $132 a year, less the fee.
  expect(frame).toContain('Keeping it earns $37 a year.')
  expect(frame).toContain(besideText.mark)
  expect(frame).toContain(besideText.notRanked)
  expect(frame).toContain('Does it hurt my credit to close a credit card?')
  expect(frame).not.toMatch(/t pay us|Go to issuer|Can I get it/)

  await visitor.get(`${yours}?item=${id}`)
  expect(visitor.page.values).toMatchObject({ name: 'Amber Card', fee: '95', rate1: '3' })
  await visitor.post(`${yours}?item=${id}`, { ...card, fee: '0' })
  expect((await visitor.get(yours)).body).toContain(ownCardText.noFee)
  await visitor.post(yours, { do: 'remove', item: id })
  expect((await visitor.get(list)).body).not.toContain('Amber Card')
})

test('the order, the amounts and the receipts of listed cards are the same with and without an own card', async () => {
  await using server = await site()
  const visitor = server.visitor()
  const addresses = [`${list}?all=1`, `${list}?all=1&sort=best_match`, `${list}?all=1&pay=carry&moved=1`]
  const read = async () => {
    const found = []
    for (const address of addresses) {
      await visitor.get(address)
      found.push(
        order(visitor),
        visitor.page.all('#list ol [id^=why-]').map(({ text }) => text),
      )
    }
    return found
  }
  const before = await read()
  await visitor.post(yours, { ...card, fee: '0', back: '50' })
  await visitor.post(yours, owing)
  expect(await read()).toEqual(before)
})

test('each listed card says how it compares: by the year, or by moving the balance with its fee', async () => {
  await using server = await site()
  const visitor = server.visitor()
  await visitor.post(yours, card)
  await visitor.get(list)
  for (const row of visitor.page.all('#list ol > li'))
    expect(row.text).toMatch(/(more|less) a year than your card|About the same a year as your card/)
  await visitor.post(yours, owing)
  await visitor.get(list)
  expect(visitor.page.text('section:has(> div > #your-cards)')).toMatch(
    /Interest on the \$2,400 you carry: \$\d+ in the first year/,
  )
  expect(visitor.page.text('#list ol')).toMatch(
    /Moving your \$2,400 here saves \$[\d,]+ over three years at the highest APR, counting its \$\d+ transfer fee/,
  )
  expect(visitor.page.text('#list ol')).toContain('It doesn’t accept balance transfers')
  const [rank = ''] = visitor.page.links('#list').filter((link) => link.includes('moved=1'))
  expect(new URL(rank, 'http://localhost').searchParams.toString()).toBe(
    'moved=1&pay=carry&carry=2400&pays=100',
  )
})

test('the comparison and its file have the own card beside the others, and the link only its random id', async () => {
  await using server = await site()
  const visitor = server.visitor()
  await visitor.post(yours, owing)
  const id = await findId(visitor)
  await visitor.get(list)
  const [other = ''] = visitor.page.attributes('value', '#list ol input[name=compare]')
  const query = `compare=yours_${id}&compare=${other}`
  await visitor.get(`${compare}?${query}`)
  const { page } = visitor
  expect(page.heading).toBe('2 cards side by side')
  expect(page.text('main')).toContain('carrying a $2,400 balance')
  expect(page.text('main')).toContain('Harbor Bank · Yours')
  const carried = page.attributes('href').filter((address) => address.includes('compare='))
  expect(carried.join()).not.toMatch(/Owing|Harbor|24\.99/)
  const { body } = await visitor.get(`${compare}.csv?${query}`)
  const total = parse(body, { bom: true, relax_column_count: true }).find((cells: string[]) =>
    cells.some((cell) => cell.startsWith('Three-year total, at the highest APR')),
  )
  expect(Number(total?.at(-2))).toBeLessThan(-1_000)
  expect(body).toContain('Owing Card, Harbor Bank')
})

test('what is left out is said, and never counted as known', async () => {
  await using server = await site()
  const visitor = server.visitor()
  await visitor.post(yours, { do: 'save', name: 'Plain', fee: '0', balance: '500' })
  await visitor.get(list)
  const frame = visitor.page.text('section:has(> div > #your-cards)')
  for (const said of ownCardText.missing(['apr', 'rewards', 'foreign_fee'])) expect(frame).toContain(said)
  expect(frame).toContain(besideText.unknown)
  expect(visitor.page.text('#list ol')).not.toMatch(/your card/)
})

test('a refused form keeps what was typed and names each problem', async () => {
  await using server = await site()
  const visitor = server.visitor()
  const sent = {
    ...card,
    name: '',
    fee: '',
    apr: 'low',
    rate2: '2',
    category3: 'groceries',
    rate3: '1',
    pays: '50',
  }
  await visitor.post(yours, sent)
  const { values, problems } = visitor.page
  expect(values).toMatchObject({ apr: 'low', rate2: '2', category3: 'groceries', pays: '50' })
  expect(problems.map(([field]) => field)).toEqual([
    'name',
    'fee',
    'apr',
    'category2',
    'category3',
    'balance',
  ])
})

test('a sixth card is refused with a clear message', async () => {
  await using server = await site()
  const visitor = server.visitor()
  for (let nth = 0; nth < maxOwnCards; nth += 1) await visitor.post(yours, card)
  expect((await visitor.get(yours)).body).toContain(ownCardText.full)
  await visitor.post(yours, card)
  expect(visitor.page.text('[role=alert]')).toContain(ownCardText.full)
  expect(await readRows(server)).toHaveLength(maxOwnCards)
})

test('nobody else sees, changes or removes a card', async () => {
  await using server = await site()
  const owner = server.visitor()
  await owner.post(yours, card)
  const id = await findId(owner)
  const stranger = server.visitor()
  await stranger.post(yours, { ...card, name: 'Elsewhere' })
  for (const visitor of [stranger, server.visitor()]) {
    expect((await visitor.get(`${yours}?item=${id}`)).statusCode).toBe(404)
    expect((await visitor.post(`${yours}?item=${id}`, card)).statusCode).toBe(404)
    expect((await visitor.post(yours, { do: 'remove', item: id })).statusCode).toBe(404)
    for (const address of [list, `${compare}?compare=yours_${id}`, '/credit-cards/survey'])
      expect((await visitor.get(address)).body).not.toContain('Amber Card')
  }
  expect((await owner.get(yours)).body).toContain('Amber Card')
  expect((await owner.get(`/student-loans/offers/yours?item=${id}`)).statusCode).toBe(404)
})

test.each(fieldNames)('a card number in %s is refused, and neither stored nor shown', async (field) => {
  await using server = await site()
  const visitor = server.visitor()
  for (const number of ['4111 1111 1111 1111', '378282246310005']) {
    const answer = await visitor.post(yours, { ...card, [field]: number })
    expect(visitor.page.problems.map(([name]) => name)).toEqual([field])
    expect(visitor.page.text('[role=alert]')).toContain('looks like a card number')
    expect(answer.body + JSON.stringify(visitor.page.values)).not.toMatch(/4111|3782/)
  }
  expect(await readRows(server)).toEqual([])
})

const hostile = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '=HYPERLINK("http://evil.example","x")',
  '\u202Egnp.exe\u0000\r\nSet-Cookie: a=b',
  `${'x'.repeat(76)}🎓`,
]

test.each(hostile)('the name %j is shown and exported as text', async (name) => {
  await using server = await site()
  const visitor = server.visitor()
  await visitor.post(yours, { ...card, name, issuer: name })
  const id = await findId(visitor)
  for (const address of [
    yours,
    `${yours}?item=${id}`,
    list,
    `${compare}?compare=yours_${id}`,
    '/dashboard',
    '/credit-cards/survey',
  ]) {
    const { body, headers } = await visitor.get(address)
    expect(body, address).not.toMatch(/<img src=x|<script>alert|\u202E/)
    expect(headers['set-cookie'], address).toBeUndefined()
  }
  const { body } = await visitor.get(`${compare}.csv?compare=yours_${id}`)
  const cells: string[][] = parse(body, { bom: true, relax_column_count: true })
  for (const cell of cells.flat()) expect(cell).not.toMatch(/^[=+@\t\r]|\u202E/)
})

test.each(['x'.repeat(300), '-', '1e9', '99999999', '<b>', '٣', '__proto__'])(
  'the text %j in every field is refused or understood',
  async (typed) => {
    await using server = await site()
    const visitor = server.visitor()
    for (const name of fieldNames) {
      const answer = await visitor.post(yours, { ...card, balance: '100', [name]: typed })
      expect([200, 303, 400, 409], name).toContain(answer.statusCode)
    }
  },
)

test('a site without cards leads to the own card and to the survey, and values it for the visitor’s spending', async () => {
  await using server = await testServer({ now, settings: { SAMPLE_DATA: 'false' } })
  const visitor = server.visitor()
  await visitor.get(list)
  expect(visitor.page.links('#list')).toEqual(expect.arrayContaining([yours, '/credit-cards/survey']))
  expect(visitor.page.all('#settings, #month')).toEqual([])
  await visitor.post(yours, card)
  await visitor.get(`${list}?spend=nothing&s-groceries=400`)
  expect(visitor.page.text('section:has(> div > #your-cards)')).toContain('Keeping it earns $49 a year.')
  expect(visitor.page.all('#month').map((field) => field.getAttribute('form'))).toEqual(['settings'])
})

test('an own card that is checked for the comparison has one checkbox', async () => {
  await using server = await site()
  const visitor = server.visitor()
  await visitor.post(yours, card)
  await visitor.get(list)
  const [id = ''] = visitor.page.attributes('value', 'input[name=compare][value^=yours_]')
  await visitor.get(`${list}?compare=${id}`)
  expect(visitor.page.all(`[id="compare-${id}"]`)).toHaveLength(1)
})

test('beside the survey, the APR of an own card stands in every tier, and is not ranked', async () => {
  await using server = await site()
  const visitor = server.visitor()
  await visitor.get('/credit-cards/survey')
  expect(visitor.page.links('main')).toContain(yours)
  await visitor.post(yours, { ...card, apr: '35.99' })
  await visitor.post(yours, { ...card, name: 'Without APR', apr: '' })
  await visitor.get('/credit-cards/survey')
  const own = visitor.page.text('section:has(#yours)')
  expect(own.split('35.99%, above the middle half')).toHaveLength(5)
  expect(own).toContain('You didn’t enter the APR for Without APR.')
  expect(visitor.page.text('#list')).not.toContain('Amber Card')
})

test('choosing an own card leads nowhere and is not counted', async () => {
  await using server = await site()
  const visitor = server.visitor()
  await visitor.post(yours, card)
  const id = await findId(visitor)
  const chosen = await visitor.post('/interstitial?line=credit-cards', { offer: `yours_${id}` })
  expect(chosen.statusCode).not.toBe(200)
  expect(await server.services.database.read.selectFrom('outbound_click').selectAll().execute()).toEqual([])
})

test('a list of samples leads to the card that the visitor has', async () => {
  await using server = await site()
  const visitor = server.visitor()
  await visitor.get(list)
  const link = visitor.page.all(`#list a[href="${yours}"]`)
  expect(link.map(({ text }) => text)).toEqual([besideText.insteadOfSamples])
})
