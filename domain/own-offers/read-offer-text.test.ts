import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxTextLength, readOfferText } from './read-offer-text.ts'

const read = (...lines: string[]) => readOfferText(lines.join('\n')).found

test('reads the email of a lender', () => {
  expect(
    read(
      'From: Harbor Credit Union <loans@harbor.example>',
      'Congratulations! You were approved on November 20, 2026.',
      'Loan amount: $12,500',
      'Your fixed interest rate is 7.25% (7.41% APR).',
      'Repayment term: 10 years. Save 0.25% with autopay.',
      'Payments: interest-only while in school, then a 6-month grace period.',
      'No origination fee. Late payment fee: $25.',
      'You may request cosigner release after 24 on-time payments.',
    ),
  ).toEqual({
    lenderName: 'Harbor Credit Union',
    approvedOn: '11/20/2026',
    amount: '12,500',
    rateType: 'fixed',
    lowestRate: '7.25',
    lowestApr: '7.41',
    term: '120',
    discount: '0.25',
    repayment: 'interest_only',
    grace: '6',
    fee: '0',
    lateFee: '25',
    release: '24',
  })
})

test('reads an approval disclosure', () => {
  expect(
    read(
      'PRIVATE EDUCATION LOAN APPROVAL DISCLOSURE',
      'Creditor: Maple Bank',
      'Disclosure date: 11/18/2026',
      'Total Loan Amount   $10,000.00',
      'Interest Rate   8.105%   Annual Percentage Rate (APR)   8.34%',
      'Your rate is variable. Your interest rate type: variable rate',
      'The maximum interest rate is 25%',
      'Loan Origination Fee 3%',
      'Returned payment fee: $20',
      'Repayment period: 180 months',
      'Your payments are deferred while you are in school.',
    ),
  ).toEqual({
    lenderName: 'Maple Bank',
    approvedOn: '11/18/2026',
    amount: '10,000.00',
    lowestRate: '8.105',
    lowestApr: '8.34',
    rateType: 'variable',
    rateCap: '25',
    fee: '3',
    returnedFee: '20',
    term: '180',
    repayment: 'deferred',
  })
})

test('reads a range of rates, and leaves a second offer alone', () => {
  expect(
    read('Variable rates: 5.99% to 12.50%', 'APR 5.74% – 12.10% APR with autopay', 'Fixed rate 6.50%'),
  ).toEqual({
    rateType: 'variable',
    lowestRate: '5.99',
    highestRate: '12.50',
    lowestApr: '5.74',
    highestApr: '12.10',
  })
})

test.each([
  ['nothing', ''],
  ['small talk', 'Hi mom,\nI got 95% on my exam and owe Dana $20 for 3 months of coffee.'],
  ['a lender that lists its repayment options', 'Options: immediate, interest-only or deferred repayment'],
  ['markup', '<script>alert("7.25%")</script><b>=cmd|7%</b>'],
])('finds nothing in %s', (_, text) => {
  expect(read(text)).toEqual({})
})

test('a text of 100 kB is cut, so that no pattern searches it for long', () => {
  const hostile = [
    '1%'.repeat(50_000),
    '$1,'.repeat(33_000),
    'term '.repeat(20_000),
    'rate 7.5 '.repeat(11_000),
  ]
  for (const text of hostile) expect(readOfferText(text).isCut).toBe(true)
  const beyond = `${' '.repeat(maxTextLength)}Interest rate: 7%`
  expect(readOfferText(beyond)).toEqual({ found: {}, isCut: true })
})

test('whatever is pasted, what is found is short and fits its field', () => {
  const word = fc.constantFrom(
    'Interest rate',
    'APR',
    '7.25%',
    '–',
    'to',
    '$10,000',
    'Lender: ',
    'term',
    '10 years',
    'cosigner',
    '\n',
    '<b>',
    '=',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string()), { maxLength: 40 }), (words) => {
      const { found } = readOfferText(words.join(' '))
      for (const value of Object.values(found)) expect(value.length).toBeLessThanOrEqual(80)
      expect(found.lowestRate ?? '1').toMatch(/^\d{1,2}(?:\.\d{1,4})?$/)
    }),
  )
})
