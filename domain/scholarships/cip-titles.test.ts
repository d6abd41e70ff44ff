import { expect, test } from 'vitest'
import { isIsoDay } from '#domain/dates.ts'
import { cipFamilies } from './cip-families.ts'
import { cipSource, cipTitles, listMajors } from './cip-titles.ts'

test('each of the 48 series has one title of its own', () => {
  expect(Object.keys(cipTitles).toSorted()).toEqual([...cipFamilies].toSorted())
  expect(new Set(Object.values(cipTitles)).size).toBe(48)
})

test('majors are listed by title, without what is no major', () => {
  const majors = listMajors(cipFamilies)
  expect(majors).toHaveLength(41)
  // Agriculture, architecture, …, theology, transportation, visual arts.
  expect(majors.slice(0, 2).map(({ code }) => code)).toEqual(['01', '04'])
  expect(majors.slice(-3).map(({ code }) => code)).toEqual(['39', '49', '50'])
  for (const code of ['32', '36', '53']) expect(majors.map((major) => major.code)).not.toContain(code)
})

test('the source says when and where it was read', () => {
  expect(isIsoDay(cipSource.checkedOn)).toBe(true)
  expect(cipSource.url).toMatch(/^https:\/\/[a-z]+\.ed\.gov\//)
})
