import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openCatalogFile } from '#kit/catalog/catalog-file.ts'
import { offerFields, readOffer, requiredOfferFields } from './offer-fields.ts'
import { paymentFields, readPayment } from './payment-fields.ts'
import { readLenderFile } from './read-lender-file.ts'

const today = '2026-11-21'
const page = await readFile('docs/lender-file.md', 'utf8')

/** The names in the first column of the page's tables, and whether each is marked as required. */
const documented = [...page.matchAll(/^\| `(\w+)`( •)? \|/gm)].map(([, name, mark]) => ({
  name,
  isRequired: mark !== undefined,
}))

test('the page explains every field of a lender file in order and marks the required ones', () => {
  expect(documented.slice(0, 2 + offerFields.length)).toEqual([
    { name: 'lender_id', isRequired: true },
    { name: 'lender_name', isRequired: true },
    ...offerFields.map((name) => ({ name, isRequired: requiredOfferFields.includes(name) })),
  ])
  expect(documented.slice(2 + offerFields.length).map(({ name }) => name)).toEqual(paymentFields)
})

test.each(['lenders.csv', 'lenders.json', 'payments.csv'])(
  'the example %s loads without a problem',
  async (name) => {
    const read = readLenderFile(openCatalogFile(await readFile(`docs/examples/${name}`)))
    if (!read.ok) throw new Error(read.problems.join('\n'))
    const { lenders, payments } = read.file
    expect(lenders.length + payments.length).toBeGreaterThan(0)
    for (const lender of lenders) {
      expect(lender.problems).toEqual([])
      for (const { cells } of lender.offers)
        expect(readOffer(cells, { lender, today })).toMatchObject({ ok: true })
    }
    for (const { cells } of payments) expect(readPayment(cells, today)).toMatchObject({ ok: true })
  },
)
