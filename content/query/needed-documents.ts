import { type ExprNode, evaluateSync } from 'groq-js'
import type { ContentDocument, Json } from '#content/documents.ts'
import { candidatesOf } from './candidates.ts'
import { evaluated, type Lookup, lookupOf } from './lookup.ts'
import type { Params, ParsedQuery } from './parse-query.ts'
import { filtersOf } from './source.ts'
import { childrenOf, nodesOf } from './tree.ts'
import type { View } from './view.ts'

/**
 * Documents by which alone a query has the same answer: those its filters can let pass, whatever stands around them, and what is
 * reached from there by references.
 *
 * @returns undefined where there are more than the bound
 */
export function neededDocuments(
  { tree }: ParsedQuery,
  params: Params,
  view: View,
  bound: number,
): ContentDocument[] | undefined {
  const needed = new Map<string, ContentDocument>()
  for (const filters of sourcesOf(tree)) {
    const lookup = constantLookup(filters)
    const keys = lookup && evaluated(lookup, (key) => evaluateSync(key, { params: { ...params } }).data)
    const found = keys && candidatesOf(keys, view)
    if ((found?.size ?? view.documents.all().length) > bound) return undefined
    for (const document of found?.list() ?? view.all()) needed.set(document._id, document)
    if (needed.size > bound) return undefined
  }
  const nodes = [...nodesOf(tree)].map(({ node }) => node)
  const followsReferences = nodes.some(({ type }) => type === 'Deref')
  if (followsReferences && (nodes.some(makesReference) || JSON.stringify(params).includes('"_ref"'))) {
    return view.documents.all().length > bound ? undefined : [...view.all()]
  }
  if (followsReferences && !addReferred(needed, view, bound)) return undefined
  return [...needed.values()]
}

/** A reference that the query itself makes can lead anywhere. */
function makesReference(node: ExprNode): boolean {
  if (node.type !== 'Object') return false
  return node.attributes.some((each) => each.type === 'ObjectAttributeValue' && each.name === '_ref')
}

/** The filters of every `*`; none where all documents are asked for. */
function sourcesOf(node: ExprNode): ExprNode[][] {
  const own = filtersOf(node)
  const inner = own ?? childrenOf(node)
  const isEverything = node.type === 'FuncCall' && node.namespace === 'releases'
  return [...(own ? [own] : isEverything ? [[]] : []), ...inner.flatMap(sourcesOf)]
}

/** Of the lookup only what has one value wherever the filter stands. */
function constantLookup(filters: readonly ExprNode[]): Lookup | undefined {
  const lookup = lookupOf(filters)
  return lookup && constantPart(lookup)
}

function constantPart(lookup: Lookup): Lookup | undefined {
  if (lookup.by === 'every') {
    const parts = lookup.parts.flatMap((part) => constantPart(part) ?? [])
    return parts.length === 0 ? undefined : { by: 'every', parts }
  }
  return keysOf(lookup).every(isConstant) ? lookup : undefined
}

function keysOf(lookup: Lookup): readonly ExprNode[] {
  if (lookup.by === 'references') return lookup.keys
  return 'key' in lookup ? [lookup.key] : lookup.parts.flatMap(keysOf)
}

function isConstant(key: ExprNode): boolean {
  return [...nodesOf(key)].every(({ node }) => !['This', 'Parent', 'Deref'].includes(node.type))
}

/** False where the bound is passed. */
function addReferred(needed: Map<string, ContentDocument>, view: View, bound: number): boolean {
  // A Map goes on to what is added while it is gone over.
  for (const document of needed.values()) {
    if (needed.size > bound) return false
    for (const id of referencesIn(document)) {
      const referred = needed.has(id) ? undefined : view.get(id)
      if (referred) needed.set(id, referred)
    }
  }
  return needed.size <= bound
}

function* referencesIn(value: Json): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (name === '_ref' && typeof inner === 'string') yield inner
    else yield* referencesIn(inner)
  }
}
