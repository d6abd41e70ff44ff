import fc from 'fast-check'
import { expect, test } from 'vitest'
import { someAdult, somePerson, someUnanswered, toProfile } from '#domain/eligibility/person.fixture.ts'
import type { BorrowerProfile } from '#domain/eligibility/profile.ts'
import { dependencies, type FederalSituation, studyYears } from '#domain/federal-limits/federal-situation.ts'
import { calculateRemainingFederalLoans } from '#domain/federal-limits/remaining-federal-loans.ts'
import { compareOffers } from '#domain/loans/compare-offers.ts'
import { defaultWeights } from '#domain/loans/criteria.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { isMaximumAssumed } from '#domain/loans/maximum-rate.ts'
import type { Borrowing } from '#domain/loans/priced-offer.ts'
import { someBorrowing, someOffer } from '#domain/loans/some-offers.fixture.ts'
import { findWorstCase } from '#domain/loans/worst-case.ts'
import { sampleOffers } from '#server/database/seed/sample-offers.fixture.ts'
import { type AnswerFacts, answerLoans } from './answer-loans.ts'
import type { AnswerSentence } from './answer-sentence.ts'
import { calculatePrivateNeed, chooseListedCents } from './private-need.ts'

const today = '2026-11-23'
const catalog = sampleOffers(today)

interface Asked {
  profile: BorrowerProfile
  borrowing: Borrowing
  federal: FederalSituation
  offers: readonly LoanOffer[]
}

/** The facts of a page: the list is for the private need, as it is at first. */
function toFacts({ profile, borrowing, federal, offers }: Asked): AnswerFacts {
  const need = calculatePrivateNeed(borrowing.amountCents, calculateRemainingFederalLoans(federal))
  const listed = { ...borrowing, amountCents: chooseListedCents(need) }
  const comparedFor = {
    profile,
    borrowing: listed,
    weights: defaultWeights,
    sort: 'best_match',
    today,
  } as const
  const { available, refused, leftOut } = compareOffers(offers, comparedFor)
  return {
    profile,
    borrowing: listed,
    federal,
    need,
    isForChild: false,
    isAmountUnknown: false,
    listed: available,
    hidden: 0,
    refused,
    leftOut,
    weights: defaultWeights,
    childMayBorrow: null,
    today,
  }
}

const loansTaken = fc.option(fc.integer({ min: 0, max: 3_000_000 }), { nil: undefined })

const someAsked: fc.Arbitrary<Asked> = fc
  .record({
    person: fc.oneof({ weight: 4, arbitrary: someAdult }, { weight: 1, arbitrary: somePerson }),
    unanswered: someUnanswered,
    borrowing: someBorrowing,
    studyYear: fc.option(fc.constantFrom(...studyYears), { nil: undefined }),
    dependency: fc.option(fc.constantFrom(...dependencies), { nil: undefined }),
    borrowedThisYearCents: loansTaken,
    offers: fc.oneof(
      { weight: 3, arbitrary: fc.constant(catalog) },
      { weight: 1, arbitrary: fc.uniqueArray(someOffer, { maxLength: 6, selector: ({ id }) => id }) },
    ),
  })
  .map(({ person, unanswered, borrowing, studyYear, dependency, borrowedThisYearCents, offers }) => {
    const profile = toProfile(person, unanswered)
    const { citizenship, degree, enrollment } = profile
    const isParent = profile.borrower === 'parent'
    const status = isParent ? { parentCitizenship: citizenship } : { citizenship }
    const taken = { borrowedThisYearCents, borrowedInAllCents: borrowedThisYearCents }
    const federal = { degree, enrollment, studyYear, dependency, ...taken, ...status }
    return { profile, borrowing, federal, offers }
  })

const forAny = (check: (facts: AnswerFacts, answer: AnswerSentence[]) => void) =>
  fc.assert(
    fc.property(someAsked, (asked) => {
      const facts = toFacts(asked)
      check(facts, answerLoans(facts))
    }),
    { numRuns: 500 },
  )

/** Every value inside a sentence, however deep. */
function* valuesOf(value: unknown): Generator<unknown> {
  yield value
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* valuesOf(inner)
}

