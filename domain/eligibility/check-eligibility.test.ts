import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offer } from '#domain/loans/loan-offer.fixture.ts'
import { checkEligibility, judge } from './check-eligibility.ts'
import { acceptsPerson, makeBestPerson } from './lets-in.fixture.ts'
import type { LoanRules } from './loan-rules.ts'
import { someAdult, somePerson, someRules, someUnanswered, toProfile } from './person.fixture.ts'
import { type BorrowerProfile, outsideTheUs } from './profile.ts'
import type { Change, RuleName } from './rule-verdict.ts'

/** Rules that refuse nobody, except for those under test. */
const rules = (own: Partial<LoanRules>): LoanRules => ({ ...offer.rules, ...own })
const adult: BorrowerProfile = { isAdult: true }

function findRule(name: RuleName, own: Partial<LoanRules>, profile: BorrowerProfile) {
  const { rules: verdicts } = checkEligibility(rules(own), { profile: { ...adult, ...profile } })
  return verdicts.find(({ rule }) => rule === name)
}

test('a lender without rules lends to every adult', () => {
  const check = (profile: BorrowerProfile) => checkEligibility(rules({}), { profile })
  expect(check({ isAdult: true }).verdict).toBe('yes')
  expect(check({}).rules).toEqual([
    {
      rule: 'age',
      wants: { from: 18, orWithCosigner: false, later: null },
      verdict: 'unknown',
      settledBy: 'who',
      needsExactFigure: false,
      change: null,
    },
  ])
})

test('no lender lends to a minor alone, and where it does not say, only the lender can tell whether it does with a cosigner', () => {
  const check = (cosigner: LoanRules['cosigner'], hasCosigner?: boolean) => {
    const { verdict, rules: verdicts } = checkEligibility(rules({ cosigner }), {
      profile: { isAdult: false, hasCosigner },
    })
    return { verdict, age: verdicts.find(({ rule }) => rule === 'age') }
  }
  for (const hasCosigner of [true, undefined])
    expect(check('not_taken', hasCosigner)).toMatchObject({
      verdict: 'no',
      age: { verdict: 'no', change: null },
    })
  for (const cosigner of ['optional', 'required'] as const)
    expect(check(cosigner, true)).toMatchObject({
      verdict: 'unknown',
      age: { verdict: 'unknown', settledBy: null, change: null },
    })
  expect(check('required', false).verdict).toBe('no')
})

test('a lender that says whether it takes a minor with a cosigner is taken at its word', () => {
  const check = (minorWithCosigner: boolean, profile: BorrowerProfile) => {
    const { verdict, rules: verdicts } = checkEligibility(rules({ minorWithCosigner }), { profile })
    return { verdict, age: verdicts.find(({ rule }) => rule === 'age') }
  }
  const minor = { isAdult: false, hasCosigner: true }
  expect(check(true, minor)).toMatchObject({
    verdict: 'yes',
    age: { verdict: 'yes', wants: { from: 18, orWithCosigner: true } },
  })
  expect(check(false, minor)).toMatchObject({
    verdict: 'no',
    age: { verdict: 'no', wants: { from: 18, orWithCosigner: false }, change: null },
  })
  expect(check(false, { isAdult: true, hasCosigner: true }).verdict).toBe('yes')
  expect(check(true, { isAdult: false, hasCosigner: false }).verdict).toBe('no')
  // With no cosigner in sight, a cosigner is the change only where one could help.
  const alone = { isAdult: false, hasCosigner: false }
  expect(check(false, alone).age?.change ?? null).toBeNull()
})

test('a student under 24 is told where one comes of age after 18, unless someone cosigns', () => {
  const later = (profile: BorrowerProfile) => {
    const age = findRule('age', { cosigner: 'optional' }, profile)
    return age?.rule === 'age' ? age.wants.later?.age : undefined
  }
  expect(later({ isUnder24: true, state: 'AL' })).toBe(19)
  expect(later({ isUnder24: true, state: 'PR' })).toBe(21)
  expect(findRule('age', {}, { isUnder24: true, state: 'AL' })?.verdict).toBe('yes')
  for (const profile of [
    { isUnder24: true, state: 'CA' },
    { isUnder24: true },
    { isUnder24: false, state: 'AL' },
    { isUnder24: true, state: 'AL', hasCosigner: true },
  ])
    expect(later(profile)).toBeUndefined()
})

