import { expect, test } from 'vitest'
import type { SchoolOption } from '#app/features/schools/school-option.ts'
import { allAnswers } from './answers.fixture.ts'
import type { LoanDraft } from './loan-draft.server.ts'
import { bandsOf, elsewhere, readSituation } from './situation.server.ts'

const ucla: SchoolOption = {
  name: 'University of California-Los Angeles',
  opeid: '00131500',
  abbreviation: 'UCLA',
  city: 'Los Angeles',
  state: 'CA',
  unitid: '110662',
}
const directory = {
  byOpeid: (opeid: string) => (opeid === ucla.opeid ? ucla : undefined),
  kindOf: (opeid: string) =>
    opeid === ucla.opeid
      ? ({ control: 'public', level: 'four_year' } as const)
      : { control: null, level: null },
}
const today = '2026-11-21'
const draft: LoanDraft = { flow: 'signup-a', answers: allAnswers }
const own = new URLSearchParams(bandsOf(allAnswers, directory))
const read = (params: URLSearchParams, ofDraft: LoanDraft | null = null) =>
  readSituation({ params, draft: ofDraft, directory, today })
const changed = (name: string, value: string) => {
  const params = new URLSearchParams(own)
  params.set(name, value)
  return params
}

test('the address of one’s own answers knows what only the draft holds', () => {
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
    citizenship: 'visa',
  })
})

test('the same address without the draft knows the bands and nobody', () => {
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
  'an address that differs in %s is somebody else’s, draft or not',
  (name) => {
    const value = { amount: '13000', control: 'nonprofit', state: 'NV', cosigner: 'no' }[name] ?? '300_579'
    expect(read(changed(name, value), draft)).toMatchObject({ isOwn: false, opeid: '' })
  },
)

test('another way to repay may be tried on one’s own address', () => {
  const situation = read(changed('repayment', 'immediate'), draft)
  expect(situation).toMatchObject({ isOwn: true, opeid: '00131500', borrowing: { repayment: 'immediate' } })
  expect(new URLSearchParams(situation.bands).get('repayment')).toBe('immediate')
})

test('an address without answers is an example, whatever the draft says, and assumes what it prices', () => {
  expect(
    read(new URLSearchParams('sort=deadline'), { flow: 'signup', answers: { age: 'adult' } }),
  ).toMatchObject({
    isExample: true,
    isOwn: false,
    assumed: ['amount', 'graduation', 'repayment'],
    borrowing: { amountCents: 1_000_000, inSchoolMonths: 24, repayment: 'deferred' },
    bands: [],
  })
})

test('"I don’t know" is assumed too, and a band that is none is named', () => {
  const situation = read(new URLSearchParams('amount=unknown&grad=unknown&repayment=flat&credit=best'))
  expect(situation.assumed).toEqual(['amount', 'graduation'])
  expect(situation.unread).toEqual(['credit'])
  expect(situation.bands).toEqual([
    ['grad', 'unknown'],
    ['amount', 'unknown'],
    ['repayment', 'flat'],
  ])
})

test('no cosigner is known to be none; not answered is not', () => {
  expect(read(new URLSearchParams('cosigner=no')).profile.hasCosigner).toBe(false)
  expect(read(new URLSearchParams('cosigner=unknown')).profile.hasCosigner).toBeUndefined()
  expect(read(new URLSearchParams('amount=500')).profile.hasCosigner).toBeUndefined()
})

test('someone under 18 is led away from the offers, and so is the bare address of whoever answered everything', () => {
  const minor: LoanDraft = { flow: 'signup', answers: { age: 'minor' } }
  expect(read(own, minor).isUnder18).toBe(true)
  expect(elsewhere({ params: own, draft: minor, directory })).toBe('/student-loans/under-18')
  const bare = new URLSearchParams('sort=deadline')
  expect(elsewhere({ params: bare, draft, directory })).toBe(`/student-loans/offers?${own}&sort=deadline`)
  expect(elsewhere({ params: own, draft, directory })).toBeUndefined()
  expect(elsewhere({ params: bare, draft: null, directory })).toBeUndefined()
  const half: LoanDraft = { flow: 'signup', answers: { age: 'adult', amount: 500 } }
  expect(elsewhere({ params: bare, draft: half, directory })).toBeUndefined()
})
