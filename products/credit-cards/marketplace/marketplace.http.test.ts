import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'

const path = '/credit-cards/marketplace'
const now = () => new Date('2026-11-24T15:00:00Z')

let site: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer({ now, withLibrary: true })
})
afterAll(() => site[Symbol.asyncDispose]())

async function open(query = '', from = path) {
  const visitor = site.visitor()
  const answer = await visitor.get(`${from}${query}`)
  expect(answer.statusCode).toBe(200)
  const { page } = visitor
  return {
    visitor,
    page,
    names: page.all('#list article h3').map(({ text }) => text),
    total: Number(/^[\d,]+/.exec(page.heading)?.[0] ?? 0),
    headers: answer.headers,
  }
}

const dollarsIn = (text: string) => Number((/-?\$[\d,]+/.exec(text)?.[0] ?? '').replace(/[$,]/g, ''))

test('lists twelve cards at first and all of them on demand, each with its sample mark, date and both ends of the APR', async () => {
  const { page, names, total, headers } = await open()
  expect(names).toHaveLength(12)
  expect(total).toBeGreaterThan(12)
  for (const card of page.all('#list article')) {
    expect(card.text).toContain('Sample')
    expect(card.text).toMatch(/Would pay us|Wouldn’t pay us/)
    expect(card.text).toMatch(/Terms as of \w+ \d+\.[\s\S]*Terms last checked\s*\w+ \d+, 2026/)
    expect(card.text).toMatch(/Purchase APR\s*\d+\.\d\d%/)
    expect(card.text).toMatch(/Under 21: your own income/)
  }
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect((await open('?all=1')).names).toHaveLength(total)
})

test('every card’s receipt adds up to the sum that is shown, in every column', async () => {
  const { page } = await open('?all=1&abroad=100')
  const cents = (text: string) => Math.round(Number(text.replace(/[$,]/g, '')) * 100)
  let checked = 0
  for (const card of page.all('#list article')) {
    const [table] = card.querySelectorAll('table')
    const rows = table?.querySelectorAll('tbody tr') ?? []
    const sums = table?.querySelectorAll('tfoot td') ?? []
    for (const [at, sum] of sums.entries()) {
      const lines = [...rows].map((row) => row.querySelectorAll('td')[at]?.text ?? '')
      if ([...lines, sum.text].some((text) => !/^-?\$[\d,.]+$/.test(text))) continue
      expect(lines.reduce((total, line) => total + cents(line), 0)).toBe(cents(sum.text))
      checked += 1
    }
  }
  expect(checked).toBeGreaterThan(30)
})

test('signing in or up leads back to the list with its settings, and with nothing else of its address', async () => {
  const { page } = await open('?pay=carry&sort=lowest_fee&name=maya')
  const forms = page.links().filter((link) => /^\/sign(in|up)\?/.test(link))
  expect(forms.length).toBeGreaterThan(3)
  for (const form of forms)
    expect([...new URL(form, 'http://x').searchParams].toSorted()).toEqual([
      ['pay', 'carry'],
      ['return', 'cards'],
      ['sort', 'lowest_fee'],
    ])
})

test('the order follows the address: three years, fee, APR and score', async () => {
  const sums = async (query: string) =>
    (await open(query)).page
      .all('#list article')
      .map((card) => card.querySelector('summary')?.text ?? '')
      .filter((text) => text.startsWith('How $'))
      .map(dollarsIn)
  const best = await sums('?all=1&no-fee=1')
  expect(best).toEqual(best.toSorted((a, b) => b - a))
  const usual = (await open()).names
  for (const sort of ['lowest_apr', 'lowest_fee', 'easiest_to_apply', 'best_match'])
    expect((await open(`?sort=${sort}`)).names, sort).not.toEqual(usual)
  expect((await open('?sort=__proto__')).names).toEqual(usual)
})

test('each filter narrows the list to what it says, and its count is what it finds', async () => {
  const all = await open()
  for (const name of ['no-fee', 'no-foreign-fee', 'no-deposit', 'for-students', 'takes-cosigner']) {
    const { total } = await open(`?${name}=1`)
    expect(total, name).toBeLessThan(all.total)
    expect(total, name).toBeGreaterThan(0)
    expect(all.page.text(`label:has(#${name})`), name).toContain(`(${total})`)
  }
  const { total } = await open('?type=secured')
  expect(all.page.text('#type option[value="secured"]')).toContain(`(${total})`)
  const found = await open('?q=larkspur&all=1')
  expect(found.total).toBeGreaterThan(0)
  expect(found.page.all('#list article').every(({ text }) => text.includes('Larkspur'))).toBe(true)
})

