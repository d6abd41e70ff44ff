import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardRubric } from './card-rubric.ts'
import { lenderRubric } from './lender-rubric.ts'
import { addEditorPoints, calculateReviewScore, type GivenPoints } from './review-score.ts'

const rubrics = [
  ['lenders', lenderRubric],
  ['cards', cardRubric],
] as const

const halves = fc.integer({ min: 0, max: 10 }).map((half) => half / 2)

/** Points for every criterion of a rubric, in any order. */
function someGiven(rubric: typeof lenderRubric): fc.Arbitrary<GivenPoints[]> {
  return fc
    .tuple(...rubric.map(({ name }) => halves.map((points) => ({ criterion: name, points, reason: 'r' }))))
    .chain((given) => fc.shuffledSubarray(given, { minLength: given.length }))
}

test.each(rubrics)('the weights of the rubric of %s are even and add up to 100', (_, rubric) => {
  expect(rubric.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
  expect(rubric.filter(({ weight }) => weight <= 0 || weight % 2 !== 0)).toEqual([])
  expect(new Set(rubric.map(({ name }) => name.toLowerCase())).size).toBe(rubric.length)
})

test.each(rubrics)('for %s, contributions are whole hundredths, add up, and make the score', (_, rubric) => {
  fc.assert(
    fc.property(someGiven(rubric), (given) => {
      const review = calculateReviewScore(rubric, given)
      if (!review.ok) throw new Error('every criterion has points')
      const sum = review.lines.reduce((all, { contribution }) => all + contribution, 0)
      expect(review.lines.every(({ contribution }) => Number.isInteger(contribution))).toBe(true)
      expect(review.hundredths).toBe(sum)
      expect(Math.abs(review.score * 100 - sum)).toBeLessThanOrEqual(5.0001)
      expect(review.score).toBe(Number(review.score.toFixed(1)))
    }),
  )
})

test.each(rubrics)('for %s, the order of points does not matter', (_, rubric) => {
  fc.assert(
    fc.property(someGiven(rubric), (given) => {
      expect(calculateReviewScore(rubric, given.toReversed())).toEqual(calculateReviewScore(rubric, given))
    }),
  )
})

test.each(rubrics)('for %s, more points never lower the score', (_, rubric) => {
  fc.assert(
    fc.property(someGiven(rubric), fc.nat(rubric.length - 1), halves, (given, at, points) => {
      const better = given.map((one, index) =>
        index === at ? { ...one, points: Math.max(one.points, points) } : one,
      )
      const [before, after] = [calculateReviewScore(rubric, given), calculateReviewScore(rubric, better)]
      expect(after.ok && before.ok && after.score >= before.score).toBe(true)
    }),
  )
})

test('full points score 5, no points score 0, and half a tenth is rounded up', () => {
  const all = (points: number) => lenderRubric.map(({ name }) => ({ criterion: name, points, reason: '' }))
  expect(calculateReviewScore(lenderRubric, all(5))).toMatchObject({ ok: true, hundredths: 500, score: 5 })
  expect(calculateReviewScore(lenderRubric, all(0))).toMatchObject({ ok: true, hundredths: 0, score: 0 })
  const rubric = [
    { name: 'A', looksAt: '', rule: { kind: 'judged' }, weight: 90 },
    { name: 'B', looksAt: '', rule: { kind: 'judged' }, weight: 10 },
  ] as const
  const given = [
    { criterion: 'A', points: 0, reason: '' },
    { criterion: 'B', points: 0.5, reason: '' },
  ]
  expect(calculateReviewScore(rubric, given)).toMatchObject({ hundredths: 5, score: 0.1 })
})

test('points that are missing, duplicated, or off the scale are reported and never count as 0', () => {
  const given = lenderRubric.map(({ name }) => ({ criterion: name, points: 5, reason: '' }))
  const [first, second, third, ...others] = given
  if (!first || !second || !third) throw new Error('the rubric has three criteria')
  const review = calculateReviewScore(lenderRubric, [
    second,
    { ...second, points: 1 },
    { ...third, points: 4.2 },
    ...others,
  ])
  expect(review).toMatchObject({
    ok: false,
    open: [
      { criterion: first.criterion, problem: 'missing' },
      { criterion: second.criterion, problem: 'given_twice' },
      { criterion: third.criterion, problem: 'off_scale' },
    ],
  })
  expect(review).not.toHaveProperty('score')
  for (const points of [-0.5, 5.5, Number.NaN, Number.POSITIVE_INFINITY])
    expect(calculateReviewScore(lenderRubric, [{ ...first, points }, second, third, ...others]).ok).toBe(
      false,
    )
})

test('points for a criterion outside the rubric change nothing', () => {
  const given = cardRubric.map(({ name }) => ({
    criterion: ` ${name.toUpperCase()} `,
    points: 2.5,
    reason: '',
  }))
  const more = [...given, { criterion: 'Logo', points: 5, reason: 'Nice.' }]
  expect(calculateReviewScore(cardRubric, more)).toEqual(calculateReviewScore(cardRubric, given))
  expect(calculateReviewScore(cardRubric, given)).toMatchObject({ ok: true, score: 2.5 })
})

test('an editor’s points count only where there are no facts', () => {
  const facts = [{ criterion: 'Fees', points: 1, reason: 'fact' }]
  const editors = [
    { criterion: 'fees', points: 5, reason: 'editor' },
    { criterion: 'Plain language', points: 4, reason: 'editor' },
  ]
  expect(addEditorPoints(facts, editors)).toEqual([facts[0], editors[1]])
})
