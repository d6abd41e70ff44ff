import type { ExprNode } from 'groq-js'
import type { ContentDocument } from '#content/documents.ts'
import { candidatesOf } from './candidates.ts'
import type { Evaluate } from './host-node.ts'
import { evaluated, type Lookup, lookupOf } from './lookup.ts'
import type { Run } from './run.ts'
import { weightOf } from './weight.ts'

/** The filters directly on `*`, the first first; undefined for the filter of anything else. */
export function filtersOf(node: ExprNode): ExprNode[] | undefined {
  if (node.type === 'Everything') return []
  if (node.type === 'Group') return filtersOf(node.base)
  if (node.type !== 'Filter') return undefined
  const below = filtersOf(node.base)
  return below && [...below, node.expr]
}

/** Filters one after another. */
export function withFilters(base: ExprNode, filters: readonly ExprNode[]): ExprNode {
  return filters.reduce<ExprNode>((filtered, expr) => ({ type: 'Filter', base: filtered, expr }), base)
}

/** The documents that filters are held against: what an index finds of them, or all. */
export interface Source {
  /** At most so many. */
  size: number
  /** What one costs. */
  weight: number
  lookup: Lookup<unknown> | undefined
  /** In `_id` order. */
  documents(): readonly ContentDocument[]
}

/** How the source of these filters is found in each evaluation, which also logs what is read. */
export function sourceOf(filters: readonly ExprNode[]): (evaluate: Evaluate, run: Run) => Source {
  const lookup = lookupOf(filters)
  // Without a filter nothing is evaluated for a document: the list is only handed on.
  const weight = filters.reduce((sum, filter) => sum + weightOf(filter), filters.length > 0 ? 1 : 0.1)
  return (evaluate, run) => {
    const values = lookup && evaluated(lookup, evaluate)
    run.reads.list(values)
    const found = values && candidatesOf(values, run.view)
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
