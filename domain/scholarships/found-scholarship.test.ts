import { expect, test } from 'vitest'
import { toExpectedValue } from './expected-value.ts'
import { foundId, foundScholarshipSchema, isFound, toKeptId, toPlanned } from './found-scholarship.ts'
import { someFound } from './some-found.fixture.ts'
import { someScholarship } from './some-scholarship.fixture.ts'
import { planWeeks } from './weekly-plan.ts'

const id = 'a1b2c3d4e5f6a1b2c3d4e5f6'

test('its id is like none of the catalog, and leads back to what is stored', () => {
  const { scholarship } = toPlanned({ id, own: someFound() })
  expect(scholarship.id).toMatch(foundId)
  expect(isFound(scholarship)).toBe(true)
  expect(toKeptId(scholarship)).toBe(id)
  expect(isFound(someScholarship())).toBe(false)
})

test('what is typed stands in the shape of the catalog', () => {
  const essays = [{ prompt: 'Who inspired you?', mostWords: 500 }]
  const own = someFound({
    provider: 'Rotary Club',
    awardLowCents: 50_000,
    awardHighCents: 100_000,
    deadlineKind: 'postmarked',
    deadlineOn: '2027-03-15',
    link: 'https://example.org/apply',
    essays,
    recommendationLetters: 2,
    effortHours: 3,
    asksForSsn: true,
    status: 'started',
  })
  expect(toPlanned({ id, own })).toMatchObject({
    status: 'started',
    scholarship: {
      name: own.name,
      provider: 'Rotary Club',
      isSample: false,
      awardLowCents: 50_000,
      awardHighCents: 100_000,
      deadline: { kind: 'postmarked', on: '2027-03-15' },
      essays: [{ prompt: 'Who inspired you?', leastWords: null, mostWords: 500 }],
      recommendationLetters: 2,
      effortHours: 3,
      asksFor: ['ssn'],
      applyUrl: 'https://example.org/apply',
    },
  })
})

test('what is not known stays unknown: no amount means no worth, and the number of applicants is always assumed', () => {
  const { scholarship } = toPlanned({ id, own: someFound() })
  expect(scholarship).toMatchObject({
    applicants: null,
    awards: null,
    effortHours: null,
    awardHighCents: null,
  })
  expect(scholarship.deadline.on).toBeNull()
  expect(toExpectedValue(scholarship)).toBeUndefined()
  const paid = toPlanned({ id, own: someFound({ awardLowCents: 50_000, awardHighCents: 50_000 }) })
  expect(toExpectedValue(paid.scholarship)?.assumed).toContain('applicants')
})

test('a date without a kind is the day by which it has to arrive', () => {
  const { scholarship } = toPlanned({ id, own: someFound({ deadlineOn: '2027-01-15' }) })
  expect(scholarship.deadline).toMatchObject({ kind: 'received', on: '2027-01-15' })
})

test('a plan has work for it beside what was saved', () => {
  const found = toPlanned({ id, own: someFound({ deadlineOn: '2027-01-15', effortHours: 2 }) })
  const planned = [found, { scholarship: someScholarship(), status: 'planned' as const }]
  const { weeks } = planWeeks(planned, { today: '2026-11-28', hoursPerWeek: 3 })
  const ids = weeks.flatMap(({ works }) => works.map(({ scholarship }) => scholarship.id))
  expect(ids).toContain(found.scholarship.id)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.org', 'example.org', ''])(
  'a stored link %j is not accepted',
  (link) => {
    expect(foundScholarshipSchema.safeParse({ ...someFound(), link }).success).toBe(false)
  },
)
