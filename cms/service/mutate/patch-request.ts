import { parsePatch } from '@sanity/diff-match-patch'
import { z } from 'zod'
import type { Json } from '#content/documents.ts'
import { malformed } from './mutation-errors.ts'
import type { PatchOperation } from './patch.ts'
import { parsePatchPath } from './patch-path.ts'

const json = z.custom<Json>((value) => value !== undefined)
const numbers = z.record(z.string(), z.number()).optional()

/** The fields of a patch besides its selection, which an action does not have. */
export const patchFields = {
  ifRevisionID: z.string().optional(),
  set: z.record(z.string(), json).optional(),
  setIfMissing: z.record(z.string(), json).optional(),
  unset: z.array(z.string()).optional(),
  inc: numbers,
  dec: numbers,
  insert: z
    .strictObject({
      before: z.string().optional(),
      after: z.string().optional(),
      replace: z.string().optional(),
      items: z.array(json),
    })
    .optional(),
  diffMatchPatch: z.record(z.string(), z.string()).optional(),
}

type PatchFields = z.infer<z.ZodObject<Omit<typeof patchFields, 'ifRevisionID'>>>

/**
 * Returns the operations of a patch in the order that the hosted service documents. `diffMatchPatch`, which
 * its list leaves out, comes last, as in the official client library.
 * @throws MutationRefused if a path or text patch cannot be parsed
 */
export function readPatchOperations(fields: PatchFields): PatchOperation[] {
  const { set = {}, setIfMissing = {}, unset = [], inc = {}, dec = {}, insert, diffMatchPatch = {} } = fields
  return [
    ...Object.entries(set).map(([path, value]) => valueAt('set', path, value)),
    ...Object.entries(setIfMissing).map(([path, value]) => valueAt('setIfMissing', path, value)),
    ...unset.map((path) => ({ kind: 'unset' as const, path: parsePatchPath(path) })),
    ...Object.entries(inc).map(([path, by]) => increment(path, by)),
    ...Object.entries(dec).map(([path, by]) => increment(path, -by)),
    ...(insert ? [readInsert(insert)] : []),
    ...Object.entries(diffMatchPatch).map(([path, patch]) => textPatch(path, patch)),
  ]
}

function valueAt(kind: 'set' | 'setIfMissing', path: string, value: Json): PatchOperation {
  return { kind, path: parsePatchPath(path), value }
}

function increment(path: string, by: number): PatchOperation {
  return { kind: 'inc', path: parsePatchPath(path), by, written: path }
}

function readInsert(insert: NonNullable<PatchFields['insert']>): PatchOperation {
  const [given, ...others] = (['before', 'after', 'replace'] as const).flatMap((position) => {
    const path = insert[position]
    return path === undefined ? [] : [{ position, path }]
  })
  if (!given || others.length > 0) throw malformed('An insert needs one of "before", "after", or "replace"')
  const path = parsePatchPath(given.path)
  const last = path.at(-1)
  if (last?.kind !== 'union' || last.terms.some((term) => term.kind === 'path')) {
    throw malformed(`An insert needs a position in an array: "${given.path}" names none`)
  }
  return { kind: 'insert', position: given.position, path, items: insert.items }
}

function textPatch(path: string, patch: string): PatchOperation {
  return {
    kind: 'diffMatchPatch',
    path: parsePatchPath(path),
    patch,
    hunks: hunksIn(patch, path),
    written: path,
  }
}

function hunksIn(patch: string, path: string): number {
  try {
    return parsePatch(patch).length
  } catch (error) {
    throw malformed(`Unable to parse the patch for "${path}": ${error instanceof Error ? error.message : ''}`)
  }
}
