import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { spendingCategories } from '#domain/cards/spending.ts'
import { agreementFields, readAgreement } from '#products/credit-cards/catalog/agreement-fields.ts'
import { cardFields, readCard, requiredCardFields } from '#products/credit-cards/catalog/card-fields.ts'
import { listsCards, readCardFile } from '#products/credit-cards/catalog/read-card-file.ts'
import {
  listsScholarships,
  readScholarshipFile,
} from '#products/scholarships/catalog/read-scholarship-file.ts'
import {
  readScholarship,
  requiredScholarshipFields,
  scholarshipFields,
} from '#products/scholarships/catalog/scholarship-fields.ts'
import { offerFields, readOffer, requiredOfferFields } from '#products/student-loans/catalog/offer-fields.ts'
import { paymentFields, readPayment } from '#products/student-loans/catalog/payment-fields.ts'
import { readLenderFile } from '#products/student-loans/catalog/read-lender-file.ts'
import { openCatalogFile } from './catalog-file.ts'
import { readRows } from './plan-rows.ts'

const today = '2026-11-23'
const lenderFields = ['lender_id', 'lender_name']

test.each<[page: string, fields: string[], required: string[]]>([
  ['lender', [...lenderFields, ...offerFields, ...paymentFields], [...lenderFields, ...requiredOfferFields]],
  ['card', cardFields, requiredCardFields],
  ['scholarship', scholarshipFields, requiredScholarshipFields],
])(
  'the page of %s files explains every field in order and marks the required ones',
  async (page, fields, required) => {
    const text = await readFile(`docs/${page}-file.md`, 'utf8')
    const documented = [...text.matchAll(/^\| `(\w+)`( •)? \|/gm)]
    expect(documented.map(([, name]) => name)).toEqual(fields)
    expect(documented.flatMap(([, name, mark]) => (mark ? [name] : []))).toEqual(required)
  },
)

test('the page of card files names every category of spending, and every field of an agreement', async () => {
  const page = await readFile('docs/card-file.md', 'utf8')
  for (const name of [...spendingCategories, ...agreementFields]) expect(page).toContain(`\`${name}\``)
})

test.each(['lenders.csv', 'lenders.json', 'payments.csv'])(
  'the example %s loads without a problem',
  async (name) => {
    const { lenders, payments } = readable(readLenderFile(openCatalogFile(await readExample(name))))
    expect(lenders.length + payments.length).toBeGreaterThan(0)
    for (const lender of lenders) {
      expect(lender.problems).toEqual([])
      for (const { cells } of lender.offers)
        expect(readOffer(cells, { lender, today })).toMatchObject({ ok: true })
    }
    for (const { cells } of payments) expect(readPayment(cells, today)).toMatchObject({ ok: true })
  },
)

test('both examples of cards load without a problem and say the same', async () => {
  const [csv, json] = await Promise.all(['cards.csv', 'cards.json'].map(openExample))
  if (!csv || !json) throw new Error('There is no example.')
  expect([listsCards(csv), listsCards(json)]).toEqual([true, true])
  const [fromCsv, fromJson] = [readable(readCardFile(csv)), readable(readCardFile(json))]
  const read = ({ cards }: typeof fromCsv) =>
    readRows(cards, 'card_id', (cells) => readCard(cells, today)).map(({ at: _, ...row }) => row)
  expect(read(fromCsv).map((row) => row.read.status)).toEqual(['listed', 'listed', 'listed', 'withdrawn'])
  expect(read(fromCsv)).toEqual(read(fromJson))
  expect(fromJson.agreements.map(({ cells }) => readAgreement(cells, today).ok)).toEqual([true])
})

test('both examples of scholarships load without a problem and say the same', async () => {
  const [csv, json] = await Promise.all(['scholarships.csv', 'scholarships.json'].map(openExample))
  if (!csv || !json) throw new Error('There is no example.')
  expect([listsScholarships(csv), listsScholarships(json)]).toEqual([true, true])
  const read = (file: typeof csv) =>
    readRows(readable(readScholarshipFile(file)), 'scholarship_id', (cells) =>
      readScholarship(cells, today),
    ).map(({ at: _, ...row }) => row)
  expect(read(csv).map((row) => row.read.status)).toEqual(['listed', 'listed', 'withdrawn'])
  expect(read(csv)).toEqual(read(json))
})

function readExample(name: string): Promise<Buffer> {
  return readFile(`docs/examples/${name}`)
}

async function openExample(name: string) {
  return readable(openCatalogFile(await readExample(name)))
}

function readable<File>(read: { ok: true; file: File } | { ok: false; problems: string[] }): File {
  if (!read.ok) throw new Error(read.problems.join('\n'))
  return read.file
}
