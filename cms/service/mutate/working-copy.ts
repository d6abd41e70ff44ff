import type { ContentDocument, JsonObject } from '#content/documents.ts'
import type { Change, Documents } from '#content/store/content-store.ts'
import { keyMaker, withArrayKeys } from './array-keys.ts'
import { checkDocument, readTime } from './document-rules.ts'
import { type Meter, newMeter } from './json-bounds.ts'
import { malformed } from './mutation-errors.ts'
import { createOverlay } from './overlay.ts'

export interface WorkingCopyOptions {
  documents: Documents
  transactionId: string
  /** ISO 8601 in UTC. */
  at: string
  autoGenerateArrayKeys: boolean
}

/** The documents as they are after the mutations so far of a transaction. Nothing is changed in place. */
export type WorkingCopy = ReturnType<typeof workingCopy>

/**
 * The maximum number of changes in a request, because the store holds a lock meanwhile and notifies every
 * listener of each change.
 */
const MAX_CHANGES = 10_000
/** The maximum size of all changes, which are written and kept in memory together: about 64 MB. */
const MAX_WRITTEN_CHARACTERS = 64_000_000

export function workingCopy({ documents, transactionId, at, autoGenerateArrayKeys }: WorkingCopyOptions) {
  const changed = new Map<string, ContentDocument | null>()
  const meter: Meter = newMeter()
  const newKey = keyMaker(transactionId)
  const overlay = createOverlay(documents, changed)

  const causes = new Map<string, number>()
  const sizes = new Map<string, number>()
  let current = 0
  let written = 0

  const keep = (id: string, document: ContentDocument | null, size: number) => {
    changed.set(id, document)
    causes.set(id, current)
    written += size - (sizes.get(id) ?? 0)
    sizes.set(id, size)
    if (changed.size > MAX_CHANGES) {
      throw malformed(`A transaction may change at most ${MAX_CHANGES} documents`)
    }
    if (written > MAX_WRITTEN_CHARACTERS) throw malformed('The transaction is too large')
  }

  return {
    /** Measures the work of the whole transaction. */
    meter,
    at,
    /** The documents that filters see, after the mutations so far. */
    documents: overlay,
    get: (id: string): ContentDocument | undefined => overlay.get(id),
    /** Returns the revision that a document had before the transaction, or null if it did not exist. */
    revisionBefore: (id: string): string | null => documents.get(id)?._rev ?? null,
    /**
     * Writes a document with the revision and update time of the transaction. Its creation time is kept,
     * unless the new fields set one.
     */
    put(id: string, fields: JsonObject): ContentDocument {
      const given =
        fields._createdAt === undefined ? overlay.get(id)?._createdAt : readTime(fields._createdAt)
      const system = { _id: id, _rev: transactionId, _createdAt: given ?? at, _updatedAt: at }
      const whole = { ...fields, ...system }
      const document = autoGenerateArrayKeys ? withArrayKeys(whole, newKey) : whole
      const left = meter.left
      checkDocument(document, meter)
      keep(id, document, left - meter.left)
      return document
    },
    remove(id: string): void {
      keep(id, null, 0)
    },
    /** Attributes all further changes to the mutation or action with this index. */
    begin(index: number): void {
      current = index
    },
    /** Returns the index of the mutation or action that last changed a document. */
    getCause: (id: string): number => causes.get(id) ?? 0,
    /** Returns the net changes of the transaction, without documents that it both created and removed. */
    changes(): Change[] {
      return [...changed].flatMap(([id, after]) => {
        const before = documents.get(id) ?? null
        return before || after ? [{ id, before, after }] : []
      })
    },
  }
}
