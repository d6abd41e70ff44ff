import { expect, test } from 'vitest'
import { rateDataPrice } from './data-price.ts'

test.each([
  [[], 'keeps', 'low'],
  [[], null, 'low'],
  [['name', 'email', 'transcript'], 'keeps', 'low'],
  [['name', 'photo'], 'keeps', 'low'],
  [['photo', 'social_media'], 'keeps', 'medium'],
  [['name'], 'shares', 'medium'],
  [['name'], null, 'medium'],
  [['name'], 'sells', 'high'],
  [['ssn'], 'keeps', 'high'],
] as const)('asking for %j by one that %s has a %s price', (asksFor, dataUse, price) => {
  expect(rateDataPrice({ asksFor, dataUse })).toBe(price)
})
