import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openCatalogFile } from '#kit/catalog/catalog-file.ts'
import { readRows } from '#kit/catalog/plan-rows.ts'
import { listsScholarships, readScholarshipFile } from './read-scholarship-file.ts'
import { readScholarship, requiredScholarshipFields, scholarshipFields } from './scholarship-fields.ts'

const today = '2026-11-23'
const page = await readFile('docs/scholarship-file.md', 'utf8')

test('the page explains every field of a scholarship file in order and marks the required ones', () => {
  const documented = [...page.matchAll(/^\| `(\w+)`( •)? \|/gm)].map(([, name, mark]) => ({
    name,
    isRequired: mark !== undefined,
  }))
  expect(documented).toEqual(
    scholarshipFields.map((name) => ({ name, isRequired: requiredScholarshipFields.includes(name) })),
  )
})

test('both examples load without a problem and say the same', async () => {
  const [csv, json] = await Promise.all(['csv', 'json'].map(readExample))
  expect(csv?.map(({ read }) => read.status)).toEqual(['listed', 'listed', 'withdrawn'])
  expect(csv?.map(({ id, read }) => ({ id, read }))).toEqual(json?.map(({ id, read }) => ({ id, read })))
})

async function readExample(form: string) {
  const opened = openCatalogFile(await readFile(`docs/examples/scholarships.${form}`))
  if (!opened.ok) throw new Error(opened.problems.join('\n'))
  expect(listsScholarships(opened.file)).toBe(true)
  const file = readScholarshipFile(opened.file)
  if (!file.ok) throw new Error(file.problems.join('\n'))
  return readRows(file.file, 'scholarship_id', (cells) => readScholarship(cells, today))
}
