import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleAccount } from '#server/database/seed/sample-account.ts'
import { testServer } from '#testing/server.ts'

// cspell:ignore nursng scisors

const path = '/scholarships/marketplace'
const now = () => new Date('2026-11-21T15:00:00Z')

let site: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer({ now })
})
afterAll(() => site[Symbol.asyncDispose]())

async function open(query = '') {
  const visitor = site.visitor()
  const answer = await visitor.get(`${path}${query}`)
  expect(answer.statusCode).toBe(200)
  const { page } = visitor
  return {
    page,
    names: page.all('#listings h3').map(({ text }) => text),
    total: Number(/^[\d,]+/.exec(page.heading)?.[0].replaceAll(',', '') ?? 0),
    headers: answer.headers,
  }
}

test('lists what is open, marks samples, and says what an application takes', async () => {
  const { page, names, total, headers } = await open('?sort=deadline')
  expect(names).toHaveLength(20)
  expect(total).toBeGreaterThan(100)
  const first = page.text('#listings article')
  expect(first).toMatch(/Due November 2\d, 2026/)
  expect(first).toMatch(/Sample/)
  expect(page.text('main')).toContain('made-up samples')
  expect(headers['referrer-policy']).toBe('no-referrer')
})

test('every page leads to the next, none repeats a scholarship, and one beyond the last shows the last', async () => {
  const seen: string[] = []
  let query = ''
  for (;;) {
    const { page, names, total } = await open(query)
    seen.push(...names)
    const next = page
      .all('#pages a')
      .map((link) => link.getAttribute('href') ?? '')
      .find((href) => href.includes(`page=${Math.ceil(seen.length / 20) + 1}`))
    if (!next) {
      expect(new Set(seen).size).toBe(total)
      break
    }
    query = new URL(next, 'http://localhost').search
  }
  expect((await open('?page=9999')).names).toEqual(seen.slice(-((seen.length - 1) % 20) - 1))
})

test('each filter narrows the list to what it says, and its count is what it finds', async () => {
  const all = await open()
  for (const [name, value] of [
    ['level', 'trade'],
    ['state', 'OH'],
    ['basis', 'chance'],
    ['data', 'sells'],
    ['no-essay', '1'],
    ['renewable', '1'],
    ['major', '51'],
  ] as const) {
    const { total } = await open(`?${name}=${value}`)
    expect(total, name).toBeLessThan(all.total)
    expect(total, name).toBeGreaterThan(0)
    const label =
      value === '1'
        ? all.page.text(`label:has(#${name})`)
        : all.page.text(`#${name} option[value="${value}"]`)
    expect(label, name).toContain(`(${total})`)
  }
})

test('sorts by the largest award, and finds by words', async () => {
  const awards = (await open('?sort=award')).page
    .all('#listings article b')
    .filter(({ text }) => /^\$[\d,]+$/.test(text))
    .map(({ text }) => Number(text.replace(/[$,]/g, '')))
  expect(awards).toHaveLength(20)
  expect(awards).toEqual(awards.toSorted((a, b) => b - a))
  expect((await open('?q=borough+bridge')).page.text('#listings')).toContain('Lives in New York.')
  expect((await open('?q=sharp+scissors')).names).toEqual(['Sharp Scissors Award'])
})

test('a misspelled word is read as the one it resembles, and the page says so', async () => {
  const right = await open('?q=nursing')
  const { page, names, total } = await open('?q=Nursng')
  expect(names).toEqual(right.names)
  expect(total).toBeGreaterThan(0)
  const said = 'Nothing matches “Nursng”. Showing results for “nursing”.'
  expect(page.text('#list')).toContain(said)
  expect(page.all('#list')[0]?.getAttribute('data-said')).toContain(said)
  expect(page.all('#q')[0]?.getAttribute('value')).toBe('Nursng')
  expect(right.page.text('#list')).not.toContain('Nothing matches')

  const narrowed = await open('?q=sharp+scisors')
  expect(narrowed.names).toEqual(['Sharp Scissors Award'])
  const none = await open('?q=sharp+scisors&basis=need&state=TX')
  expect(none.page.text('#list')).not.toContain('Showing')
  expect(none.page.text('#list')).toContain('Remove “what it is based on” to see 1 scholarship')
  expect((await open('?q=sharp+zzzzzzzz')).page.heading).toBe('No open scholarships match these filters')
})

test('signing in or up leads back to the list with its filters, and with nothing else of its address', async () => {
  const { page } = await open('?state=TX&q=nursing&sort=deadline&name=maya&email=m@example.com')
  const forms = page.links().filter((link) => /^\/sign(in|up)\?/.test(link))
  expect(new Set(forms.map((link) => link.split('?')[0]))).toEqual(new Set(['/signin', '/signup']))
  for (const form of forms)
    expect([...new URL(form, 'http://x').searchParams].toSorted()).toEqual([
      ['q', 'nursing'],
      ['return', 'scholarships'],
      ['sort', 'deadline'],
      ['state', 'TX'],
    ])
  const visitor = site.visitor()
  const { emailAddress: email, password } = sampleAccount
  const [signIn = ''] = forms.filter((link) => link.startsWith('/signin'))
  const answer = await visitor.post(signIn, { email, password })
  const back = new URL(answer.headers.location ?? '', 'http://x')
  expect(back.pathname).toBe(path)
  expect([...back.searchParams].toSorted()).toEqual([
    ['q', 'nursing'],
    ['sort', 'deadline'],
    ['state', 'TX'],
  ])
})

