import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Database, openDatabase } from '#server/database/database.ts'
import { type FreshDatabase, freshDatabase } from '#testing/database.ts'
import { type AttemptKind, createAttemptLimits, deleteEndedAttempts } from './attempt-limits.ts'
import { keyedHash } from './keyed-hash.ts'

const limits = {
  loginsPerAccount: 3,
  loginsPerAccountDaily: 7,
  loginsPerAddress: 5,
  accountsPerAddress: 2,
  draftsPerAddress: 4,
  messagesPerAddress: 5,
  entriesPerAddress: 5,
  emailsPerAddress: 5,
  emailsPerRecipient: 3,
  clicksPerAddress: 5,
  emailsPerRecipientDaily: 6,
  emailsPerHour: 20,
  windowMinutes: 15,
}
const login = ['loginByAddress', 'loginByAccountAndAddress', 'loginByAccountDaily'] as const
const maya = { account: 'maya@example.com', address: '192.0.2.1' }

test('the networks of a /48 may together try four times as often as one, and no other network counts with them', async () => {
  await using counter = await openCounter()
  const kinds = ['messageByAddress'] as const
  const count = (i: number) => counter.count(kinds, { address: `2001:db8:1:${i}::1` })
  for (let i = 0; i < 4 * limits.messagesPerAddress; i += 1) {
    expect(await count(i)).toMatchObject({ allowed: true })
  }
  expect(await count(99)).toMatchObject({ allowed: false, limit: 'messageByAddress' })
  expect(await counter.count(kinds, { address: '2001:db8:2::1' })).toMatchObject({ allowed: true })
})

test('what is cleared starts again, and nothing else does', async () => {
  await using counter = await openCounter()
  const kinds = ['loginByAccountDaily'] as const
  const noah = { ...maya, account: 'noah@example.com' }
  for (const who of [maya, noah]) {
    for (let i = 0; i < limits.loginsPerAccountDaily; i += 1) await counter.count(kinds, who)
  }
  await counter.clear(kinds, maya)
  expect(await counter.count(kinds, maya)).toMatchObject({ allowed: true })
  expect(await counter.count(kinds, noah)).toMatchObject({ allowed: false })
})

test('the attempt after the last allowed one is refused and says how long to wait', async () => {
  await using counter = await openCounter()
  const kinds = ['loginByAccountAndAddress'] as const
  for (const _ of [1, 2, 3]) expect(await counter.count(kinds, maya)).toMatchObject({ allowed: true })
  counter.pass(5)
  expect(await counter.count(kinds, maya)).toEqual({
    allowed: false,
    limit: kinds[0],
    retryAfterSeconds: 600,
  })
  expect(await counter.count(kinds, { ...maya, account: 'noah@example.com' })).toMatchObject({
    allowed: true,
  })
  expect(await counter.count(kinds, { ...maya, address: '192.0.2.2' })).toMatchObject({ allowed: true })
  counter.pass(10)
  expect(await counter.count(kinds, maya)).toMatchObject({ allowed: true })
})

test('an account has a slower limit for all addresses together', async () => {
  await using counter = await openCounter()
  for (let i = 0; i < 7; i++) {
    expect(await counter.count(login, { ...maya, address: `192.0.2.${i}` })).toMatchObject({ allowed: true })
  }
  const late = { ...maya, address: '192.0.2.99' }
  const refused = { allowed: false, limit: 'loginByAccountDaily', retryAfterSeconds: 12 * 3600 }
  expect(await counter.count(login, late)).toEqual(refused)
  counter.pass(12 * 60)
  expect(await counter.count(login, late)).toMatchObject({ allowed: true })
})

test('the networks of one IPv6 customer guess at an account as if they were one', async () => {
  await using counter = await openCounter()
  const attempts = []
  for (let network = 0; network < 5; network += 1)
    attempts.push(await counter.count(login, { ...maya, address: `2001:db8:1:${network}::1` }))
  expect(attempts.map(({ allowed }) => allowed)).toEqual([true, true, true, false, false])
})

test('an attempt that one limit refuses counts in none', async () => {
  await using counter = await openCounter()
  for (let i = 0; i < 20; i++) await counter.count(login, maya)
  // Only three of the five attempts of the address and of the seven of the account were used.
  for (const name of ['noah', 'zoe']) {
    const other = { ...maya, account: `${name}@example.com` }
    expect(await counter.count(login, other)).toMatchObject({ allowed: true })
  }
  for (let i = 2; i < 6; i++) {
    expect(await counter.count(login, { ...maya, address: `192.0.2.${i}` })).toMatchObject({ allowed: true })
  }
  expect(await counter.count(login, { ...maya, address: '192.0.2.9' })).toMatchObject({ allowed: false })
})

test('refused attempts with ever new accounts leave no rows behind', async () => {
  await using counter = await openCounter()
  for (let i = 0; i < 40; i++) await counter.count(login, { ...maya, account: `a${i}@example.com` })
  expect(await counter.rows()).toHaveLength(1 + 2 * limits.loginsPerAddress)
})

