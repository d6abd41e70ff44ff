import { expect, test } from 'vitest'
import { freshDatabase } from '#testing/database.ts'
import { changeDraft, deleteDraft, findDraft } from './drafts.server.ts'

const DAY_MS = 24 * 3600 * 1000

async function drafts({ siteUrl = undefined as string | undefined } = {}) {
  const fresh = await freshDatabase()
  let now = new Date('2026-11-21T15:00:00Z')
  const services = {
    database: fresh.database,
    config: { siteUrl } as Parameters<typeof findDraft>[0]['config'],
    now: () => now,
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

const pair = ([cookie = '']: string[]) => cookie.split(';')[0] ?? ''
const answered = (answers: Record<string, string>) => () => ({ flow: 'signup', answers })

test('a draft is found again by its cookie, and by nothing else', async () => {
  await using site = await drafts()
  const { cookies } = await changeDraft(site.services, null, answered({ age: 'adult' }))
  expect(cookies).toHaveLength(1)
  expect(await findDraft(site.services, pair(cookies))).toEqual({ flow: 'signup', answers: { age: 'adult' } })
  expect(await findDraft(site.services, null)).toBeUndefined()
  expect(await findDraft(site.services, 'draft=guess')).toBeUndefined()
})

test('the cookie is the browser’s alone and ends with it; over https it is bound to the host', async () => {
  await using plain = await drafts()
  const { cookies } = await changeDraft(plain.services, null, answered({}))
  expect(cookies[0]).toMatch(/^draft=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
  await using secure = await drafts({ siteUrl: 'https://bursar.example' })
  const { cookies: bound } = await changeDraft(secure.services, null, answered({}))
  expect(bound[0]).toMatch(/^__Host-draft=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
})

test('a change sees what was answered before and keeps the cookie', async () => {
  await using site = await drafts()
  const { cookies } = await changeDraft(site.services, null, answered({ age: 'adult' }))
  const changed = await changeDraft(site.services, pair(cookies), (before) => ({
    flow: 'signup-a',
    answers: { ...before?.answers, amount: '5000' },
  }))
  expect(changed.cookies).toEqual([])
  expect(changed.draft).toEqual({ flow: 'signup-a', answers: { age: 'adult', amount: '5000' } })
  expect(await findDraft(site.services, pair(cookies))).toEqual(changed.draft)
  expect(await site.rows()).toHaveLength(1)
})

test('the database holds no token that opens a draft', async () => {
  await using site = await drafts()
  const { cookies } = await changeDraft(site.services, null, answered({}))
  const [row] = await site.rows()
  expect(JSON.stringify(row)).not.toContain(pair(cookies).slice('draft='.length))
})

test('a token that a browser brings along is not taken over when no draft is behind it', async () => {
  await using site = await drafts()
  const planted = 'draft=planted-by-somebody-else'
  const { cookies } = await changeDraft(site.services, planted, answered({ age: 'adult' }))
  expect(pair(cookies)).not.toBe(planted)
  expect(await findDraft(site.services, planted)).toBeUndefined()
})

test('a draft lives seven days after its last change, and then its row goes with the next change of any', async () => {
  await using site = await drafts()
  const { cookies } = await changeDraft(site.services, null, answered({ age: 'adult' }))
  site.later(6 * DAY_MS)
  await changeDraft(site.services, pair(cookies), answered({ age: 'adult' }))
  site.later(6 * DAY_MS)
  expect(await findDraft(site.services, pair(cookies))).toBeDefined()
  site.later(DAY_MS)
  expect(await findDraft(site.services, pair(cookies))).toBeUndefined()
  const renewed = await changeDraft(site.services, pair(cookies), (before) => {
    expect(before).toBeUndefined()
    return { flow: 'signup', answers: {} }
  })
  expect(pair(renewed.cookies)).not.toBe(pair(cookies))
  expect(await site.rows()).toHaveLength(1)
})

test('clearing takes the row and the cookie, also where there is none', async () => {
  await using site = await drafts()
  const { cookies } = await changeDraft(site.services, null, answered({ age: 'adult' }))
  const cleared = await deleteDraft(site.services, pair(cookies))
  expect(cleared[0]).toMatch(/^draft=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(await site.rows()).toEqual([])
  expect(await deleteDraft(site.services, null)).toEqual(cleared)
})
