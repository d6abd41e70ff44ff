import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Json } from '#content/documents.ts'
import { blockFromText, blockToText, isObject, type JsonObject } from './block-text.ts'
import { printJson } from './print-json.ts'

/** A document as the library keeps it: without the revision and the times, which the service gives. */
export type LibraryDocument = JsonObject & { readonly _id: string; readonly _type: string }

/** Files of the library by the id of the asset they became, and the other way round. */
export interface AssetNames {
  fileOf(assetId: string): string | undefined
  assetOf(file: string): string | undefined
}

const libraryDocument = z.looseObject({ _id: z.string().min(1), _type: z.string().min(1) })
const exact = z.strictObject({ _exact: libraryDocument })
const blockText = z.strictObject({
  _md: z.string(),
  _marks: z.array(z.record(z.string(), z.json())).optional(),
  _keys: z.string().optional(),
})
const assetFile = z.looseObject({ _file: z.string() })

/**
 * A document as a file: a field to a line, a block of rich text to a line and as Markdown where that loses nothing, an asset by
 * the name of its file. What could be mistaken for one of these stands as it is, under `_exact`.
 */
export function printDocument(document: LibraryDocument, names: AssetNames): string {
  const written = toFile(document, names)
  const readBack = fromFile(written, { assetOf: (file) => names.assetOf(file) ?? '' })
  const same = isDeepStrictEqual(readBack, document)
  return `${printJson(same ? written : { _exact: document })}\n`
}

/** Throws an error that says what is wrong with the text. */
export function parseDocument(text: string, names: Pick<AssetNames, 'assetOf'>): LibraryDocument {
  const json: Json = JSON.parse(text)
  return libraryDocument.parse(isExact(json) ? json._exact : fromFile(json, names)) as LibraryDocument
}

export function isExact(json: unknown): json is z.infer<typeof exact> {
  return exact.safeParse(json).success
}

function toFile(value: Json, names: AssetNames): Json {
  if (Array.isArray(value)) {
    return value.map(
      (item: Json, place) => (isObject(item) && blockToText(item, place)) || toFile(item, names),
    )
  }
  if (!isObject(value)) return value
  const { _type, _ref, ...rest } = value
  const file = _type === 'reference' && typeof _ref === 'string' ? names.fileOf(_ref) : undefined
  if (file !== undefined) return { _file: file, ...rest }
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, toFile(each, names)]))
}

function fromFile(value: Json, names: Pick<AssetNames, 'assetOf'>): Json {
  if (Array.isArray(value)) {
    return value.map((item: Json, place) => {
      const text = blockText.safeParse(item)
      return text.success ? blockFromText(text.data, place) : fromFile(item, names)
    })
  }
  if (!isObject(value)) return value
  const named = assetFile.safeParse(value)
  if (named.success) {
    const { _file, ...rest } = named.data
    const asset = names.assetOf(_file)
    if (asset === undefined) throw new Error(`There is no file "${_file}" in the library.`)
    return { _type: 'reference', _ref: asset, ...rest }
  }
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, fromFile(each, names)]))
}
