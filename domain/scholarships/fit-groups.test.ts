import fc from 'fast-check'
import { expect, test } from 'vitest'
import { citizenships, enrollments } from '#domain/eligibility/profile.ts'
import { manyScholarships } from '#testing/many-scholarships.ts'
import { cipFamilies } from './cip-families.ts'
import { demographics } from './demographics.ts'
import { listFitGroups, listNotRuledOut } from './fit-groups.ts'
import { combineMeets, type MatchedStudent, matchStudent } from './match.ts'
import { parseFilter } from './parse-filter.ts'
import { meetsPrivate, recountFits } from './private-fit.ts'
import { memberships, studyLevels } from './scholarship.ts'
import { ScholarshipIndexBuilder } from './scholarship-index/scholarship-index.ts'
import { writeFilter } from './write-filter.ts'

const today = '2026-11-23'
const scholarships = manyScholarships(600, today).map((one, at) => ({
  ...one,
  requirements: { ...one.requirements, opeids: at % 7 === 0 ? ['00100100'] : null },
}))
const builder = new ScholarshipIndexBuilder()
for (const one of scholarships) builder.add(one)
const index = await builder.finish(async () => undefined)

const student: fc.Arbitrary<MatchedStudent> = fc.record(
  {
    level: fc.constantFrom(...studyLevels),
    majorFamily: fc.constantFrom(...cipFamilies),
    state: fc.constantFrom('OH', 'TX', 'PR'),
    opeids: fc.subarray(['00100100', '00104200'], { minLength: 1 }),
    gpa: fc.constantFrom(...[0, 2.5, 2.9, 3, 4].map((value) => ({ value, scale: '4' }) as const), {
      value: 4.2,
      scale: '5',
    } as const),
    enrollment: fc.constantFrom(...enrollments),
    memberships: fc.subarray([...memberships]),
    hasFinancialNeed: fc.boolean(),
  },
  { requiredKeys: [] },
)
const checked = fc.subarray([...citizenships, ...demographics])
const asked = {
  words: '',
  sort: { field: 'deadline', direction: 'ASC' },
  offset: 0,
  limit: scholarships.length,
} as const
const find = (filter: Parameters<typeof writeFilter>[0]) => index.find({ ...asked, filter }).scholarships

test('a scholarship fits exactly if every requirement is met, and none stands in two groups', () => {
  fc.assert(
    fc.property(student, (told) => {
      const seen: string[] = []
      for (const { fit, filter } of listFitGroups(told)) {
        for (const one of find(filter)) {
          seen.push(one.id)
          const { open, private: left, meets } = matchStudent(one, told)
          const openMeets = combineMeets(open.map((each) => each.meets))
          expect(fit === 'private' ? 'yes' : fit).toBe(openMeets)
          if (fit !== 'no') expect(meets === 'yes').toBe(fit === 'yes')
          if (fit === 'yes') expect(left).toEqual([])
          if (fit === 'private') expect(left).not.toEqual([])
        }
      }
      expect(seen.toSorted()).toEqual(scholarships.map(({ id }) => id).toSorted())
    }),
  )
})

test('what is not ruled out is everything but the last group', () => {
  fc.assert(
    fc.property(student, (told) => {
      const kept = find({ kind: 'all', of: listNotRuledOut(told) }).map(({ id }) => id)
      const open = scholarships.filter((one) =>
        matchStudent(one, told).open.every(({ meets }) => meets !== 'no'),
      )
      expect(kept.toSorted()).toEqual(open.map(({ id }) => id).toSorted())
    }),
  )
})

test('counting again in the browser gives what deciding each scholarship gives', () => {
  fc.assert(
    fc.property(student, checked, (told, codes) => {
      const groups = new Map(listFitGroups(told).map(({ fit, filter }) => [fit, { ...asked, filter }]))
      const total = (fit: 'yes' | 'private' | 'unknown' | 'no') => {
        const query = groups.get(fit)
        return query ? index.find(query).total : 0
      }
      const tally = (fit: 'private' | 'unknown') => {
        const query = groups.get(fit)
        return query ? index.tallyPrivate(query) : []
      }
      const counts = {
        yes: total('yes'),
        unknown: total('private') + total('unknown'),
        no: total('no'),
      }
      const tallies = { yes: tally('private'), unknown: tally('unknown') }
      const one = { yes: 0, unknown: 0, no: 0 }
      for (const scholarship of scholarships) {
        const { open, private: left } = matchStudent(scholarship, told)
        const decided = left.map((each) => meetsPrivate(each, scholarship.requirements[each] ?? [], codes))
        one[combineMeets([...open.map(({ meets }) => meets), ...decided])] += 1
      }
      expect(recountFits({ counts, tallies }, codes)).toEqual(one)
      expect(recountFits({ counts, tallies }, [])).toEqual(counts)
    }),
  )
})

test('each group can be asked of another host', () => {
  fc.assert(
    fc.property(student, (told) => {
      for (const { filter } of listFitGroups(told)) {
        const read = parseFilter([writeFilter(filter)], { today })
        expect(read.ok && find(read.filter)).toEqual(find(filter))
      }
    }),
  )
})
