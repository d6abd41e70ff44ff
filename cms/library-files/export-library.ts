import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type ContentDocument, isPublicId } from '#cms/service/documents.ts'
import type { ContentStore } from '#cms/service/store/content-store.ts'
import { readAssetFacts } from './asset-facts.ts'
import { formatJson } from './format-json.ts'
import { formatDocument, type LibraryDocument } from './library-file.ts'
import { isAssetId, nameAssets } from './name-assets.ts'
import { FACTS_SUFFIX, libraryFiles, readLibrary } from './read-library.ts'
import { withoutGiven } from './seed-record.ts'

export interface Export {
  /** File names in the library; after a dry run, the files that would be touched. */
  files: { added: string[]; changed: string[]; removed: string[] }
  documents: number
}

/**
 * Makes the library match the published documents of a dataset and the assets they use; drafts are not
 * exported. Unchanged files are not touched. Throws if there is nothing to export, because that would empty
 * the library.
 */
export async function exportLibrary({
  store,
  dataset,
  folder,
  isDryRun,
}: {
  store: Pick<ContentStore, 'documents' | 'blobs'>
  dataset: string
  folder: string
  isDryRun: boolean
}): Promise<Export> {
  const documents = store.documents(dataset)
  const exported = (documents?.all() ?? [])
    .filter(({ _id }) => isPublicId(_id) && !isAssetId(_id))
    .map(withoutGiven)
  if (!documents || exported.length === 0)
    throw new Error(`The dataset "${dataset}" has no published documents.`)
  const shown = findAssets(exported).flatMap((id) => documents.get(id) ?? [])
  const names = nameAssets(shown)
  const wanted = new Map<string, string | Uint8Array>()
  for (const document of exported) wanted.set(toFilePath(document), formatDocument(document, names))
  for (const asset of shown) {
    const name = names.toFile(asset._id)
    const bytes = await store.blobs.get(String(asset.sha1hash))
    if (!name || !bytes) throw new Error(`The bytes of the asset "${asset._id}" are missing.`)
    wanted.set(name, bytes)
    const facts = readAssetFacts(asset)
    if (Object.keys(facts).length > 0) wanted.set(name + FACTS_SUFFIX, `${formatJson(facts)}\n`)
  }
  return { files: await write(wanted, { folder, isDryRun }), documents: exported.length }
}

async function write(
  wanted: ReadonlyMap<string, string | Uint8Array>,
  { folder, isDryRun }: { folder: string; isDryRun: boolean },
): Promise<Export['files']> {
  const found = new Set(await knownFiles(folder))
  const result: Export['files'] = { added: [], changed: [], removed: [] }
  for (const [file, content] of wanted) {
    const place = path.join(folder, file)
    const isKnown = found.delete(file)
    if (isKnown && (await readFile(place)).equals(Buffer.from(content))) continue
    result[isKnown ? 'changed' : 'added'].push(file)
    if (isDryRun) continue
    await mkdir(path.dirname(place), { recursive: true })
    await writeFile(place, content)
  }
  for (const file of found) {
    result.removed.push(file)
    if (!isDryRun) await rm(path.join(folder, file))
  }
  return result
}

const toFilePath = ({ _type, _id }: LibraryDocument) => `${fileName(_type)}/${fileName(_id)}.json`

/** Encodes any text as a file name without a folder, because a type can be any text. */
const fileName = (text: string) =>
  encodeURIComponent(text).replace(/^\.+/, (dots) => '%2E'.repeat(dots.length))

/** Returns the ids of all referenced assets, sorted. */
function findAssets(documents: readonly (ContentDocument | LibraryDocument)[]): string[] {
  const ids = new Set<string>()
  JSON.stringify(documents, (name, value: unknown) => {
    if (name === '_ref' && typeof value === 'string' && isAssetId(value)) ids.add(value)
    return value
  })
  return [...ids].sort()
}

/**
 * Lists the files of an earlier export. Throws if the folder holds anything else, because the export deletes
 * every file that has no document.
 */
async function knownFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (names.length === 0) return []
  const library = await readLibrary(folder).catch((error: unknown) => {
    throw notALibrary(folder, error)
  })
  if (library.entries.length === 0) throw notALibrary(folder)
  return libraryFiles(folder)
}

function notALibrary(folder: string, cause?: unknown): Error {
  return new Error(`"${folder}" is not a library; choose an empty folder.`, { cause })
}
