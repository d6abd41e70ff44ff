import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offer } from '#domain/loans/loan-offer.fixture.ts'
import { checkEligibility, judge } from './check-eligibility.ts'
import { bestPersonOf, letsIn } from './lets-in.fixture.ts'
import type { LoanRules } from './loan-rules.ts'
import { profileOf, someAdult, somePerson, someRules, someUnanswered } from './person.fixture.ts'
import type { BorrowerProfile } from './profile.ts'
import type { Change, RuleName } from './rule-verdict.ts'

/** Rules that refuse nobody but for those a test is about. */
const rules = (own: Partial<LoanRules>): LoanRules => ({ ...offer.rules, ...own })
const adult: BorrowerProfile = { isAdult: true }

function ruleOf(name: RuleName, own: Partial<LoanRules>, profile: BorrowerProfile) {
  const { rules: verdicts } = checkEligibility(rules(own), { profile: { ...adult, ...profile } })
  return verdicts.find(({ rule }) => rule === name)
}

test('a lender without rules lends to every adult and to nobody under 18', () => {
  const check = (profile: BorrowerProfile) => checkEligibility(rules({}), { profile })
  expect(check({ isAdult: true }).verdict).toBe('yes')
  expect(check({ isAdult: false }).verdict).toBe('no')
  expect(check({}).rules).toEqual([
    {
      rule: 'age',
      wants: { from: 18 },
      verdict: 'unknown',
      settledBy: 'age',
      needsExactFigure: false,
      change: null,
    },
  ])
})

test.each<{ band: BorrowerProfile['credit']; minimum: number; verdict: string; needsExactFigure?: boolean }>([
  { band: '700_759', minimum: 680, verdict: 'yes' },
  { band: '640_699', minimum: 640, verdict: 'yes' },
  { band: '640_699', minimum: 680, verdict: 'unknown', needsExactFigure: true },
  { band: '640_699', minimum: 699, verdict: 'unknown', needsExactFigure: true },
  { band: '640_699', minimum: 700, verdict: 'no' },
  { band: 'none', minimum: 300, verdict: 'no' },
  { band: undefined, minimum: 300, verdict: 'unknown' },
])('a score in $band against a minimum of $minimum is $verdict', (example) => {
  const { band, minimum, verdict, needsExactFigure = false } = example
  const own = { minimumScore: minimum, cosigner: 'not_taken' as const }
  const settledBy = verdict === 'unknown' ? 'credit' : null
  expect(ruleOf('credit', own, { credit: band })).toMatchObject({ verdict, settledBy, needsExactFigure })
})

test.each<{ band: BorrowerProfile['income']; minimumDollars: number; verdict: string }>([
  { band: '50k_75k', minimumDollars: 50_000, verdict: 'yes' },
  { band: '25k_50k', minimumDollars: 49_999, verdict: 'unknown' },
  { band: '25k_50k', minimumDollars: 50_000, verdict: 'no' },
  { band: 'from_100k', minimumDollars: 120_000, verdict: 'unknown' },
  { band: 'none', minimumDollars: 1, verdict: 'no' },
])('an income of $band against $$minimumDollars is $verdict', ({ band, minimumDollars, verdict }) => {
  const own = { minimumIncomeCents: minimumDollars * 100, cosigner: 'not_taken' as const }
  expect(ruleOf('income', own, { income: band })?.verdict).toBe(verdict)
})

