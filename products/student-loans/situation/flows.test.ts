import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cosignerChoices } from '#kit/questions/cosigner.ts'
import {
  countStep,
  findGap,
  getAsked,
  getReachableAnswers,
  isComplete,
  pathThrough,
} from '#kit/questions/flow.ts'
import { allAnswers, anyAnswers } from './answers.fixture.ts'
import type { Answers } from './answers.ts'
import { degreeChoices, whoChoices } from './choices.ts'
import { type FlowName, flowNames, flows } from './flows.ts'
import { isUndergraduate } from './question-conditions.ts'
import { answerNames, type QuestionSlug, questionSlugs, questions, readAnswers } from './questions.ts'

/** The replies tried on each page: every answer that changes the path, and one that continues it. */
const replies: Record<QuestionSlug, Answers[]> = {
  who: Object.values<Answers>(whoChoices),
  school: [{ school: 'undecided' }],
  degree: Object.values<Answers>(degreeChoices),
  graduation: [{ graduation: 'unknown' }],
  enrollment: [{ enrollment: 'full_time' }, { enrollment: 'less_than_half' }],
  amount: [{ amount: 'unknown' }],
  cosigner: ['no', 'yes-none', 'unknown'].map((value) => cosignerChoices[value] ?? {}),
  credit: [{ credit: 'none' }],
  income: [{ income: 'unknown' }],
  'cosigner-income': [{ cosignerIncome: 'unknown' }],
  state: [{ state: 'unknown' }],
  citizenship: [{ citizenship: 'citizen' }, { citizenship: 'unknown' }, { citizenship: 'daca' }],
  dependency: [{ dependency: 'unknown' }, { dependency: 'independent' }],
  exception: [{ exception: 'yes' }, { exception: 'no' }],
  program: [{ program: 'nursing' }],
  federal: [
    {
      federalThisYear: 'unknown',
      federalInAll: 'unknown',
      federalGraduatePlus: 'unknown',
      federalUndergraduate: 'unknown',
      plusThisYear: 'unknown',
      plusInAll: 'unknown',
    },
  ],
}

/** Returns what is saved once a page was answered; what the reply leaves out is removed. */
function answer(
  flow: (typeof flows)[FlowName],
  slug: QuestionSlug,
  { answers, reply }: { answers: Answers; reply: Answers },
): Answers {
  const blank = Object.fromEntries(getAsked(flow, slug, answers).map((name) => [name, undefined]))
  return getReachableAnswers(flow, { ...answers, ...blank, ...reply })
}

/** Calls `onPage` with the answers before every page of every path, and `onEnd` with those at its end. */
function walkAll(
  name: FlowName,
  onPage: (slug: QuestionSlug, answers: Answers) => void,
  onEnd: (answers: Answers, met: readonly QuestionSlug[]) => void,
) {
  const flow = flows[name]
  const walk = (answers: Answers, met: readonly QuestionSlug[]) => {
    const slug = findGap(flow, answers)
    if (slug === undefined) return onEnd(answers, met)
    expect(met).not.toContain(slug)
    onPage(slug, answers)
    const { borrower } = flow.given
    const possible = replies[slug].filter(
      (reply) => !borrower || !reply.borrower || reply.borrower === borrower,
    )
    for (const reply of possible) walk(answer(flow, slug, { answers, reply }), [...met, slug])
  }
  walk(getReachableAnswers(flow, {}), [])
}

const longestPath = 14

/** What only the July 2026 limits made it necessary to ask. */
const askedSince2026 = new Set<string>([
  'exception',
  'program',
  'federalGraduatePlus',
  'federalUndergraduate',
])

/**
 * How many things each visitor was asked when a page could ask for several, before November 2026, as counted
 * from the questions of that time.
 */
function countBefore(name: FlowName, answers: Answers): number {
  const { borrower, cosigner, citizenship } = answers
  const isOpen = citizenship !== 'daca' || borrower === 'other'
  const federal = isUndergraduate(answers) && borrower !== 'parent' ? 4 : 2
  return (name.endsWith('/student') ? 12 : 13) + (cosigner === 'yes' ? 2 : 0) + (isOpen ? federal : 0)
}

test.each(flowNames)(
  '%s: every path ends within 14 pages, asks nothing twice and fewer things than before, and reaches every question',
  (name) => {
    const flow = flows[name]
    const reached = new Set<QuestionSlug>()
    let longest = 0
    walkAll(
      name,
      (slug) => reached.add(slug),
      (answers, met) => {
        expect(pathThrough(flow, answers)).toEqual(met)
        expect(isComplete(flow, answers)).toBe(answers.age !== 'minor')
        longest = Math.max(longest, met.length)
        if (answers.age === 'minor') return expect(met).toEqual(['who'])
        const asked = met.flatMap((slug) => (questions[slug].choices ? slug : getAsked(flow, slug, answers)))
        const since = asked.filter((each) => askedSince2026.has(each)).length
        // Without all of the child's loans, no amount of this year's is sure for a parent.
        const forStack = answers.borrower === 'parent' && asked.includes('federalInAll') ? 1 : 0
        expect(asked.length - since - forStack, JSON.stringify(answers)).toBeLessThan(
          countBefore(name, answers),
        )
      },
    )
    expect([...reached].toSorted()).toEqual(questionSlugs.toSorted())
    expect(longest).toBe(longestPath)
  },
)

