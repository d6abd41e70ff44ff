import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeAnswers } from '#kit/questions/answers.ts'
import { allAnswers, anyAnswers } from './answers.fixture.ts'
import { known } from './answers.ts'
import { answerNames, readAnswers, readers } from './questions.ts'

const facts = { today: '2026-11-21' }

test('any answers that are written are read back unchanged', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      expect(readAnswers(JSON.parse(JSON.stringify(writeAnswers(readers, answers))), facts)).toEqual(answers)
    }),
  )
})

test('whatever a draft contains, only valid answers are read from it', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...answerNames, 'name', '__proto__'), fc.anything()),
      (texts) => {
        const answers = readAnswers(texts, facts)
        expect(readAnswers(writeAnswers(readers, answers), facts)).toEqual(answers)
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

test('graduation may be in the past or up to ten years ahead', () => {
  expect(readAnswers({ graduation: '2024-05' }, facts).graduation).toBe('2024-05')
  expect(readAnswers({ graduation: '2036-11' }, facts).graduation).toBe('2036-11')
})

test('"I don’t know" counts as an answer but has no value for calculations', () => {
  expect(readAnswers({ amount: 'unknown' }, facts)).toEqual({ amount: 'unknown' })
  expect(known('unknown')).toBeUndefined()
  expect(known(allAnswers.amount)).toBe(12_345)
})
