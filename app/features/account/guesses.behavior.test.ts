import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { accountServer, maya, signedIn } from './account-server.fixture.ts'

test('guesses at one account are blocked for their address, with the time to wait, and not for the owner elsewhere', async () => {
  await using server = await accountServer({ loginsPerAccount: 3 })
  await server.browser().create(maya)
  for (const _ of [1, 2, 3]) {
    expect((await server.browser('192.0.2.9').login(maya.emailAddress, 'Guess-1234')).status).toBe(401)
  }
  const stopped = await server.browser('192.0.2.9').login('MAYA@example.com', maya.plaintextPassword)
  expect(stopped).toMatchObject({ status: 429, body: { error: 'TOO_MANY_REQUESTS' } })
  expect(stopped.headers['retry-after']).toBe('900')
  expect((await server.browser('192.0.2.8').login(maya.emailAddress, maya.plaintextPassword)).status).toBe(
    204,
  )
  server.pass({ minutes: 15 })
  expect((await server.browser('192.0.2.9').login(maya.emailAddress, maya.plaintextPassword)).status).toBe(
    204,
  )
})

test('guesses from ever new addresses are blocked for the day, except on a device that has signed in before', async () => {
  await using server = await accountServer({ loginsPerAccountDaily: 4 })
  const phone = await signedIn(server)
  await phone.get('/logout')
  const other = await signedIn(server, { ...maya, emailAddress: 'noah@example.com' }, '192.0.2.200')
  for (const i of [1, 2, 3, 4]) {
    expect((await server.browser(`192.0.2.${i}`).login(maya.emailAddress, 'Guess-1234')).status).toBe(401)
  }
  const stopped = await server.browser('192.0.2.9').login(maya.emailAddress, maya.plaintextPassword)
  expect(stopped).toMatchObject({ status: 429, body: { message: expect.stringContaining('12 hours') } })
  expect(stopped.headers['retry-after']).toBe(String(12 * 3600))
  // The device of another account is not known to this one.
  expect((await other.login(maya.emailAddress, maya.plaintextPassword)).status).toBe(429)
  expect((await phone.login(maya.emailAddress, maya.plaintextPassword)).status).toBe(204)
  server.pass({ minutes: 12 * 60 })
  expect((await server.browser('192.0.2.9').login(maya.emailAddress, maya.plaintextPassword)).status).toBe(
    204,
  )
})

test('a stolen known device gets no more guesses than an address', async () => {
  await using server = await accountServer({ loginsPerAccount: 3, loginsPerAccountDaily: 5 })
  const phone = await signedIn(server)
  const { device } = phone.cookies
  const guess = (i: number) =>
    server.browser(`192.0.2.${i}`).login(maya.emailAddress, 'Guess-1234', { cookie: `device=${device}` })
  for (const i of [1, 2, 3]) expect((await guess(i)).status).toBe(401)
  expect((await guess(4)).status).toBe(429)
  server.pass({ minutes: 15 })
  for (const i of [5, 6]) expect((await guess(i)).status).toBe(401)
  expect((await guess(7)).headers['retry-after']).toBe(String(12 * 3600 - 900))
  expect((await server.browser().login(maya.emailAddress, maya.plaintextPassword)).status).toBe(204)
})

test('an unknown account is limited as one that exists', async () => {
  await using server = await accountServer({ loginsPerAccount: 2, loginsPerAccountDaily: 3 })
  await server.browser().create(maya)
  const probe = async (email: string) => {
    const answers = []
    for (const i of [1, 1, 1, 2, 3]) {
      const { status, body, headers } = await server.browser(`198.51.100.${i}`).login(email, 'Guess-1234')
      answers.push({ status, body, wait: headers['retry-after'] })
    }
    return answers
  }
  const known = await probe(maya.emailAddress)
  expect(await probe('nobody@example.com')).toEqual(known)
  expect(known.map(({ status }) => status)).toEqual([401, 401, 429, 401, 429])
})

test('guesses from one address are blocked for all accounts; correct passwords do not count', async () => {
  await using server = await accountServer({ loginsPerAddress: 4 })
  const browser = await signedIn(server)
  for (let i = 0; i < 6; i++) await browser.login(maya.emailAddress, maya.plaintextPassword)
  for (let i = 0; i < 4; i++) expect((await browser.login(`nobody${i}@example.com`, 'x')).status).toBe(401)
  expect((await browser.login('nobody5@example.com', 'x')).status).toBe(429)
  expect((await server.browser('192.0.2.77').login(maya.emailAddress, maya.plaintextPassword)).status).toBe(
    204,
  )
})

test('a burst of parallel guesses gets no more tries than a slow one', async () => {
  await using server = await accountServer({ loginsPerAccount: 3 })
  await server.browser().create(maya)
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => server.browser().login(maya.emailAddress, 'Guess-1234')),
  )
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(3)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(9)
})

