import { expect, test } from 'vitest'
import { maxPrompts } from '#domain/scholarships/group-prompts.ts'
import type { SavedStatus } from '#domain/scholarships/saved-status.ts'
import { someScholarship } from '#domain/scholarships/some-scholarship.fixture.ts'
import { findDeskGroups } from './desk-groups.ts'
import { formatCount, formatLimits } from './messages.ts'

const today = '2026-11-23'
const essay = (prompt: string, leastWords: number | null = null, mostWords: number | null = null) => ({
  prompt,
  leastWords,
  mostWords,
})
function saved(
  name: string,
  { on, prompts, status = 'planned' }: { on: string | null; prompts: string[]; status?: SavedStatus },
) {
  const deadline = {
    kind: on ? ('received' as const) : ('continuous' as const),
    on,
    time: null,
    timeZone: null,
  }
  const scholarship = someScholarship({
    id: name,
    name,
    deadline,
    essays: prompts.map((each) => essay(each)),
  })
  return { scholarship, status }
}

test('the essay that is due first comes first, and so does its prompt in a group', () => {
  const { groups, leftOut } = findDeskGroups(
    [
      saved('Open', { on: null, prompts: ['What is home?'] }),
      saved('Later', { on: '2027-02-01', prompts: ['A challenge you overcame', 'Why now?'] }),
      saved('Soon', { on: '2026-12-01', prompts: ['A challenge you overcame, and who helped you'] }),
    ],
    today,
  )
  expect(
    groups.map(({ title, prompts }) => [title, ...prompts.map(({ scholarship }) => scholarship)]),
  ).toEqual([
    ['A challenge you overcame', 'Soon', 'Later'],
    ['Why now?', 'Later'],
    ['What is home?', 'Open'],
  ])
  expect(groups[0]?.prompts[0]?.due).toBe('Due December 1, 2026')
  expect(leftOut).toBe(0)
})

test('what is submitted or past its deadline asks for no essay any more', () => {
  const { groups } = findDeskGroups(
    [
      saved('Past', { on: '2026-11-22', prompts: ['One'] }),
      saved('Today', { on: today, prompts: ['Two'], status: 'started' }),
      saved('Sent', { on: '2027-01-01', prompts: ['Three'], status: 'submitted' }),
    ],
    today,
  )
  expect(groups.map(({ title }) => title)).toEqual(['Two'])
})

test('beyond what can be grouped, the prompts due last are left out and counted', () => {
  const prompts = Array.from({ length: maxPrompts }, (_, number) => `Prompt number ${number}`)
  const { groups, leftOut } = findDeskGroups(
    [saved('Late', { on: '2027-05-01', prompts: ['Last'] }), saved('Many', { on: '2027-01-01', prompts })],
    today,
  )
  expect(groups.flatMap((group) => group.prompts)).toHaveLength(maxPrompts)
  expect(groups.some(({ title }) => title === 'Last')).toBe(false)
  expect(leftOut).toBe(1)
})

test('limits and counts are said in words', () => {
  expect(
    [essay(''), essay('', 250), essay('', null, 1), essay('', 300, 300), essay('', 250, 1500)].map(
      formatLimits,
    ),
  ).toEqual(['', 'At least 250 words', 'Up to 1 word', 'Exactly 300 words', '250 to 1,500 words'])
  const { groups } = findDeskGroups([saved('One', { on: null, prompts: ['What is home?'] })], today)
  const prompts = groups[0]?.prompts ?? []
  const count = (number: number, leastWords: number | null, mostWords: number | null) =>
    formatCount(number, { prompts, limits: { leastWords, mostWords } })
  expect(count(1, null, null)).toBe('1 word')
  expect(count(249, 250, 500)).toBe('249 words, 1 more needed')
  expect(count(250, 250, 500)).toBe('250 words, 250 left')
  expect(count(1501, null, 500)).toBe('1,501 words, 1,001 too many')
})

test('where no length suits all prompts, the count names those that it suits', () => {
  const of = (name: string, ...limits: [number | null, number | null]) => ({
    scholarship: someScholarship({ id: name, name, essays: [essay('A challenge you overcame', ...limits)] }),
    status: 'planned' as const,
  })
  const [group] = findDeskGroups([of('Long', 500, null), of('Short', null, 150)], today).groups
  const say = (count: number) => group && formatCount(count, group)
  expect([0, 100, 300, 600].map(say)).toEqual([
    '0 words',
    '100 words, the right length for Short',
    '300 words, not the right length for any of these',
    '600 words, the right length for Long',
  ])
})
