import { expect, test } from 'vitest'
import { zip } from '#kit/archives/zip.fixture.ts'
import { objectWords } from '#testing/object-prototype-keys.ts'
import { type Release, readRelease } from './read-release.ts'
import { hdFile, hdRow } from './test-files.ts'

test('the publisher’s file is parsed: keys as text, names split, codes as words', async () => {
  const row = hdRow({
    unitid: '110662',
    opeid: '00131500',
    name: 'University of California-Los Angeles',
    alias: 'UCLA|UC Los Angeles; U.C.L.A.',
    city: 'Los Angeles',
    state: 'CA',
    size: '5',
  })
  const release = await read(hdFile([row]), 'hd2024.csv')
  expect(release).toEqual({
    label: 'IPEDS HD2024 (NCES)',
    sourceDate: null,
    schools: [
      {
        unitid: '110662',
        opeid: '00131500',
        name: 'University of California-Los Angeles',
        shortName: 'UCLA',
        alsoKnownAs: ['UCLA', 'UC Los Angeles', 'U.C.L.A.'],
        city: 'Los Angeles',
        state: 'CA',
        size: 5,
        control: 'public',
        level: '4-year',
      },
    ],
    refused: [],
    skippedCount: 0,
  })
})

test('the plain form is parsed to the same result', async () => {
  const plain = [
    'opeid,unitid,name,abbreviation,alias,city,state,admin_unit,control,level,size',
    '00131500,110662,University of California-Los Angeles,UCLA,UC Los Angeles|The Bruins,Los Angeles,CA,0,public,4-year,5',
    '00900100,110663,System Office,,,Oakland,CA,1,public,4-year,-2',
  ]
  const release = await read(Buffer.from(plain.join('\n')), 'schools.csv')
  expect(release.label).toBe('IPEDS institutions (NCES)')
  expect(release.skippedCount).toBe(1)
  expect(release.schools).toEqual([
    {
      unitid: '110662',
      opeid: '00131500',
      name: 'University of California-Los Angeles',
      shortName: 'UCLA',
      alsoKnownAs: ['UC Los Angeles', 'The Bruins'],
      city: 'Los Angeles',
      state: 'CA',
      size: 5,
      control: 'public',
      level: '4-year',
    },
  ])
})

test('closed schools, schools outside federal aid and administrative offices are left out, not refused', async () => {
  const rows = [hdRow(), hdRow({ active: '2' }), hdRow({ titleIv: '2' }), hdRow({ sector: '0', size: '-2' })]
  const release = await read(hdFile(rows))
  expect([release.schools.length, release.skippedCount, release.refused]).toEqual([1, 3, []])
})

test('a school whose size is not reported has no size, rather than the smallest', async () => {
  const release = await read(hdFile([hdRow({ size: '-1' }), hdRow({ unitid: '100002', size: '-2' })]))
  expect(release.schools.map((school) => school.size)).toEqual([null, null])
})

test.each(objectWords)('"%s" is no code of the publisher', async (word) => {
  const row = hdRow({ control: word, level: word })
  expect((await read(hdFile([row]))).schools).toMatchObject([{ control: null, level: null }])
})

test('the publisher’s zip is read, preferring the revised file, with the date of the entry', async () => {
  const files = {
    'hd2024.csv': hdFile([hdRow({ name: 'First' })]),
    'hd2024_rv.csv': hdFile([hdRow({ name: 'Revised' })]),
    'readme.txt': Buffer.from('read me'),
  }
  const release = await read(zip(files), 'HD2024.zip')
  expect([release.label, release.sourceDate, release.schools[0]?.name]).toEqual([
    'IPEDS HD2024 (NCES)',
    '2025-09-30',
    'Revised',
  ])
})

test.each([
  ['UTF-8', hdFile([hdRow({ city: 'Juana Díaz' })])],
  [
    'UTF-8 with a mark',
    Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), hdFile([hdRow({ city: 'Juana Díaz' })])]),
  ],
  ['Latin-1', Buffer.from(hdFile([hdRow({ city: 'Juana Díaz' })]).toString(), 'latin1')],
])('accents survive in %s', async (_encoding, bytes) => {
  expect((await read(bytes)).schools[0]?.city).toBe('Juana Díaz')
})

test('each invalid row is listed with its line and every reason', async () => {
  const rows = [
    hdRow(),
    hdRow({ unitid: '1001' }),
    hdRow({ unitid: '100003', opeid: '131500', state: 'ZZ' }),
    hdRow({ unitid: '100004', name: '', size: '7' }),
    hdRow({ unitid: '100005', name: 'Two\nlines' }),
    hdRow(),
    `${hdRow({ unitid: '100006' })},more`,
    hdRow({ unitid: '100007' }),
  ]
  const release = await read(hdFile(rows, { end: '\n' }))
  expect(release.refused).toEqual([
    { line: 3, reason: 'unitid must be six digits, opeid must be eight digits' },
    { line: 4, reason: 'opeid must be eight digits, state is not a state or territory' },
    { line: 5, reason: 'name is empty, size must be a size class from 1 to 5' },
    { line: 6, reason: 'name contains characters that are not text' },
    { line: 8, reason: 'unitid 100001 is already on line 2' },
    { line: 9, reason: 'has 15 fields, but the header has 14' },
  ])
  expect(release.schools.map((school) => school.unitid)).toEqual(['100001', '100007'])
})

test('a long list of other names without bars is split at commas and never refuses the row', async () => {
  const alias = `${'A college, '.repeat(20)}B college`
  const release = await read(hdFile([hdRow({ alias }), hdRow({ unitid: '100002', alias: 'x'.repeat(500) })]))
  expect(release.refused).toEqual([])
  expect(release.schools.map((school) => school.alsoKnownAs)).toEqual([['A college', 'B college'], []])
})

test.each([
  ['an empty file', Buffer.from(''), /empty/],
  ['another file', Buffer.from('a,b\n1,2\n'), /line 1: is not the header.*unitid/],
  [
    'an HD file of another form',
    Buffer.from('UNITID,INSTNM\n1,2\n'),
    /line 1: is not the header.*opeid.*cyactive/,
  ],
  ['a page instead of a file', Buffer.from('<!doctype html>\n<p>Sorry</p>'), /line 1/],
  ['an open quote', hdFile([hdRow(), `"${hdRow({ unitid: '100002' })}`]), /line 3: is not valid CSV/],
  [
    'a file truncated in a row',
    hdFile([hdRow(), hdRow({ unitid: '100002' })]).subarray(0, -8),
    /line 3: the file ends/,
  ],
  ['a zip without a CSV', zip({ 'a.txt': Buffer.from('a') }), /no CSV/],
  ['half a zip', zip({ 'hd2024.csv': hdFile([hdRow()]) }).subarray(0, 60), /truncated/],
])('%s is refused with the reason', async (_what, bytes, problem) => {
  const result = await readRelease(bytes, 'file')
  expect(result.ok ? [] : result.problems.join(' ')).toMatch(problem)
})

async function read(bytes: Buffer, fileName = 'hd2024.csv'): Promise<Release> {
  const result = await readRelease(bytes, fileName)
  if (!result.ok) throw new Error(result.problems.join('\n'))
  return result.release
}
