import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { spendingCategories } from '#domain/cards/spending.ts'
import { openCatalogFile } from '#kit/catalog/catalog-file.ts'
import { readRows } from '#kit/catalog/plan-rows.ts'
import { agreementFields, readAgreement } from './agreement-fields.ts'
import { cardFields, readCard, requiredCardFields } from './card-fields.ts'
import { listsCards, readCardFile } from './read-card-file.ts'

const today = '2026-11-23'
const page = await readFile('docs/card-file.md', 'utf8')

test('the page explains every field of a card file in order and marks the required ones', () => {
  const documented = [...page.matchAll(/^\| `(\w+)`( •)? \|/gm)].map(([, name, mark]) => ({
    name,
    isRequired: mark !== undefined,
  }))
  expect(documented).toEqual(
    cardFields.map((name) => ({ name, isRequired: requiredCardFields.includes(name) })),
  )
})

test('the page names every category of spending, and every field of an agreement', () => {
  for (const name of [...spendingCategories, ...agreementFields]) expect(page).toContain(`\`${name}\``)
})

test('both examples load without a problem and say the same', async () => {
  const [csv, json] = await Promise.all(['csv', 'json'].map(readExample))
  expect(csv?.cards.map(({ read }) => read.status)).toEqual(['listed', 'listed', 'listed', 'withdrawn'])
  expect(csv?.cards).toEqual(json?.cards)
  expect(json?.agreements.map(({ cells }) => readAgreement(cells, today).ok)).toEqual([true])
})

async function readExample(form: string) {
  const opened = openCatalogFile(await readFile(`docs/examples/cards.${form}`))
  if (!opened.ok) throw new Error(opened.problems.join('\n'))
  expect(listsCards(opened.file)).toBe(true)
  const read = readCardFile(opened.file)
  if (!read.ok) throw new Error(read.problems.join('\n'))
  const rows = readRows(read.file.cards, 'card_id', (cells) => readCard(cells, today))
  return { cards: rows.map(({ id, read: each }) => ({ id, read: each })), agreements: read.file.agreements }
}
