import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offer } from '#domain/loans/loan-offer.fixture.ts'
import { checkEligibility } from './check-eligibility.ts'
import type { LoanRules } from './loan-rules.ts'
import { somePerson, someRules, someUnanswered, toProfile } from './person.fixture.ts'
import type { BorrowerProfile } from './profile.ts'
import { groupRefusals } from './refusal-groups.ts'

const alone: BorrowerProfile = { isAdult: true, hasCosigner: false, credit: '580_639', degree: 'bachelors' }

/** Groups offers that differ from one without rules as given, and names them by their ids. */
function group(own: Record<string, Partial<LoanRules>>, profile = alone) {
  const refused = Object.entries(own).map(([id, rules]) => ({ id, rules: { ...offer.rules, ...rules } }))
  return groupRefusals(refused, profile).map(({ offers, ...rest }) => ({
    ...rest,
    ids: offers.map(({ id }) => id),
  }))
}

test('offers refused for the same reason are one group, with the smallest change that one of them takes', () => {
  const own = {
    a_680: { minimumScore: 680, cosigner: 'not_taken' },
    b_cosigner: { cosigner: 'required' },
    c_640: { minimumScore: 640, cosigner: 'not_taken' },
    d_640: { minimumScore: 640 },
  } as const
  expect(group(own)).toEqual([
    {
      ids: ['a_680', 'c_640', 'd_640'],
      isSameForAll: false,
      reasons: [
        {
          rule: 'credit',
          whose: 'borrower',
          change: { to: 'score', whose: 'borrower', atLeast: 640, orCosigner: true },
        },
      ],
    },
    {
      ids: ['b_cosigner'],
      isSameForAll: true,
      reasons: [{ rule: 'cosigner', whose: null, change: { to: 'cosigner' } }],
    },
  ])
})

test('the fewest reasons come first, then what can be changed, then the larger group', () => {
  const order = group({
    a_two: { minimumScore: 700, degrees: ['masters'] },
    b_degree: { degrees: ['masters'] },
    c_degree: { degrees: ['doctorate'] },
    d_score: { minimumScore: 700 },
    e_cosigner: { cosigner: 'required' },
    f_cosigner: { cosigner: 'required' },
  }).map(({ ids }) => ids)
  expect(order).toEqual([['e_cosigner', 'f_cosigner'], ['d_score'], ['b_degree', 'c_degree'], ['a_two']])
})

test('a score too low is said of whoever it is: the borrower or the cosigner', () => {
  const signed = { ...alone, hasCosigner: true, cosignerCredit: '580_639' } as const
  const [refused] = group({ must: { minimumScore: 700, cosigner: 'required' } }, signed)
  expect(refused?.reasons).toEqual([
    {
      rule: 'credit',
      whose: 'cosigner',
      change: { to: 'score', whose: 'cosigner', atLeast: 700, orCosigner: false },
    },
  ])
})

test('for random borrowers and lenders, each refused offer is in one group, with exactly its own reasons', () => {
  fc.assert(
    fc.property(fc.array(someRules, { maxLength: 8 }), somePerson, someUnanswered, (all, person, left) => {
      const profile = toProfile(person, left)
      const refused = all
        .filter((rules) => checkEligibility(rules, { profile }).verdict === 'no')
        .map((rules) => ({ rules }))
      const groups = groupRefusals(refused, profile)
      expect(groups.flatMap(({ offers }) => offers)).toHaveLength(refused.length)
      for (const { reasons, offers } of groups) {
        expect(reasons.length).toBeGreaterThan(0)
        for (const { rules } of offers) {
          const refusals = checkEligibility(rules, { profile }).rules.filter(
            ({ verdict }) => verdict === 'no',
          )
          expect(refusals.map(({ rule }) => rule)).toEqual(reasons.map(({ rule }) => rule))
        }
      }
    }),
    { numRuns: 500 },
  )
})
