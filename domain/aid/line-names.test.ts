import { expect, test } from 'vitest'
import { needAnalysisTables } from '#domain/award-years/need-analysis-tables.ts'
import { getLineWords } from './line-names.ts'
import { makeAssets, makeHousehold } from './some-answers.fixture.ts'
import { computeStudentAidIndex } from './student-aid-index.ts'

test('every line of a dependent student’s trace has words, and whose it is', () => {
  const assets = makeAssets({ cash: 1 })
  const { trace } = computeStudentAidIndex(
    {
      awardYear: '2026–27',
      student: makeHousehold({ assets }),
      parents: makeHousehold({ assets, state: 'FC', familySize: 2 }),
    },
    needAnalysisTables['2026–27'],
  )
  const lines = trace.map(({ line }) => ({ line, ...getLineWords(line) }))
  for (const { line, name, rule, whose } of lines) {
    expect(name).not.toBe('')
    expect(rule).not.toBe('')
    expect(whose).toBe(line === 'studentAidIndex' ? undefined : line.split('.')[0])
  }
  const keys = lines.map(({ name, whose }) => `${whose} ${name}`)
  expect(new Set(keys).size).toBe(lines.length)
})

test('an unknown line throws', () => {
  // @ts-expect-error -- no such line
  expect(() => getLineWords('parents.nothing')).toThrow(RangeError)
})
