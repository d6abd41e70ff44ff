import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storedArticle, storedDesk } from '#cms/model/documents/some-documents.fixture.ts'
import { operate } from '#server/operator/operate.ts'
import { type FreshDatabase, freshDatabase } from '#testing/database.ts'
import { editorToken, openEditor } from '#testing/library-site.ts'
import { startServer } from '#testing/server-process.ts'
import { startSmtp } from '#testing/smtp.ts'

// Two server processes with folders of their own share one PostgreSQL, as behind a balancer that sends each request
// anywhere.

type Server = Awaited<ReturnType<typeof startServer>>

const article = '/resources/fafsa/pell-grant'
const maya = { emailAddress: 'maya@example.com', plaintextPassword: 'Correct-Horse-1' }

let fresh: FreshDatabase
let smtp: Awaited<ReturnType<typeof startSmtp>>
let folder = ''
let one: Server
let two: Server

const settings = (mail: Pick<typeof smtp, 'settings'>) => ({
  CONTENT_WRITE_TOKEN: editorToken,
  ...mail.settings,
  LOGINS_PER_ACCOUNT: '4',
  SAMPLE_ACCOUNT: 'false',
})

beforeAll(async () => {
  fresh = await freshDatabase('postgres', { isDurable: true })
  smtp = await startSmtp()
  folder = await mkdtemp(join(tmpdir(), 'bursar-many-'))
  const start = (name: string) => startServer({ ...fresh, dataDir: join(folder, name) }, settings(smtp))
  one = await start('one')
  two = await start('two')
  const { status } = await createBrowser().send(one, '/api/account/create', { json: maya })
  expect(status).toBe(204)
}, 120_000)
afterAll(async () => {
  await one[Symbol.asyncDispose]()
  await two[Symbol.asyncDispose]()
  await smtp[Symbol.asyncDispose]()
  await fresh[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

test('a session begun on one server is known to the other, and ends on both', async () => {
  const browser = createBrowser()
  await signIn(browser, one)
  expect((await browser.send(two, '/api/account/user')).text).toContain(maya.emailAddress)
  await browser.send(two, '/api/logout')
  expect((await browser.send(one, '/api/account/user')).status).toBe(401)
})

test('answers given on one server are there on the other, and a refused form is shown again there', async () => {
  const browser = createBrowser()
  const form = { who: 'student' }
  const answered = await browser.send(one, '/student-loans/signup?question=who', { form })
  expect([answered.status, answered.location]).toEqual([303, '/student-loans/signup?question=school'])
  // Without the first answer, the second question leads back to the first.
  expect((await browser.send(two, answered.location)).status).toBe(200)
  expect((await createBrowser().send(two, answered.location)).status).not.toBe(200)
  const refused = await browser.send(one, '/scholarships/signup?question=gpa', { form: { gpa: '9.75' } })
  expect(refused.location).toContain('reply=')
  expect((await browser.send(two, refused.location)).text).toContain('value="9.75"')
})

describe('content', () => {
  test('published on one server replaces the cached page of the other, and its listeners hear it', async () => {
    const editors = [openEditor(one), openEditor(two)] as const
    await editors[0].createOrReplace(storedDesk)
    await editors[0].createOrReplace(storedArticle)
    const reader = createBrowser()
    await until(async () => (await reader.send(two, article)).status === 200)
    const heard = new Promise<unknown>((resolve, reject) => {
      editors[1].listen('*[_type == "blog"]', {}, { events: ['welcome', 'mutation'] }).subscribe({
        next: (event) => (event.type === 'welcome' ? change().catch(reject) : resolve(event)),
        error: reject,
      })
    })
    let at = 0
    const change = async () => {
      await editors[0].patch(storedArticle._id).set({ title: 'What both servers say' }).commit()
      at = performance.now()
    }
    expect(await heard).toMatchObject({ type: 'mutation', documentId: storedArticle._id })
    await until(async () => (await reader.send(two, article)).text.includes('What both servers say'))
    const delayMs = performance.now() - at
    console.log(`A page of another server is new ${delayMs.toFixed(0)} ms after an edit.`)
    // What is left if a notification is lost: topics are read every five seconds.
    expect(delayMs).toBeLessThan(5_000)
  })

  test('a preview begun on one server shows drafts on the other', async () => {
    const { _rev, ...published } = storedArticle
    await openEditor(two).createOrReplace({
      ...published,
      _id: `drafts.${published._id}`,
      title: 'Draft for both',
    })
    const env = { DATABASE_URL: fresh.databaseUrl, DATA_DIR: join(folder, 'operator') }
    const { lines } = await operate(['preview-link', article], env)
    const link = new URL(lines[0] ?? '')
    const browser = createBrowser()
    expect((await browser.send(one, link.pathname + link.search)).location).toBe(article)
    await until(async () => (await browser.send(two, article)).text.includes('Draft for both'))
    expect((await createBrowser().send(two, article)).text).not.toContain('Draft for both')
  })

  test('an image uploaded to one server is served whole and drawn by the other', async () => {
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#8447eb' } })
      .composite([{ input: await noise(900, 600), blend: 'multiply' }])
      .png()
      .toBuffer()
    // More than one piece in the database.
    expect(bytes.length).toBeGreaterThan(300_000)
    const { path } = await openEditor(one).assets.upload('image', bytes)
    const get = async (server: Server, query = '') =>
      Buffer.from(await (await fetch(`${server.url}/${path}${query}`)).arrayBuffer())
    await until(async () => (await fetch(`${two.url}/${path}`)).status === 200)
    expect((await get(two)).equals(bytes)).toBe(true)
    expect((await sharp(await get(two, '?w=90')).metadata()).width).toBe(90)
    expect((await get(one)).equals(bytes)).toBe(true)
  })
})

test('failed sign-ins are counted together', async () => {
  const email = 'guessed@example.com'
  await createBrowser().send(one, '/api/account/create', { json: { ...maya, emailAddress: email } })
  const guess = async (server: Server) =>
    (await createBrowser().send(server, '/api/account/login', { basic: `${email}:Wrong-Horse-1` })).status
  const answers: number[] = []
  for (const server of [one, two, one, two, one, two]) answers.push(await guess(server))
  expect(answers).toEqual([401, 401, 401, 401, 429, 429])
})

describe('emails', () => {
  test('go out once with a worker in each server, and a link works once, on any of them', async () => {
    const owners = Array.from({ length: 6 }, (_, nth) => `owner${nth}@example.com`)
    for (const [nth, emailAddress] of owners.entries())
      await createBrowser().send([one, two][nth % 2] ?? one, '/api/account/create', {
        json: { ...maya, emailAddress },
      })
    await Promise.all(
      owners.map((email, nth) =>
        createBrowser().send([two, one][nth % 2] ?? one, '/recovery', { form: { email } }),
      ),
    )
    const resets = () => smtp.received.filter(({ links }) => links.some(isReset))
    await until(async () => resets().length >= owners.length)
    // Longer than a worker pauses before it looks.
    await setTimeout(1_500)
    expect(
      resets()
        .map(({ to }) => to)
        .sort(),
    ).toEqual(owners)
    const link = new URL(resets()[0]?.links.find(isReset) ?? '')
    const form = { password: 'Better-Horse-2', confirmPassword: 'Better-Horse-2' }
    const browser = createBrowser()
    expect((await browser.send(two, link.pathname + link.search, { form })).location).toBe(
      '/reset-password?done',
    )
    expect((await browser.send(one, link.pathname + link.search, { form })).location).not.toBe(
      '/reset-password?done',
    )
  })

  test('in the hands of a killed server are sent by another once their lease ends', async () => {
    await using own = await freshDatabase('postgres', { isDurable: true })
    await using silent = await startSmtp({ answerAfterMs: 600_000 })
    await using first = await startServer(own, settings(silent))
    const { emailAddress: email } = maya
    const account = { id: 'a', email, email_key: email, password_hash: 'hash', first_name: '', last_name: '' }
    await own.database.write((tx) =>
      tx
        .insertInto('account')
        .values({ ...account, created_at: new Date() })
        .execute(),
    )
    await createBrowser().send(first, '/recovery', { form: { email } })
    const inHand = () =>
      own.database.read.selectFrom('mail').selectAll().where('state', '=', 'sending').execute()
    await until(async () => (await inHand()).length === 1)
    first.signal('SIGKILL')
    await first.ended
    await using other = await startServer({ ...own, dataDir: join(folder, 'other') }, settings(smtp))
    const before = smtp.received.length
    // As long as the lease lasts, the email may still be on its way.
    expect(await inHand()).toHaveLength(1)
    await own.database.write(async (tx) => {
      await tx
        .updateTable('mail')
        .set({ lease_ends_at: new Date(0) })
        .where('state', '=', 'sending')
        .execute()
      await own.database.changed(tx, 'mail')
    })
    await until(async () => smtp.received.length > before)
    expect(smtp.received.slice(before).map(({ to }) => to)).toEqual([email])
    expect(other.output()).not.toContain('not sent')
  }, 180_000)
})

const isReset = (link: string) => link.includes('/reset-password')

/** A browser without script that keeps its cookies, whichever server answers. */
function createBrowser() {
  const jar = new Map<string, string>()
  return {
    async send(
      { url }: Server,
      path: string,
      { form, json, basic }: { form?: Record<string, string>; json?: object; basic?: string } = {},
    ) {
      const response = await fetch(url + path, {
        method: form || json ? 'POST' : 'GET',
        redirect: 'manual',
        headers: {
          origin: url,
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(json && { 'content-type': 'application/json' }),
          ...(basic && { authorization: `Basic ${btoa(basic)}` }),
        },
        ...(form && { body: new URLSearchParams(form) }),
        ...(json && { body: JSON.stringify(json) }),
      })
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        jar.set(name, value)
      }
      return {
        status: response.status,
        location: response.headers.get('location') ?? '',
        text: await response.text(),
      }
    },
  }
}

async function signIn(browser: ReturnType<typeof createBrowser>, server: Server): Promise<void> {
  const basic = `${maya.emailAddress}:${maya.plaintextPassword}`
  expect((await browser.send(server, '/api/account/login', { basic })).status).toBe(204)
}

/** If it never becomes true, the test fails by its timeout. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setTimeout(50)
}

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .png()
    .toBuffer()
