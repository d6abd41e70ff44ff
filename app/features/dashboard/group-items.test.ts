import { expect, test } from 'vitest'
import type { DashboardItem } from '#kit/dashboard/dashboard-part.ts'
import { groupItems } from './group-items.ts'

const item = (id: string, changes: Partial<DashboardItem> = {}): DashboardItem => ({
  id,
  kind: 'saved',
  what: id,
  state: '',
  isUnfinished: false,
  step: { label: 'Go on', to: '/' },
  ...changes,
})
const due = (day: string) => ({ due: { day, what: 'Due' } })

test('what is due stands in order of day across products, and nothing stands twice', () => {
  const groups = groupItems([
    {
      link: { label: 'Loans' },
      items: [item('late', due('2027-01-10')), item('begun', { isUnfinished: true })],
    },
    {
      link: { label: 'Awards' },
      items: [item('soon', { ...due('2026-12-01'), isUnfinished: true }), item('won')],
    },
  ])
  const names = (name: keyof typeof groups) => groups[name].map(({ line, id }) => `${line}: ${id}`)
  expect(names('due')).toEqual(['Awards: soon', 'Loans: late'])
  expect(names('unfinished')).toEqual(['Loans: begun'])
  expect(names('rest')).toEqual(['Awards: won'])
})
