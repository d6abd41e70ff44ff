import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { addDays } from '#domain/dates.ts'
import type { Scholarship } from '#domain/scholarships/scholarship.ts'
import { toItem } from '#domain/scholarships/scholarship-item.ts'
import { scholarshipItem } from '#products/scholarships/scholarship-item.ts'
import { loanItem } from '#products/student-loans/api/loan-item.ts'
import { manyScholarships } from '#testing/many-scholarships.ts'
import { replaceScholarships } from '#testing/replace-scholarships.ts'
import { testServer } from '#testing/server.ts'

const today = '2026-11-23'
// Late in the evening in New York, when it is the next day already in UTC.
const now = () => new Date('2026-11-24T04:30:00Z')
const scholarships = manyScholarships(300, today)
const open = scholarships.filter(({ deadline }) => deadline.on === null || deadline.on >= today)
let site: Awaited<ReturnType<typeof testServer>>

beforeAll(async () => {
  site = await testServer({ now, settings: { REQUESTS_PER_MINUTE: '100000' } })
  await replaceScholarships(site.services.database, scholarships)
})
afterAll(() => site[Symbol.asyncDispose]())

describe('scholarships', () => {
  test('items have the documented shape, and the total is in a header that scripts may read', async () => {
    const { items, response } = await list('type=scholarships&limit=100')
    expect(z.array(scholarshipItem.strict()).parse(items)).toEqual(items)
    expect(items).toHaveLength(100)
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-total-count': String(open.length),
      'access-control-expose-headers': 'X-Total-Count',
      'cache-control': 'public, max-age=60',
    })
  })

  test('expired ones are left out unless a condition names the deadline', async () => {
    expect(new Set(await allIds(''))).toEqual(new Set(open.map(({ id }) => id)))
    expect(await allIds('&filterBy=deadline>=2000-01-01||deadline=C')).toHaveLength(scholarships.length)
    expect(await allIds('&filterBy=deadline<today')).toHaveLength(scholarships.length - open.length)
    const cheap = open.filter(({ basis }) => basis === 'chance')
    expect(await allIds('&filterBy=basis=chance')).toHaveLength(cheap.length)
  })

  test('the deadline of today is open until midnight in New York', async () => {
    const [yesterday, due] = scholarships
    const ids = await allIds('')
    expect(ids).toContain(due?.id)
    expect(due?.deadline.on).toBe(today)
    expect(ids).not.toContain(yesterday?.id)
    expect(yesterday?.deadline.on).toBe(addDays(today, -1))
  })

  test('they are sorted by deadline at first, equal ones by id, and those without a day last', async () => {
    const expected = open
      .toSorted((a, b) => {
        const [left, right] = [a.deadline.on ?? '9999', b.deadline.on ?? '9999']
        return left === right ? (a.id < b.id ? -1 : 1) : left < right ? -1 : 1
      })
      .map(({ id }) => id)
    expect(await allIds('')).toEqual(expected)
    expect(await allIds('&sortBy=deadline:DATE:ASC')).toEqual(expected)
  })

  test('the offset is used as it is given, and a page means page × limit', async () => {
    const all = await allIds('')
    const idsOf = async (query: string) =>
      (await list(`type=scholarships&${query}`)).items.map(({ id }) => id)
    expect(await idsOf('offset=7&limit=5')).toEqual(all.slice(7, 12))
    expect(await idsOf('page=3&limit=5')).toEqual(all.slice(15, 20))
    expect(await idsOf('page=3&offset=1&limit=5')).toEqual(all.slice(1, 6))
    expect(await idsOf('')).toEqual(all.slice(0, 20))
    const { items, total } = await list('type=scholarships&offset=9999999')
    expect({ items, total }).toEqual({ items: [], total: open.length })
  })

  test('repeated conditions must all hold', async () => {
    const expected = open.filter(
      ({ basis, awardHighCents }) =>
        basis === 'merit' && awardHighCents !== null && awardHighCents >= 100_000,
    )
    const ids = await allIds('&filterBy=basis=merit&filterBy=award_amount_high>=1000')
    expect(new Set(ids)).toEqual(new Set(expected.map(({ id }) => id)))
    expect(expected.length).toBeGreaterThan(0)
  })

  test('ids, once or several times, and words narrow the list', async () => {
    const [first, second] = open
    expect(await allIds(`&lenderIds=${first?.id}`)).toEqual([first?.id])
    expect(await allIds(`&lenderIds=${first?.id}&lenderIds=${second?.id}&lenderIds=none`)).toHaveLength(2)
    const nurses = open.filter(({ name }) => /Nurses/.test(name))
    expect(await allIds('&name=FUTURE nurse')).toHaveLength(nurses.length)
    expect(nurses.length).toBeGreaterThan(0)
  })

  test('the category and the vertical code name the same list', async () => {
    const { items } = await list('type=SCHOLARSHIP')
    expect(items).toEqual((await list('type=scholarships')).items)
  })

  test('a change is listed at once', async () => {
    await using other = await testServer({ now })
    const { database } = other.services
    const first = { ...scholarships.at(0), ...open.at(0) }
    const listed = async () =>
      JSON.parse((await other.request({ url: '/api/v2/lenders?type=scholarships' })).body)
    await listed()
    await replaceScholarships(database, [openOne(first)])
    expect(await listed()).toEqual([toItem(openOne(first))])
    await database.write(async (tx) => {
      await tx.updateTable('catalog_item').set({ withdrawn_on: today }).execute()
      await database.changed(tx, 'scholarship')
    })
    expect(await listed()).toEqual([])
  })
})

