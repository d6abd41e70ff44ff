import { expect, test } from 'vitest'
import { checkEligibility } from '#domain/eligibility/check-eligibility.ts'
import type { BorrowerProfile } from '#domain/eligibility/profile.ts'
import { maxRateAgeDays } from '#domain/ranking/max-rate-age.ts'
import {
  educations,
  employments,
  graduateDegrees,
  refinancedLoans,
  schoolYears,
  visaStatuses,
} from '#domain/refinance/codes.ts'
import { sampleLenders } from './sample-lenders.ts'
import { sampleRefinanceLenders } from './sample-refinance-lenders.ts'

const offers = sampleRefinanceLenders.flatMap((lender) =>
  Object.entries(lender.offers).map(([key, offer]) => ({ ...offer, id: `${lender.id}-${key}` })),
)

test('there are enough refinance lenders to compare, none of them with the name of another lender', () => {
  expect(sampleRefinanceLenders.length).toBeGreaterThanOrEqual(6)
  const all = [...sampleLenders, ...sampleRefinanceLenders]
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
})

test('every offer refinances loans, is repaid at once, and has no rules about studies', () => {
  for (const { id, rules, graceMonths, repaymentOptions, minimumCents, maximumCents } of offers) {
    expect(rules.refinance, id).not.toBeNull()
    expect([graceMonths, ...repaymentOptions.map(({ choice }) => choice)], id).toEqual([0, 'immediate'])
    expect([rules.borrowers, rules.degrees, rules.schoolLevels, rules.citizenships], id).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(maximumCents ?? Infinity, id).toBeGreaterThan(minimumCents)
  }
})

test('rates are plausible, the score of the lowest one is in its text, and one lender’s are too old to rank', () => {
  for (const offer of offers) {
    expect(offer.lowestRatePercent, offer.id).toBeGreaterThan(4)
    expect(offer.highestRatePercent, offer.id).toBeGreaterThan(offer.lowestRatePercent)
    expect(offer.rateCapPercent ?? 100, offer.id).toBeGreaterThan(offer.highestRatePercent)
    const [, named] = /score of (\d{3})/.exec(offer.floorConditions) ?? []
    expect(named ?? null, offer.id).toBe(
      offer.floorMinimumScore === null ? null : String(offer.floorMinimumScore),
    )
    if (offer.rules.cosigner === 'not_taken') expect(offer.cosignerReleaseAfterPayments, offer.id).toBeNull()
  }
  const old = offers.filter(({ rateSeenDaysAgo }) => rateSeenDaysAgo > maxRateAgeDays)
  expect(old.map(({ id }) => id)).toEqual(['thistlemoor-savings-education-fixed'])
})

/** Somebody whom most lenders take. */
const defaults: BorrowerProfile = {
  isAdult: true,
  hasCosigner: false,
  state: 'CA',
  credit: '760_850',
  income: { cents: 9_000_000 },
  refinancedLoans: 'MY_LOANS_FEDERAL_AND_PRIVATE',
  visaStatus: 'CITIZEN',
  education: 'BACHELORS',
  schoolYear: 'NONE',
  employment: 'EMPLOYED_FULL_TIME',
}
const current = offers.filter(({ rateSeenDaysAgo }) => rateSeenDaysAgo <= maxRateAgeDays)
const judgeAll = (own: BorrowerProfile) =>
  current.map(({ rules }) => checkEligibility(rules, { profile: { ...defaults, ...own } }))

const everyAnswer: [string, BorrowerProfile][] = [
  ...refinancedLoans.map((code): [string, BorrowerProfile] => [code, { refinancedLoans: code }]),
  ...visaStatuses.map((code): [string, BorrowerProfile] => [code, { visaStatus: code }]),
  ...educations.map((code): [string, BorrowerProfile] => [code, { education: code, graduateDegree: 'PHD' }]),
  ...graduateDegrees.map((code): [string, BorrowerProfile] => [
    code,
    { education: 'DOCTORATE', graduateDegree: code },
  ]),
  ...schoolYears.map((code): [string, BorrowerProfile] => [code, { schoolYear: code }]),
  ...employments.map((code): [string, BorrowerProfile] => [code, { employment: code, jobStartsInDays: 120 }]),
]

test.each(everyAnswer)('with %s every lender says yes, or says which rule refuses', (_code, own) => {
  for (const { verdict, rules } of judgeAll(own)) {
    expect(verdict).not.toBe('unknown')
    expect(rules.some((rule) => rule.verdict === 'no')).toBe(verdict === 'no')
  }
})

test('somebody whom most lenders take has several offers, and each answer is taken or refused by some', () => {
  expect(judgeAll({}).filter(({ verdict }) => verdict === 'yes').length).toBeGreaterThanOrEqual(3)
  const withCosigner = { hasCosigner: true, cosignerCredit: '760_850', cosignerIncome: 'from_100k' } as const
  for (const [code, own] of everyAnswer) {
    const isTaken = judgeAll({ ...own, ...withCosigner }).some(({ verdict }) => verdict === 'yes')
    expect(isTaken, code).toBe(true)
  }
  const rules = judgeAll({}).flatMap((judged) => judged.rules.map(({ rule }) => rule))
  for (const rule of [
    'refinanced_loans',
    'visa_status',
    'education',
    'graduate_degree',
    'school_year',
    'employment',
    'job_start',
  ] as const)
    expect(rules).toContain(rule)
})
