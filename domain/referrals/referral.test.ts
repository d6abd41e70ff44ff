import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countedLines,
  countReferrals,
  findBarrier,
  getState,
  isSelfReferral,
  latestSignUp,
  type Referral,
  referralRules,
} from './referral.ts'

const referral: fc.Arbitrary<Referral> = fc.record({
  barrier: fc.constantFrom('', 'own_network', 'known_browser', 'busy_network'),
  isDeleted: fc.boolean(),
  isQualified: fc.boolean(),
  isRewarded: fc.boolean(),
})

test('no more are rewarded than qualify, and no more qualify than signed up', () => {
  fc.assert(
    fc.property(fc.array(referral), (referrals) => {
      const { signedUp, qualified, rewarded } = countReferrals(referrals.map(getState))
      expect(signedUp).toBe(referrals.length)
      expect(qualified).toBeLessThanOrEqual(signedUp)
      expect(rewarded).toBeLessThanOrEqual(qualified)
    }),
  )
})

test.each([
  [{}, 'signed_up'],
  [{ barrier: 'own_network' }, 'barred'],
  [{ isDeleted: true }, 'barred'],
  [{ isQualified: true }, 'qualified'],
  // Whoever qualified before deleting the account still did.
  [{ isQualified: true, isDeleted: true }, 'qualified'],
  [{ isQualified: true, isRewarded: true }, 'rewarded'],
  // A reward alone never makes up for what is missing.
  [{ isRewarded: true }, 'signed_up'],
] as const)('%j is %s', (facts, state) => {
  expect(getState({ barrier: '', isDeleted: false, isQualified: false, isRewarded: false, ...facts })).toBe(
    state,
  )
})

test('a mailbox in another spelling is the referrer’s own, and another mailbox is not', () => {
  for (const email of ['ada@example.org', 'ADA@Example.org', 'ada+new@example.org', ' ada@example.org'])
    expect(isSelfReferral('ada+old@example.org', email), email).toBe(true)
  expect(isSelfReferral('ada@example.org', 'ada@example.com')).toBe(false)
  expect(isSelfReferral('ada@example.org', 'ben@example.org')).toBe(false)
})

test.each([
  [{}, ''],
  [{ isOwnNetwork: true }, 'own_network'],
  [{ isKnownBrowser: true, isOwnNetwork: true }, 'known_browser'],
  [{ recentFromNetwork: referralRules.perNetwork - 1 }, ''],
  [{ recentFromNetwork: referralRules.perNetwork }, 'busy_network'],
])('a sign-up with %j has the barrier "%s"', (facts, barrier) => {
  expect(findBarrier({ isOwnNetwork: false, isKnownBrowser: false, recentFromNetwork: 0, ...facts })).toBe(
    barrier,
  )
})

test('credit cards never count, and every other line with questions does', () => {
  expect(countedLines).not.toContain('credit-cards')
  expect(countedLines).toEqual(
    expect.arrayContaining(['student-loans', 'refinance-student-loans', 'scholarships']),
  )
})

test('an account of exactly two weeks is old enough', () => {
  expect(latestSignUp(new Date('2027-01-15T12:00:00Z'))).toEqual(new Date('2027-01-01T12:00:00Z'))
})