describe('what was saved', () => {
  test('a visitor who is not signed in gets a 401', async () => {
    const response = await get('type=scholarships&savedOffers=true')
    expect(response.statusCode).toBe(401)
    expect(response.json()).toMatchObject({ error: 'NOT_SIGNED_IN' })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test('a signed-in visitor gets their own, which no cache may keep', async () => {
    const [maya, noah] = [await signedIn('maya@example.com'), await signedIn('noah@example.com')]
    const [one, two, three] = open.map(({ id }) => id)
    await save(maya.id, [one, two, 'gone'])
    await save(noah.id, [three])
    const url = '/api/v2/lenders?type=scholarships&savedOffers=true'
    const mine = await maya.visitor.get(url)
    expect(new Set(mine.json<{ id: string }[]>().map(({ id }) => id))).toEqual(new Set([one, two]))
    expect(mine.headers).toMatchObject({ 'x-total-count': '2', 'cache-control': 'private, no-store' })
    const both = await maya.visitor.get(`${url}&lenderIds=${two}&lenderIds=${three}`)
    expect(both.json<{ id: string }[]>().map(({ id }) => id)).toEqual([two])
    const theirs = await noah.visitor.get(url)
    expect(theirs.json<{ id: string }[]>().map(({ id }) => id)).toEqual([three])
    const all = await noah.visitor.get('/api/v2/lenders?type=scholarships&savedOffers=false')
    expect(all.headers['x-total-count']).toBe(String(open.length))
  })
})

describe('private student loans', () => {
  test('items have the documented shape', async () => {
    for (const type of ['student-loans', 'PSL']) {
      const { items, total } = await list(`type=${type}&limit=100`)
      expect(z.array(loanItem.strict()).parse(items)).toEqual(items)
      expect(total).toBe(items.length)
      expect(total).toBeGreaterThan(10)
    }
  })

  test.each([
    ['best_match', 'NUMERIC'],
    ['easiest_to_apply', 'NUMERIC'],
    ['award_amount_high', 'NUMERIC'],
    ['deadline', 'DATE'],
  ])('they are sorted by %s in both directions, and those without a day come last', async (field, type) => {
    const keysOf = async (direction: string) => {
      const { items } = await list(`type=student-loans&limit=100&sortBy=${field}:${type}:${direction}`)
      // Without a limit of its own, a loan counts as the largest.
      return items.map((item) => item[field] ?? Number.POSITIVE_INFINITY)
    }
    const compare = (a: unknown, b: unknown) =>
      String(a) === String(b) ? 0 : Number(a) - Number(b) || (String(a) < String(b) ? -1 : 1)
    const [up, down] = [await keysOf('ASC'), await keysOf('DESC')]
    const isDay = (key: unknown) => key !== 'C'
    expect(up.filter(isDay)).toEqual(up.filter(isDay).toSorted(compare))
    expect(down.filter(isDay)).toEqual(up.filter(isDay).toReversed())
    expect(up.indexOf('C')).toBe(down.indexOf('C'))
    expect(new Set(up).size).toBeGreaterThan(1)
  })

  test('lenders, words, and conditions narrow the list', async () => {
    const { items } = await list('type=student-loans&limit=100')
    const [first] = items
    const own = await list(`type=student-loans&limit=100&lenderIds=${first?.lender_id}`)
    expect(own.total).toBe(items.filter(({ lender_id }) => lender_id === first?.lender_id).length)
    const named = await list(`type=student-loans&limit=100&name=${encodeURIComponent(String(first?.name))}`)
    expect(named.total).toBeGreaterThan(0)
    expect(named.total).toBeLessThan(items.length)
    const dated = await list('type=student-loans&limit=100&filterBy=deadline>=today')
    expect(dated.total).toBe(items.filter(({ deadline }) => deadline !== 'C').length)
    const open = await list('type=student-loans&limit=100&filterBy=deadline>=today || deadline=C')
    expect(open.total).toBe(items.length)
  })
})

test.each([
  ['', ['type', 'scholarships']],
  ['type=yachts', ['type', '"yachts"', 'student-loans']],
  ['type=__proto__', ['"__proto__"']],
  ['type=scholarships&type=PSL', ['type', 'repeated']],
  ['type=scholarships&sortBy=color:TEXT:ASC', ['sortBy', '"color"', 'min_gpa']],
  ['type=scholarships&sortBy=best_match:NUMERIC:ASC', ['sortBy', '"best_match"']],
  ['type=scholarships&sortBy=deadline:BLOB:ASC', ['sortBy', '"BLOB"', 'DATE']],
  ['type=scholarships&sortBy=deadline:TEXT:ASC', ['sortBy', 'DATE, not TEXT']],
  ['type=scholarships&sortBy=deadline:DATE:UP', ['sortBy', '"UP"']],
  ['type=scholarships&sortBy=deadline:DATE:ASC&sortBy=min_gpa:NUMERIC:ASC', ['sortBy', 'once']],
  ['type=scholarships&filterBy=deadline=2026-13-99', ['filterBy', '"2026-13-99"', 'YYYY-MM-DD']],
  ['type=scholarships&filterBy=color=red', ['filterBy', '"color"']],
  ['type=scholarships&filterBy=min_gpa=abc', ['filterBy', '"abc"', 'min_gpa']],
  ['type=scholarships&filterBy=basis=merit&filterBy=level=wizard', ['filterBy', '"wizard"']],
  ['type=scholarships&filterBy=demographics=woman', ['filterBy', '"demographics"']],
  ['type=scholarships&filterBy=citizenships=citizen', ['filterBy', '"citizenships"']],
  [`type=scholarships&filterBy=provider=${'a'.repeat(2_000)}`, ['filterBy', '2000']],
  [`type=scholarships${'&filterBy=essay=true'.repeat(11)}`, ['filterBy', '10 times']],
  [`type=scholarships${'&lenderIds=a'.repeat(101)}`, ['lenderIds', '100 times']],
  ['type=scholarships&limit=101', ['limit', '100']],
  ['type=scholarships&limit=0', ['limit', '100']],
  ['type=scholarships&limit=ten', ['limit', 'whole number']],
  ['type=scholarships&offset=-1', ['offset', 'whole number']],
  ['type=scholarships&page=1.5', ['page', 'whole number']],
  [`type=scholarships&name=${'a'.repeat(101)}`, ['name', '100']],
  ['type=scholarships&savedOffers=yes', ['savedOffers', '"yes"']],
  ['type=student-loans&savedOffers=true', ['savedOffers']],
  ['type=student-loans&sortBy=min_gpa:NUMERIC:ASC', ['sortBy', '"min_gpa"', 'best_match']],
  ['type=student-loans&filterBy=min_gpa=3', ['filterBy', '"min_gpa"', 'deadline']],
])('refused query %#: what is wrong is named', async (query, named) => {
  const response = await get(query)
  expect(response.statusCode, response.body.slice(0, 300)).toBe(400)
  const { error, message, ...rest } = response.json()
  expect({ error, rest }).toEqual({ error: 'INVALID_REQUEST', rest: {} })
  for (const part of named) expect(message).toContain(part)
  expect(response.headers['cache-control']).toBe('no-store')
})

test('the route is described for programs', async () => {
  const description = JSON.parse((await site.request({ url: '/api/openapi.json' })).body)
  const { parameters, responses } = description.paths['/api/v2/lenders'].get
  expect(parameters.map(({ name }: { name: string }) => name).sort()).toEqual(
    ['filterBy', 'lenderIds', 'limit', 'name', 'offset', 'page', 'savedOffers', 'sortBy', 'type'].sort(),
  )
  const shown = JSON.stringify(responses['200'])
  for (const field of ['award_amount_high', 'min_gpa', 'created_at', 'deadline', 'demographics', 'lender_id'])
    expect(shown).toContain(`"${field}"`)
})

type Item = Record<string, unknown> & { id: string }

const get = (query: string) =>
  site.request({ url: `/api/v2/lenders?${query.replaceAll(' ', '+').replaceAll('||', '%7C%7C')}` })

async function list(query: string) {
  const response = await get(query)
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200)
  return { response, items: response.json<Item[]>(), total: Number(response.headers['x-total-count']) }
}

/** Asks page after page, and checks that their number is the stated total. */
async function allIds(query: string): Promise<string[]> {
  const ids: string[] = []
  for (let page = 0; ; page += 1) {
    const { items, total } = await list(`type=scholarships&limit=100&page=${page}${query}`)
    ids.push(...items.map(({ id }) => id))
    if (items.length === 0) {
      expect(ids).toHaveLength(total)
      return ids
    }
  }
}

function openOne(scholarship: Partial<Scholarship>): Scholarship {
  const [first] = scholarships
  if (!first) throw new Error('no scholarship')
  return { ...first, ...scholarship, deadline: { kind: 'continuous', on: null, time: null, timeZone: null } }
}

async function signedIn(emailAddress: string) {
  const visitor = site.visitor()
  const account = { emailAddress, plaintextPassword: 'Lantern meadow 47!' }
  expect((await visitor.createAccount(account)).statusCode).toBe(204)
  expect((await visitor.signIn(account)).statusCode).toBe(204)
  const { id } = (await visitor.get('/api/account/user')).json<{ id: string }>()
  return { visitor, id }
}

async function save(accountId: string, ids: readonly (string | undefined)[]) {
  const rows = ids.map((id = '') => ({
    account_id: accountId,
    scholarship_id: id,
    status: 'planned' as const,
    saved_at: now(),
    changed_at: now(),
  }))
  await site.services.database.write((tx) => tx.insertInto('saved_scholarship').values(rows).execute())
}
