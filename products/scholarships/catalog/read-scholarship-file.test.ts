import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openCatalogFile } from '#kit/catalog/catalog-file.ts'
import { manyScholarships, scholarshipCsv } from '#testing/many-scholarships.ts'
import { listsScholarships, readScholarshipFile } from './read-scholarship-file.ts'
import { scholarshipCells } from './scholarship-fields.ts'

const many = manyScholarships(30, '2026-11-23')
const csv = scholarshipCsv(many)

function read(text: string) {
  const opened = openCatalogFile(Buffer.from(text))
  return opened.ok ? readScholarshipFile(opened.file) : opened
}

test('a CSV file has one line per scholarship', () => {
  const result = read(csv)
  expect(result.ok && result.file).toEqual(
    many.map((scholarship, at) => ({
      at: `line ${at + 2}`,
      cells: scholarshipCells(scholarship),
      problems: [],
    })),
  )
})

test('the same scholarships as JSON, with numbers, lists and null, parse like the CSV', () => {
  const scholarships = many.map((scholarship) => {
    const cells = scholarshipCells(scholarship)
    return {
      ...cells,
      awards: scholarship.awards,
      levels: scholarship.requirements.levels,
      essays: cells.essays === '' ? [] : cells.essays.split(' | '),
      withdrawn: null,
    }
  })
  const result = read(JSON.stringify({ scholarships }))
  expect(result.ok && result.file).toEqual(
    many.map((scholarship, at) => ({
      at: `scholarship ${at + 1}`,
      cells: scholarshipCells(scholarship),
      problems: [],
    })),
  )
})

test('an unknown field in JSON is a problem of its scholarship alone', () => {
  const result = read(JSON.stringify({ scholarships: [{ is_sample: true }, { name: 'B' }] }))
  expect(result.ok && result.file.map(({ problems }) => problems)).toEqual([
    ['has unknown fields: is_sample'],
    [],
  ])
})

test.each([
  ['without a column', csv.replace('apply_url', 'url'), /columns are missing: apply_url/],
  ['with an unknown column', csv.replace('apply_url', 'apply_url,is_sample'), /unknown: is_sample/],
  ['with a cut line', csv.replace(/,[^,]*\n$/, '\n'), /^line 31: has \d+ fields, but the header has 33/],
  ['that also has lenders', JSON.stringify({ scholarships: [], lenders: [] }), /lenders/],
  ['that lists an object', JSON.stringify({ scholarships: [{ name: {} }] }), /^scholarships 1, name: /],
])('a file %s is refused as a whole', (_what, text, why) => {
  const result = read(text)
  expect(result.ok ? [] : result.problems).toEqual(expect.arrayContaining([expect.stringMatching(why)]))
})

test.each([
  ['a CSV of scholarships', csv, true],
  ['a CSV of lenders', 'lender_id,lender_name\n', false],
  ['a JSON of scholarships', '{"scholarships": []}', true],
  ['a JSON of lenders', '{"lenders": []}', false],
  ['a bare list', '[]', false],
])('%s is told by its columns or its key', (_what, text, isOne) => {
  const opened = openCatalogFile(Buffer.from(text))
  expect(opened.ok && listsScholarships(opened.file)).toBe(isOne)
})

test('parsing any file returns either its rows or problems', () => {
  const pieces = fc.constantFrom(...csv.split(/(?=[,\n"])/).slice(0, 200), '"', '\n', '{', '[', '\u0000', '|')
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), fc.boolean(), (parts, withHeader) => {
      const result = read((withHeader ? `${csv.split('\n')[0]}\n` : '') + parts.join(''))
      if (!result.ok) expect(result.problems.length).toBeGreaterThan(0)
    }),
  )
})
