import { afterAll, beforeAll, expect, test } from 'vitest'
import { usStates } from '#domain/states.ts'
import { testServer } from '#testing/server.ts'
import { publicPrograms } from './public-programs.ts'

// cspell:ignore Fetc Fpasswd Cscript Ealert Fscript

const now = () => new Date('2026-11-28T15:00:00Z')

let site: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer({ now })
})
afterAll(() => site[Symbol.asyncDispose]())

async function open(path: string) {
  const visitor = site.visitor()
  const answer = await visitor.get(path)
  expect(answer.statusCode, path).toBe(200)
  return visitor.page
}

test('every state has a page with its programs, its deadlines, and the federal grants', async () => {
  for (const { name, abbreviation } of usStates) {
    const page = await open(`/scholarships/state/${abbreviation.toLowerCase()}`)
    expect(page.heading).toContain(name)
    const names = page.all('article h3').map(({ text }) => text)
    const programs = publicPrograms.get(abbreviation) ?? []
    for (const program of programs) expect(names.join('\n'), abbreviation).toContain(program.name)
    expect(names.some((one) => one.includes('Federal Pell Grant'))).toBe(true)
    expect(page.text('main')).toContain('Federal FAFSA deadline')
  }
})

test('each program says amount and award year, deadline, how to apply, stacking, and its source', async () => {
  const page = await open('/scholarships/state/ny')
  const pell = page.text('#us-pell-grant')
  for (const words of [
    '$740 to $7,395 (2026–27)',
    'Due June 30, 2027',
    'Apply with the FAFSA',
    'Adds to other aid',
    'Student Aid Index of 14,789 or less',
    'US Department of Education',
    'read on November 21, 2026',
  ])
    expect(pell).toContain(words)
  expect(page.text('#us-workforce-pell')).toContain('Student Aid Index: not found in the source')
  expect(page.text('#us-iraq-afghanistan-service-grant')).toMatch(/Closed.*Ended after 2023–24/)
})

test('a state is at its code in lower case, and the form of the list leads there', async () => {
  for (const path of ['/scholarships/state/NY', '/scholarships/state/Ny', '/scholarships/state?state=NY']) {
    const { statusCode, headers } = await site.request({ url: path })
    expect([statusCode, headers.location], path).toEqual([301, '/scholarships/state/ny'])
  }
})

test.each([
  'zz',
  'us',
  'new-york',
  '..%2F..%2Fetc%2Fpasswd',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '__proto__',
  'constructor',
  'n%00y',
  'ny%20',
])('no state is called %s', async (code) => {
  const { statusCode, body } = await site.request({ url: `/scholarships/state/${code}` })
  expect([400, 404]).toContain(statusCode)
  expect(body).not.toContain('<script>alert(1)')
})

test('an unknown state in the form shows the list, and nothing of it is printed', async () => {
  const { statusCode, body } = await site.request({ url: '/scholarships/state?state=%22%3E%3Cb%3EZZ' })
  expect(statusCode).toBe(200)
  expect(body).not.toContain('<b>ZZ')
})

test('the list of scholarships shows the federal grants, and a state to choose', async () => {
  const page = await open('/scholarships/marketplace')
  expect(page.text('#public-programs')).toContain('Federal Pell Grant')
  expect(page.text('#public-programs')).not.toContain('Iraq and Afghanistan')
  expect(page.all('#public-programs form[action="/scholarships/state"] option')).toHaveLength(60)
})

test('with answers the programs of the state are there, and what does not fit is not', async () => {
  const visitor = site.visitor()
  for (const [question, form] of [
    ['applicant', { applicant: 'student' }],
    ['level', { level: 'graduate' }],
    ['graduation', { graduation: '2028' }],
    ['major', { major: 'unknown' }],
    ['state', { state: 'NY' }],
  ] as const)
    await visitor.post(`/scholarships/signup?question=${question}`, form)
  await visitor.get('/scholarships/marketplace')
  const { page } = visitor
  const section = page.text('#public-programs')
  expect(section).toContain('New York')
  expect(section).toContain('TEACH Grant')
  expect(section).not.toContain('Federal Pell Grant')
  expect(page.links()).toContain('/scholarships/state/ny')
})
