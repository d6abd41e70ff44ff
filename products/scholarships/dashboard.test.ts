import { expect, test } from 'vitest'
import { type SavedStatus, savedStatuses } from '#domain/scholarships/saved-status.ts'
import { someScholarship } from '#domain/scholarships/some-scholarship.fixture.ts'
import { describeSaved } from './dashboard.server.ts'
import { dashboardText } from './dashboard-messages.ts'
import { statusNames } from './plan/messages.ts'

const today = '2026-11-27'
const deadline = { ...someScholarship().deadline, kind: 'received', on: '2026-12-04', time: null } as const

const describe = (status: SavedStatus, changes: Parameters<typeof someScholarship>[0] = {}) =>
  describeSaved({ scholarship: someScholarship({ id: 'one', deadline, ...changes }), status }, today)

test.each(savedStatuses)('one that is %s says so, and is due only while it is open', (status) => {
  const item = describe(status)
  expect(item.state).toBe(statusNames[status])
  const isOpen = status === 'planned' || status === 'started'
  expect([item.isUnfinished, item.due?.day]).toEqual(isOpen ? [true, deadline.on] : [false, undefined])
  expect(item.kind).toBe(status === 'planned' ? 'saved' : 'application')
})

test('an open one whose deadline has passed asks only how it went', () => {
  const item = describe('started', { deadline: { ...deadline, on: '2026-11-26' } })
  expect(item).toMatchObject({
    state: dashboardText.over,
    isUnfinished: false,
    step: { label: dashboardText.noteStatus, to: '/scholarships/plan#one' },
  })
  expect(describe('planned', { deadline: { ...deadline, on: today } }).due?.day).toBe(today)
})

test('one without a last day is unfinished, not due', () => {
  const item = describe('planned', { deadline: { ...deadline, kind: 'continuous', on: null } })
  expect([item.isUnfinished, item.due, item.details]).toEqual([true, undefined, ['Rolling deadline']])
})

test('the next step of one that asks for essays is to write them', () => {
  const essays = [{ prompt: 'Why?', leastWords: null, mostWords: null }]
  expect(describe('planned', { essays: [] }).step.label).toBe(dashboardText.seeTerms)
  expect(describe('planned', { essays }).step.to).toBe('/scholarships/essays')
})
