import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import type { ContentClient } from '#app/content/content-client.server.ts'
import type { Log } from '#app/log.ts'
import { type KnownDocuments, putDocument } from './content-source.ts'
import { searchedTypes } from './document-entry.ts'
import type { SearchSource } from './search-entry.ts'

export interface HostedContentSource {
  client: Pick<ContentClient, 'ask' | 'onChange'>
  log: Log
  today(): string
  /** Changes that arrive within this time of each other are read together. */
  gatherMs?: number
  /** The source also polls at this interval because change events may be missed or may not be available. */
  everyMs?: number
}

const DOCUMENTS_AT_ONCE = 50
const ASK_TIMEOUT_MS = 30_000

/** Follows the published documents of a hosted content service; reads those whose revision changed. */
export function hostedContentSource({
  client,
  log,
  today,
  gatherMs = 500,
  everyMs = 60_000,
}: HostedContentSource): SearchSource {
  return {
    name: 'content',
    async follow(feed) {
      const found: KnownDocuments = new Map()
      let filledOn = today()
      let revisions = new Map<string, string>()
      let isEnded = false
      let waiting: NodeJS.Timeout | undefined
      let running: Promise<void> | undefined
      let isStale = false

      async function read() {
        const listed = revisionList.parse(await ask(LIST, { types: searchedTypes }))
        const current = new Map(listed.map(({ _id, _rev }) => [_id, _rev]))
        for (const id of revisions.keys()) {
          if (!current.has(id)) putDocument(feed, found, id, undefined, today())
        }
        const day = today()
        const isNewDay = filledOn !== day
        const changed = [...current.keys()].filter(
          (id) => revisions.get(id) !== current.get(id) || (isNewDay && found.get(id)),
        )
        for (let at = 0; at < changed.length && !isEnded; at += DOCUMENTS_AT_ONCE) {
          const ids = changed.slice(at, at + DOCUMENTS_AT_ONCE)
          for (const document of documents.parse(await ask(WHOLE, { ids }))) {
            putDocument(feed, found, document._id, document, today())
          }
          await setImmediate()
        }
        revisions = current
        filledOn = day
      }
      const ask = async (query: string, params: { types: readonly string[] } | { ids: string[] }) =>
        (
          await client.ask(
            { query, params: { ...params }, tag: 'site.search' },
            { timeoutMs: ASK_TIMEOUT_MS },
          )
        ).result

      function refresh(): Promise<void> {
        isStale = true
        running ??= refreshWhileStale().finally(() => {
          running = undefined
        })
        return running
      }
      async function refreshWhileStale() {
        while (isStale && !isEnded) {
          isStale = false
          await read().catch((error: unknown) => {
            log.warn({ reason: String(error) }, 'the search could not read the content; trying again')
          })
        }
      }

      const stop = client.onChange(() => {
        clearTimeout(waiting)
        waiting = setTimeout(refresh, gatherMs).unref()
      })
      const regularly = setInterval(refresh, everyMs).unref()
      await refresh()
      return () => {
        isEnded = true
        stop()
        clearTimeout(waiting)
        clearInterval(regularly)
      }
    },
  }
}

const LIST = '*[_type in $types && !(_id in path("**.**"))]{_id, _rev}'
const WHOLE = '*[_id in $ids]'

const revisionList = z.array(z.object({ _id: z.string(), _rev: z.string() }))
const documents = z.array(z.looseObject({ _id: z.string() }))
