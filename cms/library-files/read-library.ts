import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { isPublicId } from '#cms/service/documents.ts'
import { isExact } from './library-file.ts'

export interface LibraryEntry {
  /** The path in the library, such as `author/loans-desk.json`. */
  file: string
  text: string
  /** The assets the document names, such as `images/desk.svg`. */
  assets: readonly string[]
  /** The hash of the text and its assets; it changes when any of them changes. */
  hash: string
}

export interface Library {
  entries: readonly LibraryEntry[]
  /** Returns the bytes of a file that an entry names. */
  readAsset(asset: string): Buffer
  /** Returns the facts of an asset as JSON, or `undefined` if it has none. */
  readFacts(asset: string): string | undefined
}

/** A process may have only about a thousand files open. */
const READ_AT_ONCE = 64

/** Folders of assets; every other folder holds the documents of one type. */
const assetFolders: readonly string[] = ['images', 'files']
export const FACTS_SUFFIX = '.facts.json'

/**
 * Reads every document of the library and the assets they name. Throws an error that names the invalid file.
 */
export async function readLibrary(folder: string): Promise<Library> {
  const contents = new Map<string, Buffer>()
  const files = await libraryFiles(folder)
  for (let from = 0; from < files.length; from += READ_AT_ONCE) {
    const some = files.slice(from, from + READ_AT_ONCE)
    const read = await Promise.all(some.map((file) => readFile(path.join(folder, file))))
    for (const [at, file] of some.entries()) contents.set(file, read[at] ?? Buffer.alloc(0))
  }
  const documents = [...contents.keys()].filter((file) => !isAssetFile(file))
  const readAsset = (asset: string): Buffer => {
    const bytes = isAssetFile(asset) ? contents.get(asset) : undefined
    if (!bytes) throw new Error(`There is no file "${asset}" in the library.`)
    return bytes
  }
  const readFacts = (asset: string) => contents.get(asset + FACTS_SUFFIX)?.toString()
  const ids = new Set<string>()
  const entries = documents.map((file): LibraryEntry => {
    try {
      const text = String(contents.get(file))
      const { id, assets } = namesIn(text)
      if (!isPublicId(id))
        throw new Error(`"${id}" is a draft or a version; the library holds only published documents.`)
      if (ids.has(id)) throw new Error(`Another file already has the document "${id}".`)
      ids.add(id)
      const parts = assets.flatMap((asset) => [asset, readAsset(asset), readFacts(asset) ?? ''])
      return { file, text, assets, hash: hashParts([text, ...parts]) }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Error(`${path.join(folder, file)}: ${reason}`, { cause: error })
    }
  })
  return { entries, readAsset: readAsset, readFacts: readFacts }
}

/** Lists every file in every folder of the library, such as `author/loans-desk.json`, sorted by name. */
export async function libraryFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => /^[^/]+\/[^/]+$/.test(file) && (isAssetFile(file) || file.endsWith('.json')))
    .sort()
}

const outline = z.looseObject({ _id: z.string().min(1), _type: z.string().min(1) })

/**
 * Returns the id of the document in a file and the assets it names. It does not parse rich text, because it
 * runs on every start.
 */
function namesIn(text: string): { id: string; assets: string[] } {
  const assets = new Set<string>()
  const json: unknown = JSON.parse(text, (name, value: unknown) => {
    if (name === '_file' && typeof value === 'string') assets.add(value)
    return value
  })
  if (isExact(json)) return { id: outline.parse(json._exact)._id, assets: [] }
  return { id: outline.parse(json)._id, assets: [...assets] }
}

const isAssetFile = (file: string) => assetFolders.some((folder) => file.startsWith(`${folder}/`))

/** Hashes the parts with their lengths, so that the boundaries between them count. */
function hashParts(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex')
}
