import { expect, test } from 'vitest'
import { uclaAlone as directory } from '#app/features/questions/school.fixture.ts'
import { allAnswers } from './answers.fixture.ts'
import { flows } from './flows.ts'
import type { LoanDraft } from './loan-draft.server.ts'
import { readSituation, redirectFor, toBands } from './situation.server.ts'

const today = '2026-11-21'
const draft: LoanDraft = { flow: flows['signup-a'], answers: allAnswers }
const own = new URLSearchParams(toBands(allAnswers, directory))
const read = (params: URLSearchParams, ofDraft: LoanDraft | null = null) =>
  readSituation({ params, draft: ofDraft, directory, today })
const changed = (name: string, value: string) => {
  const params = new URLSearchParams(own)
  params.set(name, value)
  return params
}

test('the address of the visitor’s own answers adds the details from the draft', () => {
  const situation = read(own, draft)
  expect(situation).toMatchObject({
    isOwn: true,
    isExample: false,
    schoolName: 'UCLA',
    opeid: '00131500',
    borrowing: { amountCents: 1_234_500, inSchoolMonths: 30, repayment: 'deferred' },
    assumed: [],
    unread: [],
    questionsPath: '/student-loans/signup-a',
  })
  expect(situation.profile).toEqual({
    isAdult: true,
    borrower: 'student',
    schoolControl: 'public',
    schoolLevel: 'four_year',
    degree: 'bachelors',
    enrollment: 'full_time',
    credit: 'none',
    income: 'none',
    hasCosigner: true,
    cosignerCredit: '760_850',
    cosignerIncome: '75k_100k',
    state: 'CA',
    citizenship: 'permanent_resident',
  })
})

test('the same address without the draft gives the bands only', () => {
  const situation = read(own)
  expect(situation).toMatchObject({
    isOwn: false,
    schoolName: undefined,
    opeid: '',
    borrowing: { amountCents: 1_250_000 },
    questionsPath: '/student-loans/signup',
  })
  expect(situation.profile.citizenship).toBeUndefined()
  expect(situation.profile.isAdult).toBeUndefined()
  expect(situation.profile.schoolControl).toBe('public')
  expect(situation.bands).toEqual(read(own, draft).bands)
})

test.each(['amount', 'credit', 'state', 'cosigner', 'control'])(
  'an address that differs in %s is treated as someone else’s, even with a draft',
  (name) => {
    const value = { amount: '13000', control: 'nonprofit', state: 'NV', cosigner: 'no' }[name] ?? '300_579'
    expect(read(changed(name, value), draft)).toMatchObject({ isOwn: false, opeid: '' })
  },
)

test('another repayment option can be tried on the visitor’s own address', () => {
  const situation = read(changed('repayment', 'immediate'), draft)
  expect(situation).toMatchObject({ isOwn: true, opeid: '00131500', borrowing: { repayment: 'immediate' } })
  expect(new URLSearchParams(situation.bands).get('repayment')).toBe('immediate')
})

test('an address without answers is an example with assumed values, whatever the draft says', () => {
  expect(
    read(new URLSearchParams('sort=deadline'), { flow: flows.signup, answers: { age: 'adult' } }),
  ).toMatchObject({
    isExample: true,
    isOwn: false,
    assumed: ['amount', 'graduation', 'repayment'],
    borrowing: { amountCents: 1_000_000, inSchoolMonths: 24, repayment: 'deferred' },
    bands: [],
  })
})

test('"I don’t know" gets an assumed value too, and an invalid band is reported', () => {
  const situation = read(new URLSearchParams('amount=unknown&grad=unknown&repayment=flat&credit=best'))
  expect(situation.assumed).toEqual(['amount', 'graduation'])
  expect(situation.unread).toEqual(['credit'])
  expect(situation.bands).toEqual([
    ['grad', 'unknown'],
    ['amount', 'unknown'],
    ['repayment', 'flat'],
  ])
})

test('"no cosigner" is a known answer; an unanswered question is unknown', () => {
  expect(read(new URLSearchParams('cosigner=no')).profile.hasCosigner).toBe(false)
  expect(read(new URLSearchParams('cosigner=unknown')).profile.hasCosigner).toBeUndefined()
  expect(read(new URLSearchParams('amount=500')).profile.hasCosigner).toBeUndefined()
})

test('redirects visitors under 18, and visitors who answered everything and open the bare address', () => {
  const minor: LoanDraft = { flow: flows.signup, answers: { age: 'minor' } }
  expect(read(own, minor).isUnder18).toBe(true)
  expect(redirectFor({ params: own, draft: minor, directory })).toBe('/student-loans/under-18')
  const bare = new URLSearchParams('sort=deadline')
  expect(redirectFor({ params: bare, draft, directory })).toBe(`/student-loans/offers?${own}&sort=deadline`)
  expect(redirectFor({ params: own, draft, directory })).toBeUndefined()
  expect(redirectFor({ params: bare, draft: null, directory })).toBeUndefined()
  const half: LoanDraft = { flow: flows.signup, answers: { age: 'adult', amount: 500 } }
  expect(redirectFor({ params: bare, draft: half, directory })).toBeUndefined()
})
