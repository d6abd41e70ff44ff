import fc from 'fast-check'
import { expect, test } from 'vitest'
import { schoolControls, schoolLevels } from '#domain/eligibility/profile.ts'
import { allAnswers, anyAnswers } from './answers.fixture.ts'
import { readShareableAnswers, shareableNames, writeShareableAnswers } from './shareable-answers.ts'

const facts = { today: '2026-11-21' }
const kind = { control: 'public', level: 'four_year' } as const
const anyKind = fc.record({
  control: fc.constantFrom(null, ...schoolControls),
  level: fc.constantFrom(null, ...schoolLevels),
})
const read = (query: string) => readShareableAnswers(new URLSearchParams(query), facts)

test('an address contains bands in a fixed order, with the amount rounded up to 500 dollars', () => {
  expect(new URLSearchParams(writeShareableAnswers(allAnswers, kind)).toString()).toBe(
    'borrower=student&degree=bachelors&grad=2029-05&enrollment=full_time&amount=12500&credit=none' +
      '&cosigner=yes&cosigner-credit=760_850&cosigner-income=75k_100k&state=CA&control=public&level=four_year',
  )
})

test('age, school, citizenship, federal loans, and typed text never appear in an address', () => {
  const secrets = {
    age: 'from_24',
    school: '00131500',
    schoolSearch: 'my school',
    citizenship: 'daca',
  } as const
  const federal = {
    studyYear: 'later',
    dependency: 'independent',
    federalThisYear: 1,
    federalInAll: 2,
    plusThisYear: 3,
    plusInAll: 4,
  } as const
  expect(writeShareableAnswers({ ...secrets, ...federal }, { control: null, level: null })).toEqual([])
  const query = [...Object.entries({ ...secrets, ...federal })].map(([name, value]) => [name, String(value)])
  expect(read(String(new URLSearchParams(query)))).toEqual({
    answers: {},
    school: { control: null, level: null },
    unread: [],
  })
})

test('any answers give an address that is read and written back unchanged, with the published parameter names', () => {
  fc.assert(
    fc.property(anyAnswers, anyKind, (answers, school) => {
      const written = writeShareableAnswers(answers, school)
      const again = readShareableAnswers(new URLSearchParams(written), facts)
      expect(again.unread).toEqual([])
      expect(writeShareableAnswers(again.answers, again.school)).toEqual(written)
      for (const [name] of written) expect(shareableNames).toContain(name)
    }),
  )
})

test('an exact amount in a hand-written address is rounded', () => {
  expect(read('amount=12345').answers.amount).toBe(12_500)
  expect(read('amount=12500').answers.amount).toBe(12_500)
})

test('an invalid band is reported, and the other bands are kept', () => {
  const { answers, unread } = read('amount=lots&grad=2028&control=church&level=&credit=700_759&credit=')
  expect(unread).toEqual(['grad', 'amount', 'control'])
  expect(answers).toEqual({ credit: '700_759' })
})
