import { expect, test } from 'vitest'
import type { LoanRules } from '#domain/eligibility/loan-rules.ts'
import { groupRefusals } from '#domain/eligibility/refusal-groups.ts'
import { offer } from '#domain/loans/loan-offer.fixture.ts'
import { describeRefusals } from './refusal-messages.ts'

const lendsToAll = offer.rules
const strict: LoanRules = {
  ...lendsToAll,
  borrowers: ['parent'],
  states: { only: ['TX'] },
  cosigner: 'not_taken',
}
const profile = { isAdult: true, borrower: 'student', state: 'CA' } as const

test('every reason of a refusal has a text, said once for all offers that share it', () => {
  const [all] = groupRefusals([{ rules: strict }], profile)
  expect(all && describeRefusals(all).why).toBe(
    'Require someone else to borrow for the student and don’t lend in your state',
  )
  expect(all && describeRefusals(all).change).toBe('Nothing you could change would make this a yes.')
  const open: LoanRules = { ...lendsToAll, cosigner: 'optional' }
  const lenders = [680, 640].map((minimumScore) => ({ rules: { ...open, minimumScore } }))
  const [score] = groupRefusals(lenders, { isAdult: true, hasCosigner: false, credit: '300_579' })
  expect(score && describeRefusals(score)).toEqual({
    why: 'Require a higher credit score',
    change:
      'The closest one could be a yes with a score of 640 or more, or with a cosigner who meets that minimum.',
  })
  const required = [1, 2].map(() => ({ rules: { ...lendsToAll, cosigner: 'required' } as const }))
  const [cosigner] = groupRefusals(required, { isAdult: true, hasCosigner: false })
  expect(cosigner && describeRefusals(cosigner)).toEqual({
    why: 'Require a cosigner',
    change: 'Each could be a yes with a cosigner.',
  })
  const [minor] = groupRefusals([{ rules: open }], { isAdult: false, hasCosigner: false })
  expect(minor && describeRefusals(minor).why).toBe('Lend to people under 18 only with a cosigner')
})
