import { expect, test } from 'vitest'
import { maya } from '#app/features/account/account-server.fixture.ts'
import {
  type FactorSite,
  type FactorVisitor,
  factorSite,
  turnOn,
} from '#app/features/account/second-factor/second-factor.fixture.ts'
import { readMails } from '#testing/mailbox.ts'
import { createAuthenticator } from './authenticator.fixture.ts'

const page = '/dashboard/settings/passkeys'
const noah = { ...maya, emailAddress: 'noah@example.com', firstName: 'Noah' }

test('a passkey signs in alone, also where a code would be asked for, and its owner hears that it was added', async () => {
  await using site = await factorSite()
  const owner = await site.signUp(maya)
  const device = createAuthenticator()
  expect((await add(owner, device, 'My phone')).statusCode).toBe(204)
  await turnOn(site, owner)
  await owner.get(page)
  expect(owner.page.text('main')).toContain('Added on November 27, 2026. Not used yet.')

  const visitor = site.visitor()
  expect((await signIn(visitor, device)).statusCode).toBe(204)
  expect((await visitor.get('/api/account/user')).json()).toMatchObject({ emailAddress: maya.emailAddress })
  await visitor.get(page)
  expect(visitor.page.text('main')).toContain('Last used on November 27, 2026.')
  const subjects = async () => (await readMails(site.dataDir)).map(({ subject }) => subject)
  await expect.poll(subjects, { timeout: 10_000 }).toContain('A passkey was added to your Bursar account')
  await expect.poll(subjects, { timeout: 10_000 }).toContain('New sign-in to your Bursar account')
  const { read } = site.services.database
  expect(JSON.stringify(await read.selectFrom('passkey_challenge').selectAll().execute())).toBe('[]')
})

test('a signed challenge works once, only in the browser that asked, and for five minutes', async () => {
  await using site = await factorSite()
  const device = createAuthenticator()
  await add(await site.signUp(maya), device, 'My phone')
  const [visitor, stranger] = [site.visitor(), site.visitor()]
  const used = device.use(await askToSign(visitor))
  await askToSign(stranger)
  expect((await send(stranger, 'login', used)).statusCode).toBe(401)
  const { cookie } = visitor
  expect((await send(visitor, 'login', used)).statusCode).toBe(204)
  expect((await send(stranger, 'login', used, cookie)).statusCode).toBe(401)
  expect((await stranger.get('/api/account/user')).statusCode).toBe(401)

  const slow = device.use(await askToSign(stranger))
  site.pass({ minutes: 5 })
  expect((await send(stranger, 'login', slow)).statusCode).toBe(401)
  expect(site.events.filter((event) => 'event' in event && event.event === 'passkey_refused')).toHaveLength(3)
})

test.each([
  ['from another site', { origin: 'https://bursar.evil.example' }],
  ['for another domain', { rpId: 'evil.example' }],
  ['without making sure of the person', { isVerified: false }],
  ['that names another account', { userHandle: 'somebody-else' }],
])('what a passkey signed %s opens nothing', async (_, changes) => {
  await using site = await factorSite()
  const device = createAuthenticator()
  await add(await site.signUp(maya), device, 'My phone')
  const visitor = site.visitor()
  const answer = await send(visitor, 'login', device.use(await askToSign(visitor), changes))
  expect([answer.statusCode, answer.json()]).toEqual([
    401,
    {
      error: 'INVALID_CREDENTIALS',
      message: expect.stringContaining('This passkey doesn’t belong to an account'),
    },
  ])
  expect((await visitor.get('/api/account/user')).statusCode).toBe(401)
})

test('another device, and a copy whose counter falls behind, open nothing', async () => {
  await using site = await factorSite()
  const device = createAuthenticator()
  await add(await site.signUp(maya), device, 'My phone')
  expect((await signIn(site.visitor(), createAuthenticator())).statusCode).toBe(401)
  const imposter = site.visitor()
  const forged = createAuthenticator().use(await askToSign(imposter))
  expect((await send(imposter, 'login', { ...forged, id: device.id, rawId: device.id })).statusCode).toBe(401)
  expect((await signIn(site.visitor(), device, { counter: 7 })).statusCode).toBe(204)
  expect((await signIn(site.visitor(), device, { counter: 7 })).statusCode).toBe(401)
  expect((await signIn(site.visitor(), device, { counter: 8 })).statusCode).toBe(204)
})

test('nobody adds a passkey without a sign-in of just now, a confirmed address and a challenge of their own', async () => {
  await using site = await factorSite()
  const [owner, other] = [await site.signUp(maya), await site.signUp(noah)]
  const device = createAuthenticator()
  expect((await add(site.visitor(), device, 'x')).statusCode).toBe(401)
  const made = device.create(await askToAdd(other))
  await askToAdd(owner)
  expect((await send(owner, '', { name: 'x', credential: made })).statusCode).toBe(400)
  const unsure = device.create(await askToAdd(owner), { isVerified: false })
  expect((await send(owner, '', { name: 'x', credential: unsure })).statusCode).toBe(400)
  const stranger = site.visitor()
  const unconfirmed = { ...maya, emailAddress: 'zoe@example.com' }
  await stranger.createAccount(unconfirmed)
  await stranger.signIn(unconfirmed)
  expect((await add(stranger, device, 'x')).statusCode).toBe(401)
  await stranger.get(page)
  expect(stranger.page.text('main')).toContain('please confirm your email address')
  site.pass({ minutes: 15 })
  expect((await add(owner, device, 'x')).statusCode).toBe(401)
  expect((await owner.get(page)).headers.location).toBe('/dashboard/settings/confirm?return=passkeys')
  expect(await count(site)).toBe(0)
})

