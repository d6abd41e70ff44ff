import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Enrollment } from '#domain/eligibility/profile.ts'
import { toExpectedValue } from '#domain/scholarships/expected-value.ts'
import { meetsFilter } from '#domain/scholarships/meets-filter.ts'
import type { Scholarship } from '#domain/scholarships/scholarship.ts'
import { toItem } from '#domain/scholarships/scholarship-item.ts'
import {
  type FacetField,
  type Filter,
  type FilterField,
  facetFields,
  type ScholarshipQuery,
  type SortField,
  sortFields,
} from '#domain/scholarships/scholarship-query.ts'
import { someFilter } from '#domain/scholarships/some-filters.fixture.ts'
import { someScholarship } from '#domain/scholarships/some-scholarship.fixture.ts'
import { foldText } from '#domain/text-search/fold-text.ts'
import { manyScholarships } from '#testing/many-scholarships.ts'
import { type ScholarshipIndex, ScholarshipIndexBuilder } from './scholarship-index.ts'

// cspell:ignore nurs nursng awrd robotcs

const today = '2026-11-23'
const scholarships = manyScholarships(403, today).map((each, at) => ({
  ...each,
  // Some share everything that sorts look at, and their ids are not in the order of a dictionary.
  id: at % 3 === 0 ? `b-${at}` : at % 3 === 1 ? `B${at}` : `é${at}`,
  requirements: {
    ...each.requirements,
    opeids: at % 9 === 0 ? ['00100100', '00104200'] : each.requirements.opeids,
  },
}))
const index = await build(scholarships)

const selection = fc.record({
  filter: fc.option(someFilter, { nil: undefined }),
  words: fc.constantFrom(
    '',
    '',
    '',
    'nurse',
    'Future NURSES',
    'fund cedar',
    'z',
    'é',
    '...',
    'a b',
    'prize 1',
  ),
  ids: fc.option(
    fc.array(fc.constantFrom(...scholarships.slice(0, 40).map(({ id }) => id), 'unknown', ''), {
      maxLength: 30,
    }),
    { nil: undefined, freq: 4 },
  ),
})
const query: fc.Arbitrary<ScholarshipQuery> = fc
  .tuple(
    selection,
    fc.record({
      sort: fc.record({
        field: fc.constantFrom(...sortFields),
        direction: fc.constantFrom('ASC' as const, 'DESC' as const),
      }),
      offset: fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 1_100 })),
      limit: fc.integer({ min: 1, max: 100 }),
    }),
  )
  .map(([what, page]) => ({ ...what, ...page }))

test('words that no row has are corrected, unless one of them is like none', async () => {
  const { correctWords } = await build(
    ['Future Nursing Award', 'Nursing Fund', 'Robotics Prize', 'Class of 2027'].map((name, at) =>
      someScholarship({ id: `s${at}`, name, provider: 'Ridge', about: 'For students.' }),
    ),
  )
  expect(correctWords('Nursng')).toBe('nursing')
  expect(correctWords('nursng Awrd')).toBe('nursing award')
  expect(correctWords('robotcs fund')).toBe('robotics fund')
  for (const words of ['', '...', 'nurs', 'nursing robotics', 'welding', 'nursng welding', '2028'])
    expect(correctWords(words), words).toBeUndefined()
})

test('finds what filtering and sorting the plain list finds', () => {
  fc.assert(
    fc.property(query, (asked) => {
      const { scholarships: found, total } = index.find(asked)
      const expected = findNaively(asked)
      expect(total).toBe(expected.length)
      expect(found).toEqual(expected.slice(asked.offset, asked.offset + asked.limit))
      // A question that is asked again is answered in another way.
      expect(index.find(asked)).toEqual({ scholarships: found, total })
    }),
    { numRuns: 3_000 },
  )
})

test('the items are the same page as JSON', () => {
  fc.assert(
    fc.property(query, (asked) => {
      const { items, total } = index.findItems(asked)
      const page = index.find(asked)
      expect(total).toBe(page.total)
      expect(items.map((bytes) => JSON.parse(Buffer.from(bytes).toString()))).toEqual(
        page.scholarships.map(toItem),
      )
    }),
    { numRuns: 200 },
  )
})

test('each facet counts what its value finds in addition', () => {
  fc.assert(
    fc.property(selection, (asked) => {
      const counts = index.countFacets(asked)
      const found = scholarships.filter((each) => isSelected(each, asked))
      for (const field of facetFields) {
        expect(counts[field].size).toBeGreaterThan(1)
        for (const [value, count] of counts[field])
          expect(count, `${field}=${value}`).toBe(found.filter((each) => isEqual(each, field, value)).length)
      }
    }),
    { numRuns: 100 },
  )
})

test('pages one after another give every scholarship once', () => {
  const sort = { field: 'min_gpa', direction: 'DESC' } as const
  const ids = []
  for (let offset = 0; offset < index.size; offset += 7)
    ids.push(...index.find({ words: '', sort, offset, limit: 7 }).scholarships.map(({ id }) => id))
  expect(ids).toHaveLength(scholarships.length)
  expect(new Set(ids)).toEqual(new Set(scholarships.map(({ id }) => id)))
})

