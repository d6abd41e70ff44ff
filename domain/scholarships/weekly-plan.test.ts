import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { savedStatuses } from './saved-status.ts'
import { someScholarship } from './some-scholarship.fixture.ts'
import { planWeeks } from './weekly-plan.ts'

const today = '2026-11-23'
const due = (id: string, days: number | null, effortHours: number | null) =>
  someScholarship({
    id,
    effortHours,
    deadline: {
      kind: days === null ? 'continuous' : 'received',
      on: days === null ? null : addDays(today, days),
      time: null,
      timeZone: null,
    },
  })
const planned = (...scholarships: ReturnType<typeof due>[]) =>
  scholarships.map((scholarship) => ({ scholarship, status: 'planned' as const }))

test('the earliest deadline comes first, and hours run over into the next week', () => {
  const plan = planWeeks(planned(due('later', 40, 2), due('soon', 20, 4)), {
    today,
    hoursPerWeek: 3,
    assumedHours: null,
  })
  expect(
    plan.weeks.map(({ from, works }) => [
      from,
      ...works.map((work) => `${work.scholarship.id} ${work.hours}`),
    ]),
  ).toEqual([
    ['2026-11-23', 'soon 3'],
    ['2026-11-30', 'soon 1', 'later 2'],
  ])
  expect(plan.weeks[1]?.works.map(({ isLast }) => isLast)).toEqual([true, true])
})

test('what cannot be done in time is late and takes nothing from the others', () => {
  const plan = planWeeks(planned(due('huge', 10, 30), due('small', 12, 1)), {
    today,
    hoursPerWeek: 3,
    assumedHours: null,
  })
  expect(plan.late.map(({ id }) => id)).toEqual(['huge'])
  expect(plan.weeks.map(({ works }) => works.map(({ hours }) => hours))).toEqual([[1]])
})

test('nothing is planned for unknown hours unless they are assumed', () => {
  const of = planned(due('unknown', 30, null))
  expect(planWeeks(of, { today, hoursPerWeek: 5, assumedHours: null })).toMatchObject({
    weeks: [],
    unknown: [{ id: 'unknown' }],
  })
  const assumed = planWeeks(of, { today, hoursPerWeek: 5, assumedHours: 2 })
  expect(assumed.weeks[0]?.works[0]?.hours).toBe(2)
  expect(assumed.unknown).toEqual([])
})

test('what is handed in, decided or expired needs no hours', () => {
  const of = [
    ...(['submitted', 'won', 'not_selected'] as const).map((status) => ({
      scholarship: due(status, 30, 2),
      status,
    })),
    { scholarship: due('expired', -1, 2), status: 'started' as const },
  ]
  expect(planWeeks(of, { today, hoursPerWeek: 5, assumedHours: null })).toEqual({
    weeks: [],
    late: [],
    unknown: [],
  })
})

test('no week has more hours than there are, each application gets all of its hours or none, and none is after its deadline', () => {
  const one = fc.record({
    days: fc.option(fc.integer({ min: -5, max: 200 })),
    hours: fc.option(fc.integer({ min: 1, max: 80 }).map((quarters) => quarters / 4)),
    status: fc.constantFrom(...savedStatuses),
  })
  fc.assert(
    fc.property(fc.array(one, { maxLength: 30 }), fc.integer({ min: 1, max: 20 }), (all, hoursPerWeek) => {
      const of = all.map(({ days, hours, status }, at) => ({
        scholarship: due(`s-${at}`, days, hours),
        status,
      }))
      const { weeks } = planWeeks(of, { today, hoursPerWeek, assumedHours: null })
      const given = new Map<string, number>()
      for (const [at, { from, works }] of weeks.entries()) {
        expect(works.reduce((sum, { hours }) => sum + hours, 0)).toBeLessThanOrEqual(hoursPerWeek)
        for (const { scholarship, hours } of works) {
          given.set(scholarship.id, (given.get(scholarship.id) ?? 0) + hours)
          const { on } = scholarship.deadline
          if (on !== null && at > 0) expect(from <= on).toBe(true)
        }
      }
      for (const { scholarship } of of)
        expect([undefined, scholarship.effortHours]).toContain(given.get(scholarship.id))
    }),
  )
})
