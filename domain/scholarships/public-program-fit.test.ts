import fc from 'fast-check'
import { expect, test } from 'vitest'
import { enrollments } from '#domain/eligibility/profile.ts'
import type { MatchedStudent } from './match.ts'
import { openFields, type PublicProgram, programBases, publicProgramSchema } from './public-program.ts'
import { fitProgram, listFittingPrograms } from './public-program-fit.ts'
import { studyLevels } from './scholarship.ts'

const plain: PublicProgram = {
  id: 'oh-some-grant',
  name: 'Some Grant',
  agency: 'Some agency',
  about: 'Pays some.',
  kind: 'grant',
  basis: [],
  amount: { awardYear: null, lowCents: null, highCents: null, note: null },
  who: {
    levels: null,
    enrollment: null,
    leastGpa: null,
    mostSai: null,
    citizenships: null,
    residentsOnly: false,
    schools: null,
    other: [],
  },
  unknown: [],
  deadline: { kind: 'unknown', on: null, note: null },
  apply: 'fafsa',
  applyUrl: null,
  stacking: 'unknown',
  status: 'open',
  statusNote: null,
  source: { publisher: 'P', url: 'https://example.org/', readOn: '2026-11-28', stated: null },
}
const some = (who: Partial<PublicProgram['who']>, rest: Partial<PublicProgram> = {}): PublicProgram => ({
  ...plain,
  ...rest,
  who: { ...plain.who, ...who },
})
const ofOhio = (program: PublicProgram, student: MatchedStudent) => fitProgram(program, 'OH', student)

test('each requirement is yes, no, or unknown', () => {
  const program = some({ levels: ['undergraduate'], leastGpa: 3, residentsOnly: true }, { basis: ['need'] })
  expect(ofOhio(program, { level: 'undergraduate', state: 'TX', gpa: { value: 3, scale: '4' } })).toEqual({
    checks: [
      { requirement: 'levels', meets: 'yes' },
      { requirement: 'states', meets: 'no' },
      { requirement: 'leastGpa', meets: 'yes' },
      { requirement: 'need', meets: 'unknown' },
    ],
    meets: 'no',
  })
  expect(ofOhio(program, {}).meets).toBe('unknown')
})

test('what the source leaves open is unknown, whatever the student answered', () => {
  const student: MatchedStudent = { level: 'undergraduate', gpa: { value: 4, scale: '4' }, state: 'OH' }
  for (const field of ['levels', 'leastGpa', 'mostSai', 'citizenships', 'residentsOnly'] as const)
    expect(ofOhio(some({}, { unknown: [field] }), student).meets, field).toBe('unknown')
  expect(ofOhio(some({}, { unknown: ['amount', 'deadline', 'stacking', 'status'] }), student).meets).toBe(
    'yes',
  )
})

test('citizenship and the Student Aid Index stay conditions in words', () => {
  for (const who of [{ citizenships: ['citizen'] as const }, { mostSai: 100 }])
    expect(ofOhio(some(who), { level: 'undergraduate', state: 'OH' }).meets).toBe('unknown')
})

test('someone in high school applies for the first year, and a community college counts as undergraduate', () => {
  for (const level of ['high_school', 'community_college', 'undergraduate'] as const)
    expect(ofOhio(some({ levels: ['undergraduate'] }), { level }).meets, level).toBe('yes')
  expect(ofOhio(some({ levels: ['undergraduate'] }), { level: 'trade' }).meets).toBe('unknown')
  expect(ofOhio(some({ levels: ['undergraduate'] }), { level: 'graduate' }).meets).toBe('no')
  expect(ofOhio(some({ levels: ['graduate'] }), { level: 'high_school' }).meets).toBe('no')
  expect(ofOhio(some({ levels: ['high_school'] }), { level: 'undergraduate' }).meets).toBe('no')
})

test('federal programs ask for no state', () => {
  expect(fitProgram(some({ residentsOnly: true }), 'US', { state: 'OH' }).meets).toBe('yes')
})

test('closed and unfunded programs, and those ruled out, are not among those that fit', () => {
  const all = [
    some({}, { id: 'oh-service', basis: ['service'] }),
    some({}, { id: 'oh-closed', status: 'closed' }),
    some({}, { id: 'oh-unfunded', status: 'unfunded' }),
    some({ levels: ['graduate'] }, { id: 'oh-graduate' }),
    some({ leastGpa: 2 }, { id: 'oh-open' }),
    some({}, { id: 'oh-sure' }),
  ].map((program) => ({ owner: 'OH', program }))
  expect(listFittingPrograms(all, { level: 'undergraduate' }).map(({ program }) => program.id)).toEqual([
    'oh-sure',
    'oh-open',
    'oh-service',
  ])
})

const anyProgram = fc
  .record({
    levels: fc.option(fc.subarray([...studyLevels], { minLength: 1 })),
    enrollment: fc.option(fc.constantFrom(...enrollments)),
    leastGpa: fc.option(fc.constantFrom(2, 2.5, 3, 3.5)),
    mostSai: fc.option(fc.constantFrom(0, 14_790)),
    residentsOnly: fc.boolean(),
    basis: fc.subarray([...programBases]),
    unknown: fc.subarray([...openFields]),
  })
  .map(({ basis, unknown, ...who }) => some(who, { basis, unknown }))
const anyStudent: fc.Arbitrary<MatchedStudent> = fc.record({
  level: fc.constantFrom(...studyLevels),
  state: fc.constantFrom('OH', 'TX'),
  gpa: fc.constantFrom(1.9, 2.5, 3.5).map((value) => ({ value, scale: '4' as const })),
  enrollment: fc.constantFrom(...enrollments),
  hasFinancialNeed: fc.boolean(),
})

test('removing an answer never turns a no into a yes, and never settles anything', () => {
  fc.assert(
    fc.property(
      anyProgram,
      anyStudent,
      fc.constantFrom('level', 'state', 'gpa', 'enrollment', 'hasFinancialNeed'),
      (program, student, removed) => {
        const before = ofOhio(program, student)
        const after = ofOhio(program, { ...student, [removed]: undefined })
        expect([before.meets, 'unknown']).toContain(after.meets)
        for (const { requirement, meets } of after.checks)
          expect([
            'unknown',
            before.checks.find((check) => check.requirement === requirement)?.meets,
          ]).toContain(meets)
      },
    ),
  )
})

test('a record refuses a mistake in its fields', () => {
  expect(publicProgramSchema.safeParse(plain).success).toBe(true)
  for (const wrong of [
    { applyUrl: 'http://example.org/' },
    { applyUrl: 'javascript:alert(1)' },
    { deadline: { kind: 'received', on: '2026-02-30', note: null } },
    { deadline: { kind: 'continuous', on: '2026-03-01', note: null } },
    { amount: { ...plain.amount, lowCents: 2, highCents: 1 } },
    { about: 'x'.repeat(161) },
    { source: { ...plain.source, publisher: '' } },
    { stack: 'adds' },
  ])
    expect(publicProgramSchema.safeParse({ ...plain, ...wrong }).success, JSON.stringify(wrong)).toBe(false)
})