test.each(flowNames)('%s: no page asks more than one thing', (name) => {
  const asked = new Set<string>()
  walkAll(
    name,
    (slug, answers) =>
      asked.add([slug, ...(questions[slug].choices ? [] : getAsked(flows[name], slug, answers))].join()),
    () => {},
  )
  // Loans already taken are one thing, whatever number of amounts they are.
  const several = [...asked].filter((page) => page.split(',').length > 2)
  expect(several.toSorted()).toEqual(
    [
      'federal,federalThisYear,federalInAll',
      'federal,federalThisYear,federalInAll,federalGraduatePlus',
      'federal,federalThisYear,federalInAll,federalGraduatePlus,federalUndergraduate',
      ...(name.endsWith('/student')
        ? []
        : [
            'federal,federalThisYear,federalInAll,plusThisYear,plusInAll',
            'federal,federalThisYear,plusThisYear',
          ]),
    ].toSorted(),
  )
})

test.each(flowNames)('%s: the number of pages never grows on the way', (name) => {
  walkAll(
    name,
    (slug, answers) => {
      const { count } = countStep(flows[name], slug, answers)
      expect(count).toBeLessThanOrEqual(longestPath)
      for (const reply of replies[slug]) {
        const after = answer(flows[name], slug, { answers, reply })
        expect(pathThrough(flows[name], after).length, slug).toBeLessThanOrEqual(count)
      }
    },
    () => {},
  )
})

test('all variants start with who borrows and ask the same questions', () => {
  for (const flow of flowNames) {
    const { order } = flows[flow]
    expect(order[0]).toBe('who')
    expect(order.toSorted()).toEqual(questionSlugs.toSorted())
  }
  expect(flows['signup-a'].order.slice(1, 4)).not.toEqual(flows.signup.order.slice(1, 4))
})

test('every answer but the setting of the list has a question, and a question comes after those it depends on', () => {
  const asking: Answers[] = [{ cosigner: 'yes' }, { borrower: 'parent' }, { degree: 'masters' }]
  const asked = questionSlugs.flatMap((slug) => asking.flatMap((answers) => questions[slug].asks(answers)))
  const wanted = answerNames.filter((name) => name !== 'schoolSearch' && name !== 'repayment')
  expect([...new Set(asked)].toSorted()).toEqual(wanted.toSorted())
  for (const { order } of Object.values(flows)) {
    const isBefore = (one: QuestionSlug, other: QuestionSlug) => order.indexOf(one) < order.indexOf(other)
    for (const slug of ['income', 'cosigner-income'] as const) expect(isBefore('cosigner', slug)).toBe(true)
    for (const slug of ['who', 'degree', 'enrollment', 'citizenship'] as const)
      for (const later of ['dependency', 'exception', 'program', 'federal'] as const)
        expect(isBefore(slug, later), slug).toBe(true)
    for (const slug of ['program', 'federal'] as const) expect(isBefore('exception', slug)).toBe(true)
    expect(isBefore('dependency', 'exception')).toBe(true)
  }
})

test('for a visitor under 18, only the age is kept', () => {
  for (const flow of Object.values(flows)) {
    const kept = getReachableAnswers(flow, {
      ...allAnswers,
      age: 'minor',
      borrower: undefined,
      schoolSearch: 'x',
    })
    expect(kept).toEqual({ age: 'minor' })
  }
})

test('an answer that a later answer makes unnecessary is not kept', () => {
  const kept = getReachableAnswers(flows.signup, {
    ...allAnswers,
    cosigner: 'no',
    cosignerCredit: undefined,
    age: 'from_24',
  })
  for (const name of ['cosignerIncome', 'dependency'] as const) expect(kept[name]).toBeUndefined()
  expect(findGap(flows.signup, kept)).toBe('income')
  expect(
    getReachableAnswers(flows.signup, { ...allAnswers, studyYear: 'first' }).federalInAll,
  ).toBeUndefined()
})

const ofMasters = { degree: 'masters', studyYear: undefined } as const

