import { setImmediate } from 'node:timers/promises'
import type { ContentDocument } from '#content/documents.ts'
import type { Documents } from '#content/store/content-store.ts'
import type { ThreadMessage } from './thread-messages.ts'
import type { ThreadLimits } from './work-limits.ts'

export interface Replicas {
  /**
   * Sends the thread what changed in a dataset since the last time. When it resolves, and until the next
   * `await`, the thread has been sent exactly the current documents.
   *
   * @returns false if the dataset is too large, so that the thread does not have it
   */
  update(dataset: string, documents: Documents): Promise<boolean>
}

/** What the thread has been sent of one dataset. */
interface Replica {
  documents: Documents
  number: number
  /** Unchanged documents stay the same objects, so comparing objects finds what changed. */
  sent: Map<string, { document: ContentDocument; characters: number }>
  characters: number
}

/** Keeps the copies of datasets in the query thread current. */
export function createReplicas(send: (message: ThreadMessage) => void, limits: ThreadLimits): Replicas {
  const replicas = new Map<string, Replica>()

  function forget(dataset: string): void {
    if (replicas.delete(dataset)) send({ forget: dataset })
  }

  /** Forgets other datasets if there is no space for all, the least recently used one first. */
  function fits(dataset: string): boolean {
    const isTooMuch = () => {
      const all = [...replicas.values()]
      const documents = all.reduce((sum, each) => sum + each.sent.size, 0)
      return documents > limits.documents || sum(all) > limits.characters
    }
    for (const other of [...replicas.keys()]) if (other !== dataset && isTooMuch()) forget(other)
    return !isTooMuch()
  }

  return {
    async update(dataset, documents) {
      if (documents.all().length > limits.documents || documents.all().length >= tooLargeFrom(documents)) {
        forget(dataset)
        return false
      }
      const replica = replicas.get(dataset) ?? { documents, number: -1, sent: new Map(), characters: 0 }
      replicas.delete(dataset)
      replicas.set(dataset, replica)
      if (replica.documents === documents && replica.number === documents.number) return true
      // The list changes with each transaction, so this goes through a copy and then sends what has changed
      // in the meantime.
      for (const changed of listChanged([...documents.all()], replica)) {
        send({ dataset, changed, deleted: [] })
        if (!fits(dataset)) {
          tooLarge.set(documents, documents.all().length)
          forget(dataset)
          return false
        }
        await setImmediate()
      }
      const deleted = [...replica.sent.keys()].filter((id) => !documents.get(id))
      for (const id of deleted) dropSent(replica, id)
      send({ dataset, changed: [...listChanged(documents.all(), replica)].flat(), deleted })
      replica.documents = documents
      replica.number = documents.number
      return true
    },
  }
}

/** The number of documents with which a dataset was too large by its characters. */
const tooLarge = new WeakMap<Documents, number>()
const tooLargeFrom = (documents: Documents): number => tooLarge.get(documents) ?? Number.POSITIVE_INFINITY

const sum = (replicas: readonly Replica[]): number =>
  replicas.reduce((total, { characters }) => total + characters, 0)

function dropSent(replica: Replica, id: string): void {
  replica.characters -= replica.sent.get(id)?.characters ?? 0
  replica.sent.delete(id)
}

/** Yields the JSON of what was not sent yet, in parts that take a millisecond or two. */
function* listChanged(documents: readonly ContentDocument[], replica: Replica): Generator<string[]> {
  let part: string[] = []
  let characters = 0
  for (const document of documents) {
    if (replica.sent.get(document._id)?.document === document) continue
    const json = JSON.stringify(document)
    dropSent(replica, document._id)
    replica.sent.set(document._id, { document, characters: json.length })
    replica.characters += json.length
    part.push(json)
    characters += json.length
    if (characters < partCharacters) continue
    yield part
    part = []
    characters = 0
  }
  if (part.length > 0) yield part
}

const partCharacters = 100_000