test('nothing found says so and leads back to everything', async () => {
  const { page } = await open('?q=nothing-is-called-this')
  expect(page.heading).toBe('No cards match these filters')
  expect(page.links('#list')).toContain(path)
})

test('nobody is said to spend what they did not say, and a total typed in the answer is theirs', async () => {
  const assumed = (await open()).page
  expect(assumed.text('#answer')).toContain('We assume $350 a month')
  expect(assumed.all('#month').map((field) => field.getAttribute('form'))).toEqual(['settings'])
  const { page } = await open('?month=900')
  expect(page.text('#answer')).not.toContain('We assume')
  expect(page.text('#spending summary')).toContain('$900 a month')
  expect(page.all('#settings [name=month], #settings [name=age], #settings [name=pay]')).toEqual([])
})

test('a secured card says which deposit the spending takes, and counts no more than its largest', async () => {
  const secured = async (query: string) =>
    (await open(query, `${path}/secured`)).page.text('#card-copperfinch-starter-secured')
  expect(await secured('')).toContain('plan on a deposit of at least $350')
  const beyond = await secured('?month=4000')
  expect(beyond).toContain('We count only $2,500 of your $4,000 a month')
  const owed = (await open('?pay=carry&carry=2400')).page
  expect(owed.all('#card-copperfinch-starter-secured')).toEqual([])
  expect(owed.text('#left-out')).toContain('less than your balance and a month’s purchases')
})

test('more spending in a category brings more, and a preset replaces what another had filled', async () => {
  const worth = async (query: string) => dollarsIn((await open(query)).page.text('#answer p > b'))
  expect(await worth('?s-other=2000')).toBeGreaterThan(await worth(''))
  expect(
    (await open('?spend=nothing&was=student-800&s-groceries=250')).page.text('#spending summary'),
  ).toContain('$0 a month')
})

test('who carries a balance is told that the rate matters, what it costs, and what would end it', async () => {
  const { page } = await open('?pay=carry&carry=2500')
  const said = page.text('#answer')
  expect(said).toContain('While you owe $2,500, the rate matters and rewards don’t.')
  expect(said).toMatch(/Paying \$[\d,]+ a month on it would pay it off by then/)
  expect(said).toContain('new purchases, which have no grace period while you carry a balance')
  expect(said).toMatch(/If you miss a payment, the late fee is up to \$\d+\./)
  expect(page.text('#answer')).toContain('Costs you the least')
  expect(page.text('#list article')).toMatch(/interest and fees|at the highest APR/)
  expect((await open('?pay=carry&carry=2500&pays=200')).page.text('#answer')).toMatch(
    /you’d pay it off in \d+ months/,
  )
})

test('the lines of the answer’s cost are those of the card’s receipt, and add up to its sum', async () => {
  const { page } = await open('?pay=carry&carry=1000')
  const ends = (text: string) => (text.match(/\$[\d,]+/g) ?? []).map(dollarsIn)
  const lines = page.all('#answer-costs tr td').map(({ text }) => ends(text))
  const [highest, lowest] = ends(page.text('#answer p:has(> b)'))
  const total = [lowest ?? highest, highest]
  for (const at of [0, 1]) {
    const sum = lines.reduce((all, line) => all + (line[at] ?? line[0] ?? 0), 0)
    expect(Math.abs(sum - (total[at] ?? 0))).toBeLessThanOrEqual(lines.length)
  }
  const receipt = page.text('#list article table')
  expect(receipt).toContain('Interest on the balance')
  expect(receipt).toContain('Interest on new purchases')
  expect(page.text('#list article')).toMatch(
    /If you pay only the minimum and make no more purchases, paying off the \$1,000 takes \d+ years?/,
  )
})

test('the answer names the first card of the list, and links to how its sum adds up', async () => {
  const { page, names } = await open()
  expect(page.text('#answer')).toContain(names[0])
  for (const link of page.links('#answer')) expect(page.all(link), link).toHaveLength(1)
})

test('under 18 there is no card to apply for, under 21 the rule is explained, and older people meet it', async () => {
  const minor = await open('?age=under_18')
  expect(minor.names).toEqual([])
  expect(minor.page.heading).toBe('You can’t apply for a card before 18')
  expect(minor.page.text('#answer')).toContain('authorized user')
  expect(minor.page.text('#refused')).toContain('age')
  const young = await open('?age=from_18&income=none&signer=no')
  expect(young.page.text('#refused')).toContain('You’d meet this with your own income')
  const cosigned = await open('?age=from_18&income=none&signer=yes&all=1')
  expect(cosigned.total).toBeGreaterThan(0)
  for (const card of cosigned.page.all('#list article'))
    expect(card.text).toMatch(/which this issuer accepts|doesn’t state whether it accepts a cosigner/)
  const adult = await open('?age=from_21&income=own&credit=excellent&student=yes&fits=1')
  expect(adult.total).toBeGreaterThan(0)
  expect(adult.page.text('#list article')).toContain('You meet its stated rules')
})

