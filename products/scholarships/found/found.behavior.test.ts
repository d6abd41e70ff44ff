import { expect, test } from 'vitest'
import { sampleAccount } from '#server/database/seed/sample-account.ts'
import { testServer } from '#testing/server.ts'

const path = '/scholarships/plan/found'
const plan = '/scholarships/plan'
const award = { do: 'save', name: 'Rotary Award', deadlineOn: '3/15/2027', essay1: 'Who inspired you?' }

test('a sign-in takes it along with its status; the private calendar has it, and the export and clearing too', async () => {
  await using site = await testServer({ now: () => new Date('2026-11-28T15:00:00Z') })
  const { database, visitorRecords } = site.services
  const read = () =>
    database.read.selectFrom('own_item').selectAll().where('line', '=', 'scholarships').execute()
  const visitor = site.visitor()
  await visitor.post(path, award)
  const [before] = await read()
  await visitor.post(plan, { do: 'status', id: `found_${before?.id}`, status: 'started' })
  await visitor.post('/signin', { email: sampleAccount.emailAddress, password: sampleAccount.password })
  const [row] = await read()
  expect(row).toMatchObject({ id: before?.id, account_id: row?.holder, expires_at: null })
  expect(JSON.parse(row?.body ?? '')).toMatchObject({ name: 'Rotary Award', status: 'started' })

  await visitor.post(plan, { do: 'open-feed' })
  const token = /scholarships\/calendar\/([\w-]+)/.exec(visitor.page.text('main'))?.[1]
  const { body } = await site.visitor().get(`/scholarships/calendar/${token}`)
  expect(body).toContain('SUMMARY:Deadline: Rotary Award')
  expect(body).toContain('BEGIN:VALARM')

  const records = visitorRecords.find(({ name }) => name === 'ownItems')
  expect(await records?.export(database.read, row?.holder ?? '')).toMatchObject([
    { line: 'scholarships', body: { name: 'Rotary Award', essays: [{ prompt: 'Who inspired you?' }] } },
  ])
  await visitor.post('/scholarships/signup', { clear: '1' })
  expect(await read()).toEqual([])
})
