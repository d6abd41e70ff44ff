import { expect, test } from 'vitest'
import type { SavedStatus } from '#domain/scholarships/saved-status.ts'
import { someScholarship } from '#domain/scholarships/some-scholarship.fixture.ts'
import { type PlannedScholarship, planWeeks } from '#domain/scholarships/weekly-plan.ts'
import { listWeeks, summarizePlan } from './plan-summary.ts'

const today = '2026-11-21'
const plannedAs = (
  id: string,
  status: SavedStatus,
  changes: Parameters<typeof someScholarship>[0] = {},
): PlannedScholarship => ({ scholarship: someScholarship({ id, ...changes }), status })

function plan(planned: PlannedScholarship[], hoursPerWeek = 3) {
  const made = planWeeks(planned, { today, hoursPerWeek })
  return { summary: summarizePlan(made, planned), weeks: listWeeks(made, { planned, today }) }
}

test('the sum is what the applications in the plan can win, each once, and their hours', () => {
  const { summary } = plan([
    plannedAs('long', 'planned', { effortHours: 5 }),
    plannedAs('range', 'started', { effortHours: 1, awardLowCents: 50_000, awardHighCents: 200_000 }),
    plannedAs('unknown', 'planned', { awardLowCents: null, awardHighCents: null, effortHours: 0.5 }),
  ])
  expect(summary).toMatchObject({ toWinCents: 300_000, isAtMost: true, hours: 6.5, wonCents: 0 })
  expect(plan([plannedAs('one', 'planned')]).summary.isAtMost).toBe(false)
})

test('what was submitted, won or lost is counted, but is no longer to win', () => {
  const { summary } = plan([
    plannedAs('open', 'planned'),
    plannedAs('sent', 'submitted'),
    plannedAs('won', 'won'),
    plannedAs('lost', 'not_selected'),
  ])
  expect(summary.counts).toEqual({ open: 1, submitted: 1, won: 1, notSelected: 1 })
  expect([summary.toWinCents, summary.wonCents]).toEqual([100_000, 100_000])
})

test('six weeks are shown, with the deadline in the week of its day, and more where the work goes on', () => {
  const due = (on: string) => ({ deadline: { kind: 'received', on, time: null, timeZone: null } }) as const
  const { weeks } = plan([
    plannedAs('first', 'planned', due('2026-11-27')),
    plannedAs('second', 'planned', due('2026-11-28')),
    plannedAs('sent', 'submitted', due('2026-11-22')),
  ])
  expect(weeks.map(({ from }) => from).slice(0, 2)).toEqual(['2026-11-21', '2026-11-28'])
  expect(weeks.map((week) => week.due.map(({ id }) => id))).toEqual([['first'], ['second'], [], [], [], []])
  expect(plan([plannedAs('long', 'planned', { effortHours: 7 })], 1).weeks).toHaveLength(7)
})
