import { expect, test } from 'vitest'
import { referralSite } from '#app/features/referrals/referral-site.fixture.ts'
import { writeTempFile } from '#testing/load-command.ts'
import { operate } from './operate.ts'

const operator = { OPERATOR_NAME: 'Bursar LLC', OPERATOR_ADDRESS: '100 Main Street, Springfield, IL 62701' }
const terms = ['2027-spring', '2027-01-10', '2027-02-01', '$25', '100', '2027-01', 'digital gift card']

type Site = Awaited<ReturnType<typeof referralSite>>

const runWith = (site: Site, env: Record<string, string>, ...args: string[]) =>
  operate(
    args,
    { DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl, ...env },
    { now: site.services.now },
  )
const run = (site: Site, ...args: string[]) => runWith(site, operator, ...args)

test('an operator opens a program, loads codes, and approves or refuses what was earned', async () => {
  await using site = await referralSite()
  const opened = await run(site, 'reward-open', ...terms)
  expect(opened.lines[0]).toContain('100 rewards of $25.00 (digital gift card), $2,500.00 in all')
  expect(await run(site, 'reward-open', ...terms)).toEqual(opened)
  expect((await run(site, 'reward-open', ...terms.with(3, '$30'))).lines[0]).toContain('different terms')
  expect((await run(site, 'reward-open', ...terms.with(0, 'other'))).lines[0]).toContain('same days')

  const file = await writeTempFile('code\nGIFT-1\nGIFT-2\n')
  const loaded = await run(site, 'reward-codes', '2027-spring', file)
  expect(loaded.lines[0]).toBe('Loaded 2 of 2 codes; the others were already loaded.')
  const again = await run(site, 'reward-codes', '2027-spring', file)
  expect(again.lines.slice(0, 2)).toEqual([
    'Loaded 0 of 2 codes; the others were already loaded.',
    'Unclaimed codes for 2027-spring: 2',
  ])

  const ada = await site.addAccount('ada@example.org')
  const code = await site.link(ada)
  for (const name of ['ben', 'cem']) await site.act(await site.join(code, `${name}@example.com`))
  expect((await run(site, 'reward-list')).lines).toEqual(['No rewards are pending.'])
  site.passDays(14)
  const { lines } = await run(site, 'reward-list')
  expect(lines).toHaveLength(2)
  expect(lines.join('\n')).toContain('0 clicks, 2 sign-ups, 0 of them barred')
  expect(lines.join('\n')).not.toMatch(/@|GIFT/)
  const [first = '', second = ''] = lines.map((line) => line.slice(0, 36))
  for (const _ of ['once', 'again'])
    expect(await run(site, 'reward-approve', first)).toEqual({
      code: 0,
      lines: [`Reward ${first} is approved.`],
    })
  const reason = 'The invited account is your own.'
  for (const _ of ['once', 'again']) expect((await run(site, 'reward-refuse', second, reason)).code).toBe(0)
  expect((await run(site, 'reward-approve', second)).lines).toEqual([`Reward ${second} is already refused.`])
  expect((await run(site, 'reward-list', 'approved')).lines[0]).toContain(first)
  expect((await run(site, 'reward-close', '2027-spring')).lines[0]).toContain('through 2027-01-24')
  expect((await run(site, 'reward-close', '2027-spring')).code).toBe(0)
})

test.each([
  [['reward-open', ...terms.with(0, 'Spring!')], 'is not a valid id'],
  [['reward-open', ...terms.with(1, '2027-02-30')], 'is not a date'],
  [['reward-open', ...terms.with(1, '2026-12-01')], 'can open today at the earliest'],
  [['reward-open', ...terms.with(2, '2027-01-01')], 'can run for 1 to'],
  [['reward-open', ...terms.with(3, '$600')], 'the maximum for one person is $599.00'],
  [['reward-open', ...terms.with(3, '0')], 'is not a valid amount'],
  [['reward-open', ...terms.with(4, '0')], 'is not a number of rewards'],
  [['reward-open', ...terms.with(5, 'version one')], 'is not a version'],
  [['reward-open', ...terms.with(6, '')], 'Describe the reward'],
  [['reward-close', 'x'], 'There is no reward program "x".'],
  [['reward-codes', 'x', '/no/such/file'], 'cannot be read'],
  [['reward-list', 'won'], 'is not a state'],
  [['reward-approve', 'x'], 'There is no reward "x".'],
  [['reward-refuse', 'x', ' '], 'A reason must have 3 to 300 characters'],
  [['reward-refuse', 'x', 'No such reward.'], 'There is no reward "x".'],
])('%j is refused', async (args, message) => {
  await using site = await referralSite()
  const { code, lines } = await run(site, ...args)
  expect([code, lines.join('\n')]).toEqual([1, expect.stringContaining(message)])
})

test('no program opens before it is said who gives the reward', async () => {
  await using site = await referralSite()
  const { code, lines } = await runWith(site, {}, 'reward-open', ...terms)
  expect([code, lines[0]]).toEqual([1, expect.stringContaining('set OPERATOR_NAME and OPERATOR_ADDRESS')])
})

test.each([
  ['a\nSECRET-1\n', 'no column "code"'],
  ['code\n', 'no codes'],
  ['code\nSECRET-1\nSECRET-1\n', 'a code twice'],
  ['code\nSECRET 1\n', 'The code at line 2'],
  ['code\nSECRET-1,x\n', 'different number of columns'],
  ['code;x\nSECRET-1;x\n', 'semicolons'],
])('a file of codes %j is refused, and the message repeats none', async (text, message) => {
  await using site = await referralSite()
  await site.open()
  const { code, lines } = await run(site, 'reward-codes', '2027-spring', await writeTempFile(text))
  expect([code, lines.join('\n')]).toEqual([1, expect.stringContaining(message)])
  expect(lines.join('\n')).not.toContain('SECRET')
})
