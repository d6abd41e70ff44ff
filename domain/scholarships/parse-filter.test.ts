import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filterLimits, parseFilter } from './parse-filter.ts'
import { filterFields } from './scholarship-query.ts'
import { someFilter } from './some-filters.fixture.ts'
import { writeFilter } from './write-filter.ts'

const today = '2026-11-23'

test('the default text of the owner’s client means open today or continuous', () => {
  expect(parse('deadline>=today || deadline=C')).toEqual({
    kind: 'any',
    of: [compare('deadline', '>=', today), compare('deadline', '=', 'C')],
  })
})

test('&& binds tighter than ||, and parentheses group', () => {
  const [a, b, c] = [
    compare('basis', '=', 'need'),
    compare('essay', '=', 'true'),
    compare('state', '=', 'OH'),
  ]
  expect(parse('basis=need || essay=true && state=OH')).toEqual({
    kind: 'any',
    of: [a, { kind: 'all', of: [b, c] }],
  })
  expect(parse('(basis=need || essay=true) && state=OH')).toEqual({
    kind: 'all',
    of: [{ kind: 'any', of: [a, b] }, c],
  })
})

test('several texts must all hold', () => {
  const parsed = parseFilter(['basis=need', 'state=OH'], { today })
  expect(parsed).toEqual({
    ok: true,
    filter: { kind: 'all', of: [compare('basis', '=', 'need'), compare('state', '=', 'OH')] },
  })
})

test('amounts are in dollars and become cents', () => {
  expect(parse('award_amount_high >= 2500.5')).toEqual(compare('award_amount_high', '>=', 250_050))
})

test('a list and a text in quotes are read', () => {
  expect(parse('level in (graduate , "trade")')).toEqual({
    kind: 'in',
    field: 'level',
    values: ['graduate', 'trade'],
  })
  expect(parse('provider="A \\"good\\" \\\\ name, (really)"')).toEqual(
    compare('provider', '=', 'A "good" \\ name, (really)'),
  )
})

test('every filter is read back from the text it is written as', () => {
  fc.assert(
    fc.property(someFilter, (filter) => {
      expect(parse(writeFilter(filter))).toEqual(filter)
    }),
    { numRuns: 2_000 },
  )
})

describe('what is wrong is named, with what is allowed', () => {
  test.each([
    ['color=red', ['"color"', 'deadline', 'min_gpa']],
    ['__proto__=1', ['"__proto__"']],
    ['toString=1', ['"toString"']],
    ['deadline=2026-13-99', ['"2026-13-99"', 'deadline', 'YYYY-MM-DD']],
    ['deadline=2026-02-30', ['"2026-02-30"']],
    ['deadline>=C', ['>=', 'C']],
    ['min_gpa=abc', ['"abc"', 'min_gpa', '3.25']],
    ['award_amount_high>=1e9', ['"1e9"', 'dollars']],
    ['award_amount_high>=-1', ['"-1"']],
    ['level=wizard', ['"wizard"', 'undergraduate']],
    ['state=ZZ', ['"ZZ"', 'OH']],
    ['major=99', ['"99"', 'CIP']],
    ['opeid=123', ['"123"', 'eight']],
    ['level<graduate', ['level', '<', 'no order']],
    ['deadline==today', ['"=="', '>=']],
    ['deadline~today', ['"~"']],
    ['deadline like today', ['"like"', 'in']],
    ['deadline', ['the end']],
    ['deadline=', ['the end', 'deadline']],
    ['', ['a field', 'the end']],
    ['deadline=today &', ['"&"']],
    ['deadline=today basis=need', ['"basis"', '&&']],
    ['(deadline=today', ['parenthesis', 'the end']],
    ['deadline=today)', ['")"']],
    ['level in graduate', ['parenthesis', '"graduate"']],
    ['level in ()', ['")"']],
    ['level in (graduate', ['comma', 'the end']],
    ['provider="open', ['"""']],
    ['provider=A&M', ['"&"']],
  ])('%s', (text, named) => {
    const parsed = parseFilter([text], { today })
    if (parsed.ok) throw new Error('expected a problem')
    for (const part of named) expect(parsed.problem).toContain(part)
  })

  test('fields that a list does not have', () => {
    const parsed = parseFilter(['min_gpa=3'], { today, fields: ['deadline'] })
    expect(parsed).toEqual({ ok: false, problem: 'There is no field "min_gpa". The fields are deadline.' })
  })
})

describe('cost is bounded', () => {
  test('length, of all texts together', () => {
    const half = `provider="${'a'.repeat(filterLimits.characters / 2)}"`
    expect(parseFilter([half], { today })).toMatchObject({ ok: true })
    expect(parseFilter([half, half], { today })).toEqual({
      ok: false,
      problem: expect.stringContaining('2000 characters'),
    })
  })

  test('conditions, of all texts together', () => {
    const { conditions } = filterLimits
    const many = (count: number) => Array.from({ length: count }, () => 'essay=true').join('||')
    expect(parseFilter([many(conditions)], { today })).toMatchObject({ ok: true })
    expect(parseFilter([many(conditions), 'essay=true'], { today })).toMatchObject({ ok: false })
    const list = `level in (${Array.from({ length: conditions + 1 }, () => 'trade').join()})`
    expect(parseFilter([list], { today })).toMatchObject({ ok: false })
  })

  test('depth', () => {
    const deep = (depth: number) => `${'('.repeat(depth)}essay=true${')'.repeat(depth)}`
    expect(parseFilter([deep(filterLimits.depth)], { today })).toMatchObject({ ok: true })
    expect(parseFilter([deep(filterLimits.depth + 1)], { today })).toMatchObject({ ok: false })
    expect(parseFilter(['('.repeat(1_999)], { today })).toMatchObject({ ok: false })
    const wide = Array.from({ length: 20 }, () => '(essay=true)').join('&&')
    expect(parseFilter([wide], { today })).toMatchObject({ ok: true })
  })
})

test('any text is a filter or a problem', () => {
  const piece = fc.constantFrom(
    ...filterFields,
    ...[
      '=',
      '!=',
      '<',
      '>=',
      '==',
      '&&',
      '||',
      '&',
      '(',
      ')',
      ',',
      ' in ',
      ' ',
      '"',
      '\\',
      '\n',
      '\u0000',
      'é',
      '💥',
    ],
    ...['C', 'today', '2026-11-23', '3', '2500', 'graduate', 'OH', 'true', 'none', '\ud800'],
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const parsed = parseFilter([pieces.join('')], { today })
      if (!parsed.ok) expect(parsed.problem).not.toBe('')
    }),
    { numRuns: 5_000 },
  )
})

function parse(text: string) {
  const parsed = parseFilter([text], { today })
  if (!parsed.ok) throw new Error(parsed.problem)
  return parsed.filter
}

function compare(field: string, comparison: string, value: string | number) {
  return { kind: 'compare', field, comparison, value }
}
