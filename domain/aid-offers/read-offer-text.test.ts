import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxTextLength, readOfferText } from './read-offer-text.ts'

/** What was found, in dollars, by what it is taken for. */
const dollars = (text: string) =>
  readOfferText(text).found.map(({ amount, cents }) => [amount, cents / 100] as const)
const only = (text: string) => readOfferText(text).found[0]

test('a letter with one amount in each line', () => {
  const letter = `Dear Ana,
We are pleased to offer you the following for 2026–27. Student ID: 004417893

Estimated Cost of Attendance
  Tuition and Fees: $14,859
  Room and Board: $15,450
  Books & Supplies: $1,200.00
  Personal expenses: $2,500
Total Estimated Cost: $34,009

Federal Pell Grant ........ $3,697.50
Cal Grant A               $9,708
Dean's Scholarship        $4,000 (renewable with a 3.0 GPA)
Federal Work-Study, up to $2,500
Direct Subsidized Loan    $3,500
Direct Unsubsidized Loan  $2,000
Total Financial Aid: $25,405.50
Estimated net cost: $8,603.50
Questions? Call 555-0100 by May 1, 2027.`
  expect(dollars(letter)).toEqual([
    ['tuition', 14_859],
    ['housing', 15_450],
    ['books', 1_200],
    ['otherCost', 2_500],
    ['costTotal', 34_009],
    ['pell', 3_697.5],
    ['stateGrant', 9_708],
    ['schoolGrant', 4_000],
    ['workStudy', 2_500],
    ['subsidized', 3_500],
    ['unsubsidized', 2_000],
    ['aidTotal', 25_405.5],
    ['statedNet', 8_603.5],
  ])
  expect(
    readOfferText(letter)
      .found.filter(({ isUpTo }) => isUpTo)
      .map(({ amount }) => amount),
  ).toEqual(['workStudy'])
})

test('a table with a column for each term: the total counts, and sums of sums are left out', () => {
  const table = `Award\tFall 2026\tSpring 2027\tTotal
GRANTS AND SCHOLARSHIPS
Faculty Scholarship\t$15,500\t$15,500\t$31,000
Federal Pell Grant\t$1,323\t$1,322\t$2,645
FSEOG\t$400\t$400\t$800
Total grants and scholarships\t$17,223\t$17,222\t$34,445
Parent PLUS Loan\t10000\t10000\t20000
Harborview University Loan\t500\t500\t1000`
  expect(dollars(table)).toEqual([
    ['schoolGrant', 31_000],
    ['pell', 2_645],
    ['seog', 800],
    ['parentPlus', 20_000],
    ['schoolLoan', 1_000],
  ])
  expect(only(table)).toMatchObject({ basis: 'total_column', label: 'Faculty Scholarship' })
})

test('terms without a total are added up', () => {
  expect(only('Fund  Fall  Spring\nFederal Pell Grant  1,848.75  1,848.75')).toMatchObject({
    cents: 3_697_50,
    basis: 'terms_added',
  })
  expect(only('Federal Pell Grant $1,849 $1,848')).toMatchObject({ cents: 3_697_00, basis: 'terms_added' })
  expect(only('Federal Pell Grant $1,232 $1,232 $1,233 $3,697')).toMatchObject({
    cents: 3_697_00,
    basis: 'total_column',
  })
  expect(only('Dean’s grant $900 $4,000')).toMatchObject({ cents: 4_000_00, basis: 'guessed' })
})

test('a portal with a column for what was accepted and declined', () => {
  const portal = `Award Offered Accepted Declined
Direct Subsidized Loan $3,500.00 $3,500.00 $0.00
Direct Unsubsidized Loan $2,000.00 $0.00 $2,000.00`
  expect(readOfferText(portal).found).toMatchObject([
    { amount: 'subsidized', cents: 3_500_00, isDeclined: false },
    { amount: 'unsubsidized', cents: 2_000_00, isDeclined: true },
  ])
  expect(only('Parent PLUS Loan  Declined  $12,000')).toMatchObject({
    amount: 'parentPlus',
    isDeclined: true,
  })
})

test('cells that arrive as lines of their own', () => {
  const cells =
    'Fall\nSpring\nTotal\nFederal Pell Grant\n$1,848.75\n$1,848.75\n$3,697.50\nOregon Opportunity Grant\nAccepted\n$1,500\n$1,500\n$3,000'
  expect(dollars(cells)).toEqual([
    ['pell', 3_697.5],
    ['stateGrant', 3_000],
  ])
})

test('aid that a bill shows as a credit is read by its size', () => {
  expect(dollars('Presidential Scholarship  -$8,000.00\nPell Grant ($3,000)\nPell Grant −$3,000')).toEqual([
    ['schoolGrant', 8_000],
    ['pell', 3_000],
    ['pell', 3_000],
  ])
})

test.each([
  ['Federal Direct Loan $5,500', undefined],
  ['Graduate PLUS Loan $5,500', undefined],
  ['Federal Perkins Loan $900', undefined],
  ['Loan fees $60', 'otherCost'],
  ['Private education loan $4,000', 'privateLoan'],
  ['Outside scholarship $750', 'otherGrant'],
  ['Ohio State University Grant $750', 'schoolGrant'],
  ['Post-9/11 GI Bill $9,000', 'giBill'],
  ['Meal plan $4,100', 'food'],
  ['Monthly payment plan $1,200', 'paymentPlan'],
])('%s', (line, amount) => {
  expect(readOfferText(line).found).toHaveLength(1)
  expect(only(line)?.amount).toBe(amount)
})

test.each([
  'Class of 2030, fall 2026',
  'Interest rate 6.52%',
  'Student ID 20261234567',
  'Call (555) 010-0199 by 5/1/2027',
  'Take 12 credits for 48 months',
  'See https://aid.example/2026/offer-1234',
  'Enroll in at least 6 credit hours',
])('%s: no amount', (line) => {
  expect(readOfferText(line).found).toEqual([])
})

test('a text beyond the limit is cut, and said to be', () => {
  const line = 'Federal Pell Grant $1,000\n'
  const { found, isCut } = readOfferText(line.repeat(2000))
  expect([found.length, isCut]).toEqual([600, true])
  expect(readOfferText(line.repeat(5)).isCut).toBe(false)
})

test('no text is too strange to read, and each find is an amount from it', () => {
  const words = fc.constantFrom(
    'Pell Grant',
    'Total',
    '$',
    '1,234.56',
    '-',
    '(',
    ')',
    '%',
    '\n',
    '\t',
    'up to',
    'Fall',
    '9',
    '.',
    ',',
    '−',
    '2026',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 300 }),
        fc.array(words).map((each) => each.join(' ')),
      ),
      (text) => {
        for (const { cents, label } of readOfferText(text).found) {
          expect(Number.isSafeInteger(cents)).toBe(true)
          expect(cents).toBeGreaterThanOrEqual(0)
          expect(label.length).toBeLessThanOrEqual(80)
        }
      },
    ),
  )
})

test('the longest text of any one character is read, whatever the character', () => {
  for (const each of ['1', ',', '.', '$', ' ', '-', '(', 'a', '1,', '$1 ', '·'])
    expect(readOfferText(each.repeat(maxTextLength)).found.length).toBeLessThanOrEqual(1)
})
