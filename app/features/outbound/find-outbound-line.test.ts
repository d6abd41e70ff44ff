import { expect, test } from 'vitest'
import { findProductLine } from '#domain/product-line.ts'
import { products } from '#products/products.ts'
import { findOutboundLine } from './find-outbound-line.ts'

const find = (query: string) => findOutboundLine(products, new URLSearchParams(query))

test('each product with offers is found by its category and leads only to its own pages', () => {
  const found = products.filter(({ category }) => find(`line=${category}`))
  expect(found.map(({ category }) => category)).toEqual(['student-loans', 'refinance-student-loans'])
  for (const { category, outbound } of found) {
    expect(find(`line=${category}`)).toBe(outbound)
    for (const path of [outbound?.root, outbound?.list, outbound?.under18?.path ?? `/${category}`]) {
      expect(findProductLine(path ?? ''), path).toBe(findProductLine(`/${category}`))
    }
  }
})

test('an address that names no line is about student loans, and an unknown line is not found', () => {
  expect(find('offer=x')?.root).toBe('/student-loans')
  for (const line of ['', 'PSL', 'credit-cards', 'constructor', '__proto__']) {
    expect(find(new URLSearchParams({ line }).toString()), line).toBeUndefined()
  }
})
