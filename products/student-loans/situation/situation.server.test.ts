import { expect, test } from 'vitest'
import { uclaAlone as directory } from '#kit/questions/school.fixture.ts'
import { allAnswers } from './answers.fixture.ts'
import { exampleForMinor } from './example-for-minor.ts'
import { flows } from './flows.ts'
import type { LoanDraft } from './loan-draft.server.ts'
import { readSituation, redirectFor, toShareableAnswers } from './situation.server.ts'

const today = '2026-11-21'
/** This year's federal loans are all taken, so the list is for the whole amount. */
const answers = { ...allAnswers, federalThisYear: 6_500, federalInAll: 12_000 }
const draft: LoanDraft = { flow: flows['signup-a'], answers }
const own = new URLSearchParams(toShareableAnswers(answers, directory))
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
    schoolName: 'University of California-Los Angeles',
    opeid: '00131500',
    borrowing: { amountCents: 1_234_500, inSchoolMonths: 30, repayment: 'deferred' },
    assumed: [],
    unread: [],
    questionsPath: '/student-loans/signup-a',
  })
  expect(situation.profile).toEqual({
    isAdult: true,
    isUnder24: true,
    borrower: 'student',
    schoolControl: 'public',
    schoolLevel: 'four_year',
    degree: 'bachelors',
    enrollment: 'full_time',
    credit: 'none',
    income: undefined,
    hasCosigner: true,
    isCosignerResident: true,
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
  expect(situation.shareableAnswers).toEqual(read(own, draft).shareableAnswers)
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
  expect(new URLSearchParams(situation.shareableAnswers).get('repayment')).toBe('immediate')
})

const withRoom: LoanDraft = { ...draft, answers: allAnswers }
const ofAmount = (amount: string) => changed('amount', amount)

test('the list is for what federal loans leave; the amount without them is another address of the same list', () => {
  const first = new URLSearchParams(toShareableAnswers(withRoom.answers, directory))
  // Of $12,345, $4,500 is left of a second-year dependent student's federal loans, and $7,845 is rounded up.
  expect(first.get('amount')).toBe('8000')
  const need = { wholeCents: 1_234_500, privateCents: 784_500, privateIfEligibleCents: null }
  const listed = read(first, withRoom)
  expect(listed).toMatchObject({
    isOwn: true,
    need,
    borrowing: { amountCents: 784_500 },
    answers: { amount: 12_345 },
  })
  expect(listed.otherAmount).toEqual({
    amountCents: 1_234_500,
    shareableAnswers: read(ofAmount('12500')).shareableAnswers,
  })
  const whole = read(ofAmount('12500'), withRoom)
  expect(whole).toMatchObject({ isOwn: true, need, borrowing: { amountCents: 1_234_500 } })
  expect(whole.otherAmount).toEqual({ amountCents: 784_500, shareableAnswers: listed.shareableAnswers })
  // More than is missing is someone else's list.
  expect(read(ofAmount('13000'), withRoom)).toMatchObject({
    isOwn: false,
    need: undefined,
    otherAmount: undefined,
  })
})

test('a list for a part of what is missing stays the visitor’s own, and leads back to all of it', () => {
  const first = read(new URLSearchParams(toShareableAnswers(withRoom.answers, directory)), withRoom)
  const part = read(ofAmount('5000'), withRoom)
  expect(part).toMatchObject({
    isOwn: true,
    opeid: '00131500',
    borrowing: { amountCents: 500_000 },
    need: { wholeCents: 1_234_500 },
    answers: { amount: 12_345 },
    otherAmount: { amountCents: 784_500, shareableAnswers: first.shareableAnswers },
  })
  const changedToo = new URLSearchParams(ofAmount('5000'))
  changedToo.set('state', 'NV')
  expect(read(changedToo, withRoom)).toMatchObject({ isOwn: false })
})

test('when federal loans can cover everything, the list is for everything', () => {
  const covered: LoanDraft = { ...withRoom, answers: { ...withRoom.answers, amount: 4_000 } }
  const situation = read(new URLSearchParams(toShareableAnswers(covered.answers, directory)), covered)
  expect(situation).toMatchObject({
    isOwn: true,
    borrowing: { amountCents: 400_000 },
    need: { privateCents: 0 },
  })
  expect(situation.otherAmount).toBeUndefined()
})

test('while citizenship is unknown, nothing is subtracted, and what would be left is the other amount', () => {
  const unsaid: LoanDraft = { ...withRoom, answers: { ...withRoom.answers, citizenship: 'unknown' } }
  const situation = read(new URLSearchParams(toShareableAnswers(unsaid.answers, directory)), unsaid)
  expect(situation.borrowing.amountCents).toBe(1_234_500)
  expect(situation.otherAmount?.amountCents).toBe(784_500)
})

test('two amounts that round to the same one share an address: the one after federal loans', () => {
  const close: LoanDraft = {
    ...withRoom,
    answers: { ...allAnswers, federalThisYear: 6_400, federalInAll: 12_000 },
  }
  const situation = read(new URLSearchParams(toShareableAnswers(close.answers, directory)), close)
  expect(situation).toMatchObject({ borrowing: { amountCents: 1_224_500 }, otherAmount: undefined })
})

test('an address without answers is an example with assumed values, whatever the draft says', () => {
  expect(
    read(new URLSearchParams('sort=deadline'), { flow: flows.signup, answers: { age: '18_23' } }),
  ).toMatchObject({
    isExample: true,
    isOwn: false,
    assumed: ['amount', 'graduation'],
    borrowing: { amountCents: 1_000_000, inSchoolMonths: 24, repayment: 'deferred' },
    shareableAnswers: [],
  })
})

test('"I don’t know" gets an assumed value too, and an invalid band is reported', () => {
  const situation = read(new URLSearchParams('amount=unknown&grad=unknown&repayment=flat&credit=best'))
  expect(situation.assumed).toEqual(['amount', 'graduation'])
  expect(situation.unread).toEqual(['credit'])
  expect(situation.shareableAnswers).toEqual([
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
  const bare = new URLSearchParams('sort=deadline')
  expect(redirectFor({ params: bare, draft: minor, directory })).toBe('/student-loans/under-18')
  expect(redirectFor({ params: bare, draft, directory })).toBe(`/student-loans/offers?${own}&sort=deadline`)
  expect(redirectFor({ params: own, draft, directory })).toBeUndefined()
  expect(redirectFor({ params: bare, draft: null, directory })).toBeUndefined()
  const half: LoanDraft = { flow: flows.signup, answers: { age: '18_23', amount: 500 } }
  expect(redirectFor({ params: bare, draft: half, directory })).toBeUndefined()
})

test('a visitor under 18 may look at an example, which is judged for someone under 18', () => {
  const minor: LoanDraft = { flow: flows.signup, answers: { age: 'minor' } }
  const address = new URL(exampleForMinor, 'http://x')
  expect(address.pathname).toBe('/student-loans/offers')
  expect(redirectFor({ params: address.searchParams, draft: minor, directory })).toBeUndefined()
  const situation = read(address.searchParams, minor)
  expect(situation).toMatchObject({ isUnder18: true, isOwn: false, isExample: false, unread: [] })
  expect(situation.profile).toMatchObject({ isAdult: false, hasCosigner: true, borrower: 'student' })
  expect(read(address.searchParams).profile.isAdult).toBeUndefined()
})