test('a passkey belongs to one account, which renames and removes it; for others it does not exist', async () => {
  await using site = await factorSite()
  const [owner, other] = [await site.signUp(maya), await site.signUp(noah)]
  const device = createAuthenticator()
  await add(owner, device, 'My phone')
  expect((await add(other, device, 'Mine')).statusCode).toBe(400)
  const [id = ''] = await ids(site)
  for (const fields of [
    `do=rename&id=${id}&name=Stolen`,
    `do=remove&id=${id}`,
    'do=remove&id=no-such-passkey',
  ])
    expect((await other.post(page, fields)).statusCode).toBe(404)
  expect((await owner.post(page, { do: 'rename', id, name: ' Blue \u202e phone' })).statusCode).toBe(400)
  expect((await owner.post(page, { do: 'rename', id, name: ' ' })).statusCode).toBe(400)
  expect(owner.page.problems).toEqual([[`name-${id}`, 'Please give it a name']])
  await owner.post(page, { do: 'rename', id, name: ' Blue  phone ' })
  await owner.get(page)
  expect(owner.page.text('main h3')).toBe('Blue phone')
  expect((await owner.post(page, { do: 'remove', id })).statusCode).toBe(303)
  expect(await count(site)).toBe(0)
  expect((await signIn(site.visitor(), device)).statusCode).toBe(401)
})

test('the only way to sign in to an account stays', async () => {
  await using site = await factorSite()
  const owner = await site.signUp(maya)
  const [phone, key] = [createAuthenticator(), createAuthenticator()]
  await add(owner, phone, 'My phone')
  await add(owner, key, 'My key')
  await site.services.database.write((tx) =>
    tx.updateTable('account').set({ password_hash: 'none' }).execute(),
  )
  const [first = '', second = ''] = await ids(site)
  expect((await owner.post(page, { do: 'remove', id: first })).statusCode).toBe(303)
  expect((await owner.post(page, { do: 'remove', id: second })).statusCode).toBe(400)
  expect(owner.page.text('main')).toContain('the only way to sign in')
  expect(await count(site)).toBe(1)
})

test('a passkey of the account proves who is signed in; another account’s does not', async () => {
  await using site = await factorSite()
  const [owner, other] = [await site.signUp(maya), await site.signUp(noah)]
  const [device, foreign] = [createAuthenticator(), createAuthenticator()]
  await add(owner, device, 'My phone')
  await add(other, foreign, 'Noah’s phone')
  site.pass({ minutes: 20 })
  const wrong = await send(owner, 'proof', foreign.use(await askToSign(owner, 'prove')))
  expect([wrong.statusCode, (await owner.get(page)).statusCode]).toEqual([401, 303])
  // What was signed to sign in proves nothing here.
  expect((await send(owner, 'proof', device.use(await askToSign(owner)))).statusCode).toBe(401)
  expect((await send(owner, 'proof', device.use(await askToSign(owner, 'prove')))).statusCode).toBe(204)
  expect((await owner.get(page)).statusCode).toBe(200)
})

test('where the site is open at a network address, nobody is offered a passkey', async () => {
  await using site = await factorSite()
  const { body } = await site.visitor().get('/signin', { host: '127.0.0.1:3000' })
  expect(body).not.toContain('Sign in with a passkey')
  const visitor = site.visitor()
  await visitor.get('/signin')
  expect(visitor.page.text('main')).toContain('Sign in with a passkey')
})

async function add(visitor: FactorVisitor, device: ReturnType<typeof createAuthenticator>, name: string) {
  const challenge = await askToAdd(visitor)
  return send(visitor, '', { name, credential: device.create(challenge) })
}

async function askToAdd(visitor: FactorVisitor): Promise<string> {
  return (await send(visitor, 'options', {})).json().challenge ?? ''
}

async function askToSign(visitor: FactorVisitor, purpose = 'sign-in'): Promise<string> {
  return (await send(visitor, 'challenge', { purpose })).json().challenge ?? ''
}

async function signIn(
  visitor: FactorVisitor,
  device: ReturnType<typeof createAuthenticator>,
  changes: Parameters<typeof device.use>[1] = {},
) {
  return send(visitor, 'login', device.use(await askToSign(visitor), changes))
}

function send(visitor: FactorVisitor, path: string, payload: object, cookie?: string) {
  const url = `/api/account/passkeys${path && `/${path}`}`
  return visitor.send({ method: 'POST', url, payload, headers: cookie === undefined ? {} : { cookie } })
}

async function ids({ services }: FactorSite): Promise<string[]> {
  const rows = await services.database.read.selectFrom('passkey').select('id').orderBy('created_at').execute()
  return rows.map(({ id }) => id)
}

async function count(site: FactorSite): Promise<number> {
  return (await ids(site)).length
}
