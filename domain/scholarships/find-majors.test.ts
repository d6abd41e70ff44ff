import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cipFamilies } from './cip-families.ts'
import { cipTitles, listMajors } from './cip-titles.ts'
import { findMajors, majorNames } from './find-majors.ts'
import { majorWords } from './major-words.ts'

// cspell:ignore nurs womens

test.each([
  ['nursing', ['51']],
  [' Nursing! ', ['51']],
  ['nurs', ['51']],
  ['Registered Nurse', ['51']],
  ['computer science', ['11']],
  ['business', ['52']],
  ['bachelor of social work', ['44']],
  ['womens studies', ['05']],
  ['IT', ['11']],
  ['pre law', ['22']],
  ['engineering', ['14']],
  ['Health Professions and Related Programs', ['51']],
])('%j is one field', (typed, codes) => {
  expect(findMajors(typed)).toEqual(codes)
})

test.each([
  ['counseling', ['13', '51', '42']],
  ['engin', ['14', '15']],
  ['computer', ['11', '14']],
])('%j may mean several fields, by title', (typed, codes) => {
  expect(findMajors(typed)).toEqual(codes)
})

test.each(['', '  ', '!', 'qqq', 'x', 'high school diploma'])('%j is no field', (typed) => {
  expect(findMajors(typed)).toEqual([])
})

test('each title is found by itself, and every word belongs to a family that can be a major', () => {
  const majors = listMajors(cipFamilies).map(({ code }) => code)
  for (const code of majors) expect(findMajors(cipTitles[code] ?? '')).toEqual([code])
  for (const [code, words] of Object.entries(majorWords)) {
    expect(majors).toContain(code)
    expect(new Set(words).size).toBe(words.length)
    for (const word of words) expect(findMajors(word), word).toContain(code)
  }
  expect(new Set(majorNames).size).toBe(majorNames.length)
})

test('no text finds what cannot be a major', () => {
  const majors = listMajors(cipFamilies).map(({ code }) => code)
  fc.assert(fc.property(fc.string(), (typed) => findMajors(typed).every((code) => majors.includes(code))))
})
