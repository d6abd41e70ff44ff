import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getOwedCents } from './filed-loan.ts'
import { maxCharacters, readStudentAidFile } from './student-aid-file.ts'

const invented = readFileSync(new URL('invented.txt', import.meta.url), 'utf8')

function read(text: string) {
  const file = readStudentAidFile(text)
  if (!file.ok) throw new Error(file.problem)
  return file
}
const readLoan = (...lines: string[]) => read(['Loan Type Code:D2', ...lines].join('\n')).loans[0]

test('a file gives its day and each loan, closed ones too', () => {
  const { requestedOn, loans } = read(invented)
  expect(requestedOn).toBe('2026-11-20')
  expect(
    loans.map((loan) => [
      loan.kind,
      loan.firstDisbursedOn,
      getOwedCents(loan),
      loan.ratePercent,
      loan.status,
      loan.isOpen,
    ]),
  ).toEqual([
    ['subsidized', '2018-08-27', 341_200, 5.05, 'IN REPAYMENT', true],
    ['unsubsidized', '2023-08-28', 2_198_900, 7.05, 'FORBEARANCE', true],
    [undefined, '2021-03-09', 2_500_000, undefined, 'IN REPAYMENT', true],
    ['grad_plus', undefined, undefined, 8.08, 'DEFERRED', true],
    ['unsubsidized', '2016-09-05', 0, 3.76, 'NON-DEFAULTED, PAID IN FULL THROUGH CONSOLIDATION LOAN', false],
    ['subsidized', '2019-08-26', undefined, undefined, 'CANCELED', false],
  ])
})

test('a loan whose kind the file does not settle keeps the file’s own name of it', () => {
  expect(read(invented).loans[2]?.typeName).toBe('DIRECT CONSOLIDATED UNSUBSIDIZED')
})

test('a value that cannot be read is named by line and label, and empty ones are not', () => {
  const lines = invented.split('\n')
  const { unread } = read(invented)
  expect(unread.map(({ line }) => lines[line - 1])).toEqual([
    'Loan Date:09/31/2024',
    'Loan Outstanding Principal Balance:about a thousand',
  ])
  expect(unread.map(({ label }) => label)).toEqual(['Loan Date', 'Loan Outstanding Principal Balance'])
})

test('nothing of the person, the schools, the servicers or the award IDs is kept', () => {
  const kept = JSON.stringify(readStudentAidFile(invented))
  for (const line of invented.split('\n')) {
    const [label = '', value = ''] = line.split(/:(.*)/)
    if (/^(Student|Grant|Program|Enrolled|Loan (Award|Attending|Contact))/.test(label) && value !== '')
      expect(kept, label).not.toContain(value)
  }
  expect(kept).not.toContain('1234')
})

test.each(['\n', '\r\n', '\r'])(
  'lines may end in %j, and the file may begin with a byte order mark',
  (end) => {
    expect(readStudentAidFile(`\uFEFF${invented.replaceAll('\n', end)}`)).toEqual(
      readStudentAidFile(invented),
    )
  },
)

test('an older file has the name of the type without a code', () => {
  const text =
    'Loan Type:DIRECT PLUS PARENT\nLoan Date:01/02/2015\nLoan Type:FEDERAL PERKINS\nLoan Date:1/3/2015'
  expect(read(text).loans.map(({ kind, firstDisbursedOn }) => [kind, firstDisbursedOn])).toEqual([
    ['parent_plus', '2015-01-02'],
    ['perkins', '2015-01-03'],
  ])
})

test.each([
  ['D2', 'DIRECT STAFFORD UNSUBSIDIZED', 'unsubsidized'],
  ['D2', 'DIRECT PLUS PARENT', undefined],
  ['D2', 'A NAME OF TOMORROW', undefined],
  ['ZZ', 'DIRECT STAFFORD UNSUBSIDIZED', undefined],
  ['D6', 'DIRECT CONSOLIDATED SUBSIDIZED', undefined],
  ['CL', 'FFEL CONSOLIDATED', undefined],
  ['RF', 'FFEL REFINANCED', undefined],
  ['sf', 'ffel  stafford subsidized', 'ffel'],
])('type %s %s is of the kind %s', (code, name, kind) => {
  expect(read(`Loan Type Code:${code}\nLoan Type Description:${name}`).loans[0]?.kind).toBe(kind)
})

