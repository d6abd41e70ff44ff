import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyAnswers } from '#products/student-loans/situation/answers.fixture.ts'
import { sampleOffers } from '#server/database/seed/sample-offers.fixture.ts'
import { formatSentence } from './format-answer.fixture.ts'
import { answerVisitor, today } from './visitors.fixture.ts'

const offers = sampleOffers(today)
const someQuery = fc.constantFrom(
  '',
  'rate=variable',
  'fits=1&no-fee=1',
  'term=5',
  'sort=deadline',
  'autopay=1',
)

// cspell:ignore qualif

/** Words that promise what only a lender decides. */
const promises = /guarantee|you will (get|be approved)|you’ll get|approved for|qualif/i

test('every sentence of every answer has words and amounts, and none promises a loan', () => {
  fc.assert(
    fc.property(anyAnswers, someQuery, (answers, query) => {
      const school = { control: 'public', level: 'four_year' } as const
      const { answer, situation } = answerVisitor({ answers, school }, { offers, query })
      for (const sentence of answer) {
        const said = formatSentence(sentence)
        expect(said).toMatch(/^[^a-z].*[.A-Za-z]$/s)
        expect(said).not.toMatch(/undefined|null|NaN|Infinity|\[object| {2}| [.,:]|\$-/)
        expect(said).not.toMatch(promises)
        if (/^may_/.test(sentence.kind)) expect(said).toMatch(/\bmay\b|borrowing more/)
        if ('worst' in sentence && sentence.kind !== 'otherwise_lowest' && !sentence.worst.isAssumed)
          expect(said).toContain('if approved')
      }
      // What never stands in an address stands in none that the answer leads to.
      expect(String(situation.otherAmount?.shareableAnswers ?? '')).not.toMatch(/federal|citizenship/)
    }),
    { numRuns: 500 },
  )
})
