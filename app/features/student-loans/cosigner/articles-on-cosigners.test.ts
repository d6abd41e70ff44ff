import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { cosignerLaw } from '#app/features/student-loans/situation/cosigner-law.ts'

const article = await readFile('library/blog/what-a-cosigner-signs.json', 'utf8')

test('the article sends no reader to look for a clause that new loans may not have', () => {
  expect(article).not.toMatch(/the clause to look for|has that clause|look for one without/i)
})

test('the article states the law of the cosigner sheet, from the same date and statute', () => {
  expect(article).toMatch(/15 U\.?S\.?C\.? (§ )?1650\(g\)/)
  expect(article).toContain(cosignerLaw.statute.url)
  const [since = 'no date'] = /[A-Z][a-z]+ \d+, \d{4}/.exec(cosignerLaw.since) ?? []
  expect(article).toContain(since)
  expect(article).toMatch(/if the student dies, the cosigner must be released/i)
})
