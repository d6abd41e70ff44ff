// cspell:ignore gpl hous insi insl leng othg othr parl pelg perl prvf prvi prvl schg stag subl totl tran tuit unsl wkst

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyOffer } from './aid-offer.ts'
import { cfpbAddress, readCfpbUrl, writeCfpbUrl } from './cfpb-url.ts'
import { someOffer } from './some-offer.fixture.ts'

/** In the form of the specification's example, with a school, a program and an offer that do not exist. */
const example = `${cfpbAddress}?iped=999999&pid=nursing-77&oid=${'ab'.repeat(20)}&book=650&gib=3000&gpl=1000&hous=3000&insi=4.55&insl=3000&inst=36&leng=24&mta=3000&othg=100&othr=500&parl=10000&pelg=1500&perl=3000&ppl=1000&prvl=3000&prvf=2.1&prvi=4.55&schg=2000&stag=2000&subl=3500&totl=40000&tran=500&tuit=38976&unsl=2000&wkst=3000`

const sorted = (address = '') =>
  [...new URL(address).searchParams].toSorted(([one], [other]) => (one < other ? -1 : 1))

function read(address: string) {
  const offer = readCfpbUrl(address)
  if (!offer.ok) throw new Error(offer.problem)
  return offer
}

test('every field of an address is read and written again', () => {
  const { offer, codes } = read(example)
  expect(offer.amounts).toMatchObject({
    tuition: 38_976_00,
    housing: 3_000_00,
    pell: 1_500_00,
    militaryAid: 3_000_00,
  })
  expect(offer.amounts.costTotal).toBeNull()
  expect(offer).toMatchObject({ years: 2, rates: { schoolLoan: 4.55, privateLoan: 4.55 } })
  expect(codes).toMatchObject({ gpl: '1000', parl: '10000', totl: '40000' })
  expect(sorted(writeCfpbUrl({ offer, codes }))).toEqual(sorted(example))
})

const amounts = [
  'book',
  'gib',
  'hous',
  'insl',
  'mta',
  'othg',
  'othr',
  'pelg',
  'ppl',
  'prvl',
  'schg',
  'stag',
  'subl',
  'tran',
  'tuit',
  'unsl',
  'wkst',
]
const dollars = fc.integer({ min: 0, max: 999_999 }).map(String)
const rate = fc.integer({ min: 100, max: 2999 }).map((hundredths) => String(hundredths / 100))
const queries = fc
  .record(
    {
      ...Object.fromEntries([...amounts, 'gpl', 'parl', 'perl', 'totl'].map((field) => [field, dollars])),
      insi: rate,
      prvi: rate,
      prvf: rate,
      inst: fc.integer({ min: 0, max: 240 }).map(String),
      tuit: dollars,
      iped: fc.integer({ min: 100_000, max: 999_999 }).map(String),
      pid: fc.stringMatching(/^[a-z0-9-]{1,20}$/),
      oid: fc.stringMatching(/^[0-9a-f]{40}$/),
      leng: fc.integer({ min: 1, max: 60 }).map(String),
    },
    { requiredKeys: ['iped', 'pid', 'oid', 'tuit', 'leng'] },
  )
  .map((fields) => `${cfpbAddress}?${new URLSearchParams(fields)}`)

test('an address survives being read and written', () => {
  fc.assert(
    fc.property(queries, (address) => {
      expect(sorted(writeCfpbUrl(read(address)))).toEqual(sorted(address))
    }),
  )
})

test('a query alone is read, and unknown fields are left out', () => {
  expect(read('tuit=1000&utm_source=x').offer.amounts.tuition).toBe(1_000_00)
  expect(read(' ?tuit=0 ').offer.amounts).toMatchObject({ tuition: 0, housing: null })
})

test('a rate below 1 is a coefficient', () => {
  expect(read('prvl=1&prvi=0.0455&insi=0').offer.rates).toEqual({ privateLoan: 4.55, schoolLoan: 0 })
})

test('a typed offer needs the number of its school, and says that the offer has none', () => {
  const offer = someOffer({
    tuition: 9_000,
    housing: 4_000,
    food: 3_000,
    seog: 400,
    otherGrant: 600,
    paymentPlan: 100,
  })
  expect(writeCfpbUrl({ offer, codes: {} })).toBeUndefined()
  expect(writeCfpbUrl({ offer, codes: { iped: '12' } })).toBeUndefined()
  const query = new URL(writeCfpbUrl({ offer, codes: { iped: '123456' } }) ?? '').searchParams
  expect(Object.fromEntries(query)).toEqual({
    iped: '123456',
    pid: 'none',
    oid: '0'.repeat(40),
    tuit: '9000',
    hous: '7000',
    othg: '1000',
    insl: '100',
    leng: '48',
  })
})

test.each([
  ['https://example.com/', { problem: 'no_offer' }],
  ['', { problem: 'no_offer' }],
  ['tuit=-5', { problem: 'bad_value', field: 'tuit' }],
  ['tuit=1e9', { problem: 'bad_value', field: 'tuit' }],
  ['tuit=5&prvi=999', { problem: 'bad_value', field: 'prvi' }],
  ['tuit=5&oid=xyz', { problem: 'bad_value', field: 'oid' }],
  ['tuit=5&pid=<script>', { problem: 'bad_value', field: 'pid' }],
  [`tuit=5&x=${'y'.repeat(4000)}`, { problem: 'too_long' }],
])('%s is refused, and says why', (address, problem) => {
  expect(readCfpbUrl(address)).toEqual({ ok: false, ...problem })
})

test('an offer that says nothing has no amounts in its address', () => {
  expect(sorted(writeCfpbUrl({ offer: emptyOffer, codes: { iped: '123456' } }))).toHaveLength(4)
})
