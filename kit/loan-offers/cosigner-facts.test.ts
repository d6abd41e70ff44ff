import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readPlainText } from '#testing/library-text.ts'
import { cosignerFacts } from './cosigner-facts.ts'

const path = 'cms/library/blog/what-a-cosigner-signs.json'

test('the article sends no reader to look for a clause that new loans may not have', async () => {
  expect(await readPlainText(path)).not.toMatch(
    /the clause to look for|has that clause|look for one without/i,
  )
})

test('the article states the law of the cosigner sheet, from the same date and statute', async () => {
  const article = await readFile(path, 'utf8')
  expect(article).toMatch(/15 U\.?S\.?C\.? (§ )?1650\(g\)/)
  expect(article).toContain(cosignerFacts.statute.url)
  const [since = 'no date'] = /[A-Z][a-z]+ \d+, \d{4}/.exec(cosignerFacts.since) ?? []
  expect(article).toContain(since)
  expect(article).toMatch(/if the student dies, the cosigner must be released/i)
})

test('the article and the glossary say what a cosigner owes, and from when, as every page does', async () => {
  expect(await readPlainText(path)).toContain(cosignerFacts.missed)
  for (const document of [path, 'cms/library/glossary/glossary-cosigner.json'])
    expect(await readPlainText(document), document).toMatch(/owes the whole loan from the first day/)
})

test('what is said to the cosigner is the same as what is said of one', () => {
  const { owes, missed, toCosigner } = cosignerFacts
  expect(owes).toContain('the whole loan from the first day')
  expect(toCosigner.owes).toMatch(/this loan from the first day.*all of it/)
  const [sentence = ''] = toCosigner.missed.split('. ')
  expect(`${sentence}.`).toBe(missed.replace('the cosigner', 'you'))
})
