import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offer } from '#domain/loans/loan-offer.fixture.ts'
import { openCatalogFile } from '#kit/catalog/catalog-file.ts'
import { lenderCsv, manyOffers } from '#testing/many-offers.ts'
import { offerCells } from './offer-fields.ts'
import { readLenderFile } from './read-lender-file.ts'

// cspell:ignore produkt lendres

const read = (text: string) => readLenderFile(openCatalogFile(Buffer.from(text)))
const real = { ...offer, applyUrl: 'https://quillmere.example/' }
const csv = lenderCsv([
  real,
  { ...real, id: 'second' },
  { ...real, id: 'third', lenderId: 'oak', lenderName: 'Oak' },
])
const json = (value: unknown) => JSON.stringify(value)
const lender = { lender_id: 'quillmere-bank', lender_name: 'Quillmere Bank' }

test('a CSV file has one line per offer, grouped by lender', () => {
  const result = read(csv)
  expect(result.ok && result.file).toEqual({
    lenders: [
      {
        id: 'quillmere-bank',
        name: 'Quillmere Bank',
        offers: [
          { at: 'line 2', cells: offerCells(real) },
          { at: 'line 3', cells: offerCells({ ...real, id: 'second' }) },
        ],
        problems: [],
      },
      {
        id: 'oak',
        name: 'Oak',
        offers: [{ at: 'line 4', cells: offerCells({ ...real, id: 'third' }) }],
        problems: [],
      },
    ],
    payments: [],
    withdrawals: [],
  })
})

test('the same offers as JSON, with numbers, lists, and null, parse like the CSV', () => {
  const offers = [
    {
      ...offerCells(real),
      lowest_rate_percent: 6,
      terms_months: [60, 120, 180],
      higher_without_cosigner: true,
      apply_by: null,
    },
  ]
  const fromJson = read(json({ lenders: [{ ...lender, offers }] }))
  const fromCsv = read(lenderCsv([real]))
  expect(fromJson.ok && fromJson.file.lenders[0]?.offers[0]?.cells).toEqual(
    fromCsv.ok && fromCsv.file.lenders[0]?.offers[0]?.cells,
  )
  expect(fromJson.ok && fromJson.file.lenders[0]?.offers[0]?.at).toBe('lender 1, offer 1')
})

test.each([
  ['a byte order mark', `\uFEFF${csv}`],
  ['Windows line breaks', csv.replaceAll('\n', '\r\n')],
  ['empty lines and rows of commas at the end', `${csv}\n,,,\n${','.repeat(42)}\n`],
  ['spaces around cells', csv.replaceAll(',fixed,', ', fixed ,')],
  ['a header in capitals', csv.replace(/^.*/, (header) => header.toUpperCase())],
])('a CSV file with %s parses to the same offers', (_what, text) => {
  expect(read(text)).toEqual(read(csv))
})

test('a CSV file in Windows-1252 keeps its letters', () => {
  const text = csv.replaceAll('Quillmere Bank', 'Café Bank')
  const result = readLenderFile(openCatalogFile(Buffer.from(text, 'latin1')))
  expect(result.ok && result.file.lenders[0]?.name).toBe('Café Bank')
})

test('lines are counted as in an editor, even after multi-line cells', () => {
  const noted = lenderCsv([
    { ...real, floorConditions: 'a\nb\nc' },
    { ...real, id: 'second' },
  ])
  const result = read(noted)
  expect(result.ok && result.file.lenders[0]?.offers.map(({ at }) => at)).toEqual(['line 2', 'line 5'])
})

test('columns may be in any order, and optional columns may be missing', () => {
  const rows = csv.split('\n').map((line) => line.split(','))
  const header = rows[0] ?? []
  const without = header.indexOf('hardship_months')
  const other = rows
    .map((cells) =>
      cells
        .filter((_, at) => at !== without)
        .reverse()
        .join(','),
    )
    .join('\n')
  const result = read(other)
  expect(result.ok && result.file.lenders[0]?.offers[0]?.cells).toEqual({
    ...offerCells(real),
    hardship_months: '',
  })
})

test.each([
  ['with its mark', Buffer.from(`\uFEFF${csv}`, 'utf16le')],
  ['with its mark, big end first', Buffer.from(`\uFEFF${csv}`, 'utf16le').swap16()],
  ['without a mark', Buffer.from(csv, 'utf16le')],
])('a file in UTF-16 %s is named as one', (_what, bytes) => {
  expect(openCatalogFile(bytes)).toEqual({
    ok: false,
    problems: ['This file is UTF-16: save it as UTF-8 and load the new file.'],
  })
})