test('a forgotten attempt frees its place for the next, and leaves no row behind', async () => {
  await using counter = await openCounter()
  for (let i = 0; i < 10; i++) {
    const attempt = await counter.count(login, maya)
    if (!attempt.allowed) throw new Error('it was refused')
    await counter.database.write(attempt.forget)
  }
  expect(await counter.rows()).toEqual([])
})

test('a known device counts by itself', async () => {
  await using counter = await openCounter()
  const device = ['loginByDevice', 'loginByDeviceDaily'] as const
  for (let i = 0; i < 20; i++) await counter.count(login, { ...maya, address: `192.0.2.${i}` })
  for (const _ of [1, 2, 3]) {
    expect(await counter.count(device, { ...maya, device: 'phone' })).toMatchObject({ allowed: true })
  }
  expect(await counter.count(device, { ...maya, device: 'phone' })).toMatchObject({ allowed: false })
  expect(await counter.count(device, { ...maya, device: 'laptop' })).toMatchObject({ allowed: true })
})

test('an attempt whose other work fails is not counted', async () => {
  await using counter = await openCounter()
  for (const _ of Array(5)) {
    const failing = counter.database.write(async (tx) => {
      await counter.attempts.count(tx, ['draftByAddress'], maya)
      throw new Error('not saved')
    })
    await expect(failing).rejects.toThrow('not saved')
  }
  expect(await counter.rows()).toEqual([])
})

test('two processes count together, and a burst across both gets no more attempts than one at a time', async () => {
  await using counter = await openCounter()
  const other = await openDatabase(counter.place)
  try {
    const attempts = await Promise.all(
      Array.from({ length: 24 }, (_, i) => counter.count(login, maya, i % 2 ? other : counter.database)),
    )
    expect(attempts.filter(({ allowed }) => allowed)).toHaveLength(limits.loginsPerAccount)
    expect(await counter.used()).toEqual([3, 3, 3])
  } finally {
    await other.close()
  }
})

test('the table tells neither addresses nor emails, and past windows are deleted', async () => {
  await using counter = await openCounter()
  await counter.count(login, maya)
  expect(JSON.stringify(await counter.rows())).not.toMatch(/192|maya|login/)
  counter.pass(15)
  await deleteEndedAttempts(counter)
  expect(await counter.used()).toEqual([1])
  counter.pass(12 * 60)
  await deleteEndedAttempts(counter)
  expect(await counter.rows()).toEqual([])
})

test.each([
  ['emailByAddress', 'letterByAddress', ['192.0.2.1']],
  ['emailByRecipientAndAddress', 'letterByRecipientAndAddress', ['maya@example.com', '192.0.2.1']],
  ['emailByRecipient', 'letterByRecipient', ['maya@example.com']],
  ['emailByDevice', 'letterByDevice', ['maya@example.com', 'phone']],
  ['emailInAll', 'letterInAll', []],
] as const)('%s counts on what was stored as %s', async (kind, formerName, names) => {
  await using counter = await openCounter()
  await counter.count([kind], { ...maya, mailbox: 'maya@example.com', device: 'phone' })
  const [row] = await counter.rows()
  expect(row?.key).toBe(keyedHash('key', 'attempt', [formerName, Number(row?.ends_at), ...names]))
})

test('no window has more attempts than its limit', async () => {
  await using counter = await openCounter()
  const who = fc.constantFrom('maya@example.com', 'noah@example.com')
  const step = fc.record({ who, minutes: fc.nat({ max: 10 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const used = new Map<string, number>()
      counter.pass(24 * 60)
      for (const { who, minutes } of steps) {
        counter.pass(minutes)
        const window = `${who} ${Math.floor(counter.now().getTime() / (15 * 60_000))}`
        const { allowed } = await counter.count(['loginByAccountAndAddress'], { ...maya, account: who })
        expect(allowed).toBe((used.get(window) ?? 0) < limits.loginsPerAccount)
        if (allowed) used.set(window, (used.get(window) ?? 0) + 1)
      }
    }),
    { numRuns: 15 },
  )
})

async function openCounter() {
  const place: FreshDatabase = await freshDatabase()
  const { database } = place
  const clock = { at: new Date('2026-11-21T12:00:00Z') }
  const now = () => clock.at
  const attempts = createAttemptLimits({ limits, key: 'key', now })
  const rows = () => database.read.selectFrom('attempt').selectAll().execute()
  return {
    place,
    database,
    attempts,
    now,
    rows,
    used: async () => (await rows()).map(({ used }) => used),
    count: (
      kinds: readonly AttemptKind[],
      who: { address: string; account?: string; mailbox?: string; device?: string },
      on: Database = database,
    ) => on.write((tx) => attempts.count(tx, kinds, who)),
    clear: (kinds: readonly AttemptKind[], who: typeof maya) =>
      database.write((tx) => attempts.clear(tx, kinds, who)),
    pass: (minutes: number) => (clock.at = new Date(clock.at.getTime() + minutes * 60_000)),
    [Symbol.asyncDispose]: () => place[Symbol.asyncDispose](),
  }
}
