import { expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'
import { operatorText } from './operator-messages.ts'

const token = 'operator-token-of-a-test'
const settings = { OPERATOR_TOKEN: token, LOGINS_PER_ACCOUNT: '3', LOG_LEVEL: 'silent' }
const start = new Date('2026-11-21T15:00:00Z')

const bearer = (value: string) => ({ authorization: `Bearer ${value}` })

test('without a token neither the page nor the metrics exist', async () => {
  await using site = await testServer()
  const missing = await site.request({ url: '/no-such-page' })
  const page = await site.request({ url: '/operator' })
  expect(page.statusCode).toBe(404)
  const withoutNonce = (body: string) => body.replace(/nonce="[^"]*"/g, '').replace(/\/[\w-]*(?=["&])/g, '')
  expect(withoutNonce(page.body)).toBe(withoutNonce(missing.body))
  const posted = await site.visitor().post('/operator', { token })
  expect(posted.statusCode).toBe(404)
  const metrics = await site.request({ url: '/metrics', headers: bearer(token) })
  expect(metrics.statusCode).toBe(404)
  expect(site.services.operator).toBeUndefined()
})

test('the token opens the page for eight hours, by a cookie that no other site sends along', async () => {
  let now = start
  await using site = await testServer({ settings, now: () => now })
  const operator = site.visitor()
  await operator.get('/operator')
  expect(operator.page.all('input[name=token]')).toHaveLength(1)
  const entered = await operator.post('/operator', { token })
  expect([entered.statusCode, entered.headers.location]).toEqual([303, '/operator'])
  expect(entered.headers['set-cookie']).toMatch(
    /^operator=\d+\.[\w-]+; Max-Age=28800; .*HttpOnly; SameSite=Strict$/,
  )
  const shown = await operator.get('/operator')
  expect(shown.statusCode).toBe(200)
  expect(shown.headers['cache-control']).toBe('private, no-store')
  expect(operator.page.metas.get('robots')).toEqual(['noindex'])
  expect(operator.page.title).toBe('Operator | Bursar')
  expect(operator.page.text('main')).toContain(operatorText.health.title)
  now = new Date(start.getTime() + 8 * 3600 * 1000)
  await operator.get('/operator')
  expect(operator.page.all('input[name=token]')).toHaveLength(1)
})

test('a changed cookie, another token’s cookie and a locked page show nothing', async () => {
  await using site = await testServer({ settings, now: () => start })
  const operator = site.visitor()
  await operator.post('/operator', { token })
  const { operator: value = '' } = operator.cookies
  const later = value.replace(/^\d+/, (until) => String(Number(until) + 1))
  for (const forged of [later, '9999999999999.', value.slice(0, -1), '']) {
    const { body } = await site.request({ url: '/operator', headers: { cookie: `operator=${forged}` } })
    expect(body).not.toContain(operatorText.health.title)
    const metrics = await site.request({ url: '/metrics', headers: { cookie: `operator=${forged}` } })
    expect(metrics.statusCode).toBe(401)
  }
  await operator.post('/operator', { do: 'leave' })
  expect(operator.cookies).not.toHaveProperty('operator')
})

test('wrong tokens are refused, counted by address, and logged without them', async () => {
  await using site = await testServer({ settings, now: () => start })
  const events: string[] = []
  const { log } = site.services
  const keep = (details: object | string) => void events.push(JSON.stringify(details))
  Object.assign(log, { warn: keep, info: keep })
  const guess = async (given: string) => (await site.visitor().post('/operator', { token: given })).statusCode
  expect(await guess('')).toBe(400)
  expect(await guess('guess-number-one-1')).toBe(403)
  const byHeader = await site.request({ url: '/metrics', headers: bearer('guess-number-two-2') })
  expect([byHeader.statusCode, byHeader.headers['www-authenticate']]).toEqual([401, 'Bearer'])
  expect(await guess(`${token}-and-more`)).toBe(403)
  expect(await guess(token)).toBe(429)
  const limited = await site.request({ url: '/metrics', headers: bearer(token) })
  expect(limited.statusCode).toBe(429)
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
  const elsewhere = await site.visitor('203.0.113.9').post('/operator', { token })
  expect(elsewhere.statusCode).toBe(303)
  expect(events.filter((line) => line.includes('operator_refused'))).toHaveLength(3)
  expect(events.filter((line) => line.includes('operator_signed_in'))).toHaveLength(1)
  expect(events.join()).not.toMatch(/guess-number|operator-token/)
})

test('the page shows stored figures, and names nobody', async () => {
  await using site = await testServer({ settings, now: () => start })
  const visitor = site.visitor()
  const account = { emailAddress: 'marigold@example.com', plaintextPassword: 'Harbor-Light-77' }
  await visitor.createAccount(account)
  await visitor.signIn(account)
  await site.services.database.write(async (tx) => {
    const mail = {
      kind: 'recovery',
      email: 'marigold@example.com',
      email_key: 'marigold@example.com',
      facts: '{}',
      due_at: start,
      created_at: new Date(start.getTime() - 7_200_000),
    }
    await tx
      .insertInto('mail')
      .values([
        { ...mail, id: 'one', purpose: 'one', state: 'dead', ended_at: start },
        { ...mail, id: 'two', purpose: 'two', state: 'dead', ended_at: start },
      ])
      .execute()
    await tx
      .insertInto('outbound_click')
      .values([
        { id: 'a', offer_id: 'wexmoor-campus-cash', clicked_at: start },
        { id: 'b', offer_id: 'no-longer-listed', clicked_at: new Date(start.getTime() - 86_400_000) },
        { id: 'c', offer_id: 'wexmoor-campus-cash', clicked_at: new Date(start.getTime() - 40 * 86_400_000) },
      ])
      .execute()
  })
  const report = await site.services.operator?.figures.read()
  const days = report?.stored?.days ?? []
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toEqual({ day: '2026-11-21', signUps: 2, clicks: new Map([['credit-cards', 1]]) })
  expect(days.at(-2)?.clicks).toEqual(new Map([['withdrawn', 1]]))
  expect(report?.stored?.sessions).toBe(1)
  expect(report?.documents?.get('settings')).toBeGreaterThan(0)
  expect(report?.process.loopDelayMs.p99).toBeGreaterThan(0)

  const operator = site.visitor()
  await operator.post('/operator', { token })
  const { body } = await operator.get('/operator')
  const text = operator.page.text('main')
  expect(text).toContain(operatorText.problems.dead(2))
  expect(text).toContain('Credit Cards')
  expect(operator.page.all('figure svg[role=img]').length).toBeGreaterThan(6)
  expect(operator.page.all('figure table').length).toBe(3)
  expect(body).not.toContain('marigold')
})
