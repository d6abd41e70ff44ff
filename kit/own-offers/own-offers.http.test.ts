import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { maxOwnOffers } from '#domain/own-offers/own-offer.ts'
import { loanOfferText } from '#kit/loan-offers/messages.ts'
import { testServer } from '#testing/server.ts'
import { ownOffersText } from './own-offers-messages.ts'

const now = () => new Date('2026-11-28T15:00:00Z')
const lines = [
  { list: '/student-loans/offers', yours: '/student-loans/offers/yours' },
  { list: '/refinance-student-loans/offers', yours: '/refinance-student-loans/offers/yours' },
] as const
const { list, yours } = lines[0]

const offer = {
  do: 'save',
  lenderName: 'Harbor Credit Union',
  rateType: 'fixed',
  lowestRate: '4.25',
  term: '120',
  repayment: 'deferred',
  school: '18',
}

const site = () => testServer({ now })
type Visitor = ReturnType<Awaited<ReturnType<typeof site>>['visitor']>

/** Returns the id of the first own offer on the page. */
function findId({ page }: Visitor): string {
  const [link] = page.attributes('href').filter((address) => address.includes('/yours?item='))
  return new URL(link ?? '', 'http://localhost').searchParams.get('item') ?? ''
}

async function showList(visitor: Visitor, address: string) {
  const answer = await visitor.get(address)
  if (answer.statusCode === 302) await visitor.follow()
  return visitor.page
}

test.each(lines)('an offer is added, stands in the list of $list, changes and goes away', async (line) => {
  await using server = await site()
  const visitor = server.visitor()
  await visitor.get(line.yours)
  expect(visitor.page.text('#yours, section:has(#yours)')).toContain(ownOffersText.none)
  await visitor.post(line.yours, offer)
  expect((await visitor.get(line.yours)).body).toContain('Harbor Credit Union')
  const id = findId(visitor)

  const page = await showList(visitor, line.list)
  const row = page.all('article').find(({ text }) => text.includes('Harbor Credit Union'))
  expect(row?.text).toContain(loanOfferText.yours)
  expect(row?.text).toContain(loanOfferText.isYours)
  expect(row?.text).not.toMatch(/Doesn’t pay us|Go to lender|Can I get it/)
  expect(page.attributes('value', 'button[name=offer]').filter((value) => value.includes(id))).toEqual([])

  await visitor.get(`${line.yours}?item=${id}`)
  expect(visitor.page.values).toMatchObject({ lenderName: 'Harbor Credit Union', lowestRate: '4.25' })
  await visitor.post(`${line.yours}?item=${id}`, { ...offer, lowestRate: '5.5' })
  expect((await visitor.get(line.yours)).body).toContain('5.5%')

  await visitor.post(line.yours, { do: 'remove', item: id })
  expect((await visitor.get(line.yours)).body).not.toContain('Harbor')
})

test('a refused form keeps what was typed and names each problem', async () => {
  await using server = await site()
  const visitor = server.visitor()
  const sent = { ...offer, lenderName: '', lowestRate: 'seven', term: '0', approvedOn: '2/30/2026' }
  await visitor.post(yours, sent)
  const { values, problems } = visitor.page
  expect(values).toMatchObject({ lowestRate: 'seven', term: '0', approvedOn: '2/30/2026', school: '18' })
  expect(problems.map(([field]) => field)).toEqual(['lenderName', 'lowestRate', 'term', 'approvedOn'])
})

test('the ninth offer is refused with a clear message', async () => {
  await using server = await site()
  const visitor = server.visitor()
  for (let nth = 0; nth < maxOwnOffers; nth += 1) await visitor.post(yours, offer)
  expect((await visitor.get(yours)).body).toContain(ownOffersText.full)
  await visitor.post(yours, offer)
  expect(visitor.page.title).toMatch(/^Error/)
  expect(visitor.page.text('[role=alert]')).toContain(ownOffersText.full)
  const rows = await server.services.database.read.selectFrom('own_item').select('id').execute()
  expect(rows).toHaveLength(maxOwnOffers)
})

test('nobody else sees, changes or removes an offer, nor does the other product line', async () => {
  await using server = await site()
  const owner = server.visitor()
  await owner.post(yours, offer)
  await owner.get(yours)
  const id = findId(owner)
  const stranger = server.visitor()
  await stranger.post(yours, { ...offer, lenderName: 'Elsewhere' })
  for (const visitor of [stranger, server.visitor()]) {
    expect((await visitor.get(`${yours}?item=${id}`)).statusCode).toBe(404)
    expect((await visitor.post(`${yours}?item=${id}`, offer)).statusCode).toBe(404)
    expect((await visitor.post(yours, { do: 'remove', item: id })).statusCode).toBe(404)
    expect((await showList(visitor, list)).text('main')).not.toContain('Harbor')
    expect((await showList(visitor, `${list}/compare?compare=yours_${id}`)).text('main')).not.toContain(
      'Harbor',
    )
  }
  expect((await owner.get(`${lines[1].yours}?item=${id}`)).statusCode).toBe(404)
  expect((await owner.get(yours)).body).toContain('Harbor')
})

