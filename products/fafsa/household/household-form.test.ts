import { expect, test } from 'vitest'
import { evaluateHousehold, exampleHousehold } from './evaluate-household.ts'
import { maxChildren, readHousehold, type TypedHousehold } from './household-form.ts'
import { readHouseholdFile, writeHouseholdFile } from './kept-household.ts'
import { describeFileProblem, formatYears } from './messages.ts'

const of = (...children: TypedHousehold['children']): TypedHousehold => ({ household: {}, children })

test('amounts are read as people type them; what is blank keeps its meaning', () => {
  const { children, problems } = readHousehold(
    of({ label: 'Ana', cost: '$32k', grants: '9,000', index: '−1,500', studentLoan: '', exception: 'yes' }),
  )
  expect(problems).toEqual([])
  expect(children).toEqual([
    {
      name: 'Ana',
      problems: [],
      child: {
        firstYear: 2027,
        years: 4,
        degree: 'bachelors',
        studyYear: 'first',
        dependency: 'dependent',
        isExcepted: true,
        costCents: 32_000_00,
        grantCents: 9_000_00,
        workCents: 0,
        studentLoanCents: null,
        owedCents: 0,
        plusTakenCents: 0,
        studentAidIndex: -1_500,
      },
    },
  ])
})

test.each([
  ['cost', '', 'Child 2, Cost of attendance: enter an amount above $0'],
  ['cost', 'lots', 'Child 2, Cost of attendance: enter an amount in dollars, like 10,000'],
  ['grants', '-5', 'Child 2, Grants and scholarships you expect: enter 0 or more'],
  ['index', '-1501', 'Child 2, Student Aid Index: enter a whole number from −1,500 to 999,999'],
  ['index', '12.5', 'Child 2, Student Aid Index: enter a whole number from −1,500 to 999,999'],
])('a child whose %s is “%s” is left out, and the form says why', (field, value, message) => {
  const result = evaluateHousehold(
    of({ label: 'Ana', cost: '20,000' }, { label: 'Ben', cost: '20,000', [field]: value }),
  )
  expect(result.problems).toEqual([{ field: `child-2-${field}`, message }])
  expect([result.names, result.leftOut]).toEqual([['Ana'], ['Ben']])
})

test('children about whom nothing was typed are no children; names are told apart', () => {
  const result = evaluateHousehold(
    of({ years: '2' }, { cost: '1,000' }, { label: 'Ana', cost: '1' }, { label: 'Ana', cost: '2' }),
  )
  expect(result.names).toEqual(['Child 2', 'Ana', 'Ana (2)'])
})

test('growth is a percent from 0 to 20', () => {
  const grown = (growth: string) => readHousehold({ household: { growth }, children: [] })
  expect(grown('3.5 %').growthPercent).toBe(3.5)
  expect(grown('')).toMatchObject({ growthPercent: 0, problems: [] })
  expect(grown('21').problems.map(({ field }) => field)).toEqual(['growth'])
})

test('a file opens as it was saved, without the children who say nothing', () => {
  const typed = { household: { growth: '2', state: 'CA' }, children: [...exampleHousehold.children, {}] }
  expect(readHouseholdFile(writeHouseholdFile(typed) ?? '')).toEqual({
    ok: true,
    typed: { household: typed.household, children: exampleHousehold.children },
  })
  expect(writeHouseholdFile(of({}))).toBeUndefined()
})

const file = { format: 'household-plan', version: 1, household: {}, children: [{ cost: '5' }] }
test.each([
  ['not_json', 'a shopping list'],
  ['other_file', []],
  ['other_file', { student: {}, offers: [] }],
  ['other_version', { ...file, version: 2 }],
  ['unknown_field', { ...file, name: 'x' }],
  ['no_children', { ...file, children: [] }],
  ['no_children', { ...file, children: [null] }],
  ['no_children', { ...file, household: null }],
  [
    'too_many_children',
    { ...file, children: Array.from({ length: maxChildren + 1 }, () => ({ cost: '5' })) },
  ],
  ['unknown_field', { ...file, children: [{ cost: '5', ssn: '1' }] }],
  ['not_text', { ...file, children: [{ cost: 5 }] }],
  ['too_long', { ...file, children: [{ cost: '5'.repeat(41) }] }],
  ['not_a_choice', { ...file, children: [{ cost: '5', years: '60' }] }],
  ['not_a_choice', { ...file, household: { state: 'XX' } }],
])('a file that was not saved here is refused: %s', (code, content) => {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  expect(readHouseholdFile(text)).toMatchObject({ ok: false, problem: { code } })
})

test('a problem of a file names the field', () => {
  expect(describeFileProblem({ code: 'not_text', where: 'children[0].cost' })).toBe(
    'In this plan, children[0].cost isn’t text. Nothing was changed.',
  )
})

test('years in a row are a range', () => {
  const plain = (years: number[]) => formatYears(years).replaceAll('\u2060', '')
  expect(plain([2027])).toBe('2027–28')
  expect(plain([2027, 2028])).toBe('2027–28 and 2028–29')
  expect(plain([2027, 2028, 2029])).toBe('2027–28 to 2029–30')
  expect(plain([2027, 2029, 2030])).toBe('2027–28, 2029–30, and 2030–31')
})
