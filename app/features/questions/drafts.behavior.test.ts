import { expect, test } from 'vitest'
import type { Services } from '#app/services.ts'
import { freshDatabase } from '#testing/database.ts'
import { changeDraft, type Draft, deleteDraft, deleteExpiredDrafts, findDraft } from './drafts.server.ts'

const DAY_MS = 24 * 3600 * 1000

async function drafts({ siteUrl = undefined as string | undefined } = {}) {
  const fresh = await freshDatabase()
  let now = new Date('2026-11-21T15:00:00Z')
  const services = {
    database: fresh.database,
    config: { siteUrl } as Parameters<typeof findDraft>[0]['config'],
    now: () => now,
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
  }
}

const pair = ([cookie = '']: string[]) => cookie.split(';')[0] ?? ''
type Site = Awaited<ReturnType<typeof drafts>>
const address = '192.0.2.1'

async function keepIn(
  { services }: Site,
  cookies: string | null,
  change: (before: Draft | undefined) => Draft,
) {
  const kept = await changeDraft(services, { cookies, address }, change)
  if (!kept.isKept) throw new Error('too many drafts were begun')
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
  expect(changed.draft).toEqual({ flow: 'signup-a', answers: { age: 'adult', amount: '5000' } })
  expect(await findDraft(site.services, pair(cookies))).toEqual(changed.draft)
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

test('a draft lives seven days after its last change', async () => {
  await using site = await drafts()
  const { cookies } = await begin(site, answered({ age: 'adult' }))
  site.later(6 * DAY_MS)
  await keepIn(site, pair(cookies), answered({ age: 'adult' }))
  site.later(6 * DAY_MS)
  expect(await findDraft(site.services, pair(cookies))).toMatchObject({ answers: { age: 'adult' } })
  site.later(DAY_MS)
  expect(await findDraft(site.services, pair(cookies))).toBeUndefined()
  const renewed = await keepIn(site, pair(cookies), (before) => {
    expect(before).toBeUndefined()
    return { flow: 'signup', answers: {} }
  })
  expect(pair(renewed.cookies)).not.toBe(pair(cookies))
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
  expect(await changeDraft(site.services, visitor, answered({}))).toEqual({
    isKept: false,
    retryAfterSeconds: 900,
  })
  expect(await site.rows()).toHaveLength(3)
  await keepIn(site, pair(cookies), answered({ age: 'adult' }))
  expect(
    await changeDraft(site.services, { cookies: null, address: '192.0.2.2' }, answered({})),
  ).toMatchObject({ isKept: true })
  site.later(15 * 60_000)
  await begin(site, answered({}))
})

test('only expired rows are deleted, even if nobody visits', async () => {
  await using site = await drafts()
  const { cookies } = await begin(site, answered({}))
  site.later(DAY_MS)
  await begin(site, answered({}))
  site.later(6 * DAY_MS - 1)
  await deleteExpiredDrafts(site.services)
  expect(await site.rows()).toHaveLength(2)
  site.later(1)
  await deleteExpiredDrafts(site.services)
  expect(await site.rows()).toHaveLength(1)
  expect(await findDraft(site.services, pair(cookies))).toBeUndefined()
})

test('clearing deletes the row and the cookie, even if there is none', async () => {
  await using site = await drafts()
  const { cookies } = await begin(site, answered({ age: 'adult' }))
  const cleared = await deleteDraft(site.services, pair(cookies))
  expect(cleared[0]).toMatch(/^draft=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(await site.rows()).toEqual([])
  expect(await deleteDraft(site.services, null)).toEqual(cleared)
})
