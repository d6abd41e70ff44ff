import { expect, test } from 'vitest'
import { hashEntry } from '#domain/drawing/draw.ts'
import { announcement, before, dayAfter, drawingSite, passedCookie } from './drawing-site.fixture.ts'
import { enterByPlanningStep } from './enter.server.ts'
import { announceDrawing, closeDrawing } from './run-drawing.server.ts'
import { sha256 } from './sha256.ts'

async function openSite(options?: Parameters<typeof drawingSite>[0]) {
  const site = await drawingSite(options)
  await announceDrawing(site.database, announcement, before)
  return site
}

test('an entry is a public hash of its receipt, and its address stands apart', async () => {
  await using site = await openSite()
  const entering = await site.enter(' Ada@Example.org')
  if (entering.outcome !== 'entered') throw new Error(entering.outcome)
  const hash = hashEntry(entering.receipt, sha256)
  expect(await site.entries()).toEqual([{ hash, drawing_id: announcement.id, method: 'free' }])
  expect(await site.contacts()).toMatchObject([{ entry_hash: hash, email: 'Ada@Example.org' }])
})

test('a second entry of the same address, by either way, gets the same answer and changes nothing', async () => {
  await using site = await openSite()
  const first = await site.enter('ada@example.org')
  const again = await site.enter('ADA@example.org', { address: '192.0.2.2' })
  const byStep = await enterByPlanningStep(site.services, {
    email: 'ada@example.org',
    cookies: passedCookie,
    address: '192.0.2.3',
  })
  expect(again).toEqual(first)
  expect(byStep).toEqual(first)
  expect(await site.entries()).toHaveLength(1)
})

test('entries by planning steps and free entries stand in one list', async () => {
  await using site = await openSite()
  await site.enter('free@example.org')
  await enterByPlanningStep(site.services, {
    email: 'step@example.org',
    cookies: passedCookie,
    address: '192.0.2.1',
  })
  expect((await site.entries()).map(({ method }) => method).sort()).toEqual(['free', 'planning_step'])
})

test('entries of one address that arrive at once are one', async () => {
  await using site = await openSite()
  const answers = await Promise.all(Array.from({ length: 8 }, () => site.enter('ada@example.org')))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(await site.entries()).toHaveLength(1)
})

test('without a passed age check nothing is stored', async () => {
  await using site = await openSite()
  for (const cookies of [null, 'drawing_age=no', 'drawing_age=x'])
    expect(await site.enter('ada@example.org', { cookies })).toEqual({ outcome: 'age_unknown' })
  expect(await site.contacts()).toEqual([])
})

test.each([
  ['the day before it opens', '2027-01-04T04:59:59Z', 'none_open'],
  ['its first moment in New York', '2027-01-04T05:00:00Z', 'entered'],
  ['its last moment', '2027-02-02T04:59:59Z', 'entered'],
  ['the day after', '2027-02-02T05:00:00Z', 'none_open'],
])('an entry at %s: %s is %s', async (_name, moment, outcome) => {
  await using site = await openSite()
  site.setNow(moment)
  expect((await site.enter('ada@example.org')).outcome).toBe(outcome)
})

test('a closed list takes no entry, even if the clock of a server is late', async () => {
  await using site = await openSite()
  await closeDrawing(site.database, announcement.id, dayAfter)
  expect((await site.enter('ada@example.org')).outcome).toBe('none_open')
  expect(await site.entries()).toEqual([])
})

test('one internet connection has a limit a day, which others do not share', async () => {
  await using site = await openSite({ entriesPerAddress: 2 })
  for (const name of ['a', 'b']) await site.enter(`${name}@example.org`)
  const refused = await site.enter('c@example.org')
  expect(refused).toEqual({ outcome: 'too_many', retryAfterSeconds: expect.any(Number) })
  expect((await site.enter('c@example.org', { address: '198.51.100.1' })).outcome).toBe('entered')
  site.setNow('2027-01-11T12:00:00Z')
  expect((await site.enter('d@example.org')).outcome).toBe('entered')
})
