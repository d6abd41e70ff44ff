import type { ExprNode } from 'groq-js'
import { toLookup } from './lookup.ts'
import type { ParsedQuery } from './parse-query.ts'
import { listFilters } from './source.ts'
import { getChildren } from './tree.ts'

/** Whether an index finds the documents of every `*` of a query, so that none goes through all of them. */
export function needsOnlyIndexes(parsed: ParsedQuery): boolean {
  const known = answers.get(parsed) ?? usesIndexes(parsed.tree)
  answers.set(parsed, known)
  return known
}

const answers = new WeakMap<ParsedQuery, boolean>()

function usesIndexes(node: ExprNode): boolean {
  const filters = listFilters(node)
  if (filters && !toLookup(filters)) return false
  return (filters ?? getChildren(node)).every(usesIndexes)
}
