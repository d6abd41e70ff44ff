import { expect, test } from 'vitest'
import { zip } from '#kit/archives/zip.fixture.ts'
import { type CostFileKind, costFile } from './cost-file.fixture.ts'
import { readCostFile } from './read-cost-file.ts'

const charges = {
  tuitionInDistrict: 9_500,
  tuitionInState: 10_024,
  tuitionOutOfState: 18_634,
  books: 2_192,
  housingOnCampus: 11_402,
  otherOnCampus: 3_864,
  housingOffCampus: 11_500,
  otherOffCampus: 3_900,
  otherWithFamily: 2_500,
}

test('IPEDS charges are read by their header, and the year is that of the file’s name', async () => {
  const file = await read('charges')
  expect(file.sources).toEqual(['ipeds_charges'])
  expect(file.rows).toEqual([
    { unitid: '100654', published: [{ source: 'ipeds_charges', period: '2023-24', figures: charges }] },
  ])
  expect(file.isUndated).toBe(false)
})

test('the charges of 2024–25 are in a file of another name, with the same columns', async () => {
  const { bytes } = costFile('charges')
  const result = await readCostFile(zip({ 'cost1_2024.csv': bytes }), 'COST1_2024.zip')
  expect(result).toMatchObject({ ok: true, file: { name: 'cost1_2024.csv', refused: [] } })
  expect(result.ok && result.file.rows[0]?.published[0]?.period).toBe('2024-25')
})

test('a student aid file states shares, grants, and net prices, of the public or of the private columns', async () => {
  const aid = 'R,64,59,86,12844,9530,6224,.,14559,.,12000,.,12500,.,15000,.,19000,.,21000'
  const file = await read('aid', { 100654: aid })
  const netPrice = {
    netPrice: 14_559,
    netPriceTo30: 12_000,
    netPriceTo48: 12_500,
    netPriceTo75: 15_000,
    netPriceTo110: 19_000,
    netPriceOver110: 21_000,
  }
  const period = '2022-23'
  const published = [
    { source: 'ipeds_shares', period, figures: { pellShare: 64, loanShare: 59 } },
    {
      source: 'ipeds_grants',
      period,
      figures: { grantShare: 86, averageGrant: 12_844, averageSchoolGrant: 9_530, averageLoan: 6_224 },
    },
    { source: 'ipeds_net_price', period, figures: netPrice },
  ]
  expect(file.rows).toEqual([{ unitid: '100654', published }])
  expect((await read('aid')).rows).toEqual([{ unitid: '100654', published }])
})

test('net prices in a file of their own are those of the year before', async () => {
  const bytes = Buffer.from('UNITID,NPIST2,NPGRN2\n100654,14559,\n')
  const result = await readCostFile(bytes, 'COST2_2024.csv')
  expect(result.ok && result.file.rows[0]?.published).toEqual([
    { source: 'ipeds_net_price', period: '2023-24', figures: { netPrice: 14_559 } },
  ])
})

test('graduation rates are of the year in the file’s name', async () => {
  expect((await read('completion')).rows[0]?.published).toEqual([
    { source: 'ipeds_completion', period: '2023', figures: { completion: 29 } },
  ])
})

test('the College Scorecard’s shares become percentages, and what it withholds is missing', async () => {
  const [row] = (await read('scorecard')).rows
  const period = 'release 2025-05-19'
  expect(row?.published).toEqual([
    {
      source: 'scorecard_costs',
      period,
      figures: {
        tuitionInState: 10_024,
        tuitionOutOfState: 18_634,
        books: 1_600,
        housingOnCampus: 9_520,
        otherOnCampus: 3_090,
        housingOffCampus: 9_520,
        otherOffCampus: 3_090,
        otherWithFamily: 3_090,
        pellShare: 65,
        completion: 29,
        retention: 64,
      },
    },
    { source: 'scorecard_net_price', period, figures: { netPrice: 15_529, netPriceTo30: -103 } },
    { source: 'scorecard_debt', period, figures: { medianDebt: 15_251 } },
    { source: 'scorecard_earnings', period, figures: { earnings6: 27_851 } },
  ])
})

test('in the plain form each line says its years', async () => {
  const [row] = (await read('plain')).rows
  expect(row?.published.map(({ source, period }) => [source, period])).toEqual([
    ['ipeds_charges', '2023-24'],
    ['scorecard_net_price', 'copy 2026-02'],
    ['ipeds_completion', '2022'],
    ['scorecard_debt', '2021'],
    ['scorecard_earnings', 'release 2025-05-19'],
  ])
})

test('lines that cannot be right are refused by number, and lines without figures are left out', async () => {
  const file = await read('completion', {
    100654: '29,27',
    '10065': '29,27',
    100655: 'many,27',
    100656: '130,27',
    100657: '.,.',
    100658: '30',
    100659: '1e2,27',
  })
  expect(file.rows.map(({ unitid }) => unitid)).toEqual(['100654'])
  expect(file.skippedCount).toBe(1)
  const reasons = file.refused.map(({ reason }) => reason)
  expect(new Set(reasons)).toEqual(
    new Set([
      'unitid must be six digits',
      'grrttot is not a number: "many"',
      'grrttot must be a percentage, but is 130',
      'has 2 fields, but the header has 3',
      'grrttot is not a number: "1e2"',
    ]),
  )
  expect(file.refused.every(({ line }) => line > 1)).toBe(true)
})

test('a price below 0 is refused, except a net price', async () => {
  const { bytes } = costFile('charges', {
    100654: 'R,9000,R,-500,R,10024,18634,2000,2192,11402,3864,11500,3900,A,2500',
  })
  const result = await readCostFile(bytes, 'IC2023_AY.csv')
  expect(result.ok && result.file.refused).toEqual([
    { line: 2, reason: 'chg1ay3 must be an amount, but is -500' },
  ])
})

test('a file whose name says no year is marked', async () => {
  const result = await readCostFile(costFile('charges').bytes, 'file')
  expect(result.ok && [result.file.isUndated, result.file.rows[0]?.published[0]?.period]).toEqual([true, ''])
})

test.each([
  ['hello', /line 1: is not the header of a school cost file/],
  ['', /is empty/],
  ['UNITID,GRRTTOT\n100654,29\n1006', /line 3: the file ends in the middle of a row/],
  ['UNITID,GRRTTOT\n"100654,29\n', /is not valid CSV/],
  ['GRRTTOT,GRRTM\n29,27\n', /line 1: is not the header/],
])('the file %j is refused as a whole', async (text, problem) => {
  const result = await readCostFile(Buffer.from(text), 'DRVGR2023.csv')
  expect(result).toMatchObject({ ok: false, problems: [expect.stringMatching(problem)] })
})

async function read(kind: CostFileKind, lines?: Record<string, string>) {
  const { bytes, fileName } = costFile(kind, lines)
  const result = await readCostFile(bytes, fileName)
  if (!result.ok) throw new Error(result.problems.join('\n'))
  return result.file
}
