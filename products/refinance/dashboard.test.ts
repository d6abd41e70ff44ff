import { expect, test } from 'vitest'
import { clockText } from '#kit/loan-clocks/clock-messages.ts'
import type { Application } from './application/applications.server.ts'
import { describeApplication } from './dashboard.server.ts'

/** Monday, with no holiday in the days after it. */
const today = '2026-11-30'

const describe = (noted: Partial<Application>) =>
  describeApplication(
    {
      offerId: 'an offer',
      lenderName: 'Brackenfell Bank',
      product: 'Refinance Loan',
      approvedOn: null,
      approvalDelivery: null,
      acceptedOn: null,
      finalOn: null,
      finalDelivery: null,
      ...noted,
    },
    today,
  )

test.each([
  ['only chosen', {}, { state: clockText.stages.chosen, isUnfinished: true }],
  [
    'approved: thirty days to accept',
    { approvedOn: '2026-11-20' },
    { state: clockText.stages.approved, due: { day: '2026-12-20', what: clockText.stages.acceptThis } },
  ],
  [
    'approved on the last of the days to accept',
    { approvedOn: '2026-10-31' },
    { due: { day: today, what: clockText.stages.acceptThis } },
  ],
  [
    'approved too long ago',
    { approvedOn: '2026-10-30' },
    { state: clockText.stages.approvalOver, isUnfinished: true },
  ],
  [
    'accepted',
    { approvedOn: '2026-11-20', acceptedOn: '2026-11-25' },
    { state: clockText.stages.accepted, isUnfinished: true },
  ],
  [
    'three days to cancel for certain',
    { finalOn: '2026-11-27' },
    {
      state: clockText.stages.final,
      due: { day: today, what: clockText.stages.cancelThis },
      isUnfinished: false,
    },
  ],
  [
    'after them, the days on which lenders are usually open',
    { finalOn: '2026-11-26' },
    { due: { day: '2026-12-01', what: clockText.stages.mayCancel } },
  ],
  ['over', { finalOn: '2026-11-20' }, { state: clockText.stages.cancelOver, isUnfinished: false }],
])('an application is %s', (_, noted, expected) => {
  const item = describe(noted)
  expect(item).toMatchObject(expected)
  if (!('due' in expected)) expect(item.due).toBeUndefined()
})

test('the next step is at the application itself, and its clocks are said in sentences', () => {
  const { step, details } = describe({ approvedOn: '2026-11-20' })
  expect(step.to).toBe('/refinance-student-loans/offers/application#an%20offer')
  expect(details).toEqual(['Accept by December 20, 2026: 30 days from receipt.'])
})
