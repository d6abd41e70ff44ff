import { expect, test } from 'vitest'
import { gpaScales } from '#domain/scholarships/gpa.ts'
import { readForm } from '#kit/questions/read-form.ts'
import { viewCheck, viewQuestion } from '#kit/questions/step-view.server.ts'
import { gpaProblems } from './gpa-field.ts'
import { factsFor } from './student-answers.fixture.ts'

const read = (gpa: string, scale?: string) =>
  readForm('gpa', new URLSearchParams(scale ? { gpa, 'gpa-scale': scale } : { gpa }), factsFor({}))

test.each([
  ['3.5', '3.5'],
  [' 3,5 ', '3.5'],
  ['.9', '0.9'],
  ['0', '0'],
  ['4', '4'],
  ['4.00', '4'],
  ['3.5/4', '3.5'],
  ['3.5 / 4.0', '3.5'],
  ['3.5 out of 4', '3.5'],
  ['３.５', '3.5'],
  // Cut, not rounded: it does not meet a minimum of 3.0.
  ['2.996', '2.99'],
  ['3.57', '3.57'],
])('a GPA typed as %j is %s on the 4.0 scale', (typed, gpa) => {
  for (const scale of [undefined, '4', 'constructor'])
    expect(read(typed, scale)).toEqual({ texts: { gpa }, problems: [] })
})

test.each([
  ['4.2', '5', '4.2/5'],
  ['4.2/5.0', '5', '4.2/5'],
  ['92', '100', '92/100'],
  ['91.456 out of 100', '100', '91.45/100'],
  ['3.9', '100', '3.9/100'],
  ['11/12', 'other', '11/other'],
])('a GPA typed as %j on scale %s is %s', (typed, scale, gpa) => {
  expect(read(typed, scale)).toEqual({ texts: { gpa }, problems: [] })
})

test.each([
  ['', gpaProblems.missing],
  ['A-', gpaProblems.unclear],
  ['3.5.1', gpaProblems.unclear],
  ['-1', gpaProblems.unclear],
  ['1e0', gpaProblems.unclear],
  ['4.01', gpaProblems.tooHigh[4]],
  ['4.001', gpaProblems.tooHigh[4]],
  ['92', gpaProblems.tooHigh[4]],
  ['5.1', gpaProblems.tooHigh[5], '5'],
  ['101', gpaProblems.tooHigh[100], '100'],
  ['1000', gpaProblems.tooHigh.other, 'other'],
])('the GPA %j is refused with instructions', (typed, message, scale = '4') => {
  expect(read(typed, scale).problems).toEqual([{ field: 'gpa', message }])
})

test.each([
  ['3.5/5', '4'],
  ['3 out of 100', '4'],
  ['3.5/4', '5'],
])('%j on scale %s contradicts itself, so the scale is asked again', (typed, scale) => {
  expect(read(typed, scale).problems).toEqual([{ field: 'gpa-scale', message: gpaProblems.mixed }])
})

test('the page shows both again, and the check page says both', () => {
  const values = (gpa: string) => viewQuestion('gpa', factsFor({ gpa })).values
  expect(values('3.5')).toEqual({ gpa: '3.5', 'gpa-scale': '4' })
  expect(values('92/100')).toEqual({ gpa: '92', 'gpa-scale': '100' })
  expect(values('unknown')).toEqual({ gpa: '', 'gpa-scale': '4' })
  const said = gpaScales.map((scale) => {
    const gpa = scale === '4' ? '3' : `3/${scale}`
    return viewCheck(factsFor({ gpa })).rows.find(({ slug }) => slug === 'gpa')?.said
  })
  expect(said).toEqual([
    '3.00 (4.0 scale)',
    '3.00 (5.0 scale, weighted)',
    '3 (100-point scale)',
    '3 (another scale)',
  ])
})