test.each<{ name: RuleName; own: Partial<LoanRules>; refused: BorrowerProfile; change: Change | null }>([
  { name: 'state', own: { states: { only: ['CA'] } }, refused: { state: 'NY' }, change: null },
  { name: 'state', own: { states: { except: ['NY'] } }, refused: { state: 'NY' }, change: null },
  { name: 'degree', own: { degrees: ['masters'] }, refused: { degree: 'bachelors' }, change: null },
  {
    name: 'school_control',
    own: { schoolControls: ['public', 'nonprofit'] },
    refused: { schoolControl: 'for_profit' },
    change: null,
  },
  {
    name: 'school_level',
    own: { schoolLevels: ['four_year'] },
    refused: { schoolLevel: 'two_year' },
    change: null,
  },
  {
    name: 'borrower',
    own: { borrowers: ['student'] },
    refused: { borrower: 'parent' },
    change: { to: 'borrower', oneOf: ['student'] },
  },
  {
    name: 'enrollment',
    own: { minimumEnrollment: 'half_time' },
    refused: { enrollment: 'less_than_half' },
    change: { to: 'enrollment', atLeast: 'half_time' },
  },
  {
    name: 'citizenship',
    own: { citizenships: ['citizen'], citizenshipsWithCosigner: ['daca'] },
    refused: { citizenship: 'daca', hasCosigner: false },
    change: { to: 'cosigner' },
  },
  {
    name: 'citizenship',
    own: { citizenships: ['citizen'], citizenshipsWithCosigner: ['daca'] },
    refused: { citizenship: 'visa', hasCosigner: false },
    change: null,
  },
  {
    name: 'citizenship',
    own: { citizenships: ['citizen'], citizenshipsWithCosigner: ['daca'], cosigner: 'not_taken' },
    refused: { citizenship: 'daca' },
    change: null,
  },
  {
    name: 'cosigner',
    own: { cosigner: 'required' },
    refused: { hasCosigner: false },
    change: { to: 'cosigner' },
  },
  {
    name: 'credit',
    own: { minimumScore: 700 },
    refused: { credit: '580_639', hasCosigner: false },
    change: { to: 'score', whose: 'borrower', atLeast: 700, orCosigner: true },
  },
  {
    name: 'credit',
    own: { minimumScore: 700, cosigner: 'required' },
    refused: { hasCosigner: true, cosignerCredit: '640_699' },
    change: { to: 'score', whose: 'cosigner', atLeast: 700, orCosigner: false },
  },
  {
    // With the cosigner there is two minimums would fail, so the loan without is the nearer one.
    name: 'credit',
    own: { minimumScore: 700, minimumIncomeCents: 3_000_000 },
    refused: {
      credit: '580_639',
      income: '50k_75k',
      hasCosigner: true,
      cosignerCredit: '580_639',
      cosignerIncome: 'none',
    },
    change: { to: 'score', whose: 'borrower', atLeast: 700, orCosigner: false },
  },
  {
    name: 'income',
    own: { minimumIncomeCents: 3_000_000, cosigner: 'not_taken' },
    refused: { income: 'none' },
    change: { to: 'income', whose: 'borrower', atLeastCents: 3_000_000, orCosigner: false },
  },
])('$name refuses $refused; what ends it is $change', ({ name, own, refused, change }) => {
  expect(ruleOf(name, own, refused)).toMatchObject({ verdict: 'no', settledBy: null, change })
})

test.each<{ name: RuleName; own: Partial<LoanRules>; profile?: BorrowerProfile; settledBy: string | null }>([
  { name: 'borrower', own: { borrowers: ['student'] }, settledBy: 'borrower' },
  { name: 'state', own: { states: { only: ['CA'] } }, settledBy: 'state' },
  { name: 'degree', own: { degrees: ['masters'] }, settledBy: 'studies' },
  { name: 'enrollment', own: { minimumEnrollment: 'half_time' }, settledBy: 'studies' },
  { name: 'school_control', own: { schoolControls: ['public'] }, settledBy: 'school' },
  { name: 'school_level', own: { schoolLevels: ['four_year'] }, settledBy: 'school' },
  { name: 'citizenship', own: { citizenships: ['citizen'] }, settledBy: 'citizenship' },
  { name: 'cosigner', own: { cosigner: 'required' }, settledBy: 'cosigner' },
  { name: 'income', own: { minimumIncomeCents: 1 }, settledBy: 'income' },
  { name: 'credit', own: { minimumScore: 700, cosigner: 'required' }, settledBy: 'cosigner' },
  {
    name: 'credit',
    own: { minimumScore: 700, cosigner: 'required' },
    profile: { hasCosigner: true },
    settledBy: 'cosigner-finances',
  },
  {
    // Only the cosigner's own papers settle it, and we do not ask for those.
    name: 'citizenship',
    own: { citizenships: ['citizen'], citizenshipsWithCosigner: ['visa'], cosigner: 'required' },
    profile: { citizenship: 'visa', hasCosigner: true },
    settledBy: null,
  },
])(
  'what is not known of $name is settled by the question $settledBy',
  ({ name, own, profile, settledBy }) => {
    expect(ruleOf(name, own, profile ?? {})).toMatchObject({ verdict: 'unknown', settledBy, change: null })
  },
)

test('where a lender takes both, the way with the better chance is judged, and it alone', () => {
  const own = rules({ citizenships: ['citizen'], citizenshipsWithCosigner: ['visa'], minimumScore: 700 })
  const check = (profile: BorrowerProfile) => checkEligibility(own, { profile: { ...adult, ...profile } })
  const citizen: BorrowerProfile = { citizenship: 'citizen', credit: '760_850' }
  expect(check(citizen)).toMatchObject({ verdict: 'yes', isWithCosigner: false })
  expect(check({ ...citizen, hasCosigner: true, cosignerCredit: '760_850' })).toMatchObject({
    verdict: 'yes',
    isWithCosigner: true,
  })
  expect(check({ ...citizen, hasCosigner: true, cosignerCredit: '300_579' })).toMatchObject({
    verdict: 'yes',
    isWithCosigner: false,
  })
  // A good score of one's own does not count where only a cosigner opens the door.
  const visa = { ...citizen, citizenship: 'visa', hasCosigner: true, cosignerCredit: '300_579' } as const
  expect(check(visa)).toMatchObject({ verdict: 'no' })
  expect(check({ credit: '300_579', citizenship: 'citizen' })).toMatchObject({
    verdict: 'unknown',
    isWithCosigner: true,
  })
})

