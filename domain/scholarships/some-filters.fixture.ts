import fc from 'fast-check'
import { filterLimits } from './parse-filter.ts'
import { type Filter, type FilterField, filterFields } from './scholarship-query.ts'

const day = fc
  .integer({ min: 0, max: 400 })
  .map((days) => new Date(Date.UTC(2026, 8, 1 + days)).toISOString().slice(0, 10))
const cents = fc.constantFrom(0, 25_000, 50_000, 100_000, 123_456, 500_000, 1_000_000)

/** Values as a filter holds them; also some that nothing has. */
const valuesByField: Readonly<Record<FilterField, fc.Arbitrary<string | number>>> = {
  deadline: fc.oneof(day, fc.constant('C')),
  award_amount_low: cents,
  award_amount_high: cents,
  created_at: day,
  min_gpa: fc.constantFrom(0, 2, 2.5, 2.75, 2.8, 3, 3.25, 4),
  level: fc.constantFrom('high_school', 'graduate', 'trade', 'none'),
  major: fc.constantFrom('11', '14', '51', '61', 'none'),
  state: fc.constantFrom('OH', 'TX', 'PR', 'none'),
  opeid: fc.constantFrom('00100100', '00104200', '00999900', 'none'),
  membership: fc.constantFrom('military_family', 'scouting', 'none'),
  enrollment: fc.constantFrom('full_time', 'half_time', 'none'),
  sensitive: fc.constantFrom('true', 'false'),
  basis: fc.constantFrom('merit', 'need', 'chance'),
  essay: fc.constantFrom('true', 'false'),
  effort_hours: fc.constantFrom(0.5, 1, 2, 4.5, 9),
  renewable: fc.constantFrom('true', 'false'),
  data_use: fc.constantFrom('keeps', 'sells', 'not_said'),
  provider: fc.constantFrom('Goldenrod Fund 2', 'Cedar Hollow Guild 7', 'A "good" \\ name', 'a && b'),
}
const ordered = new Set<FilterField>([
  ...(['deadline', 'award_amount_low', 'award_amount_high'] as const),
  ...(['created_at', 'min_gpa', 'effort_hours'] as const),
])

const condition = fc.constantFrom(...filterFields).chain((field): fc.Arbitrary<Filter> => {
  const value = valuesByField[field]
  return fc.oneof(
    fc.record({
      kind: fc.constant('compare' as const),
      field: fc.constant(field),
      comparison: fc.constantFrom('=' as const, '!=' as const),
      value,
    }),
    fc.record({
      kind: fc.constant('in' as const),
      field: fc.constant(field),
      values: fc.array(value, { minLength: 1, maxLength: 3 }),
    }),
    ...(ordered.has(field)
      ? [
          fc.record({
            kind: fc.constant('compare' as const),
            field: fc.constant(field),
            comparison: fc.constantFrom('<' as const, '<=' as const, '>' as const, '>=' as const),
            value: value.filter((each) => each !== 'C'),
          }),
        ]
      : []),
  )
})

const joined = (part: fc.Arbitrary<Filter>): fc.Arbitrary<Filter> =>
  fc.record({
    kind: fc.constantFrom('all' as const, 'any' as const),
    of: fc.array(part, { minLength: 2, maxLength: 3 }),
  })

/** Any filter that `filterBy` can state, within its limits. */
export const someFilter: fc.Arbitrary<Filter> = fc
  .oneof(condition, joined(condition), joined(fc.oneof(condition, joined(condition))))
  .filter((filter) => JSON.stringify(filter).length < filterLimits.characters)