test('a code alone settles the kind', () => {
  expect(readLoan()?.kind).toBe('unsubsidized')
})

test('the present status is the one that began last, and the first of those without a day', () => {
  const status = (words: string, from: string) => [
    `Loan Status Description:${words}`,
    `Loan Status Effective Date:${from}`,
  ]
  expect(readLoan(...status('DEFERRED', '01/01/2020'), ...status('FORBEARANCE', '02/01/2021'))?.status).toBe(
    'FORBEARANCE',
  )
  expect(readLoan('Loan Status Description:DEFERRED', 'Loan Status Description:FORBEARANCE')?.status).toBe(
    'DEFERRED',
  )
})

test('without a balance a loan counts as open unless its status says that it ended', () => {
  const isOpen = (status: string) => readLoan(`Loan Status Description:${status}`)?.isOpen
  expect(isOpen('LOAN ORIGINATED')).toBe(true)
  expect(isOpen('BANKRUPTCY CLAIM, DISCHARGED')).toBe(false)
  expect(isOpen('DEFAULTED, PAID IN FULL')).toBe(false)
  expect(readLoan()?.isOpen).toBe(true)
})

test('a balance counts more than a status', () => {
  const loan = readLoan('Loan Outstanding Principal Balance:$5', 'Loan Status Description:PAID IN FULL')
  expect(loan?.isOpen).toBe(true)
})

test('a rate of 0 means that none was reported', () => {
  expect(readLoan('Loan Interest Rate:0.0%')?.ratePercent).toBeUndefined()
})

test.each([
  ['', 'no_loans'],
  ['Dear diary: today', 'no_loans'],
  ['Loan Date:01/01/2020', 'no_loans'],
  ['x'.repeat(maxCharacters + 1), 'too_long'],
  ['Loan Type Code:D2\n'.repeat(301), 'too_long'],
])('a text that is no such file is refused (%#)', (text, problem) => {
  expect(readStudentAidFile(text)).toEqual({ ok: false, problem })
})

const labels = [...new Set(invented.split('\n').map((line) => line.split(':')[0] ?? ''))]
const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '$1,750',
    '-$5',
    '$99,999,999,999',
    '4.53%',
    '0',
    '02/30/2020',
    '12/31/1999',
    'D4',
    '__proto__',
  ),
)
const line = fc.tuple(fc.oneof(fc.constantFrom(...labels, 'constructor', ''), fc.string()), value)
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(line).map((lines) => lines.map(([label, said]) => `${label}:${said}`).join('\n')),
)

test('any text is answered: amounts are whole and not negative, days are days, rates are above 0', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const file = readStudentAidFile(text)
      if (!file.ok) return
      expect(file.loans.length).toBeGreaterThan(0)
      for (const loan of file.loans) {
        for (const cents of [loan.principalCents ?? 0, loan.interestCents ?? 0])
          expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true)
        expect(loan.ratePercent ?? 1).toBeGreaterThan(0)
        expect(loan.firstDisbursedOn ?? '2000-01-01').toMatch(/^\d{4}-\d{2}-\d{2}$/)
      }
    }),
    { numRuns: 2000 },
  )
})

test('no value of a label that we do not read is kept, whatever it is', () => {
  const secret = fc.stringMatching(/^[A-Z]{6}\d{0,9}$/)
  const others = labels.filter((label) => /^(Student|Grant|Loan (Award|Attending|Contact))/.test(label))
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...others), secret)), (lines) => {
      const text = ['Loan Type Code:D2', ...lines.map(([label, said]) => `${label}:${said}`)].join('\n')
      const kept = JSON.stringify(readStudentAidFile(text))
      for (const [, said] of lines) expect(kept).not.toContain(said)
    }),
  )
})