test('without any card nothing is called a sample, and the list says that none is listed', async () => {
  const { cards } = site.services
  const { cards: all } = cards
  for (const [from, listed] of [
    [path, []],
    [`${path}/travel`, (await all('2026-11-24')).filter(({ types }) => !types.includes('travel'))],
  ] as const) {
    cards.cards = async () => listed
    const { page } = await open('', from)
    expect(page.text('#list'), from).toContain('We don’t list any')
    expect(page.text('main'), from).not.toMatch(/(invented|made-up) samples?|#1|Up to four/)
    expect(page.all('#settings, #month'), from).toEqual([])
  }
  cards.cards = all
})

test('whoever has no history is led to the ways to a first card, and each of these leads to cards', async () => {
  const [link = ''] = (await open('?credit=none')).page.links('#answer').filter((to) => to.includes('#first'))
  const visitor = site.visitor()
  await visitor.get(link.split('#')[0] ?? '')
  const ways = visitor.page.links(`#${link.split('#')[1]} ol`).filter((to) => to.startsWith(path))
  expect(ways).toHaveLength(3)
  for (const way of ways) expect((await open(way.slice(path.length))).total, way).toBeGreaterThan(0)
})

test('terms older than 30 days are listed below, without a place', async () => {
  const later = await testServer({ now, withLibrary: true })
  try {
    const all = await later.services.cards.cards('2026-11-24')
    const [first] = all
    if (!first) throw new Error('there are no cards')
    later.services.cards.cards = async () => [{ ...first, termsSeenOn: '2026-10-24' }, ...all.slice(1)]
    const visitor = later.visitor()
    await visitor.get(`${path}?all=1`)
    expect(visitor.page.all('#list article h3').map(({ text }) => text)).not.toContain(first.name)
    expect(visitor.page.text('#stale')).toContain(first.name)
    expect(visitor.page.text('#stale')).toContain('31 days ago')
  } finally {
    await later[Symbol.asyncDispose]()
  }
})

test('whoever pays, the cards and their order are the same', async () => {
  const usual = (await open('?all=1')).names
  const { cards } = site.services
  const { paidIssuers } = cards
  for (const paid of [
    new Set<string>(),
    new Set((await cards.cards('2026-11-24')).map(({ issuerId }) => issuerId)),
  ]) {
    cards.paidIssuers = async () => paid
    expect((await open('?all=1')).names).toEqual(usual)
  }
  cards.paidIssuers = paidIssuers
})

test('nothing in an address of the list tells more than coarse codes and amounts', async () => {
  const { page } = await open('?age=from_18&credit=fair&income=own&s-gas=80')
  for (const link of page.links('main')) expect(link).not.toMatch(/itin|ssn|citizen|name=|birth/i)
  for (const input of page.all('#settings input, #settings select'))
    expect(input.getAttribute('name')).not.toMatch(/itin|ssn|citizen|birth/i)
})

test('a page of one kind lists only cards of that kind and keeps its own address; an unknown kind is not found', async () => {
  const kind = `${path}/student`
  const { page, names } = await open('', kind)
  expect(names.length).toBeGreaterThan(0)
  for (const card of page.all('#list article')) expect(card.text).toContain(' · Student')
  expect(page.all('#settings').map((form) => form.getAttribute('action'))).toEqual([kind])
  expect(page.all('#type')).toEqual([])
  const visitor = site.visitor()
  expect((await visitor.get(`${path}/no-such-kind`)).statusCode).toBe(404)
})

test('a card leads to its review, and the review back to the card', async () => {
  const { page } = await open('?all=1')
  const reviews = page.links('#list').filter((link) => link.startsWith('/credit-cards/reviews/'))
  expect(reviews.length).toBeGreaterThan(0)
  const visitor = site.visitor()
  await visitor.get(reviews[0] ?? '')
  expect(visitor.page.links('main').some((link) => link.startsWith(path))).toBe(true)
})

test('choosing a card is not reported to analytics as the choice of a loan', async () => {
  const { page } = await open()
  expect(page.all('form[method=post]').length).toBeGreaterThan(0)
  expect(page.all('form[data-tracked]')).toEqual([])
})
