import { expect, test } from 'vitest'
import { getKeys } from '#domain/keys.ts'
import { findProductLine, productLines } from '#domain/product-line.ts'
import type { OutboundLine } from '#kit/outbound/outbound-line.ts'
import { findOutboundLine, outboundLines } from './outbound-lines.ts'

const find = (query: string, lines = outboundLines) => findOutboundLine(new URLSearchParams(query), lines)

test('each line is found by its category and leads only to its own pages', () => {
  expect(Object.keys(outboundLines)).toEqual(['PSL', 'SLR'])
  for (const line of getKeys(productLines)) {
    const found = find(`line=${productLines[line].category}`)
    expect(found).toBe(outboundLines[line])
    if (!found) continue
    const { root, list, under18 } = found
    for (const path of [root, list, ...(under18 ? [under18.path] : [])]) {
      expect(findProductLine(path), path).toBe(line)
    }
  }
})

test('an address that names no line is about student loans, and an unknown line is not found', () => {
  expect(find('offer=x')).toBe(outboundLines.PSL)
  for (const line of ['', 'PSL', 'credit-cards', 'constructor', '__proto__']) {
    expect(find(new URLSearchParams({ line }).toString()), line).toBeUndefined()
  }
})

test('a line that opens is found beside the others', () => {
  const refinance: OutboundLine = {
    name: 'Refinance',
    root: '/refinance-student-loans',
    list: '/refinance-student-loans/offers',
    catalog: (services) => services.loanOffers,
  }
  const lines = { ...outboundLines, SLR: refinance }
  expect(find('line=refinance-student-loans', lines)).toBe(refinance)
  expect(find('line=student-loans', lines)).toBe(outboundLines.PSL)
})