test('the number of accounts created from one address is limited', async () => {
  await using server = await accountServer({ accountsPerAddress: 2 })
  const browser = server.browser()
  for (const i of [1, 2]) {
    expect((await browser.create({ ...maya, emailAddress: `m${i}@example.com` })).status).toBe(204)
  }
  expect(await browser.create({ ...maya, emailAddress: 'm3@example.com' })).toMatchObject({ status: 429 })
  expect(await server.count('account')).toBe(2)
})

test('while too many passwords wait to be hashed, others are asked to try again, and nothing is counted', async () => {
  await using server = await accountServer({ maxWaiting: 0, loginsPerAccount: 1, accountsPerAddress: 2 })
  const browser = await signedIn(server)
  const attempts = await server.count('attempt')
  const held = Promise.withResolvers<boolean>()
  const holding = server.queue.run('somebody', () => held.promise)
  for (const _ of [1, 2]) {
    const answers = [
      await browser.login(maya.emailAddress, maya.plaintextPassword),
      await browser.create({ ...maya, emailAddress: 'noah@example.com' }),
    ]
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 503, body: { error: 'TEMPORARILY_UNAVAILABLE' } })
      expect(answer.headers['retry-after']).toBe('5')
    }
  }
  expect(await server.count('attempt')).toBe(attempts)
  held.resolve(true)
  await holding
  expect((await browser.create({ ...maya, emailAddress: 'noah@example.com' })).status).toBe(204)
  expect((await browser.login(maya.emailAddress, maya.plaintextPassword)).status).toBe(204)
})

test('a sign-in replaces a hash of an older cost, and the password stays', async () => {
  await using server = await accountServer()
  const browser = await signedIn(server)
  const stored = () =>
    server.database.read.selectFrom('account').select('password_hash').executeTakeFirstOrThrow()
  const current = (await stored()).password_hash
  const older = await hash(maya.plaintextPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  await server.database.write((tx) => tx.updateTable('account').set({ password_hash: older }).execute())
  await browser.login(maya.emailAddress, 'Wrong-Horse-1')
  expect((await stored()).password_hash).toBe(older)
  await browser.login(maya.emailAddress, maya.plaintextPassword)
  const upgraded = (await stored()).password_hash
  expect(upgraded.split('$').slice(0, 4)).toEqual(current.split('$').slice(0, 4))
  expect(server.events).toContainEqual({ event: 'password_hash_upgraded', account: expect.any(String) })
  await browser.login(maya.emailAddress, maya.plaintextPassword)
  expect((await stored()).password_hash).toBe(upgraded)
})

test('a sign-in that is being checked while the password changes starts no session', async () => {
  await using server = await accountServer()
  await server.browser().create(maya)
  const held = Promise.withResolvers<boolean>()
  const holding = server.queue.run('somebody', () => held.promise)
  const browser = server.browser()
  const late = browser.login(maya.emailAddress, maya.plaintextPassword)
  await expect.poll(() => server.count('attempt')).toBeGreaterThan(2)
  // The old hash has been read, and waits to be compared.
  await new Promise((resolve) => setTimeout(resolve, 50))
  const password_hash = await hash('Better-Horse-2')
  await server.database.write((tx) => tx.updateTable('account').set({ password_hash }).execute())
  held.resolve(true)
  await holding
  expect((await late).status).toBe(401)
  expect(await server.count('session')).toBe(0)
  expect((await browser.login(maya.emailAddress, maya.plaintextPassword)).status).toBe(401)
  expect((await browser.login(maya.emailAddress, 'Better-Horse-2')).status).toBe(204)
})

test('security events are logged with a keyed hash of the account, and with nothing that a visitor typed', async () => {
  await using server = await accountServer({ loginsPerAccount: 1 })
  const browser = await signedIn(server)
  await browser.get('/logout')
  await browser.get('/logout')
  await browser.login(maya.emailAddress, 'Wrong-Horse-1')
  await browser.login(maya.emailAddress, 'Wrong-Horse-1')
  await server.browser('192.0.2.7').login('maya\n{"event":"sign_in_succeeded"}', 'x')
  const account = expect.stringMatching(/^[\w-]{16}$/)
  expect(server.events).toEqual([
    { event: 'account_created', account },
    { event: 'sign_in_succeeded', account, isKnownDevice: false },
    { event: 'signed_out', account },
    { event: 'sign_in_failed', account, isKnownDevice: true },
    { event: 'sign_in_locked', account, isKnownDevice: true, limit: 'loginByDevice' },
    { event: 'sign_in_failed', account, isKnownDevice: false },
  ])
  const hashes = server.events.map((event) => ('account' in event ? event.account : ''))
  expect(new Set(hashes.slice(0, 5)).size).toBe(1)
  expect(hashes[5]).not.toBe(hashes[0])
  expect(JSON.stringify(server.events)).not.toMatch(/maya|Horse|192\.0|\\n/i)
})
