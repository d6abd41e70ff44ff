import { productLines } from '#domain/product-line.ts'
import type { OutboundLine } from '#kit/outbound/outbound-line.ts'
import type { Product } from '#products/product.ts'

/**
 * Returns where the offers of a product lead, which an address names by its category. An address that names none is
 * about student loans, the first product that opened. Undefined when there is no such product, or it has no offers.
 */
export function findOutboundLine(
  products: readonly Product[],
  query: URLSearchParams,
): OutboundLine | undefined {
  const category = query.get('line') ?? productLines.PSL.category
  return products.find((product) => product.category === category)?.outbound
}
