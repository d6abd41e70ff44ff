import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repaymentOptions, writeRepaymentOptions } from './repayment-cell.ts'

function reading(text: string): unknown {
  const parsed = repaymentOptions.safeParse(text)
  return parsed.success ? parsed.data : (parsed.error.issues[0]?.message ?? '')
}

test('ways to repay are parsed with their amounts and capitalization', () => {
  expect(reading('flat 25 interest_free; deferred')).toEqual([
    { choice: 'flat', flatPaymentCents: 2_500, capitalization: 'interest_free' },
    { choice: 'deferred', flatPaymentCents: 0, capitalization: 'at_repayment' },
  ])
  expect(reading('deferred yearly; Flat $25.50; immediate; interest_only')).toEqual([
    { choice: 'immediate', flatPaymentCents: 0, capitalization: 'at_repayment' },
    { choice: 'interest_only', flatPaymentCents: 0, capitalization: 'at_repayment' },
    { choice: 'flat', flatPaymentCents: 2_550, capitalization: 'at_repayment' },
    { choice: 'deferred', flatPaymentCents: 0, capitalization: 'yearly' },
  ])
})

test.each([
  ['', /is empty/],
  ['later', /doesn’t begin with any of/],
  ['flat', /such as flat 25/],
  ['flat 0', /such as flat 25/],
  ['flat monthly', /such as flat 25/],
  ['deferred 25', /only .* can follow deferred/],
  ['deferred daily', /only .* can follow deferred/],
  ['immediate yearly', /enter immediate alone/],
  ['interest_only interest_free', /enter deferred interest_free/],
  ['deferred; deferred yearly', /has deferred twice/],
])('the repayment cell "%s" is refused', (text, why) => {
  expect(reading(text)).toMatch(why)
})

test('no text makes the parser throw, and written ways to repay parse back the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const parsed = repaymentOptions.safeParse(text)
      if (!parsed.success) expect(parsed.error.issues[0]?.message).toBeTruthy()
    }),
  )
  const option = fc.record({
    choice: fc.constantFrom('interest_only' as const, 'deferred' as const),
    flatPaymentCents: fc.constant(0),
    capitalization: fc.constantFrom(
      'at_repayment' as const,
      'yearly' as const,
      'quarterly' as const,
      'monthly' as const,
    ),
  })
  const flat = fc.record({
    choice: fc.constant('flat' as const),
    flatPaymentCents: fc.integer({ min: 1, max: 100_000 }),
    capitalization: fc.constantFrom('at_repayment' as const, 'interest_free' as const),
  })
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.oneof(option, flat), { selector: ({ choice }) => choice, minLength: 1 }),
      (options) => {
        const parsed = repaymentOptions.parse(writeRepaymentOptions(options))
        expect(parsed).toHaveLength(options.length)
        expect(parsed).toEqual(expect.arrayContaining(options))
      },
    ),
  )
})