test('without another order, what brings the most for an hour comes first, and each row says how much', async () => {
  const { page, names } = await open()
  const worths = page
    .all('#listings article > p > b')
    .map(({ text }) => Number(/^\$([\d,]+) an hour$/.exec(text)?.[1]?.replaceAll(',', '')))
  expect(worths).toHaveLength(20)
  expect(worths).toEqual(worths.toSorted((a, b) => b - a))
  expect((await open('?sort=hour')).names).toEqual(names)
})

test('an empty list names the filters that empty it, and what is found without each', async () => {
  const { page, total } = await open('?q=sharp+scissors&state=TX&basis=need')
  expect(total).toBe(0)
  expect(page.text('#list')).toContain('Remove “what it is based on” to see 1 scholarship')
  expect(page.links('#list')).toContain(`${path}?q=sharp+scissors&state=TX`)
  expect(page.text('#list')).not.toContain('Remove “state”')
})

test('nothing found says so and leads back to everything; odd settings are the default', async () => {
  const { page } = await open('?q=nothing-is-called-this')
  expect(page.heading).toBe('No open scholarships match these filters')
  expect(page.links('#list')).toContain(path)
  const usual = await open()
  const odd = await open('?level=x&sort=__proto__&page=-1&major=5&state=ZZ&least=abc&within=5&applicants=x')
  expect(odd.names).toEqual(usual.names)
})

test('what a provider does not say is assumed, and every assumption is called ours', async () => {
  const { page } = await open('?q=chalk+beaker')
  const text = page.text('#listings')
  expect(text).toMatch(/\$1,500 × 10 awards ÷ 500 applicants ÷ 3 hours: ≈ \$10 an hour/)
  expect(text).toContain(
    'The provider doesn’t say how many apply. Our assumption for an award for certain majors',
  )
  expect(text).toContain('About $10 an hour, assuming 500 applicants')
})

test('no figure of the list is $0 an hour, and one hour is one hour', async () => {
  const texts = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(async (page) => (await open(`?page=${page}`)).page),
  )
  const said = texts.map((page) => page.text('#listings')).join(' ')
  expect(said).toMatch(/÷ 1 hour: /)
  expect(said).not.toMatch(/(?<![\d.,])1 (hours|applicants|awards)\b|\$0 (per|an) hour/)
})

test('a family is never called something one can join', async () => {
  const visitor = site.visitor()
  const ask = '/scholarships/signup/student?question=memberships'
  await visitor.get(ask)
  await visitor.post(ask, { memberships: 'none' })
  const lines: string[] = []
  for (const page of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await visitor.get(`${path}?fit=no&page=${page}`)
    lines.push(...visitor.page.all('#listings li li').map(({ text }) => text))
  }
  const groups = lines.filter((line) => line.includes('No Group or family'))
  expect(groups.some((line) => line.includes('Joining a scouting group would change this.'))).toBe(true)
  const families = groups.filter((line) => /family[^,]*\./.test(line))
  expect(families.length).toBeGreaterThan(1)
  expect(families.filter((line) => /Joining (a [^.]*)?family|Joining would/.test(line))).toEqual([])
})

test('answers mark what fits, what does not, and the question that settles it; what does not fit stands apart', async () => {
  const visitor = site.visitor()
  const ask = '/scholarships/signup/student'
  await visitor.get(`${ask}?question=level`)
  await visitor.post(`${ask}?question=level`, { level: 'trade' })
  await visitor.get(`${path}?q=sharp+scissors`)
  expect(visitor.page.text('#listings')).toContain('Yes Level of study: Trade or career school')
  expect(visitor.page.text('#listings')).toContain('Unknown Field of study')
  expect(visitor.page.links('#listings')).toContain(`${ask}?question=major&from=marketplace`)
  await visitor.get(path)
  expect(visitor.page.text('#listings')).not.toContain('No Level of study')
  await visitor.get(`${path}?fit=no`)
  expect(visitor.page.text('#listings')).toContain('No Level of study')
})

test('a GPA on another scale is no match and no miss: the page says that it cannot tell', async () => {
  const visitor = site.visitor()
  const question = '/scholarships/signup/student?question=gpa'
  await visitor.get(question)
  const refused = await visitor.post(question, { gpa: '5.2', 'gpa-scale': '5' })
  expect(refused.statusCode).toBe(400)
  expect(visitor.page.text('main')).toContain('Enter a GPA from 0 to 5 on a 5-point scale')
  expect(visitor.page.values).toMatchObject({ gpa: '5.2', 'gpa-scale': '5' })
  await visitor.post(question, { gpa: '92', 'gpa-scale': '100' })
  await visitor.get(`${path}?fit=open`)
  expect(visitor.page.text('#listings')).toMatch(
    /Unknown GPA of \d\.\d\d or higher\. We can’t tell: this scholarship uses the 4\.0 scale/,
  )
  await visitor.get(path)
  expect(visitor.page.text('#listings')).not.toMatch(/(Yes|No) GPA of/)
  await visitor.get(`${path}?fit=no`)
  expect(visitor.page.all('#listings > li')).toEqual([])
})

