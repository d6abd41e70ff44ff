import { expect, test } from 'vitest'
import { openSessions } from '#app/features/account/open-sessions.ts'
import { startSession } from '#app/features/account/sessions.server.ts'
import type { Services } from '#app/services.ts'
import { deleteExpiredRecords, deleteRecords, transferRecords } from '#kit/records/owned-records.server.ts'
import { products } from '#products/products.ts'
import { freshDatabase } from '#testing/database.ts'
import type { Draft, DraftRules } from './draft.ts'
import { draftRecords } from './draft-records.server.ts'
import { type ChangedDraft, changeDraft, findDraft as findDraftOf } from './drafts.server.ts'

const DAY_MS = 24 * 3600 * 1000

/** What each product says of its drafts, but for what it leaves out. */
const rules = new Map(
  products.map(({ category, drafts }): [string, DraftRules] => [
    category,
    { prune: (draft) => draft, retention: drafts?.retention },
  ]),
)

async function drafts({ siteUrl = undefined as string | undefined } = {}) {
  const fresh = await freshDatabase()
  let now = new Date('2026-11-21T15:00:00Z')
  const services = {
    database: fresh.database,
    config: { siteUrl } as Parameters<typeof findDraftOf>[0]['config'],
    now: () => now,
    sessions: openSessions({ database: fresh.database, now: () => now, isSecure: siteUrl !== undefined }),
    visitorRecords: [draftRecords(rules)],
    attempts: threeInAQuarter(() => now),
  }
  return {
    services,
    later: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    rows: () => fresh.database.read.selectFrom('draft').selectAll().execute(),
    async [Symbol.asyncDispose]() {
      await fresh[Symbol.asyncDispose]()
    },
  }
}

/** Limits each address to three drafts in 15 minutes. */
function threeInAQuarter(now: () => Date): Services['attempts'] {
  const begun: { address: string; at: number }[] = []
  return {
    count: async (_tx, _kinds, { address }) => {
      const at = now().getTime()
      const counted = begun.filter((draft) => draft.address === address && at - draft.at < 15 * 60_000)
      begun.push({ address, at })
      return counted.length < 3
        ? { allowed: true, forget: async () => undefined }
        : { allowed: false, limit: 'draftByAddress', retryAfterSeconds: 900 }
    },
    clear: async () => undefined,
  }
}

const pair = ([cookie = '']: string[]) => cookie.split(';')[0] ?? ''
type Site = Awaited<ReturnType<typeof drafts>>
const address = '192.0.2.1'

/** Returns the draft of the loan questions, as the visitor's answers. */
async function findDraft(services: Site['services'], cookies: string | null, line = 'loans') {
  const found = await findDraftOf(services, cookies, line)
  return found && { flow: found.flow, answers: found.answers }
}

/** Says that a change gave all answers of the draft it returns. */
const giveAll =
  (change: (before: Draft | undefined) => Draft) =>
  (before: Draft | undefined): ChangedDraft => {
    const draft = change(before)
    return { ...draft, answered: Object.keys(draft.answers) }
  }

async function keepIn(
  { services }: Site,
  cookies: string | null,
  change: (before: Draft | undefined) => Draft,
  line = 'loans',
) {
  const kept = await changeDraft(
    services,
    { cookies, address },
    { line, retention: rules.get(line)?.retention },
    giveAll(change),
  )
  if (!kept.isSaved) throw new Error('too many drafts were begun')
  return kept
}

const begin = (site: Site, change: () => Draft) => keepIn(site, null, change)
const answered = (answers: Record<string, string>) => () => ({ flow: 'signup', answers })

test('a draft is found by its cookie only', async () => {
  await using site = await drafts()
  const { cookies } = await begin(site, answered({ age: 'adult' }))
  expect(cookies).toHaveLength(1)
  expect(await findDraft(site.services, pair(cookies))).toEqual({ flow: 'signup', answers: { age: 'adult' } })
  expect(await findDraft(site.services, null)).toBeUndefined()
  expect(await findDraft(site.services, 'draft=guess')).toBeUndefined()
})