test('a minimum that is not published is open; one published as 0 is no rule', () => {
  const check = (own: Partial<LoanRules>) => checkEligibility(rules(own), { profile: adult })
  expect(check({})).toMatchObject({ verdict: 'yes', unpublished: ['credit', 'income'] })
  expect(check({}).openRules).toBe(2)
  const none = check({ minimumScore: 0, minimumIncomeCents: 0 })
  expect(none).toMatchObject({ verdict: 'yes', unpublished: [] })
  expect(none.rules.map(({ rule }) => rule)).toEqual(['age'])
  expect(none.openRules).toBe(0)
  expect(check({ minimumScore: 0, minimumIncomeCents: 0, states: { only: ['CA'] } }).openRules).toBe(1)
})

test('rules that wait for the answer whether there is a cosigner are one open thing', () => {
  const own = rules({ minimumScore: 700, minimumIncomeCents: 3_000_000, cosigner: 'required' })
  const judged = checkEligibility(own, { profile: adult })
  expect(judged.rules.filter(({ verdict }) => verdict === 'unknown')).toHaveLength(3)
  expect(judged.openRules).toBe(1)
  expect(checkEligibility(own, { profile: { ...adult, hasCosigner: true } }).openRules).toBe(2)
})

const runs = { numRuns: 10_000 }
const atMostMilliseconds = 120_000

test(
  'the rules one by one come to the judgment as a whole',
  () => {
    fc.assert(
      fc.property(someAdult, someUnanswered, someRules, (person, unanswered, rules) => {
        const profile = profileOf(person, unanswered)
        const { rules: verdicts, unpublished, ...judgment } = checkEligibility(rules, { profile })
        const count = (verdict: string) => verdicts.filter((rule) => rule.verdict === verdict).length
        const byCosigner = verdicts.filter(({ settledBy }) => settledBy === 'cosigner').length
        expect(judgment).toEqual(judge(rules, profile))
        expect(judgment.noes).toBe(count('no'))
        expect(judgment.openRules).toBe(count('unknown') - Math.max(0, byCosigner - 1) + unpublished.length)
      }),
      runs,
    )
  },
  atMostMilliseconds,
)

test(
  'a no is said exactly when nobody whom the answers fit is let in',
  () => {
    fc.assert(
      fc.property(somePerson, someUnanswered, someRules, (person, unanswered, rules) => {
        const profile = profileOf(person, unanswered)
        const { verdict } = checkEligibility(rules, { profile })
        expect(verdict === 'no').toBe(!letsIn(rules, bestPersonOf(profile, rules)))
      }),
      runs,
    )
  },
  atMostMilliseconds,
)

test(
  'a yes and a no hold for whoever gave these answers',
  () => {
    fc.assert(
      fc.property(someAdult, someUnanswered, someRules, (person, unanswered, rules) => {
        const { verdict } = checkEligibility(rules, { profile: profileOf(person, unanswered) })
        if (verdict !== 'unknown') expect(verdict).toBe(letsIn(rules, person) ? 'yes' : 'no')
      }),
      runs,
    )
  },
  atMostMilliseconds,
)

test(
  'answering more never takes back a yes or a no',
  () => {
    fc.assert(
      fc.property(someAdult, someUnanswered, someRules, (person, unanswered, rules) => {
        const before = checkEligibility(rules, { profile: profileOf(person, unanswered) }).verdict
        const after = checkEligibility(rules, { profile: profileOf(person, unanswered.slice(1)) }).verdict
        if (before !== 'unknown') expect(after).toBe(before)
      }),
      runs,
    )
  },
  atMostMilliseconds,
)

test(
  'the change that is named ends the no',
  () => {
    fc.assert(
      fc.property(someAdult, someRules, (person, rules) => {
        const profile = profileOf(person)
        for (const { rule, verdict, change } of checkEligibility(rules, { profile }).rules) {
          if (verdict !== 'no' || !change) continue
          const changed = checkEligibility(rules, { profile: make(change, profile) })
          expect(changed.rules.find((after) => after.rule === rule)?.verdict, rule).not.toBe('no')
        }
      }),
      runs,
    )
  },
  atMostMilliseconds,
)

/** A profile after a change. */
function make(change: Change, profile: BorrowerProfile): BorrowerProfile {
  switch (change.to) {
    case 'borrower':
      return { ...profile, borrower: change.oneOf[0] }
    case 'enrollment':
      return { ...profile, enrollment: change.atLeast }
    case 'cosigner':
      return { ...profile, hasCosigner: true }
    case 'score':
      return { ...profile, [change.whose === 'borrower' ? 'credit' : 'cosignerCredit']: '760_850' }
    case 'income':
      return { ...profile, [change.whose === 'borrower' ? 'income' : 'cosignerIncome']: 'from_100k' }
  }
}
