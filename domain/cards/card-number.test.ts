import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdsCardNumber, passesLuhn } from './card-number.ts'

test.each([
  '4111 1111 1111 1111',
  '4111-1111-1111-1111',
  '378282246310005',
  'My Visa 4111111111111111',
  '4111 1111 1111 1111 12/27',
  '4111\u200B1111\u200B1111\u200B1111',
  '４１１１ １１１１ １１１１ １１１１',
  '4111–1111—1111 1111',
  '5018 0000 0009',
])('%j holds a card number', (text) => {
  expect(holdsCardNumber(text)).toBe(true)
})

test.each([
  '',
  'Gold Card',
  '4111 1111 1111 1112',
  '$1,234.56',
  '24.99',
  '11/20/2026',
  '(555) 010-1234',
  'Card 2 of 3',
  '1234',
])('%j holds none', (text) => {
  expect(holdsCardNumber(text)).toBe(false)
})

const someNumber = fc
  .array(fc.nat(9), { minLength: 11, maxLength: 18 })
  .map((digits) => digits.join(''))
  .map((payload) => payload + [...'0123456789'].find((check) => passesLuhn(payload + check)))

test('every number of 12 to 19 digits with a right check digit is found, however it is grouped', () => {
  const cut = fc.array(fc.constantFrom('', '', '', ' ', '-'), { minLength: 19, maxLength: 19 })
  fc.assert(
    fc.property(someNumber, cut, fc.constantFrom('', 'Visa ', 'No. '), (number, gaps, before) => {
      const grouped = [...number]
        .map((digit, at) => digit + (at + 1 < number.length ? gaps[at] : ''))
        .join('')
      expect(holdsCardNumber(before + grouped)).toBe(true)
    }),
  )
})