/** A visitor who answers as Maya does: 17, in Texas, wants to become a nurse, and belongs to no group. */
async function maya() {
  const visitor = site.visitor()
  const ask = '/scholarships/signup/student?question='
  for (const [question, form] of [
    ['level', { level: 'undergraduate' }],
    ['major', { major: '51' }],
    ['state', { state: 'TX' }],
    ['gpa', { gpa: '3.7' }],
    ['memberships', { memberships: 'none' }],
    ['need', { need: 'yes' }],
  ] as const) {
    await visitor.get(`${ask}${question}`)
    await visitor.post(`${ask}${question}`, form)
  }
  return visitor
}

test('where only the GPA is open, a missing one is added, and one on another scale is changed', async () => {
  const visitor = await maya()
  const question = '/scholarships/signup/student?question=gpa'
  const readLinks = async () => {
    const said = new Set<string>()
    for (let page = 1; page <= 5; page += 1) {
      await visitor.get(`${path}?fit=open&page=${page}`)
      const links = visitor.page.all(`#listings a[href="${question}&from=marketplace"]`)
      for (const { text } of links) said.add(text)
    }
    return said
  }
  await visitor.post(question, { gpa: '92', 'gpa-scale': '100' })
  expect([...(await readLinks())]).toEqual(['Change your answer'])
  await visitor.get(question)
  const { name, value } = visitor.page.all('main form button[name]')[0]?.attributes ?? {}
  await visitor.post(question, { [name ?? '']: value ?? '' })
  expect([...(await readLinks())]).toEqual(['Add your GPA'])
})

/** The verdict on each listing of all pages, with its requirements. */
async function readAll(visitor: Awaited<ReturnType<typeof maya>>, query = '') {
  const all: { chip: string; verdicts: string[] }[] = []
  for (let page = 1; ; page += 1) {
    await visitor.get(`${path}?page=${page}${query}`)
    for (const item of visitor.page.all('#listings > li'))
      all.push({
        chip: item.querySelector('[data-overall]')?.text ?? 'Open to every student',
        verdicts: item
          .querySelectorAll('[data-verdict]')
          .map((line) => line.getAttribute('data-verdict') ?? ''),
      })
    if (visitor.page.all('#more').length === 0) return all
  }
}

const fitOrder = ['Fits your answers', 'One or more answers missing', 'Doesn’t fit your answers']
const rank = (chip: string) => Math.max(0, fitOrder.indexOf(chip))

test('what fits comes first, then what needs an answer, and each count leads to its part', async () => {
  const visitor = await maya()
  const may = await readAll(visitor)
  const ranks = may.map(({ chip }) => rank(chip))
  expect(ranks).toEqual(ranks.toSorted())
  expect(ranks).not.toContain(2)
  const counts = visitor.page
    .all('#fit-counts a')
    .map(({ text }) => Number(/\d+/.exec(text)?.[0] ?? Number.NaN))
  const [all = 0, fit = 0, open = 0, no = 0] = counts
  for (const count of counts) expect(count).toBeGreaterThan(5)
  expect([all, fit]).toEqual([fit + open, ranks.filter((each) => each === 0).length])
  expect(may).toHaveLength(all)
  expect(visitor.page.heading).toBe(`${fit} scholarships fit you`)
  expect(visitor.page.text('#list')).toContain(`${no} more don’t fit your answers.`)
  for (const [part, count, expected] of [
    ['yes', fit, 0],
    ['open', open, 1],
    ['no', no, 2],
  ] as const) {
    const listed = await readAll(visitor, `&fit=${part}`)
    expect(
      listed.map(({ chip }) => rank(chip)),
      part,
    ).toEqual(Array(count).fill(expected))
    expect(Number.parseInt(visitor.page.heading, 10), part).toBe(count)
    expect(visitor.page.text('#fit-counts [aria-current]'), part).toContain(String(count))
    for (const { verdicts } of listed)
      expect(verdicts.includes('no') ? 2 : verdicts.includes('unknown') ? 1 : 0, part).toBe(expected)
  }
})

test('whoever searches for a name finds it, whether or not it fits', async () => {
  const visitor = await maya()
  await visitor.get(`${path}?q=sharp+scissors`)
  expect(visitor.page.heading).toBe('1 scholarship open today')
  expect(visitor.page.text('#listings')).toContain('Doesn’t fit your answers')
})

test('nothing about the visitor stands in an address, and what is sensitive is never asked of the server', async () => {
  const { page } = await open()
  for (const address of page.links('main')) expect(address).not.toMatch(/citizen|woman|hispanic|disability/)
  const sensitive = page.all('[data-island=about-you] input')
  expect(sensitive.length).toBeGreaterThan(10)
  for (const input of sensitive) expect(input.getAttribute('name')).toBeUndefined()
})
