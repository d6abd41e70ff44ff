import { expect, test } from 'vitest'
import { manyScholarships } from '#testing/many-scholarships.ts'
import { readScholarship, type ScholarshipCells, scholarshipCells } from './scholarship-fields.ts'

const today = '2026-11-23'
const many = manyScholarships(2_000, today)
const [first] = manyScholarships(1, today)
if (!first) throw new Error('There is no scholarship.')
const cells = scholarshipCells({ ...first, deadline: { ...first.deadline, on: '2027-03-01' } })
const read = (changes: Partial<ScholarshipCells>) => readScholarship({ ...cells, ...changes }, today)

test('the written cells of every scholarship parse back the same', () => {
  for (const scholarship of many)
    expect(readScholarship(scholarshipCells(scholarship), today)).toEqual({
      status: 'listed',
      item: scholarship,
    })
})

test('empty cells mean that the provider does not say, and a file never says that something is a sample', () => {
  const empty = Object.fromEntries(
    [
      ...['award_low_dollars', 'award_high_dollars', 'awards', 'created_on', 'levels', 'majors', 'states'],
      ...['opeids', 'minimum_gpa', 'minimum_enrollment', 'memberships', 'citizenships', 'demographics'],
      ...['essays', 'effort_hours', 'applicants', 'data_use', 'deadline_time', 'deadline_time_zone'],
    ].map((name) => [name, '']),
  )
  expect(read(empty)).toMatchObject({
    status: 'listed',
    item: {
      isSample: false,
      awardLowCents: null,
      awardHighCents: null,
      awards: null,
      createdOn: null,
      essays: [],
      effortHours: null,
      applicants: null,
      dataUse: null,
      requirements: {
        levels: null,
        majors: null,
        states: null,
        opeids: null,
        leastGpa: null,
        enrollment: null,
        memberships: null,
        citizenships: null,
        demographics: null,
      },
    },
  })
})

test('an amount can be stated at one end only', () => {
  expect(read({ award_low_dollars: '', award_high_dollars: '5,000' })).toMatchObject({
    item: { awardLowCents: null, awardHighCents: 500_000 },
  })
})

test('of a withdrawn scholarship only its id is read', () => {
  const others = Object.fromEntries(Object.keys(cells).map((name) => [name, '']))
  expect(read({ ...others, scholarship_id: 'gone', withdrawn: 'yes' })).toEqual({ status: 'withdrawn' })
  expect(read({ ...others, scholarship_id: 'Not an id', withdrawn: 'yes' })).toMatchObject({
    status: 'refused',
  })
  expect(read({ withdrawn: 'no' })).toMatchObject({ status: 'listed' })
})

test.each<[Partial<ScholarshipCells>, RegExp]>([
  [{ award_low_dollars: '2', award_high_dollars: '1' }, /award_high_dollars is below award_low_dollars/],
  [{ deadline_kind: 'continuous' }, /deadline_on does not apply/],
  [{ deadline_on: '' }, /deadline_on is empty: enter the date, or a deadline_kind other than received/],
  [{ deadline_kind: 'postmarked', deadline_on: '' }, /than postmarked/],
  [{ deadline_kind: 'funds', deadline_on: '', deadline_time: '17:00' }, /require deadline_on/],
  [{ created_on: '2026-11-24' }, /created_on 2026-11-24 is in the future/],
  [{ last_checked_on: '2026-11-24' }, /last_checked_on 2026-11-24 is in the future/],
  [{ apply_url: 'http://a.example' }, /apply_url "http:\/\/a\.example" is not a web address/],
  [{ basis: '' }, /^basis is empty but required: enter one of merit, need, chance/],
  [{ about: 'a'.repeat(501) }, /^about "a{79}…" has 501 characters/],
])('%j is refused', (changes, why) => {
  const result = read(changes)
  expect(result.status === 'refused' ? result.problems : []).toEqual([expect.stringMatching(why)])
})