test.each([
  [{}, ['dependency', 'exception', 'federal']],
  [{ age: 'from_24' }, ['federal']],
  // The exception changes nothing for independent undergraduates, and nobody in the first year is in it.
  [{ dependency: 'independent' }, ['dependency', 'federal']],
  [{ studyYear: 'first' }, ['dependency', 'federal']],
  [ofMasters, ['exception', 'program', 'federal']],
  [{ ...ofMasters, age: 'from_24' }, ['exception', 'program', 'federal']],
  // Inside the exception, every program keeps the same limit.
  [{ ...ofMasters, exception: 'yes' }, ['exception', 'federal']],
  [{ ...ofMasters, exception: 'unknown' }, ['exception', 'program', 'federal']],
  [{ ...ofMasters, enrollment: 'less_than_half' }, []],
  [{ ...ofMasters, age: 'adult', borrower: 'parent' }, ['exception', 'program', 'federal']],
  [{ citizenship: 'daca' }, []],
  [{ citizenship: 'visa' }, []],
  [{ citizenship: 'none' }, []],
  [{ citizenship: 'eligible_noncitizen' }, ['dependency', 'exception', 'federal']],
  [{ citizenship: 'permanent_resident' }, ['dependency', 'exception', 'federal']],
  [{ citizenship: 'unknown' }, ['dependency', 'exception', 'federal']],
  // Below half time there are no federal loans this year.
  [{ enrollment: 'less_than_half' }, []],
  [{ enrollment: 'half_time' }, ['dependency', 'exception', 'federal']],
  // A parent's citizenship rules out PLUS loans, but not the child's own.
  [{ age: 'adult', borrower: 'parent' }, ['exception', 'federal']],
  [{ age: 'adult', borrower: 'parent', citizenship: 'visa' }, ['federal']],
  // Someone else's citizenship says nothing about the student's.
  [{ age: 'adult', borrower: 'other', citizenship: 'visa' }, ['dependency', 'exception', 'federal']],
] as const satisfies [Answers, QuestionSlug[]][])('%j: of federal loans, %j is asked', (changes, asked) => {
  const path = pathThrough(flows.signup, { ...allAnswers, ...changes })
  const federal: QuestionSlug[] = ['dependency', 'exception', 'program', 'federal']
  expect(path.filter((slug) => federal.includes(slug))).toEqual(asked)
})

test.each([
  [{ studyYear: 'first' }, ['federalThisYear']],
  [{}, ['federalThisYear', 'federalInAll']],
  [{ ...ofMasters }, ['federalThisYear', 'federalInAll', 'federalGraduatePlus', 'federalUndergraduate']],
  [{ ...ofMasters, exception: 'yes' }, ['federalThisYear', 'federalInAll', 'federalGraduatePlus']],
  [{ borrower: 'parent', studyYear: 'first' }, ['federalThisYear', 'plusThisYear']],
  [{ borrower: 'parent' }, ['federalThisYear', 'federalInAll', 'plusThisYear', 'plusInAll']],
  [{ borrower: 'parent', citizenship: 'daca' }, ['federalThisYear', 'federalInAll']],
  // Parents of graduate students cannot take out PLUS loans.
  [{ borrower: 'parent', degree: 'masters', studyYear: undefined }, ['federalThisYear', 'federalInAll']],
] as const satisfies [Answers, string[]][])(
  '%j: of the loans already taken, %j is asked',
  (changes, asked) => {
    expect(questions.federal.asks({ ...allAnswers, ...changes })).toEqual(asked)
  },
)

test('the student variants imply that the student borrows, and ask the age of someone who came as a parent', () => {
  const kept = getReachableAnswers(flows['signup-a/student'], { age: 'adult', borrower: 'parent' })
  expect(kept.borrower).toBe('student')
  expect(findGap(flows['signup-a/student'], kept)).toBe('who')
})

test('a draft from before the ages and years were part of a choice is asked for them again, and keeps the rest', () => {
  const before = { ...allAnswers, age: 'adult', studyYear: 'unknown', repayment: 'flat', amount: '5000' }
  const read = readAnswers(
    Object.fromEntries(Object.entries(before).map(([name, value]) => [name, String(value)])),
    { today: '2026-11-23' },
  )
  const kept = getReachableAnswers(flows.signup, read)
  expect(kept).toMatchObject({ school: allAnswers.school, amount: 5000, state: 'CA' })
  expect(kept.repayment).toBeUndefined()
  expect(findGap(flows.signup, kept)).toBe('who')
  expect(findGap(flows.signup, { ...kept, age: '18_23' })).toBe('degree')
})

test('keeping the answers on the path loses none of them, and doing it twice changes nothing', () => {
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom(...Object.values(flows)), (answers, flow) => {
      const kept = getReachableAnswers(flow, answers)
      expect(getReachableAnswers(flow, kept)).toEqual(kept)
      expect(findGap(flow, kept)).toBe(
        findGap(flow, { ...answers, ...(kept.borrower && { borrower: kept.borrower }) }),
      )
    }),
  )
})