test('the answer names only loans of the list, or one that is too small for the amount; never one that is refused or outdated', () => {
  forAny(({ listed, leftOut }, answer) => {
    const ids = new Set(listed.map(({ offer }) => offer.id))
    const tooSmall = new Set(
      leftOut.filter(({ reason }) => reason === 'above_maximum').map(({ offer }) => offer.id),
    )
    for (const sentence of answer)
      if ('offerId' in sentence)
        expect(sentence.kind === 'lends_part' ? tooSmall : ids).toContain(sentence.offerId)
  })
})

test('a loan whose rules are not settled, or that publishes no minimum score, is only named with "may"', () => {
  forAny(({ listed }, answer) => {
    for (const sentence of answer) {
      if (sentence.kind !== 'lowest_worst_case' && sentence.kind !== 'otherwise_lowest') continue
      const ranked = listed.find(({ offer }) => offer.id === sentence.offerId)
      expect(ranked?.judgment.verdict).toBe('yes')
      expect(ranked?.offer.rules.minimumScore).not.toBeNull()
    }
  })
})

test('no loan of the list has a lower worst case than the one that is named first', () => {
  forAny(({ listed }, answer) => {
    const first = answer.find((sentence) => /lowest_worst_case$/.test(sentence.kind))
    expect(first === undefined).toBe(listed.length === 0)
    if (!first || !('worst' in first)) return
    for (const { priced } of listed) {
      const { totalCents } = findWorstCase(priced)
      if (isMaximumAssumed(priced.offer) === first.worst.isAssumed)
        expect(totalCents).toBeGreaterThanOrEqual(first.worst.totalCents)
      // A loan without a limit is only named where every loan is one.
      else expect(first.worst.isAssumed).toBe(false)
    }
  })
})

test('federal loans are counted once: what is left to find and the sure room come to the whole', () => {
  forAny(({ federal, need, borrowing }, answer) => {
    const remaining = calculateRemainingFederalLoans(federal)
    for (const sentence of answer) {
      if (sentence.kind === 'left_to_find') {
        expect(remaining.mayBorrow).toBe('yes')
        expect(sentence.privateCents + remaining.student.thisYear.fromCents).toBe(need?.wholeCents)
        expect(borrowing.amountCents).toBe(sentence.privateCents)
      }
      if (sentence.kind === 'federal_can_cover')
        expect(remaining.student.thisYear.fromCents).toBeGreaterThanOrEqual(sentence.wholeCents)
    }
  })
})

test('whoever cannot have federal loans is told so, and is not sent to them', () => {
  forAny(({ federal }, answer) => {
    const kinds = answer.map(({ kind }) => kind)
    const isClosed = calculateRemainingFederalLoans(federal).mayBorrow === 'no'
    expect(kinds.includes('federal_closed')).toBe(isClosed)
    if (isClosed)
      expect(kinds.filter((kind) => kind.startsWith('federal_') || kind.startsWith('plus_'))).toHaveLength(1)
  })
})

test('every amount is a number of 0 or more', () => {
  forAny((_facts, answer) => {
    expect(answer.length).toBeGreaterThan(0)
    for (const value of valuesOf(answer))
      if (typeof value === 'number') {
        expect(Number.isFinite(value)).toBe(true)
        expect(value).toBeGreaterThanOrEqual(0)
      }
  })
})

test('an empty list gets the loan for a part, the smallest change that may open one, or is told that none would', () => {
  forAny(({ listed }, answer) => {
    const kinds = answer.map(({ kind }) => kind)
    const hasPart = kinds.includes('lends_part')
    const hasHelp = hasPart || kinds.includes('may_fit_with') || kinds.includes('no_change_would_help')
    const isEmpty = listed.length === 0 && !kinds.includes('nothing_listed')
    expect(hasHelp).toBe(isEmpty)
    expect(hasPart || kinds.includes('nothing_fits')).toBe(isEmpty)
    expect(hasPart && kinds.includes('nothing_fits')).toBe(false)
    for (const sentence of answer)
      if (sentence.kind === 'may_fit_with') expect(sentence.opens).toBeGreaterThan(0)
  })
})

