import { expect, test } from 'vitest'
import { sampleAccount } from '#server/database/seed/sample-account.ts'
import { testServer } from '#testing/server.ts'
import { everyProductLine, type TestedProductLine } from './every-product-line.fixture.ts'
import { questionText } from './messages.ts'
import { defaultRetention } from './retention.ts'

type Visitor = ReturnType<Awaited<ReturnType<typeof testServer>>['visitor']>

/** A clock that moves on by a second each time it is read. */
function createClock() {
  let at = Date.parse('2026-11-23T15:00:00Z')
  return () => {
    at += 1000
    return new Date(at)
  }
}

async function answerAll(visitor: Visitor, { path, forms }: TestedProductLine) {
  for (const [slug, form] of forms)
    expect((await visitor.post(`${path}?question=${slug}`, form)).statusCode, slug).toBe(303)
}

async function signIn(visitor: Visitor) {
  const { emailAddress: email, password } = sampleAccount
  expect((await visitor.post('/signin', { email, password })).statusCode).toBe(303)
}

/** What the check of all answers shows, without what it links to. */
async function readCheck(visitor: Visitor, { path }: TestedProductLine) {
  const page = await visitor.get(`${path}?question=check`)
  return page.statusCode === 200 ? visitor.page.text('main') : page.headers.location
}

const named = everyProductLine.map((one) => [one.line, one] as const)

test.each(named)('answers about %s come along at sign-in and wait on another device', async (_name, line) => {
  await using site = await testServer({ now: createClock() })
  const library = site.visitor()
  await answerAll(library, line)
  await library.get('/signin')
  expect(library.page.text('main')).toContain('Your answers move with you.')
  await signIn(library)
  expect(Object.keys(library.cookies).toSorted()).toEqual(['arrival', 'device', 'session', 'signed_in'])
  const { inWords } = line.retention ?? defaultRetention
  expect(await readCheck(library, line)).toContain(questionText.savedInAccount(inWords))

  const phone = site.visitor()
  await phone.get('/signin')
  expect(phone.page.text('main')).not.toContain('Your answers move with you.')
  await signIn(phone)
  expect(await readCheck(phone, line)).toContain(line.kept)
  await phone.post(`${line.path}?question=${line.other.slug}&from=check`, line.other.form)
  expect(await readCheck(library, line)).toContain(line.other.said)

  await library.post('/signout')
  expect(Object.keys(library.cookies)).toEqual(['device'])
  const nobodys = `${line.path}?question=${line.forms[0]?.[0]}&none=1`
  expect(await readCheck(library, line)).toBe(nobodys)
  expect(await readCheck(phone, line)).toContain(line.kept)
})

test.each(named)(
  'of two answers about %s the newer one stays, from whichever device',
  async (_name, line) => {
    await using site = await testServer({ now: createClock() })
    const home = site.visitor()
    await answerAll(home, line)
    await signIn(home)
    const library = site.visitor()
    for (const [slug, form] of line.forms) {
      await library.post(`${line.path}?question=${slug}`, slug === line.other.slug ? line.other.form : form)
      if (slug === line.other.slug) break
    }
    await signIn(library)
    const merged = await readCheck(library, line)
    expect(merged).toContain(line.other.said)
    expect(merged).toContain(line.kept)
    expect(await readCheck(home, line)).toBe(merged)
  },
)

test.each(named)(
  'one press clears the answers about %s, and the page says for how long they would be kept',
  async (_name, line) => {
    await using site = await testServer({ now: createClock() })
    const visitor = site.visitor()
    await answerAll(visitor, line)
    expect(await readCheck(visitor, line)).toContain(
      questionText.kept((line.retention ?? defaultRetention).inWords),
    )
    await visitor.post(line.path, 'clear=all')
    expect([
      visitor.cookies,
      await site.services.database.read.selectFrom('draft').selectAll().execute(),
    ]).toEqual([{}, []])
  },
)
