import { expect, test } from 'vitest'
import { shellText } from '#app/shell/messages.ts'
import { allForms, allShareableAnswers } from '#products/student-loans/situation/answers.fixture.ts'
import { testServer } from '#testing/server.ts'
import { offersText } from './offers-messages.ts'

const now = () => new Date('2026-11-21T15:00:00Z')
const account = {
  email: 'maya@example.com',
  firstName: 'Maya',
  lastName: 'Ortiz',
  password: 'Correct-Horse-1',
  ageBand: 'from_18',
  confirmPassword: 'Correct-Horse-1',
  schoolAttendedOpeid: '',
}

/** Returns where each link to the form leads. */
const linksTo = (form: string, links: readonly string[]) => [
  ...new Set(links.filter((link) => link.split('?')[0] === form)),
]

test('signing up from the list comes back to the same list, which says that the answers moved to the account', async () => {
  await using site = await testServer({ now })
  const visitor = site.visitor()
  for (const [slug, form] of allForms) await visitor.post(`/student-loans/signup?question=${slug}`, form)
  await visitor.get('/student-loans/offers')
  await visitor.follow()
  const title = visitor.page.heading
  expect(visitor.page.text('main')).toContain(offersText.accountTitle)
  const [form = '', ...others] = linksTo('/signup', visitor.page.links())
  // The header, the call below the list and the footer lead to the same form.
  expect(others).toEqual([])

  await visitor.post(form, account)
  await visitor.follow()
  expect(visitor.page.heading).toBe(title)
  expect(visitor.page.text('main')).toContain(
    `${shellText.arrival.newAccount} Moved to your account: your answers.`,
  )
  expect(visitor.page.text('main')).not.toContain(offersText.accountTitle)

  await visitor.get('/student-loans/offers')
  await visitor.follow()
  expect(visitor.page.heading).toBe(title)
  expect(visitor.page.text('main')).not.toContain(shellText.arrival.newAccount)
})

test('the forms take along the bands of the list and its settings, and nothing else of its address', async () => {
  await using site = await testServer({ now })
  const visitor = site.visitor()
  await visitor.get(
    `/student-loans/offers?${allShareableAnswers}&name=maya&school=00131500&to=//evil.example`,
  )
  const toQuery = (link = '') => new URL(link, 'http://site.test').searchParams
  const list = toQuery(visitor.page.links().find((link) => link.startsWith('/student-loans/offers?')))
  const forms = ['/signup', '/signin'].map((form) => {
    const [link] = linksTo(form, visitor.page.links())
    expect(toQuery(link).get('return')).toBe('offers')
    return toQuery(link)
  })
  for (const query of [list, ...forms]) {
    expect([...query.keys()]).toEqual(expect.arrayContaining(['amount', 'credit']))
    for (const name of ['name', 'school', 'to']) expect(query.has(name)).toBe(false)
  }
})

test('without answers the list only says that the account is ready', async () => {
  await using site = await testServer({ now })
  const visitor = site.visitor()
  await visitor.post('/signup?return=offers', account)
  await visitor.follow()
  expect(visitor.page.text('main')).toContain(shellText.arrival.newAccount)
  expect(visitor.page.text('main')).not.toContain('Moved to your account')
})
