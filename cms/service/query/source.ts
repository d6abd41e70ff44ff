import type { ExprNode } from 'groq-js'
import type { ContentDocument } from '#content/documents.ts'
import { findCandidates } from './candidates.ts'
import type { Run } from './host-node.ts'
import { type Evaluate, evaluateKeys, type Lookup, toLookup } from './lookup.ts'
import { weighNode } from './weight.ts'

/**
 * Returns the filters directly on `*` in the order they apply, or undefined if the node filters anything
 * else.
 */
export function listFilters(node: ExprNode): ExprNode[] | undefined {
  if (node.type === 'Everything') return []
  if (node.type === 'Group') return listFilters(node.base)
  if (node.type !== 'Filter') return undefined
  const below = listFilters(node.base)
  return below && [...below, node.expr]
}

/** Applies filters one after another. */
export function withFilters(base: ExprNode, filters: readonly ExprNode[]): ExprNode {
  return filters.reduce<ExprNode>((filtered, expr) => ({ type: 'Filter', base: filtered, expr }), base)
}

/** The documents to filter: those that an index finds, or all. */
export interface Source {
  /** Upper bound of the number of documents. */
  size: number
  /** Steps per document. */
  weight: number
  lookup: Lookup<unknown> | undefined
  /** In `_id` order. */
  documents(): readonly ContentDocument[]
}

/**
 * Prepares the source of these filters; each evaluation calls the returned function, which also logs what is
 * read.
 */
export function toSource(filters: readonly ExprNode[]): (evaluate: Evaluate, run: Run) => Source {
  const lookup = toLookup(filters)
  // Without a filter nothing is evaluated per document; the list is only passed on.
  const weight = filters.reduce((sum, filter) => sum + weighNode(filter), filters.length > 0 ? 1 : 0.1)
  return (evaluate, run) => {
    const values = lookup && evaluateKeys(lookup, evaluate)
    run.reads.list(values)
    const found = values && findCandidates(values, run.view)
    const size = found?.size ?? run.view.documents.all().length
    return {
      size,
      weight,
      lookup: values,
      documents() {
        run.meter.charge(found?.listing ?? 0)
        return found?.list() ?? run.view.all()
      },
    }
  }
}
