import type { ExprNode } from 'groq-js'
import { hostNode } from './host-node.ts'
import { limitedTo, limitOf } from './limited.ts'
import { meteredLoop } from './metered.ts'
import type { ParsedQuery } from './parse-query.ts'
import { filtersOf, sourceOf, withFilters } from './source.ts'

/**
 * The tree that is evaluated in place of the query's own: it has the same value, but each `*` gives only candidates, and work is
 * counted.
 */
export function planOf(parsed: ParsedQuery): ExprNode {
  const kept = plans.get(parsed)
  if (kept) return kept
  const plan = planned(parsed.tree)
  plans.set(parsed, plan)
  return plan
}

const plans = new WeakMap<ParsedQuery, ExprNode>()

/** The same for a part of a query. */
export function planned(node: ExprNode): ExprNode {
  const filters = filtersOf(node)
  if (filters) return filtered(filters)
  switch (node.type) {
    case 'Slice':
    case 'AccessElement': {
      const limit = limitOf(node)
      const base = limit === undefined ? undefined : limitedTo(limit, node.base, planned)
      return { ...node, base: base ?? planned(node.base) }
    }
    case 'FuncCall':
      if (node.namespace === 'releases' && node.name === 'all') return filtered([isRelease])
      return meteredLoop(node, planned)
    default:
      return meteredLoop(node, planned)
  }
}

function filtered(filters: readonly ExprNode[]): ExprNode {
  const source = sourceOf(filters)
  const documents = hostNode((evaluate, run) => {
    const { size, weight, documents } = source(evaluate, run)
    run.meter.charge(size * weight)
    return documents()
  })
  return withFilters(documents, filters.map(planned))
}

const isRelease: ExprNode = {
  type: 'OpCall',
  op: '==',
  left: { type: 'AccessAttribute', name: '_type' },
  right: { type: 'Value', value: 'system.release' },
}
