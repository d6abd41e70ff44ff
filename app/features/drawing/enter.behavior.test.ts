import { expect, test } from 'vitest'
import { hashEntry } from '#domain/drawing/draw.ts'
import { announcement, before, dayAfter, drawingSite } from './drawing-site.fixture.ts'
import { askForEntrant } from './enter.server.ts'
import { announceDrawing, closeDrawing } from './run-drawing.server.ts'
import { sha256 } from './sha256.ts'

async function openSite(options?: Parameters<typeof drawingSite>[0]) {
  const site = await drawingSite(options)
  await announceDrawing(site.database, announcement, before)
  return site
}

test('an entry is a public hash of its receipt, and its address stands apart', async () => {
  await using site = await openSite()
  expect(await site.enter(' Ada@Example.org')).toBe(true)
  const [contact] = await site.contacts()
  const { salt = '', entry_id: entryId = '' } = contact ?? {}
  const hash = hashEntry({ salt, entryId }, sha256)
  expect(await site.entries()).toEqual([{ hash, drawing_id: announcement.id, method: 'free' }])
  expect(contact).toMatchObject({ entry_hash: hash, email: 'Ada@Example.org' })
})

test('whoever types an address enters nobody: the entry counts once the link is pressed', async () => {
  await using site = await openSite()
  expect(await site.ask('ada@example.org')).toEqual({ outcome: 'asked' })
  expect(await site.entries()).toEqual([])
  expect(await site.mails()).toEqual([{ kind: 'drawing_entry', email: 'ada@example.org' }])
  expect(await site.confirm('made up')).toBe(false)
  expect(await site.entries()).toEqual([])
})

test('asking for an address that is entered gets the same answer after the same work', async () => {
  await using site = await openSite()
  await site.enter('ada@example.org')
  const before = await site.mails()
  expect(await site.ask('ADA@example.org')).toEqual(await site.ask('new@example.org'))
  expect((await site.mails()).slice(before.length).map(({ kind }) => kind)).toEqual([
    'drawing_entry',
    'drawing_entry',
  ])
})

test('a mailbox is one entry, by whichever way and spelling, and its receipt is emailed once', async () => {
  await using site = await openSite()
  for (const email of ['ada@example.org', 'ADA@example.org', 'ada+two@example.org']) {
    expect(await site.enter(email)).toBe(true)
    expect(await site.enter(email, 'planning_step')).toBe(true)
  }
  expect(await site.entries()).toHaveLength(1)
  expect((await site.mails()).filter(({ kind }) => kind === 'drawing_receipt')).toEqual([
    { kind: 'drawing_receipt', email: 'ada@example.org' },
  ])
})

test('entries by planning steps and free entries stand in one list', async () => {
  await using site = await openSite()
  await site.enter('free@example.org')
  await site.enter('step@example.org', 'planning_step')
  expect((await site.entries()).map(({ method }) => method).sort()).toEqual(['free', 'planning_step'])
})

test('presses on one link that arrive at once are one entry', async () => {
  await using site = await openSite()
  await site.ask('ada@example.org')
  const [asked] = await site.requests()
  const answers = await Promise.all(Array.from({ length: 8 }, () => site.confirm(asked?.id ?? '')))
  expect(new Set(answers)).toEqual(new Set([true]))
  expect(await site.entries()).toHaveLength(1)
})

test('without a passed age check nothing is stored', async () => {
  await using site = await openSite()
  for (const cookies of [null, 'drawing_age=no', 'drawing_age=x'])
    expect(await site.ask('ada@example.org', { cookies })).toEqual({ outcome: 'age_unknown' })
  expect([await site.requests(), await site.mails()]).toEqual([[], []])
})

test.each([
  ['the day before it opens', '2027-01-04T04:59:59Z', 'none_open'],
  ['its first moment in New York', '2027-01-04T05:00:00Z', 'asked'],
  ['its last moment', '2027-02-02T04:59:59Z', 'asked'],
  ['the day after', '2027-02-02T05:00:00Z', 'none_open'],
])('asking at %s: %s is %s', async (_name, moment, outcome) => {
  await using site = await openSite()
  site.setNow(moment)
  expect((await site.ask('ada@example.org')).outcome).toBe(outcome)
})

test.each([
  ['2027-02-09T04:59:59Z', true],
  ['2027-02-09T05:00:00Z', false],
])('who asked in time and confirms at %s is entered: %s', async (moment, isEntered) => {
  await using site = await openSite()
  site.setNow('2027-02-02T04:59:59Z')
  await site.ask('ada@example.org')
  const [asked] = await site.requests()
  site.setNow(moment)
  expect(await site.confirm(asked?.id ?? '')).toBe(isEntered)
  expect(await site.entries()).toHaveLength(isEntered ? 1 : 0)
})

test('a closed list takes no entry, even if the clock of a server is late, and forgets who only asked', async () => {
  await using site = await openSite()
  await site.ask('late@example.org')
  const [asked] = await site.requests()
  await closeDrawing(site.database, announcement.id, dayAfter)
  expect((await site.ask('ada@example.org')).outcome).toBe('none_open')
  expect(await site.confirm(asked?.id ?? '')).toBe(false)
  expect([await site.entries(), await site.requests()]).toEqual([[], []])
})

test('one internet connection has so many emails a day, and the operator sends one to whoever is beyond', async () => {
  await using site = await openSite({ entriesPerAddress: 2 })
  for (const name of ['a', 'b']) await site.ask(`${name}@example.org`)
  expect(await site.ask('c@example.org')).toEqual({
    outcome: 'too_many',
    retryAfterSeconds: expect.any(Number),
  })
  expect((await site.ask('d@example.org', { address: '198.51.100.1' })).outcome).toBe('asked')
  site.setNow('2027-02-05T12:00:00Z')
  await askForEntrant(site.services, { drawingId: announcement.id, email: 'c@example.org' })
  const asked = (await site.requests()).find(({ email }) => email === 'c@example.org')
  expect(await site.confirm(asked?.id ?? '')).toBe(true)
  site.setNow('2027-02-09T12:00:00Z')
  const late = askForEntrant(site.services, { drawingId: announcement.id, email: 'e@example.org' })
  await expect(late).rejects.toThrow('is not taking entries today')
})

test('one reader gets few emails, in all spellings of the address, and every other reader their own', async () => {
  await using site = await openSite({ emailsPerRecipientDaily: 2 })
  for (const email of ['ada@example.org', 'ADA@example.org', 'ada+two@example.org', 'ada+3@example.org'])
    expect((await site.ask(email)).outcome).toBe('asked')
  for (const name of ['b', 'c', 'd']) await site.ask(`${name}@example.org`)
  const readers = (await site.mails()).map(({ email }) => email.charAt(0).toLowerCase())
  expect(readers.sort()).toEqual(['a', 'a', 'b', 'c', 'd'])
})
