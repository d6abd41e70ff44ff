import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '#domain/dates.ts'
import { isOpenStatus, savedStatuses } from './saved-status.ts'
import { someScholarship } from './some-scholarship.fixture.ts'
import { planHours, planWeeks } from './weekly-plan.ts'

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

test('what brings the most for an hour comes first, and hours run over into the next week', () => {
  const plan = planWeeks(planned(due('later', 40, 2), due('soon', 20, 4)), {
    today,
    hoursPerWeek: 3,
  })
  expect(
    plan.weeks.map(({ from, works }) => [
      from,
      ...works.map((work) => `${work.scholarship.id} ${work.hours}`),
    ]),
  ).toEqual([
    ['2026-11-23', 'later 2', 'soon 1'],
    ['2026-11-30', 'soon 3'],
  ])
  expect(plan.weeks[0]?.works.map(({ isLast }) => isLast)).toEqual([true, false])
})

test('what is due first goes first where it would otherwise be late, whatever the others bring', () => {
  const [poor, rich] = [due('poor', 6, 3), due('rich', 40, 2)]
  const plan = planWeeks(planned({ ...poor, applicants: 4_000 }, rich), { today, hoursPerWeek: 3 })
  expect(plan.weeks.map(({ works }) => works.map((work) => work.scholarship.id))).toEqual([
    ['poor'],
    ['rich'],
  ])
})

test('what cannot be done in time is late and takes nothing from the others', () => {
  const plan = planWeeks(planned(due('huge', 10, 30), due('small', 12, 1)), {
    today,
    hoursPerWeek: 3,
  })
  expect(plan.late.map(({ id }) => id)).toEqual(['huge'])
  expect(plan.weeks.map(({ works }) => works.map(({ hours }) => hours))).toEqual([[1]])
})

test('the week of a deadline counts by its days', () => {
  const plan = (days: number) => planWeeks(planned(due('essay', days, 1.5)), { today, hoursPerWeek: 1 })
  // One hour this week, and half of the next week's hour needs four of its days.
  expect(plan(10).weeks.map(({ works }) => works.map(({ hours }) => hours))).toEqual([[1], [0.5]])
  expect(plan(10).late).toEqual([])
  expect(plan(9).late).toHaveLength(1)
})

test('the hours of the first week can all be spent on its first day', () => {
  const plan = planWeeks(planned(due('today', 0, 4)), { today, hoursPerWeek: 4 })
  expect(plan.weeks).toHaveLength(1)
})

test('when two have no time side by side, the one that brings more for an hour stays', () => {
  const drawing = { ...due('drawing', 3, 2), applicants: 61_500, awards: 1 }
  const essay = { ...due('essay', 5, 2), applicants: 40, awards: 2 }
  const unknown = { ...due('unknown', 5, 2), applicants: null, awards: 1 }
  const plan = (...all: (typeof drawing | typeof unknown)[]) => {
    const { weeks, crowded, late } = planWeeks(planned(...all), {
      today,
      hoursPerWeek: 3,
    })
    return { kept: weeks.flatMap(({ works }) => works.map((work) => work.scholarship.id)), crowded, late }
  }
  expect(plan(drawing, essay)).toMatchObject({ kept: ['essay'], crowded: [{ id: 'drawing' }], late: [] })
  expect(plan(drawing, unknown)).toMatchObject({ kept: ['unknown'], crowded: [{ id: 'drawing' }] })
  expect(plan(essay, unknown)).toMatchObject({ kept: ['essay'], crowded: [{ id: 'unknown' }] })
})

test('where a provider does not say how long an application takes, our assumption is planned', () => {
  const plan = planWeeks(planned(due('unknown', 30, null)), { today, hoursPerWeek: 5 })
  expect(plan.weeks[0]?.works[0]?.hours).toBe(0.5)
})

test('what is submitted, decided or expired needs no hours', () => {
  const of = [
    ...(['submitted', 'won', 'not_selected'] as const).map((status) => ({
      scholarship: due(status, 30, 2),
      status,
    })),
    { scholarship: due('expired', -1, 2), status: 'started' as const },
  ]
  expect(planWeeks(of, { today, hoursPerWeek: 5 })).toEqual({
    weeks: [],
    late: [],
    crowded: [],
  })
})

test('no week has more hours than there are, and each application is done by its deadline or not begun', () => {
  const one = fc.record({
    days: fc.option(fc.integer({ min: -5, max: 200 })),
    hours: fc.option(fc.integer({ min: 1, max: 80 }).map((quarters) => quarters / 4)),
    applicants: fc.option(fc.integer({ min: 1, max: 5_000 })),
    status: fc.constantFrom(...savedStatuses),
  })
  fc.assert(
    fc.property(fc.array(one, { maxLength: 30 }), fc.integer({ min: 1, max: 20 }), (all, hoursPerWeek) => {
      const of = all.map(({ days, hours, status, applicants }, at) => ({
        scholarship: { ...due(`s-${at}`, days, hours), applicants },
        status,
      }))
      const { weeks, late, crowded } = planWeeks(of, { today, hoursPerWeek })
      const given = new Map<string, number>()
      let spent = 0
      for (const { from, works } of weeks) {
        expect(works.reduce((sum, { hours }) => sum + hours, 0)).toBeLessThanOrEqual(hoursPerWeek + 1e-6)
        for (const { scholarship, hours, isLast } of works) {
          given.set(scholarship.id, (given.get(scholarship.id) ?? 0) + hours)
          spent += hours
          const { on } = scholarship.deadline
          if (on === null) continue
          expect(from <= on).toBe(true)
          const weeksLeft = Math.max(1, (daysBetween(today, on) + 1) / 7)
          if (isLast) expect(spent).toBeLessThanOrEqual(hoursPerWeek * weeksLeft + 1e-6)
        }
      }
      for (const { scholarship } of of)
        if (given.has(scholarship.id))
          expect(given.get(scholarship.id)).toBeCloseTo(planHours(scholarship), 6)
      for (const one of late)
        expect(planHours(one)).toBeGreaterThan(
          hoursPerWeek * Math.max(1, (daysBetween(today, one.deadline.on ?? '') + 1) / 7) - 1 / 60,
        )
      const open = of.filter(
        ({ scholarship: { deadline }, status }) =>
          isOpenStatus(status) && (deadline.on === null || deadline.on >= today),
      )
      expect(given.size + late.length + crowded.length).toBe(open.length)
    }),
  )
})
