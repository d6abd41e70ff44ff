import { expect, test } from 'vitest'
import { ucla } from '#kit/questions/school.fixture.ts'
import { maxSchools, schoolsField, tooManySchools } from './schools-field.ts'

const rice = { ...ucla, name: 'Rice University', opeid: '00360400' }
const schools = [ucla, rice]
const directory = {
  byOpeid: (opeid: string) => schools.find((school) => school.opeid === opeid),
  search: (keywords: string) =>
    schools.filter(({ name }) => name.toLowerCase().includes(keywords.toLowerCase())),
}
const read = (query: string, saved?: string) =>
  schoolsField.read(new URLSearchParams(query), { name: 'school', saved, directory, today: '2026-11-23' })

test('a school is added to those that stay checked, and “Add another” asks again', () => {
  const both = 'keywords=Rice University&school=00360400&keep-00131500=yes'
  expect(read(both, '00131500')).toMatchObject({
    texts: { school: '00131500,00360400', schoolSearch: '' },
    staysOnPage: false,
  })
  expect(read(`${both}&add=yes`, '00131500')).toMatchObject({ staysOnPage: true })
  expect(read('keywords=Rice University&school=00360400', '00131500').texts.school).toBe('00360400')
})

test('with nothing typed, those that stay checked are the answer; none is no answer', () => {
  expect(read('keywords=&keep-00360400=yes', '00131500,00360400').texts.school).toBe('00360400')
  expect(read('keywords=', '00131500').problems).toHaveLength(1)
  expect(read('keywords=&add=yes').problems).toHaveLength(1)
})

test('a search without script keeps the list, and so does choosing one of its matches', () => {
  expect(read('keywords=rice&keep-00131500=yes', '00131500')).toMatchObject({
    texts: { school: '00131500', schoolSearch: 'rice' },
    staysOnPage: true,
  })
  expect(read('school=00360400', '00131500')).toMatchObject({
    texts: { school: '00131500,00360400' },
    staysOnPage: true,
  })
})

test('skipping drops the list, and one school is listed once', () => {
  expect(read('keywords=&school=undecided&keep-00131500=yes', '00131500').texts.school).toBe('undecided')
  expect(read('school=00131500', '00131500').texts.school).toBe('00131500')
})

test('a list ends at some length, and a draft with one school is a list of one', () => {
  const many = Array.from({ length: maxSchools }, (_, at) => String(10_000_000 + at))
  expect(read('school=00131500', many.join(',')).problems[0]?.message).toBe(tooManySchools)
  expect(schoolsField.parse('00131500', { today: '' })).toBe('00131500')
  expect(schoolsField.parse('00131500,x', { today: '' })).toBeUndefined()
  expect(schoolsField.parse('undecided', { today: '' })).toBe('undecided')
})
