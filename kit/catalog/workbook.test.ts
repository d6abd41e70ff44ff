import { expect, test } from 'vitest'
import { zip } from '#kit/archives/zip.fixture.ts'
import { workbook, workbookOf } from '#testing/workbook.ts'
import { openFileOrWorkbook, workbookLimits } from './workbook.ts'

async function open(bytes: Buffer) {
  const opened = await openFileOrWorkbook(bytes)
  return opened.ok ? opened.file : opened.problems.join('\n')
}

test('the first sheet is read like a CSV file, with the places of its rows', async () => {
  const file = await open(workbook([['card_id', 'apr'], [], ['oak', 0.2199], ['elm', '<5 & more']]))
  expect(file).toMatchObject({
    form: 'csv',
    table: {
      names: ['card_id', 'apr'],
      lines: [
        { number: 1, cells: ['card_id', 'apr'] },
        { number: 3, cells: ['oak', '0.2199'] },
        { number: 4, cells: ['elm', '<5 & more'] },
      ],
    },
  })
})

test('rows above the first one with anything keep their numbers', async () => {
  expect(await open(workbook([[], [], [null, 'title'], [null, 'x', 1]]))).toMatchObject({
    table: { lines: [{ number: 3 }, { number: 4, cells: ['', 'x', '1'] }] },
  })
})

test('a file that is no workbook is read as before', async () => {
  expect(await open(Buffer.from('a,b\n1,2\n'))).toMatchObject({ form: 'csv', table: { names: ['a', 'b'] } })
  expect(await open(Buffer.from('{"a":1}'))).toEqual({ form: 'json', value: { a: 1 } })
})

const cell = (at: string) => workbookOf(`<sheetData><row r="1"><c r="${at}"><v>1</v></c></row></sheetData>`)

test.each([
  ['whose farthest cell is a million rows down', cell('A1048576'), /too large: it has data in row 1048576/],
  ['whose farthest cell is in column XFD', cell('XFD1'), /too large: it has 16384 columns/],
  [
    'with too many parts',
    zip(Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`${at}`, Buffer.from('x')]))),
    /more than 200 parts/,
  ],
  [
    'that unpacks to more than the memory should hold',
    zip({ a: Buffer.alloc(34_000_000), b: Buffer.alloc(34_000_000) }),
    /bytes unpacked/,
  ],
  ['with one part beyond the limit', zip({ a: Buffer.alloc(workbookLimits.unpackedBytes + 1) }), /more than/],
  ['that is cut off', workbook([['a']]).subarray(0, 600), /truncated or damaged/],
  ['that is another archive', zip({ 'a.csv': Buffer.from('a,b\n') }), /cannot be read/],
  ['without anything in it', workbook([]), /empty|cannot be read/],
  ['of a broken sheet', workbookOf('<sheetData><row'), /cannot be read|empty/],
])('a workbook %s is refused', async (_, bytes, problem) => {
  expect(await open(bytes)).toMatch(problem)
})

test('a workbook of which one bit is changed is refused or says the same', async () => {
  const bytes = workbook([['card_id'], ['oak']])
  const linesOf = (file: Awaited<ReturnType<typeof open>>) =>
    typeof file === 'string' || file.form !== 'csv' ? 'refused' : file.table.lines
  const whole = linesOf(await open(bytes))
  for (let at = 4; at < bytes.length; at += 37) {
    const damaged = Buffer.from(bytes)
    damaged[at] = (damaged[at] ?? 0) ^ 16
    expect([whole, 'refused']).toContainEqual(linesOf(await open(damaged)))
  }
})
