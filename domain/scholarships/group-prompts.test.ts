import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupPrompts, maxPrompts } from './group-prompts.ts'
import { promptKey } from './prompt-words.ts'
import { contradictsItself } from './word-limits.ts'

const asked = (prompt: string, leastWords: number | null = null, mostWords: number | null = null) => ({
  scholarshipId: 'harbor-light',
  prompt,
  leastWords,
  mostWords,
})

/** The prompts of each group, sorted. */
const groupTexts = (...prompts: string[]) =>
  groupPrompts(prompts.map((prompt) => asked(prompt)))
    .map((group) => group.prompts.map(({ prompt }) => prompt).sort())
    .sort()

test('prompts that ask about the same thing are one group, in whatever words they ask', () => {
  const [helped, plain, told] = [
    'Describe a challenge you overcame, and who helped you.',
    'Describe a challenge you overcame.',
    'Tell us how you overcame challenges!',
  ]
  expect(groupTexts(plain, helped, told)).toEqual([[helped, plain, told]])
  const [cost, town] = ['Describe a problem in your town, and its cost.', 'Describe a problem in your town.']
  expect(groupTexts(town, cost, plain)).toEqual([[plain], [cost, town]])
})

test('one word in common is not enough', () => {
  const apart = [
    'How would this award change your next year?',
    'What did you change your mind about?',
    'What did you change?',
  ]
  expect(groupTexts(...apart)).toEqual(apart.map((prompt) => [prompt]))
})

test('prompts without telling words are together only when they are the same', () => {
  expect(groupTexts('Why there, and why now?', 'Why you?', 'why you')).toEqual([
    ['Why there, and why now?'],
    ['Why you?', 'why you'],
  ])
})

test('no chain of likenesses joins prompts that have nothing in common', () => {
  const [first, middle, last] = ['river garden music', 'river garden winter bread', 'winter bread travel']
  const groups = groupTexts(first, middle, last)
  expect(groups.find((group) => group.includes(first))).not.toContain(last)
})

test('the limits of a group are the highest least and the lowest most', () => {
  const prompt = 'Describe a challenge you overcame.'
  const limitsOf = (...limits: [number | null, number | null][]) =>
    groupPrompts(limits.map(([min, max]) => asked(prompt, min, max)))[0]?.limits
  expect(limitsOf([null, null], [null, null])).toEqual({ leastWords: null, mostWords: null })
  expect(limitsOf([250, 500], [null, 400], [300, null])).toEqual({ leastWords: 300, mostWords: 400 })
  const apart = limitsOf([500, 750], [null, 150])
  expect(apart && contradictsItself(apart)).toBe(true)
  expect(contradictsItself({ leastWords: 300, mostWords: 300 })).toBe(false)
})

test('more prompts than can be compared in good time are refused', () => {
  const many = Array.from({ length: maxPrompts + 1 }, (_, number) => asked(`Prompt ${number}`))
  expect(() => groupPrompts(many)).toThrow(RangeError)
  expect(groupPrompts(many.slice(1)).length).toBeGreaterThan(0)
})

const word = fc.constantFrom(
  'challenge',
  'Challenges',
  'you',
  'overcame',
  'home',
  'Río',
  'rio',
  'a',
  '?',
  'work',
)
const words = fc.integer({ min: 0, max: 900 })
const prompt = fc.record({
  scholarshipId: fc.constantFrom('one', 'two', 'three'),
  prompt: fc.array(word, { minLength: 1, maxLength: 6 }).map((all) => all.join(' ')),
  leastWords: fc.option(words),
  mostWords: fc.option(words),
})
const prompts = fc.array(prompt, { maxLength: 30 })

test('every prompt is in exactly one group', () => {
  fc.assert(
    fc.property(prompts, (all) => {
      const grouped = groupPrompts(all).flatMap((group) => group.prompts)
      expect(grouped).toHaveLength(all.length)
      expect(new Set(grouped)).toEqual(new Set(all))
    }),
  )
})

test('the order of the prompts does not matter', () => {
  const shuffled = prompts.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  )
  fc.assert(
    fc.property(shuffled, ([all, mixed]) => {
      expect(groupPrompts(mixed)).toEqual(groupPrompts(all))
    }),
  )
})

test('equal prompts are always together, whatever else is asked', () => {
  fc.assert(
    fc.property(prompts, (all) => {
      const groups = groupPrompts(all)
      for (const key of new Set(all.map((each) => promptKey(each.prompt))))
        expect(
          groups.filter((group) => group.prompts.some((each) => promptKey(each.prompt) === key)),
        ).toHaveLength(1)
    }),
  )
})

test('the limits of a group are within those of each of its prompts', () => {
  fc.assert(
    fc.property(prompts, (all) => {
      for (const { prompts: group, limits } of groupPrompts(all))
        for (const { leastWords, mostWords } of group) {
          expect(limits.leastWords ?? 0).toBeGreaterThanOrEqual(leastWords ?? 0)
          expect(limits.mostWords ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(
            mostWords ?? Number.POSITIVE_INFINITY,
          )
        }
    }),
  )
})