test('payments by lenders are a separate file or list', () => {
  const cells = {
    lender_id: 'oak',
    per_click_dollars: '1.50',
    per_application_dollars: '0',
    per_funded_loan_dollars: '0',
    agreed_on: '2026-01-02',
  }
  const fromCsv = read(`${Object.keys(cells).join()}\n${Object.values(cells).join()}\n`)
  expect(fromCsv).toEqual({
    ok: true,
    file: { lenders: [], payments: [{ at: 'line 2', cells, problems: [] }], withdrawals: [] },
  })
  const fromJson = read(json({ payments: [{ ...cells, per_application_dollars: 0 }] }))
  expect(fromJson).toEqual({
    ok: true,
    file: { lenders: [], payments: [{ at: 'payment 1', cells, problems: [] }], withdrawals: [] },
  })
})

test.each([
  ['without content', '', /^The file is empty/],
  ['that is a workbook', 'PK\x03\x04', /save the sheet as “CSV UTF-8”/],
  ['of another type', 'a,b\n1,2\n', /^line 1: these columns are missing: lender_id, .*offer_id/],
  [
    'with semicolons',
    csv.replaceAll(',', ';'),
    /^This file separates its values with semicolons: save it as CSV with commas/,
  ],
  [
    'with tabs',
    csv.replaceAll(',', '\t'),
    /^This file separates its values with tabs: save it as CSV with commas/,
  ],
  ['with an unknown column in capitals', csv.replace('product', 'Highest Rate'), /unknown: Highest Rate\.$/],
  [
    'with an offer that only might be withdrawn',
    'offer_id,withdrawn\noak,no\n',
    /^line 2: withdrawn is not yes/,
  ],
  [
    'that withdraws nothing by name',
    'lender_id,withdrawn\n,yes\n',
    /^line 2: enter an offer_id, or a lender_id/,
  ],
  ['with an unknown column', csv.replace('product', 'produkt'), /missing: product\.|unknown: produkt\./],
  ['that marks offers as samples', csv.replace(/^(.*)\n/, '$1,is_sample\n'), /unknown: is_sample/],
  [
    'with a duplicate column',
    csv.replace('late_fee_percent', 'late_fee_dollars'),
    /appear twice: late_fee_dollars/,
  ],
  [
    'with a row that is too short',
    `${csv}oak,Oak\n`,
    /^line 5: has 2 fields, but the header has 51: put quotes/,
  ],
  ['with an open quote', `${csv}"oak,`, /^line \d+: is not valid CSV/],
  [
    'with an invalid lender id',
    csv.replace('\noak,', '\nOak Bank,'),
    /^line 4: lender_id "Oak Bank" is not an id/,
  ],
  ['with truncated JSON', '{"lenders": [', /^The file is not JSON/],
  ['that is a bare list', '[]', /^The file: /],
  ['with an unknown section', json({ lendres: [] }), /lendres/],
  [
    'with an unnamed lender',
    json({ lenders: [{ lender_id: 'oak', offers: [] }] }),
    /^lenders 1, lender_name: /,
  ],
  [
    'with a duplicate lender',
    json({
      lenders: [
        { ...lender, offers: [] },
        { ...lender, offers: [] },
      ],
    }),
    /appears twice/,
  ],
  [
    'with an object as a value',
    json({ lenders: [{ ...lender, offers: [{ product: {} }] }] }),
    /^lenders 1, offers 1, product: /,
  ],
  [
    'with an unknown kind of payment',
    json({ payments: [{ per_year_dollars: 1 }] }),
    /^payment 1: .*per_year_dollars/,
  ],
])('a file %s is refused as a whole', (_what, text, why) => {
  const result = read(text)
  expect(result.ok ? [] : result.problems).toEqual(expect.arrayContaining([expect.stringMatching(why)]))
})

test('a lender with two names or an offer with an unknown field is refused without affecting others', () => {
  const named = read(csv.replace(/(Quillmere Bank)([\s\S]*)Quillmere Bank/, '$1$2Quillmere'))
  expect(named.ok && named.file.lenders.map(({ problems }) => problems)).toEqual([
    [{ at: 'line 3', text: 'lender_name "Quillmere" is "Quillmere Bank" on an earlier line' }],
    [],
  ])
  const sample = read(json({ lenders: [{ ...lender, offers: [{ ...offerCells(real), is_sample: true }] }] }))
  expect(sample.ok && sample.file.lenders[0]?.problems).toEqual([
    { at: 'lender 1, offer 1', text: 'has unknown fields: is_sample' },
  ])
})

test('parsing any file returns either its contents or problems', () => {
  const pieces = fc.constantFrom(...csv.split(/(?=[,\n"])/), '"', '\n', '{', '[', '\u0000', 'oak', ',')
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), fc.boolean(), (parts, withHeader) => {
      const result = read((withHeader ? `${csv.split('\n')[0]}\n` : '') + parts.join(''))
      if (!result.ok) expect(result.problems.length).toBeGreaterThan(0)
    }),
  )
})

test('2,000 offers parse back from their file', () => {
  const offers = manyOffers({ lenderCount: 200, offersEach: 10, today: '2026-11-21' })
  const result = read(lenderCsv(offers))
  expect(result.ok && result.file.lenders.flatMap((each) => each.offers.map(({ cells }) => cells))).toEqual(
    offers.map(offerCells),
  )
})
