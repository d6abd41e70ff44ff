import type { FuncCallNode } from 'groq-js'
import { queryError } from './query-error.ts'

/**
 * Functions that the evaluator supports, by namespace. groq-js also parses functions that it cannot evaluate.
 */
const known: { [namespace: string]: readonly string[] } = {
  global: [
    'coalesce',
    'count',
    'dateTime',
    'defined',
    'identity',
    'length',
    'path',
    'string',
    'references',
    'round',
    'now',
    'boost',
    'lower',
    'upper',
  ],
  string: ['lower', 'upper', 'split', 'startsWith'],
  array: ['join', 'compact', 'unique', 'intersects'],
  pt: ['text'],
  sanity: ['projectId', 'dataset', 'versionOf', 'partOfRelease'],
  math: ['min', 'max', 'sum', 'avg'],
  dateTime: ['now'],
  releases: ['all'],
  delta: ['operation'],
  text: ['query'],
  geo: ['latLng', 'distance', 'contains', 'intersects'],
}

/** @throws ContentError 400 if the function is not supported */
export function checkFunctions({ namespace, name }: FuncCallNode, query: string): void {
  if (Object.hasOwn(known, namespace) && known[namespace]?.includes(name)) return
  const called = namespace === 'global' ? name : `${namespace}::${name}`
  const start = Math.max(0, query.indexOf(called))
  throw queryError(query, `Undefined function: ${called}`, start, start + called.length)
}