test.each([{ only: ['CA'] }, { except: ['CA'] }])(
  'whoever lives outside the US is neither refused by a list of states nor met by it: %o',
  (states) => {
    const found = findRule('state', { states }, { state: outsideTheUs })
    expect(found).toMatchObject({ verdict: 'unknown', settledBy: null })
  },
)

test('a noncitizen’s cosigner settles the rule once the question asked for a citizen or permanent resident', () => {
  const own = {
    citizenships: ['citizen' as const],
    citizenshipsWithCosigner: ['visa' as const],
    cosigner: 'required' as const,
  }
  const onVisa: BorrowerProfile = { citizenship: 'visa', hasCosigner: true }
  expect(findRule('citizenship', own, onVisa)?.verdict).toBe('unknown')
  expect(findRule('citizenship', own, { ...onVisa, isCosignerResident: true })?.verdict).toBe('yes')
  const alone = findRule('cosigner', own, { citizenship: 'visa', hasCosigner: false })
  expect(alone?.change).toEqual({ to: 'cosigner', isResident: true })
})

test('a minor who has no cosigner is told that one could change the answer', () => {
  // Judged without a cosigner, the age refuses; with one, only the missing cosigner does.
  const profile: BorrowerProfile = { isAdult: false, hasCosigner: false }
  const { verdict, rules: verdicts } = checkEligibility(rules({}), { profile })
  expect(verdict).toBe('no')
  expect(verdicts.filter((rule) => rule.verdict === 'no').map(({ change }) => change)).toEqual([
    { to: 'cosigner' },
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
  expect(findRule('credit', own, { credit: band })).toMatchObject({ verdict, settledBy, needsExactFigure })
})

test.each<{ band: BorrowerProfile['income']; minimumDollars: number; verdict: string }>([
  { band: '50k_75k', minimumDollars: 50_000, verdict: 'yes' },
  { band: '25k_50k', minimumDollars: 49_999, verdict: 'unknown' },
  { band: '25k_50k', minimumDollars: 50_000, verdict: 'no' },
  { band: 'from_100k', minimumDollars: 120_000, verdict: 'unknown' },
  { band: 'none', minimumDollars: 1, verdict: 'no' },
])('an income of $band against $$minimumDollars is $verdict', ({ band, minimumDollars, verdict }) => {
  const own = { minimumIncomeCents: minimumDollars * 100, cosigner: 'not_taken' as const }
  expect(findRule('income', own, { income: band })?.verdict).toBe(verdict)
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
    // With the cosigner two minimums would fail, so the loan without one is closer to approval.
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
])('$name refuses $refused, and $change ends the refusal', ({ name, own, refused, change }) => {
  expect(findRule(name, own, refused)).toMatchObject({ verdict: 'no', settledBy: null, change })
})

test.each<{ name: RuleName; own: Partial<LoanRules>; profile?: BorrowerProfile; settledBy: string | null }>([
  { name: 'borrower', own: { borrowers: ['student'] }, settledBy: 'who' },
  { name: 'state', own: { states: { only: ['CA'] } }, settledBy: 'state' },
  { name: 'degree', own: { degrees: ['masters'] }, settledBy: 'degree' },
  { name: 'enrollment', own: { minimumEnrollment: 'half_time' }, settledBy: 'enrollment' },
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
    settledBy: 'cosigner',
  },
  {
    name: 'income',
    own: { minimumIncomeCents: 1, cosigner: 'required' },
    profile: { hasCosigner: true },
    settledBy: 'cosigner-income',
  },
  {
    // Only the cosigner's citizenship settles it, and we do not ask for that.
    name: 'citizenship',
    own: { citizenships: ['citizen'], citizenshipsWithCosigner: ['visa'], cosigner: 'required' },
    profile: { citizenship: 'visa', hasCosigner: true },
    settledBy: null,
  },
])(
  'what is not known of $name is settled by the question $settledBy',
  ({ name, own, profile, settledBy }) => {
    expect(findRule(name, own, profile ?? {})).toMatchObject({ verdict: 'unknown', settledBy, change: null })
  },
)

test('an exact income settles what a band leaves open', () => {
  const at = (income: BorrowerProfile['income']) =>
    findRule('income', { minimumIncomeCents: 4_000_000, cosigner: 'not_taken' }, { income })?.verdict
  expect(at('25k_50k')).toBe('unknown')
  expect(at({ cents: 4_000_000 })).toBe('yes')
  expect(at({ cents: 3_999_999 })).toBe('no')
})

const noRefinanceRules: NonNullable<LoanRules['refinance']> = {
  loans: null,
  visaStatuses: null,
  minimumEducation: null,
  graduateDegrees: null,
  schoolYears: null,
  employments: null,
  jobStartsWithinDays: null,
}

test.each<{
  name: RuleName
  own: Partial<NonNullable<LoanRules['refinance']>>
  refused: BorrowerProfile
  met: BorrowerProfile
  settledBy: string
  change: Change | null
}>([
  {
    name: 'refinanced_loans',
    own: { loans: ['MY_LOANS_PRIVATE'] },
    refused: { refinancedLoans: 'PARENT_PLUS_IM_A_STUDENT' },
    met: { refinancedLoans: 'MY_LOANS_PRIVATE' },
    settledBy: 'type-of-loan',
    change: { to: 'refinanced_loans', oneOf: ['MY_LOANS_PRIVATE'] },
  },
  {
    name: 'visa_status',
    own: { visaStatuses: ['CITIZEN', 'H1_VISA'] },
    refused: { visaStatus: 'J1_VISA' },
    met: { visaStatus: 'H1_VISA' },
    settledBy: 'citizenship',
    change: null,
  },
  {
    name: 'education',
    own: { minimumEducation: 'ASSOCIATES' },
    refused: { education: 'HIGH_SCHOOL' },
    met: { education: 'ASSOCIATES' },
    settledBy: 'education',
    change: null,
  },
  {
    name: 'graduate_degree',
    own: { graduateDegrees: ['MD', 'DO'] },
    refused: { education: 'BACHELORS' },
    met: { education: 'DOCTORATE', graduateDegree: 'DO' },
    settledBy: 'education',
    change: null,
  },
  {
    name: 'graduate_degree',
    own: { graduateDegrees: ['MD', 'DO'] },
    refused: { education: 'DOCTORATE', graduateDegree: 'PHD' },
    met: { education: 'DOCTORATE', graduateDegree: 'MD' },
    settledBy: 'education',
    change: null,
  },
  {
    name: 'school_year',
    own: { schoolYears: ['NONE'] },
    refused: { schoolYear: 'JR' },
    met: { schoolYear: 'NONE' },
    settledBy: 'school-year',
    change: null,
  },
  {
    name: 'employment',
    own: { employments: ['EMPLOYED_FULL_TIME'] },
    refused: { employment: 'UNEMPLOYED' },
    met: { employment: 'EMPLOYED_FULL_TIME' },
    settledBy: 'employment',
    change: { to: 'employment', oneOf: ['EMPLOYED_FULL_TIME'] },
  },
  {
    name: 'job_start',
    own: { jobStartsWithinDays: 90 },
    refused: { employment: 'STARTING_SOON_JOB_OFFER', jobStartsInDays: 91 },
    met: { employment: 'STARTING_SOON_JOB_OFFER', jobStartsInDays: 90 },
    settledBy: 'employment',
    change: { to: 'job_start', withinDays: 90 },
  },
])('a refinance lender’s rule on $name says no, yes and cannot tell', (example) => {
  const { name, own, refused, met, settledBy, change } = example
  const refinance = { ...noRefinanceRules, ...own }
  expect(findRule(name, { refinance }, refused)).toMatchObject({ verdict: 'no', change })
  expect(findRule(name, { refinance }, met)?.verdict).toBe('yes')
  expect(findRule(name, { refinance }, {})).toMatchObject({ verdict: 'unknown', settledBy, change: null })
})

test('the start of a job is asked only of who was offered one, and the kind of a degree only of graduates', () => {
  const jobStart = { refinance: { ...noRefinanceRules, jobStartsWithinDays: 90 } }
  expect(findRule('job_start', jobStart, { employment: 'RETIRED' })?.verdict).toBe('yes')
  expect(findRule('job_start', jobStart, { employment: 'STARTING_SOON_JOB_OFFER' })).toMatchObject({
    verdict: 'unknown',
    settledBy: 'employment-start',
  })
  const degrees = { refinance: { ...noRefinanceRules, graduateDegrees: ['MD' as const] } }
  expect(findRule('graduate_degree', degrees, { education: 'MASTERS' })).toMatchObject({
    verdict: 'unknown',
    settledBy: 'graduate-degree',
  })
})

test('when a cosigner is optional, only the option with the better chance is judged', () => {
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
  // The borrower's own good score does not count when only a cosigner makes them eligible.
  const visa = { ...citizen, citizenship: 'visa', hasCosigner: true, cosignerCredit: '300_579' } as const
  expect(check(visa)).toMatchObject({ verdict: 'no' })
  expect(check({ credit: '300_579', citizenship: 'citizen' })).toMatchObject({
    verdict: 'unknown',
    isWithCosigner: true,
  })
})

test('an unpublished minimum counts as an open rule; a minimum published as 0 is no rule', () => {
  const check = (own: Partial<LoanRules>) => checkEligibility(rules(own), { profile: adult })
  expect(check({})).toMatchObject({ verdict: 'yes', unpublished: ['credit', 'income'] })
  expect(check({}).openRules).toBe(2)
  const none = check({ minimumScore: 0, minimumIncomeCents: 0 })
  expect(none).toMatchObject({ verdict: 'yes', unpublished: [] })
  expect(none.rules.map(({ rule }) => rule)).toEqual(['age'])
  expect(none.openRules).toBe(0)
  expect(check({ minimumScore: 0, minimumIncomeCents: 0, states: { only: ['CA'] } }).openRules).toBe(1)
})

test('all rules that depend on whether there is a cosigner count as one open rule', () => {
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
        const profile = toProfile(person, unanswered)
        const { rules: verdicts, unpublished, ...judgment } = checkEligibility(rules, { profile })
        const count = (verdict: string) => verdicts.filter((rule) => rule.verdict === verdict).length
        const byCosigner = verdicts.filter(({ settledBy }) => settledBy === 'cosigner').length
        expect(judgment).toEqual(judge(rules, profile))
        expect(judgment.refusals).toBe(count('no'))
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
        const profile = toProfile(person, unanswered)
        const { verdict } = checkEligibility(rules, { profile })
        expect(verdict === 'no').toBe(!acceptsPerson(rules, makeBestPerson(profile, rules)))
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
        const { verdict } = checkEligibility(rules, { profile: toProfile(person, unanswered) })
        if (verdict !== 'unknown') expect(verdict).toBe(acceptsPerson(rules, person) ? 'yes' : 'no')
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
        const before = checkEligibility(rules, { profile: toProfile(person, unanswered) }).verdict
        const after = checkEligibility(rules, { profile: toProfile(person, unanswered.slice(1)) }).verdict
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
        const profile = toProfile(person)
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

/** Applies a change to a profile. */
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
    case 'refinanced_loans':
      return { ...profile, refinancedLoans: change.oneOf[0] }
    case 'employment':
      return { ...profile, employment: change.oneOf[0] }
    case 'job_start':
      return { ...profile, jobStartsInDays: change.withinDays }
  }
}