test('the cookie is hidden from scripts and ends with the browser session; over https it is bound to the host', async () => {
  await using plain = await drafts()
  const { cookies } = await begin(plain, answered({}))
  expect(cookies[0]).toMatch(/^draft=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
  await using secure = await drafts({ siteUrl: 'https://bursar.example' })
  const { cookies: bound } = await begin(secure, answered({}))
  expect(bound[0]).toMatch(/^__Host-draft=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
})

test('a change sees the earlier answers and keeps the cookie', async () => {
  await using site = await drafts()
  const { cookies } = await begin(site, answered({ age: 'adult' }))
  const changed = await keepIn(site, pair(cookies), (before) => ({
    flow: 'signup-a',
    answers: { ...before?.answers, amount: '5000' },
  }))
  expect(changed.cookies).toEqual([])
  const after = { flow: 'signup-a', answers: { age: 'adult', amount: '5000' } }
  expect(changed.draft).toEqual({ ...after, isInAccount: false })
  expect(await findDraft(site.services, pair(cookies))).toEqual(after)
  expect(await site.rows()).toHaveLength(1)
})

test('the database contains no token that opens a draft', async () => {
  await using site = await drafts()
  const { cookies } = await begin(site, answered({}))
  const [row] = await site.rows()
  expect(JSON.stringify(row)).not.toContain(pair(cookies).slice('draft='.length))
})

test('a token sent by the browser is not adopted if no draft belongs to it', async () => {
  await using site = await drafts()
  const planted = 'draft=planted-by-somebody-else'
  const { cookies } = await keepIn(site, planted, answered({ age: 'adult' }))
  expect(pair(cookies)).not.toBe(planted)
  expect(await findDraft(site.services, planted)).toBeUndefined()
})

/** The days of each product line, as the privacy page says them. */
const kept = [
  { line: 'student-loans', days: 7 },
  { line: 'scholarships', days: 7 },
  { line: 'refinance-student-loans', days: 30 },
]

test.each(kept)('a draft of $line lives $days days after its last change', async ({ line, days }) => {
  await using site = await drafts()
  const { cookies } = await keepIn(site, null, answered({ age: 'adult' }), line)
  const find = () => findDraft(site.services, pair(cookies), line)
  site.later((days - 1) * DAY_MS)
  await keepIn(site, pair(cookies), answered({ age: 'adult' }), line)
  site.later((days - 1) * DAY_MS)
  expect(await find()).toMatchObject({ answers: { age: 'adult' } })
  site.later(DAY_MS)
  expect(await find()).toBeUndefined()
  const renew = (before: Draft | undefined) => {
    expect(before).toBeUndefined()
    return { flow: 'signup', answers: {} }
  }
  const renewed = await keepIn(site, pair(cookies), renew, line)
  expect(pair(renewed.cookies)).not.toBe(pair(cookies))
})

test.each(kept)(
  'a draft of $line is erased after $days days even if nobody visits, in an account too',
  async ({ line, days }) => {
    await using site = await drafts()
    const maya = await account(site, 'maya')
    const brought = await keepIn(site, null, answered({ age: 'adult' }), line)
    site.later(DAY_MS)
    await maya.signIn(pair(brought.cookies))
    await keepIn(site, null, answered({ age: 'adult' }), line)
    const countAfter = async (ms: number) => {
      site.later(ms)
      await deleteExpiredRecords(site.services)
      return (await site.rows()).length
    }
    // The days count from the last answer, not from the sign-in that moved it.
    expect(await countAfter((days - 1) * DAY_MS - 1)).toBe(2)
    expect(await countAfter(1)).toBe(1)
    expect(await countAfter(DAY_MS - 1)).toBe(1)
    expect(await countAfter(1)).toBe(0)
  },
)

test('the days of one line do not prolong another’s', async () => {
  await using site = await drafts()
  const { cookies } = await keepIn(site, null, answered({ age: 'adult' }), 'student-loans')
  await keepIn(site, pair(cookies), answered({ goal: 'x' }), 'refinance-student-loans')
  site.later(7 * DAY_MS)
  await deleteExpiredRecords(site.services)
  expect((await site.rows()).map(({ line }) => line)).toEqual(['refinance-student-loans'])
  // The browser is still known by what is left.
  expect((await keepIn(site, pair(cookies), answered({}), 'student-loans')).cookies).toEqual([])
})

test('neither answer is lost when two tabs answer at once', async () => {
  await using site = await drafts()
  const { cookies } = await begin(site, answered({}))
  await Promise.all(
    ['a', 'b', 'c', 'd', 'e'].map((name) =>
      keepIn(site, pair(cookies), (before) => ({
        flow: 'signup',
        answers: { ...before?.answers, [name]: 'answered' },
      })),
    ),
  )
  expect(Object.keys((await findDraft(site.services, pair(cookies)))?.answers ?? {})).toHaveLength(5)
})

test('the number of new drafts per address is limited, and existing drafts keep working', async () => {
  await using site = await drafts()
  const { cookies } = await begin(site, answered({}))
  await begin(site, answered({}))
  await begin(site, answered({}))
  const visitor = { cookies: null, address }
  expect(await changeDraft(site.services, visitor, { line: 'loans' }, giveAll(answered({})))).toEqual({
    isSaved: false,
    retryAfterSeconds: 900,
  })
  expect(await site.rows()).toHaveLength(3)
  await keepIn(site, pair(cookies), answered({ age: 'adult' }))
  expect(
    await changeDraft(
      site.services,
      { cookies: null, address: '192.0.2.2' },
      { line: 'loans' },
      giveAll(answered({})),
    ),
  ).toMatchObject({ isSaved: true })
  site.later(15 * 60_000)
  await begin(site, answered({}))
})

test('clearing deletes the row and the cookie, even if there is none', async () => {
  await using site = await drafts()
  const { cookies } = await begin(site, answered({ age: 'adult' }))
  const cleared = await deleteRecords(site.services, pair(cookies))
  expect(cleared[0]).toMatch(/^draft=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(await site.rows()).toEqual([])
  expect(await deleteRecords(site.services, null)).toEqual(cleared)
})

test('a browser keeps one draft for each product line, behind one cookie and one start', async () => {
  await using site = await drafts()
  const { cookies } = await begin(site, answered({ age: 'adult' }))
  const cookie = pair(cookies)
  const second = await keepIn(site, cookie, () => ({ flow: 'find', answers: { level: 'trade' } }), 'aid')
  expect(second.cookies).toEqual([])
  expect(await findDraft(site.services, cookie)).toEqual({ flow: 'signup', answers: { age: 'adult' } })
  expect(await findDraft(site.services, cookie, 'aid')).toEqual({ flow: 'find', answers: { level: 'trade' } })
  expect(await findDraft(site.services, cookie, 'cards')).toBeUndefined()
  // Both were one start: two more are left to the address.
  await begin(site, answered({}))
  await begin(site, answered({}))
  await deleteRecords(site.services, cookie)
  expect(await findDraft(site.services, cookie, 'aid')).toBeUndefined()
})

/** Stores an account, and returns ways to sign in to it and to answer as its owner. */
async function account({ services }: Site, id: string) {
  const { database } = services
  const blank = { password_hash: 'x', first_name: '', last_name: '', created_at: services.now() }
  await database.write((tx) =>
    tx
      .insertInto('account')
      .values({ ...blank, id, email: id, email_key: id })
      .execute(),
  )
  return {
    /** Signs in from a browser with these cookies. Returns the browser's cookies after that. */
    signIn: async (cookies: string | null) => {
      const along = transferRecords(services, { cookies, isSecure: false })
      const set = await database.write(async (tx) => {
        await along.attachTo(tx, id)
        return startSession(tx, services, { accountId: id, isSecure: false })
      })
      expect(along.cookies.map(pair1)).toEqual(cookies?.includes('draft=') ? ['draft='] : [])
      return pair(set)
    },
  }
}
const pair1 = (cookie: string) => pair([cookie])

test('signing in moves the answers to the account: they are there on every device, and no longer behind the cookie', async () => {
  await using site = await drafts()
  const maya = await account(site, 'maya')
  const { cookies } = await begin(site, answered({ age: 'adult' }))
  const laptop = await maya.signIn(pair(cookies))
  expect(await findDraft(site.services, pair(cookies))).toBeUndefined()
  expect(await findDraftOf(site.services, laptop, 'loans')).toEqual({
    flow: 'signup',
    answers: { age: 'adult' },
    isInAccount: true,
    expiresAt: expect.any(Date),
  })
  const phone = await maya.signIn(null)
  const changed = await keepIn(site, phone, (before) => ({
    flow: 'signup',
    answers: { ...before?.answers, state: 'NV' },
  }))
  expect(changed.cookies).toEqual([])
  expect((await findDraft(site.services, laptop))?.answers).toEqual({ age: 'adult', state: 'NV' })
  const stranger = await (await account(site, 'sam')).signIn(null)
  expect(await findDraft(site.services, stranger)).toBeUndefined()
  expect(await site.rows()).toHaveLength(1)
})

test('a draft that expired is not brought to the account, nor one there kept longer than its days', async () => {
  await using site = await drafts()
  const maya = await account(site, 'maya')
  const { cookies } = await begin(site, answered({ age: 'adult' }))
  site.later(7 * DAY_MS)
  const laptop = await maya.signIn(pair(cookies))
  expect(await site.rows()).toEqual([])
  await keepIn(site, laptop, answered({ age: 'minor' }))
  site.later(7 * DAY_MS)
  expect(await findDraft(site.services, laptop)).toBeUndefined()
  await deleteExpiredRecords(site.services)
  expect(await site.rows()).toEqual([])
})

test('answers that a signed-in browser still has behind its cookie are found, and the next answer brings them along', async () => {
  await using site = await drafts()
  const maya = await account(site, 'maya')
  const { cookies } = await begin(site, answered({ age: 'adult' }))
  const session = await maya.signIn(null)
  const both = `${session}; ${pair(cookies)}`
  expect((await findDraft(site.services, both))?.answers).toEqual({ age: 'adult' })
  const changed = await keepIn(site, both, (before) => ({
    flow: 'signup',
    answers: { ...before?.answers, state: 'NV' },
  }))
  expect(changed.cookies.map(pair1)).toEqual(['draft='])
  expect((await findDraft(site.services, session))?.answers).toEqual({ age: 'adult', state: 'NV' })
  expect(await findDraft(site.services, pair(cookies))).toBeUndefined()
  await deleteRecords(site.services, session)
  expect(await site.rows()).toEqual([])
})

test('two tabs of a signed-in visitor can begin at once', async () => {
  await using site = await drafts()
  const session = await (await account(site, 'maya')).signIn(null)
  await Promise.all(
    ['a', 'b', 'c'].map((name) =>
      keepIn(site, session, (before) => ({
        flow: 'signup',
        answers: { ...before?.answers, [name]: 'answered' },
      })),
    ),
  )
  expect(Object.keys((await findDraft(site.services, session))?.answers ?? {}).toSorted()).toEqual([
    'a',
    'b',
    'c',
  ])
})
