import type { ExprNode } from 'groq-js'
import { hostNode } from './host-node.ts'
import { getLimit, limitedTo } from './limited.ts'
import { meteredLoop } from './metered.ts'
import type { ParsedQuery } from './parse-query.ts'
import { listFilters, toSource, withFilters } from './source.ts'

/**
 * Builds the tree that is evaluated in place of the parsed one: it has the same value, but each `*` returns
 * only candidates, and work is counted.
 */
export function planQuery(parsed: ParsedQuery): ExprNode {
  const cached = plans.get(parsed)
  if (cached) return cached
  const plan = planNode(parsed.tree)
  plans.set(parsed, plan)
  return plan
}

const plans = new WeakMap<ParsedQuery, ExprNode>()

/** Plans a part of a query. */
export function planNode(node: ExprNode): ExprNode {
  const filters = listFilters(node)
  if (filters) return planFilters(filters)
  switch (node.type) {
    case 'Slice':
    case 'AccessElement': {
      const limit = getLimit(node)
      const base = limit === undefined ? undefined : limitedTo(limit, node.base, planNode)
      return { ...node, base: base ?? planNode(node.base) }
    }
    case 'FuncCall':
      if (node.namespace === 'releases' && node.name === 'all') return planFilters([isRelease])
      return meteredLoop(node, planNode)
    default:
      return meteredLoop(node, planNode)
  }
}

function planFilters(filters: readonly ExprNode[]): ExprNode {
  const source = toSource(filters)
  const documents = hostNode((evaluate, run) => {
    const { size, weight, documents } = source(evaluate, run)
    run.meter.charge(size * weight)
    return documents()
  })
  return withFilters(documents, filters.map(planNode))
}

const isRelease: ExprNode = {
  type: 'OpCall',
  op: '==',
  left: { type: 'AccessAttribute', name: '_type' },
  right: { type: 'Value', value: 'system.release' },
}