test('a pasted text fills the form to be checked, and is stored nowhere', async () => {
  await using server = await site()
  const visitor = server.visitor()
  const text = 'Dear Zephyr Jones,\nLender: Harbor Credit Union\nFixed interest rate: 7.25%\nTerm: 10 years'
  await visitor.post(yours, { do: 'read', text })
  expect(visitor.page.values).toMatchObject({
    lenderName: 'Harbor Credit Union',
    rateType: 'fixed',
    lowestRate: '7.25',
    term: '120',
  })
  expect(visitor.page.text('main')).toContain(ownOffersText.paste.found(4))
  expect(visitor.page.text('main').split(ownOffersText.paste.check)).toHaveLength(5)
  expect(visitor.page.text('main')).not.toContain('Zephyr')
  const { database } = server.services
  expect(await database.read.selectFrom('own_item').selectAll().execute()).toEqual([])
  await visitor.post(yours, { do: 'read', text: 'nothing of the kind' })
  expect(visitor.page.text('main')).toContain(ownOffersText.paste.nothing)
  await visitor.post(yours, { do: 'read', text: 'Interest rate: 7%\n'.repeat(1_200) })
  expect(visitor.page.text('main')).toContain(ownOffersText.paste.isCut)
  const huge = await visitor.post(yours, { do: 'read', text: 'Interest rate: 7%\n'.repeat(5_600) })
  expect(huge.statusCode).toBe(413)
})

test('an APR that fits says nothing, and one that does not says so with what may explain it', async () => {
  await using server = await site()
  const visitor = server.visitor()
  const plain = { ...offer, repayment: 'immediate', fee: '0', discount: '0' }
  await visitor.post(yours, { ...plain, lowestApr: '4.25' })
  await visitor.get(yours)
  expect(visitor.page.text('main')).not.toContain('states an APR')
  await visitor.post(`${yours}?item=${findId(visitor)}`, { ...plain, lowestApr: '4.75' })
  await visitor.get(yours)
  expect(visitor.page.text('main')).toContain(
    'The lender states an APR of 4.75%; what you entered works out to 4.25%',
  )
})

test('the days of an approval and a final disclosure start their clocks, on the page and the dashboard', async () => {
  await using server = await site()
  const visitor = server.visitor()
  await visitor.post(yours, { ...offer, approvedOn: '11/20/2026', finalOn: '' })
  await visitor.get(yours)
  expect(visitor.page.text('main')).toContain('Accept by December 20, 2026')
  await visitor.get('/dashboard')
  expect(visitor.page.text('main')).toContain('Harbor Credit Union')
})

const hostile = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '=HYPERLINK("http://evil.example","x")',
  '\u202Egnp.exe\u0000\r\nSet-Cookie: a=b',
  `${'x'.repeat(76)}🎓`,
]

test.each(hostile)('the name %j is shown and exported as text', async (lenderName) => {
  await using server = await site()
  const visitor = server.visitor()
  await visitor.post(yours, { ...offer, lenderName, product: lenderName })
  const own = await visitor.get(yours)
  expect(own.body).not.toMatch(/<img src=x|<script>alert/)
  expect(own.headers['set-cookie']).toBeUndefined()
  const id = findId(visitor)
  for (const address of [list, `${list}/compare?compare=yours_${id}`, '/dashboard']) {
    const answer = await visitor.get(address)
    const { body } = answer.statusCode === 302 ? await visitor.follow() : answer
    expect(body).not.toMatch(/<img src=x|<script>alert|\u202E/)
  }
  const { body } = await visitor.get(`${list}/compare.csv?compare=yours_${id}`)
  const cells: string[][] = parse(body, { bom: true })
  for (const cell of cells.flat()) expect(cell).not.toMatch(/^[=+@\t\r]|\u202E/)
})

test.each(['x'.repeat(300), '-', '1e9', '99999999', '<b>', '٣'])(
  'the text %j in every field is refused or understood',
  async (typed) => {
    await using server = await site()
    const visitor = server.visitor()
    const names = [
      'product',
      'highestRate',
      'lowestApr',
      'highestApr',
      'rateCap',
      'discount',
      'amount',
      'flatPayment',
      'grace',
      'fee',
      'lateFee',
      'returnedFee',
      'cosigner',
      'release',
      'hardship',
      'approvedOn',
      'approvalDelivery',
      'acceptedOn',
      'finalOn',
      'finalDelivery',
    ]
    for (const name of names) {
      const answer = await visitor.post(yours, { ...offer, rateType: 'variable', [name]: typed })
      expect([200, 303, 400, 409], name).toContain(answer.statusCode)
    }
  },
)

test('a comparison link carries only the random id of an own offer', async () => {
  await using server = await site()
  const visitor = server.visitor()
  await visitor.post(yours, offer)
  await visitor.get(yours)
  const page = await showList(visitor, `${list}/compare?compare=yours_${findId(visitor)}`)
  expect(page.text('#comparison')).toContain('Harbor Credit Union')
  expect(page.text('#comparison')).toContain(loanOfferText.yours)
  const carried = page.attributes('href').filter((address) => address.includes('compare='))
  expect(carried.map(decodeURIComponent).join()).not.toMatch(/Harbor|4\.25/)
})

test('choosing an own offer leads nowhere and is not counted', async () => {
  await using server = await site()
  const visitor = server.visitor()
  await visitor.post(yours, offer)
  await visitor.get(yours)
  const chosen = await visitor.post('/interstitial?line=student-loans', { offer: `yours_${findId(visitor)}` })
  expect(chosen.statusCode).not.toBe(200)
  const clicks = await server.services.database.read.selectFrom('outbound_click').selectAll().execute()
  expect(clicks).toEqual([])
})

test('a list of samples leads to the visitor’s own offers', async () => {
  await using server = await site()
  const visitor = server.visitor()
  for (const line of lines) {
    const page = await showList(visitor, line.list)
    const link = page.all(`a[href="${line.yours}"]`)
    expect(link.map(({ text }) => text)).toContain(ownOffersText.insteadOfSamples)
  }
})
