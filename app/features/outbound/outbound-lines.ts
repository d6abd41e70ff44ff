import { getKeys } from '#domain/keys.ts'
import { type ProductLine, productLines } from '#domain/product-line.ts'
import type { OutboundLine } from '#kit/outbound/outbound-line.ts'
import { refinanceOutbound } from '#products/refinance/outbound.server.ts'
import { studentLoansOutbound } from '#products/student-loans/outbound.server.ts'

type OutboundLines = Partial<Record<ProductLine, OutboundLine>>

/** The lines with offers to choose. A line that opens adds its own. */
export const outboundLines: OutboundLines = { PSL: studentLoansOutbound, SLR: refinanceOutbound }

/**
 * Returns the line that an address names by its category. An address that names none is about student loans,
 * the first line that opened. Undefined when there is no such line, or it has no offers.
 */
export function findOutboundLine(
  query: URLSearchParams,
  lines: OutboundLines = outboundLines,
): OutboundLine | undefined {
  const category = query.get('line') ?? productLines.PSL.category
  const line = getKeys(productLines).find((each) => productLines[each].category === category)
  return line && lines[line]
}
