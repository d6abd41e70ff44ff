import { expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'

const now = () => new Date('2026-11-21T15:00:00Z')
const answers = 'amount=10000&degree=bachelors&graduation=2028-05&repayment=deferred'
const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1]
const lendersOf = (html: string) => [...html.matchAll(/<h3[^>]*>([^<]*)/g)].map((match) => match[1])

test('the landing page leads to the questions', async () => {
  await using site = await testServer({ now })
  const page = await site.request({ url: '/student-loans' })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('action="/student-loans/signup"')
})

test('the offers page lists every sample that fits, counted in its heading, and tells other sites nothing', async () => {
  await using site = await testServer({ now })
  const page = await site.request({ url: `/student-loans/offers?school=00131500&${answers}&all=1` })
  expect(page.statusCode).toBe(200)
  expect(page.headers['referrer-policy']).toBe('no-referrer')
  const count = lendersOf(page.body).length
  expect(count).toBeGreaterThanOrEqual(12)
  expect(titleOf(page.body)).toContain(`${count} sample loans for $10,000 at UCLA`)
  expect(page.body).not.toContain('style=')
})

test('every loan shows both ends, who gets the lowest, when its rates were seen, and that it is a sample', async () => {
  await using site = await testServer({ now })
  const page = await site.request({ url: `/student-loans/offers?${answers}&all=1` })
  const loans = page.body.match(/<article.*?<\/article>/gs) ?? []
  expect(loans.length).toBe(lendersOf(page.body).length)
  for (const loan of loans)
    for (const promised of ['>Sample<', 'Lowest rate ', 'Highest rate ', 'Lowest rate needs', 'Rates seen'])
      expect(loan).toContain(promised)
})

test('answers go nowhere but to this site', async () => {
  await using site = await testServer({ now })
  for (const path of ['/', '/student-loans', '/student-loans/signup', `/student-loans/offers?${answers}`]) {
    const { body } = await site.request({ url: path })
    const forms = [...body.matchAll(/<form[^>]*action="([^"]*)"/g)].map((match) => match[1])
    expect(forms.length).toBeGreaterThan(0)
    expect(forms.filter((action) => !/^\/(?!\/)/.test(action ?? ''))).toEqual([])
    expect(body).not.toMatch(/<(script|img|iframe|link)[^>]*(src|href)="(https?:)?\/\//)
  }
})

test('the offers page begins with twelve loans and a plain link to the rest', async () => {
  await using site = await testServer({ now })
  const page = await site.request({ url: `/student-loans/offers?${answers}&rate=fixed` })
  const link = /href="([^"]*all=1[^"]*)"/.exec(page.body)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(lendersOf(page.body).length).toBe(12)
  const [url, fragment] = link.split('#')
  const all = await site.request({ url: url ?? '' })
  expect(lendersOf(all.body).slice(0, 12)).toEqual(lendersOf(page.body))
  expect(titleOf(all.body)).toBe(titleOf(page.body))
  expect(all.body).toContain(`id="${fragment}"`)
})

test('the address with a slash at its end is the same page', async () => {
  await using site = await testServer({ now })
  const page = await site.request({ url: `/student-loans/offers?${answers}` })
  const slashed = await site.request({ url: `/student-loans/offers/?${answers}` })
  expect(slashed.statusCode).toBe(200)
  expect(lendersOf(slashed.body)).toEqual(lendersOf(page.body))
})

test('without answers, or with ones that cannot be used, the offers page still shows an example', async () => {
  await using site = await testServer({ now })
  for (const query of ['', '?amount=lots&school=99999999&graduation=never&repayment=x&term=x']) {
    const page = await site.request({ url: `/student-loans/offers${query}` })
    expect(page.statusCode).toBe(200)
    expect(titleOf(page.body)).toContain('for $10,000')
    expect(lendersOf(page.body).length).toBeGreaterThan(0)
  }
})

test('an amount that nobody lends gives an empty list with a way on', async () => {
  await using site = await testServer({ now })
  const page = await site.request({ url: '/student-loans/offers?amount=100' })
  expect(titleOf(page.body)).toContain('No loans for $100')
  expect(page.body).toContain('question=amount')
})

test('without script the flow goes from typed words to a list of schools, to a tidy address, to the offers', async () => {
  await using site = await testServer({ now })
  const found = await site.request({ url: '/student-loans/signup?keywords=ucla&school=' })
  expect(found.body).toContain('type="radio"')
  expect(found.body).toContain('value="00131500"')
  const chosen = await site.request({
    url: '/student-loans/signup?school=&school=00131500&amount=%2410%2C000',
  })
  expect(chosen.statusCode).toBe(302)
  expect(chosen.headers.location).toBe('/student-loans/signup?school=00131500&amount=10000')
  const done = await site.request({ url: `/student-loans/signup?school=00131500&${answers}` })
  expect(done.headers.location).toBe(`/student-loans/offers?school=00131500&${answers}`)
})

test('a value that cannot be used shows the same question with the value, the problem twice and "Error:" in the title', async () => {
  await using site = await testServer({ now })
  const page = await site.request({ url: '/student-loans/signup?school=00131500&amount=lots' })
  expect(page.statusCode).toBe(200)
  expect(titleOf(page.body)).toMatch(/^Error: /)
  expect(page.body).toContain('value="lots"')
  expect(page.body).toContain('href="#amount"')
  expect(page.body).toContain('id="amount-error"')
})

test('a sample withdrawn while the site runs leaves the page', async () => {
  await using site = await testServer({ now })
  const url = `/student-loans/offers?${answers}&all=1`
  const before = lendersOf((await site.request({ url })).body).length
  await site.services.database.write(async (tx) => {
    await tx.deleteFrom('loan_offer').where('lender_id', '=', 'quillmere-bank').execute()
    await site.services.database.changed(tx, 'loan_offer')
  })
  const after = lendersOf((await site.request({ url })).body)
  expect(after.length).toBe(before - 3)
  expect(after).not.toContain('Quillmere Bank')
})
