import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageGroups, type CardApplicant, incomeKinds, taxNumbers } from './applicant.ts'
import { card } from './card.fixture.ts'
import { type Card, creditBands } from './card.ts'
import { type CardRuleName, checkApplicant, judgeApplicant } from './check-applicant.ts'
import { someApplicant, someCard } from './some-cards.fixture.ts'

const adult: CardApplicant = {
  age: 'from_21',
  income: 'own',
  hasCosigner: false,
  credit: 'good',
  isStudent: false,
  taxNumber: 'ssn',
}
const rule = (name: CardRuleName, own: Partial<Card>, applicant: Partial<CardApplicant>) =>
  checkApplicant({ ...card, ...own }, { ...adult, ...applicant }).rules.find((one) => one.rule === name)

test('an adult with own income, the credit asked for and a Social Security number may get it', () => {
  expect(judgeApplicant(card, adult)).toEqual({ verdict: 'yes', refusals: 0, openRules: 0 })
})

test('nobody under 18 gets a card of their own, but can use an adult’s', () => {
  expect(rule('age', {}, { age: 'under_18' })).toMatchObject({
    verdict: 'no',
    change: { to: 'authorized_user' },
  })
  expect(rule('age', {}, { age: 'from_18' })?.verdict).toBe('yes')
  expect(rule('age', {}, { age: undefined })).toMatchObject({ verdict: 'unknown', settledBy: 'age' })
})

test('under 21 only own income counts, or a cosigner where the issuer takes one', () => {
  const at = (own: Partial<Card>, applicant: Partial<CardApplicant>) =>
    rule('income', own, { age: 'from_18', ...applicant })
  expect(at({}, { income: 'own' })?.verdict).toBe('yes')
  expect(at({}, { income: 'shared' })).toMatchObject({
    verdict: 'no',
    change: { to: 'own_income', orCosigner: false },
  })
  expect(at({ takesCosigner: true }, { income: 'none', hasCosigner: true })?.verdict).toBe('yes')
  expect(at({ takesCosigner: true }, { income: 'none', hasCosigner: false })).toMatchObject({
    verdict: 'no',
    change: { to: 'own_income', orCosigner: true },
  })
  expect(at({ takesCosigner: true }, { income: 'none', hasCosigner: undefined })?.settledBy).toBe(
    'hasCosigner',
  )
  expect(at({ takesCosigner: null }, { income: 'none', hasCosigner: true })).toMatchObject({
    verdict: 'unknown',
    settledBy: null,
  })
})

test('from 21 money that somebody shares counts too, and without any nobody gets a card', () => {
  expect(rule('income', {}, { income: 'shared' })?.verdict).toBe('yes')
  expect(rule('income', {}, { income: 'none' })).toMatchObject({ verdict: 'no', change: { to: 'income' } })
  expect(rule('income', {}, { income: 'shared', age: undefined })?.settledBy).toBe('age')
})

test('the credit history must reach the least that the issuer states; one that states none refuses nobody', () => {
  expect(rule('credit', {}, { credit: 'fair' })).toMatchObject({
    verdict: 'no',
    change: { to: 'credit', atLeast: 'good' },
  })
  expect(rule('credit', {}, { credit: 'excellent' })?.verdict).toBe('yes')
  expect(rule('credit', { creditBand: 'none' }, { credit: undefined })?.verdict).toBe('yes')
  expect(rule('credit', { creditBand: null }, {})).toBeUndefined()
  expect(checkApplicant({ ...card, creditBand: null }, adult)).toMatchObject({
    verdict: 'yes',
    openRules: 1,
    unpublished: ['credit'],
  })
})

test('a student card is for students', () => {
  expect(rule('student', { isForStudents: true }, {})).toMatchObject({ verdict: 'no', change: null })
  expect(rule('student', { isForStudents: true }, { isStudent: true })?.verdict).toBe('yes')
  expect(rule('student', {}, {})).toBeUndefined()
})

test('an ITIN is enough only where the issuer says so', () => {
  const at = (takesItin: boolean | null) => rule('tax_number', { takesItin }, { taxNumber: 'itin' })
  expect(at(true)?.verdict).toBe('yes')
  expect(at(false)).toMatchObject({ verdict: 'no', change: { to: 'tax_number', oneOf: ['ssn'] } })
  expect(at(null)).toMatchObject({ verdict: 'unknown', settledBy: null })
  expect(rule('tax_number', { takesItin: true }, { taxNumber: 'none' })?.change).toEqual({
    to: 'tax_number',
    oneOf: ['ssn', 'itin'],
  })
})

test('no answer left out can turn a yes into a no, and a no stays one', () => {
  fc.assert(
    fc.property(someCard, someApplicant, (card, applicant) => {
      const verdicts = new Set(listPeople(applicant).map((person) => judgeApplicant(card, person).verdict))
      const { verdict } = judgeApplicant(card, applicant)
      if (verdict === 'yes') expect([...verdicts]).toEqual(['yes'])
      if (verdict === 'no') expect(verdicts.has('yes')).toBe(false)
    }),
    { numRuns: 300 },
  )
})

test('every change ends its “no”, and the rules are as many as the judgment counts', () => {
  fc.assert(
    fc.property(someCard, someApplicant, (card, applicant) => {
      const { rules, refusals, verdict } = checkApplicant(card, applicant)
      expect(rules.filter((one) => one.verdict === 'no')).toHaveLength(refusals)
      expect(judgeApplicant(card, applicant).verdict).toBe(verdict)
      for (const { rule, verdict, change } of rules) {
        if (verdict !== 'no') expect(change).toBeNull()
        if (change === null || change.to === 'authorized_user') continue
        const changed = checkApplicant(card, { ...applicant, ...apply(change) }).rules
        expect(changed.find((one) => one.rule === rule)?.verdict).not.toBe('no')
      }
    }),
    { numRuns: 500 },
  )
})

function apply(
  change: NonNullable<ReturnType<typeof checkApplicant>['rules'][number]['change']>,
): CardApplicant {
  switch (change.to) {
    case 'authorized_user':
      return {}
    case 'own_income':
    case 'income':
      return { income: 'own' }
    case 'credit':
      return { credit: change.atLeast }
    case 'tax_number':
      return { taxNumber: change.oneOf[0] }
  }
}

/** Everybody whose answers are those given. */
function listPeople(applicant: CardApplicant): CardApplicant[] {
  const answers = {
    age: ageGroups,
    income: incomeKinds,
    hasCosigner: [true, false],
    credit: creditBands,
    isStudent: [true, false],
    taxNumber: taxNumbers,
  } as const
  let people: CardApplicant[] = [{}]
  for (const [question, choices] of Object.entries(answers)) {
    const given = applicant[question as keyof CardApplicant]
    const all = given === undefined ? choices : [given]
    people = people.flatMap((person) => all.map((answer) => ({ ...person, [question]: answer })))
  }
  return people
}