test('a scholarship is found by its id', () => {
  for (const scholarship of scholarships) expect(index.byId(scholarship.id)).toEqual(scholarship)
  for (const id of ['', 'unknown', 'zzz', '\uffff']) expect(index.byId(id)).toBeUndefined()
})

test('the order of arrival changes nothing', async () => {
  const asked = { words: '', sort: { field: 'deadline', direction: 'ASC' }, offset: 0, limit: 2_000 } as const
  const reversed = await build(scholarships.toReversed())
  expect(reversed.find(asked)).toEqual(index.find(asked))
})

test('more ids than one part of the sort are in order', async () => {
  const many = manyScholarships(5_000, today).map((each, at) => ({ ...each, id: `s${(at * 7_919) % 5_000}` }))
  const built = await build(many)
  expect(many.map(({ id }) => built.byId(id)?.id)).toEqual(many.map(({ id }) => id))
})

test('an index without scholarships answers', async () => {
  const empty = await build([])
  const asked = { words: 'a', sort: { field: 'deadline', direction: 'ASC' }, offset: 0, limit: 20 } as const
  expect(empty.find(asked)).toEqual({ scholarships: [], total: 0 })
  expect(empty.find({ ...asked, words: '' })).toEqual({ scholarships: [], total: 0 })
  expect(empty.countFacets({ words: '' }).level.get('graduate')).toBe(0)
  expect(empty.byId('a')).toBeUndefined()
})

async function build(from: readonly Scholarship[]): Promise<ScholarshipIndex> {
  const builder = new ScholarshipIndexBuilder()
  for (const scholarship of from) builder.add(scholarship)
  return builder.finish(async () => undefined)
}

function findNaively({ sort, ...asked }: ScholarshipQuery): Scholarship[] {
  const key = (each: Scholarship) => sortKey(each, sort.field)
  return scholarships
    .filter((each) => isSelected(each, asked))
    .sort((a, b) => {
      const [left, right] = [key(a), key(b)]
      if (left === right) return a.id < b.id ? -1 : 1
      if (left === null) return 1
      if (right === null) return -1
      return left < right === (sort.direction === 'ASC') ? -1 : 1
    })
}

function sortKey(each: Scholarship, field: SortField): string | number | null {
  switch (field) {
    case 'deadline':
      return each.deadline.on
    case 'award_amount_high':
      return each.awardHighCents
    case 'created_at':
      return each.createdOn
    case 'min_gpa':
      return each.requirements.leastGpa
    case 'worth_per_hour':
      return toExpectedValue(each)?.perHourCents ?? null
  }
}

function isSelected(
  each: Scholarship,
  { filter, words, ids }: { filter?: Filter | undefined; words: string; ids?: readonly string[] | undefined },
): boolean {
  if (ids && !ids.includes(each.id)) return false
  const own = foldText(`${each.name} ${each.provider} ${each.about}`).split(/[^\p{L}\p{N}]+/u)
  const typed = foldText(words).split(/[^\p{L}\p{N}]+/u)
  if (!typed.every((word) => own.some((written) => written.startsWith(word)))) return false
  return (
    !filter ||
    meetsFilter(filter, {
      isEqual: (field, value) => isEqual(each, field, value),
      getOrdered: (field) => getOrdered(each, field),
    })
  )
}

function getOrdered(each: Scholarship, field: FilterField): string | number | null {
  switch (field) {
    case 'award_amount_low':
      return each.awardLowCents
    case 'effort_hours':
      return each.effortHours
    case 'min_gpa':
      // Without a minimum, every grade is enough.
      return each.requirements.leastGpa ?? Number.NEGATIVE_INFINITY
    case 'deadline':
    case 'created_at':
    case 'award_amount_high':
      return sortKey(each, field)
    default:
      throw new Error(`${field} has no order`)
  }
}

function isEqual(each: Scholarship, field: FilterField | FacetField, value: string | number): boolean {
  const { requirements } = each
  const isAmong = (codes: readonly string[] | null) => codes === null || codes.includes(String(value))
  switch (field) {
    case 'deadline':
      return (each.deadline.on ?? 'C') === value
    case 'level':
      return isAmong(requirements.levels)
    case 'major':
      return isAmong(requirements.majors)
    case 'state':
      return isAmong(requirements.states)
    case 'opeid':
      return isAmong(requirements.opeids)
    case 'membership':
      return isAmong(requirements.memberships)
    case 'enrollment':
      return requirements.enrollment === null || isEnough(requirements.enrollment, String(value))
    case 'sensitive':
      return String(requirements.citizenships !== null || requirements.demographics !== null) === value
    case 'basis':
      return each.basis === value
    case 'essay':
      return String(each.essays.length > 0) === value
    case 'renewable':
      return String(each.renewableYears > 0) === value
    case 'data_use':
      return (each.dataUse ?? 'not_said') === value
    case 'provider':
      return foldText(each.provider) === foldText(String(value))
    case 'min_gpa':
      return requirements.leastGpa === value
    default:
      return getOrdered(each, field) === value
  }
}

function isEnough(min: Enrollment, pace: string): boolean {
  const order = ['less_than_half', 'half_time', 'full_time']
  return pace !== 'none' && order.indexOf(pace) >= order.indexOf(min)
}
