import { randomUUID } from 'node:crypto'
import type { Assets } from '#cms/service/assets/open-assets.ts'
import { parseUploadOptions } from '#cms/service/assets/upload-options.ts'
import type { Change, ContentStore, Documents } from '#cms/service/store/content-store.ts'
import { type AssetFacts, parseFacts } from './asset-facts.ts'
import { type LibraryDocument, parseDocument } from './library-file.ts'
import type { Library, LibraryEntry } from './read-library.ts'
import { documentHash, RECORD_ID, RECORD_TYPE, readRecord, writeRecord } from './seed-record.ts'

/** The author that the history shows for documents from the library. */
const AUTHOR = 'library'

/**
 * Writes the documents of the library into a dataset. Once written, a document belongs to the editors: a
 * newer file replaces it only if nobody has changed it, and a deleted document does not come back. A document
 * stays when its file is gone. Seeding an unchanged library again changes nothing and reads no document.
 * @returns the ids of the documents that were written
 */
export async function seedLibrary({
  store,
  dataset,
  library,
  assets: service,
}: {
  store: Pick<ContentStore, 'documents' | 'commit'>
  dataset: string
  library: Library
  assets: Pick<Assets, 'put'>
}): Promise<string[]> {
  const record = readRecord(store.documents(dataset)?.get(RECORD_ID))
  const known = new Set([...record.values()].map(({ file }) => file))
  const changed = library.entries.filter(({ hash }) => !known.has(hash))
  if (changed.length === 0) return []

  const assets = new Map<string, string>()
  const facts = new Map<string, AssetFacts>()
  for (const name of new Set(changed.flatMap((entry) => entry.assets))) {
    const [folder = '', file = ''] = name.split('/')
    const { _id } = await service.put({
      dataset,
      kind: folder === 'images' ? 'image' : 'file',
      author: AUTHOR,
      body: library.readAsset(name),
      options: parseUploadOptions({ filename: file }),
    })
    assets.set(name, _id)
    facts.set(_id, parseFacts(library.readFacts(name)))
  }
  const given = changed.map((entry) => ({
    entry,
    document: parseDocument(entry.text, { toAsset: (name) => assets.get(name) }),
  }))
  const transactionId = randomUUID()
  const { answer } = await store.commit<string[]>(dataset, {
    transactionId,
    author: AUTHOR,
    mutations: given.map(({ document }) => ({ createOrReplace: document })),
    plan(documents, at) {
      const { written, record } = planSeed(documents, given)
      if (!record) return { changes: [], answer: [] }
      const contents = [...written, ...planFacts(documents, facts), record]
      const changes = contents.map((content): Change => {
        const before = documents.get(content._id) ?? null
        const given = { _rev: transactionId, _createdAt: before?._createdAt ?? at, _updatedAt: at }
        return { id: content._id, before, after: { ...content, ...given } }
      })
      return { changes, answer: written.map(({ _id }) => _id) }
    },
  })
  return answer
}

/**
 * @returns the documents to write and the new record; the record is `undefined` if another process has
 *   already seeded all of them
 */
function planSeed(
  documents: Documents,
  given: readonly { entry: LibraryEntry; document: LibraryDocument }[],
): { written: LibraryDocument[]; record: LibraryDocument | undefined } {
  const record = readRecord(documents.get(RECORD_ID))
  const written: LibraryDocument[] = []
  let isNew = false
  for (const { entry, document } of given) {
    const current = documents.get(document._id)
    const seeded = record.get(document._id)
    if (seeded?.file === entry.hash) continue
    isNew = true
    const isUntouched = seeded ? current && documentHash(current) === seeded.document : !current
    if (isUntouched) written.push(document)
    const hash = seeded && !isUntouched ? seeded.document : documentHash(document)
    record.set(document._id, { file: entry.hash, document: hash })
  }
  return {
    written,
    record: isNew ? { _id: RECORD_ID, _type: RECORD_TYPE, ...writeRecord(record) } : undefined,
  }
}

/** Returns the assets with the library's facts added, where an asset lacks them. */
function planFacts(documents: Documents, facts: ReadonlyMap<string, AssetFacts>): LibraryDocument[] {
  return [...facts].flatMap(([id, said]) => {
    const asset = documents.get(id)
    const isNew = asset && Object.keys(said).some((name) => asset[name] === undefined)
    return isNew ? [{ ...said, ...asset }] : []
  })
}