test('no sentence is said twice', () => {
  forAny((_facts, answer) => {
    expect(new Set(answer.map(({ kind }) => kind)).size).toBe(answer.length)
  })
})

const student: Asked = {
  profile: {
    isAdult: true,
    borrower: 'student',
    citizenship: 'citizen',
    degree: 'bachelors',
    enrollment: 'full_time',
    schoolControl: 'public',
    schoolLevel: 'four_year',
    state: 'NY',
    credit: 'none',
    income: 'none',
    hasCosigner: false,
  },
  borrowing: {
    amountCents: 900_000,
    inSchoolMonths: 42,
    repayment: 'deferred',
    termMonths: null,
    withAutopay: false,
    withSameAssumptions: false,
  },
  federal: {
    citizenship: 'citizen',
    degree: 'bachelors',
    enrollment: 'full_time',
    studyYear: 'first',
    dependency: 'dependent',
    borrowedThisYearCents: 0,
    borrowedInAllCents: 0,
  },
  offers: catalog,
}
const kindsFor = (changes: Partial<Asked>, own: Partial<AnswerFacts> = {}) =>
  answerLoans({ ...toFacts({ ...student, ...changes }), ...own }).map(({ kind }) => kind)
const federal = (changes: Partial<FederalSituation>) => ({ federal: { ...student.federal, ...changes } })

test.each([
  ['a student with room', {}, 'federal_first'],
  [
    'a student whose room covers it all',
    { borrowing: { ...student.borrowing, amountCents: 400_000 } },
    'federal_can_cover',
  ],
  ['an unknown citizenship', federal({ citizenship: undefined }), 'federal_if_eligible'],
  [
    'all of this year’s loans taken',
    federal({ borrowedThisYearCents: 550_000, borrowedInAllCents: 550_000 }),
    'federal_used_up',
  ],
  ['less than half time', federal({ enrollment: 'less_than_half' }), 'federal_from_half_time'],
  ['a visa', federal({ citizenship: 'visa' }), 'federal_closed'],
] as const)('%s: the answer begins with %s', (_who, changes, kind) => {
  expect(kindsFor(changes)[0]).toBe(kind)
})

test('a parent hears of PLUS loans, or that their status rules them out', () => {
  const parent = { ...student.profile, borrower: 'parent' } as const
  const child = { ...student.federal, citizenship: undefined }
  expect(kindsFor({ profile: parent, federal: { ...child, parentCitizenship: 'citizen' } })).toContain(
    'parent_plus',
  )
  const onVisa = kindsFor({ profile: parent, federal: { ...child, parentCitizenship: 'visa' } })
  expect(onVisa).toContain('plus_closed')
  expect(onVisa).not.toContain('parent_plus')
  // A graduate student's parents cannot take them.
  const ofGraduate = { ...child, degree: 'masters', parentCitizenship: 'citizen' } as const
  expect(kindsFor({ profile: parent, federal: ofGraduate })).not.toContain('parent_plus')
})

test('where nothing is listed, no answer of the visitor is blamed', () => {
  const kinds = kindsFor({}, { listed: [], hidden: 0, refused: [], leftOut: [] })
  expect(kinds).toContain('nothing_listed')
  expect(kinds).not.toContain('nothing_fits')
  expect(kinds).not.toContain('no_change_would_help')
})

test('filters that hide every loan are named before anything else is blamed', () => {
  const kinds = kindsFor({}, { listed: [], hidden: 3 })
  expect(kinds).toContain('filters_hide_all')
  expect(kinds).not.toContain('nothing_fits')
})

test('another order of the list needs no explanation of who leads it', () => {
  const graduate = { ...student.profile, degree: 'masters', credit: '700_759', income: '25k_50k' } as const
  const asked = {
    profile: graduate,
    ...federal({ degree: 'masters' }),
    borrowing: { ...student.borrowing, amountCents: 2_800_000 },
  }
  expect(kindsFor(asked)).toContain('another_leads')
  expect(kindsFor(asked, { weights: null })).not.toContain('another_leads')
})
