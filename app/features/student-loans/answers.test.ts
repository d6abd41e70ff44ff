import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allAnswers, anyAnswers } from './answers.fixture.ts'
import { answerNames, known, readAnswers, writeAnswers } from './answers.ts'

const facts = { today: '2026-11-21' }

test('any answers that are written are read back the same', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      expect(readAnswers(JSON.parse(JSON.stringify(writeAnswers(answers))), facts)).toEqual(answers)
    }),
  )
})

test('whatever stands in a draft, only answers come out of it', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...answerNames, 'name', '__proto__'), fc.anything()),
      (texts) => {
        const answers = readAnswers(texts, facts)
        expect(readAnswers(writeAnswers(answers), facts)).toEqual(answers)
        for (const name of Object.keys(answers)) expect(answerNames).toContain(name)
      },
    ),
  )
})

test.each([
  ['age', '17'],
  ['school', '131500'],
  ['graduation', '2028'],
  ['graduation', '2028-13'],
  ['graduation', '2037-01'],
  ['amount', '99'],
  ['amount', '500001'],
  ['amount', '1e4'],
  ['amount', '-500'],
  ['amount', '1000.5'],
  ['state', 'ZZ'],
  ['credit', 'constructor'],
  ['federalInAll', '-1'],
])('%s is never %j', (name, text) => {
  expect(readAnswers({ [name]: text }, facts)).toEqual({})
})

test('school may have ended already, and end ten years from now', () => {
  expect(readAnswers({ graduation: '2024-05' }, facts).graduation).toBe('2024-05')
  expect(readAnswers({ graduation: '2036-11' }, facts).graduation).toBe('2036-11')
})

test('an answer of "I do not know" is an answer, and nothing to count with', () => {
  expect(readAnswers({ amount: 'unknown' }, facts)).toEqual({ amount: 'unknown' })
  expect(known('unknown')).toBeUndefined()
  expect(known(allAnswers.amount)).toBe(12_345)
})
