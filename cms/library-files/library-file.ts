import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { isJsonObject, type Json, type JsonObject } from '#cms/service/documents.ts'
import { blockFromText, blockToText } from './block-text.ts'
import { formatJson } from './format-json.ts'

/** A document as the library stores it: without the revision and timestamps, which the service sets. */
export type LibraryDocument = JsonObject & { readonly _id: string; readonly _type: string }

/** Maps asset ids to library files and back. */
export interface AssetNames {
  toFile(assetId: string): string | undefined
  toAsset(file: string): string | undefined
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
 * Prints a document as a file: one line per field, each block of rich text on one line and as Markdown if
 * that loses nothing, and each asset by its file name. A document that would not read back the same is stored
 * as is, under `_exact`.
 */
export function formatDocument(document: LibraryDocument, names: AssetNames): string {
  const written = toFile(document, names)
  const readBack = fromFile(written, { toAsset: (file) => names.toAsset(file) ?? '' })
  const same = isDeepStrictEqual(readBack, document)
  return `${formatJson(same ? written : { _exact: document })}\n`
}

/** Throws an error that says what is wrong with the text. */
export function parseDocument(text: string, names: Pick<AssetNames, 'toAsset'>): LibraryDocument {
  const json: Json = JSON.parse(text)
  return libraryDocument.parse(isExact(json) ? json._exact : fromFile(json, names)) as LibraryDocument
}

export function isExact(json: unknown): json is z.infer<typeof exact> {
  return exact.safeParse(json).success
}

function toFile(value: Json, names: AssetNames): Json {
  if (Array.isArray(value)) {
    return value.map(
      (item: Json, place) => (isJsonObject(item) && blockToText(item, place)) || toFile(item, names),
    )
  }
  if (!isJsonObject(value)) return value
  const { _type, _ref, ...rest } = value
  const file = _type === 'reference' && typeof _ref === 'string' ? names.toFile(_ref) : undefined
  if (file !== undefined) return { _file: file, ...rest }
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, toFile(each, names)]))
}

function fromFile(value: Json, names: Pick<AssetNames, 'toAsset'>): Json {
  if (Array.isArray(value)) {
    return value.map((item: Json, place) => {
      const text = blockText.safeParse(item)
      return text.success ? blockFromText(text.data, place) : fromFile(item, names)
    })
  }
  if (!isJsonObject(value)) return value
  const named = assetFile.safeParse(value)
  if (named.success) {
    const { _file, ...rest } = named.data
    const asset = names.toAsset(_file)
    if (asset === undefined) throw new Error(`There is no file "${_file}" in the library.`)
    return { _type: 'reference', _ref: asset, ...rest }
  }
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, fromFile(each, names)]))
}
