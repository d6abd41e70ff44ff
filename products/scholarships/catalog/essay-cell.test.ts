import fc from 'fast-check'
import { expect, test } from 'vitest'
import { essays, writeEssays } from './essay-cell.ts'

function reading(text: string): unknown {
  const parsed = essays.safeParse(text)
  return parsed.success ? parsed.data : (parsed.error.issues[0]?.message ?? '')
}

test('essays are parsed with their lengths', () => {
  expect(
    reading(
      'What does home mean to you? [250-500 words] | Why now; why here? [up to 1,000 Words]|' +
        'Your goals, [in brief] please. [at least 50 words] | Tell us\nanything.',
    ),
  ).toEqual([
    { prompt: 'What does home mean to you?', leastWords: 250, mostWords: 500 },
    { prompt: 'Why now; why here?', leastWords: null, mostWords: 1_000 },
    { prompt: 'Your goals, [in brief] please.', leastWords: 50, mostWords: null },
    { prompt: 'Tell us anything.', leastWords: null, mostWords: null },
  ])
  expect(reading('')).toEqual([])
})

test.each([
  ['Why? [500]', /has "\[500\]": write \[250-500 words\]/],
  ['Why? [500 characters]', /after the prompt/],
  ['Why? [0-10 words]', /after the prompt/],
  ['Why? [up to 99999 words]', /after the prompt/],
  ['Why? [500-250 words]', /swap them/],
  ['[250-500 words]', /has a prompt that is empty/],
  ['Why? | ', /has a prompt that is empty/],
  [`${'a'.repeat(1_001)}`, /has a prompt that has 1001 characters/],
  [Array.from({ length: 11 }, () => 'Why?').join('|'), /has 11 essays: the limit is 10/],
])('the cell "%s" is refused', (text, why) => {
  expect(reading(text)).toMatch(why)
})

test('no text makes the parser throw, and written essays parse back the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const parsed = essays.safeParse(text)
      if (!parsed.success) expect(parsed.error.issues[0]?.message).toBeTruthy()
      else expect(essays.parse(writeEssays(parsed.data))).toEqual(parsed.data)
    }),
  )
  const essay = fc.record({
    prompt: fc
      .array(fc.constantFrom('why', 'home;', '[now]', 'you,', '250-500', '"words"?'), { minLength: 1 })
      .map((parts) => `${parts.join(' ')}?`),
    leastWords: fc.option(fc.integer({ min: 1, max: 500 })),
    mostWords: fc.option(fc.integer({ min: 500, max: 20_000 })),
  })
  fc.assert(
    fc.property(fc.array(essay, { maxLength: 10 }), (given) => {
      expect(essays.parse(writeEssays(given))).toEqual(given)
    }),
  )
})
