import type { Params, ParsedQuery } from './parse-query.ts'

/**
 * Returns the same text for queries that differ only in spaces, comments, quotation marks, or parameters that
 * they do not use.
 */
export function toCanonicalText({ tree, parameters }: ParsedQuery, params: Params): string {
  const used = [...parameters].sort().map((name) => [name, params[name]])
  return JSON.stringify([tree, used], distinguishNumbers)
}

/** JSON has no infinite numbers and would write them as null. */
function distinguishNumbers(_name: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isFinite(value) ? { number: String(value) } : value
}
