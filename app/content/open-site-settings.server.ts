import type { Log } from '#app/log.ts'
import { readDocument } from '#cms/model/documents/check-document.ts'
import { documentTypes, type Read } from '#cms/model/documents/document-types.ts'
import { followReferences } from '#cms/model/queries/follow-references.ts'
import { settingsQuery } from '#cms/model/queries/named-queries.ts'
import type { ContentClient, ContentQuestion, Perspective } from './content-client.server.ts'

/**
 * The settings document, which every page needs. It is queried once, and again after it or one of its modals
 * changes.
 */
export interface SiteSettings {
  read(): Promise<SettingsAnswer>
  /** The settings that a preview shows, queried every time. */
  readDraft(): Promise<SettingsAnswer>
}

interface SettingsAnswer {
  /** Has no optional fields when the document does not exist or cannot be parsed. */
  settings: Read<'settings'>
  tags: readonly string[]
  /** The time to query again, when no tag can report a change. */
  expiresAt?: Date
}

interface Options {
  client: ContentClient
  now: () => Date
  log: Log
}

/**
 * The longest wait for the settings in milliseconds. Every page needs them for the site's name and contact
 * details.
 */
const WAITS_MS = 1_000
const TRY_AGAIN_AFTER_MS = 60_000

export function openSiteSettings({ client, now, log }: Options): SiteSettings {
  let cached: Promise<SettingsAnswer> | undefined
  let version = 0
  client.onChange((tags) => {
    version += 1
    const held = cached
    void held?.then((answer) => {
      if (cached === held && tags.some((tag) => answer.tags.includes(tag))) cached = undefined
    })
  })
  return {
    async read() {
      if (cached) {
        const answer = await cached
        if (!answer.expiresAt || answer.expiresAt > now()) return answer
      }
      const before = version
      const asked = ask({ client, now, log })
      cached = asked
      const answer = await asked
      // The settings may have changed while they were being read.
      if (version !== before && cached === asked) cached = undefined
      return answer
    },
    readDraft: () => ask({ client, now, log }, 'drafts'),
  }
}

async function ask({ client, now, log }: Options, perspective?: Perspective): Promise<SettingsAnswer> {
  const tags = new Set<string>()
  let maxAgeMs = Number.POSITIVE_INFINITY
  const put = async (question: ContentQuestion) => {
    const answer = await client.ask(question, { perspective, timeoutMs: WAITS_MS })
    for (const tag of answer.tags) tags.add(tag)
    maxAgeMs = Math.min(maxAgeMs, answer.maxAgeMs ?? Number.POSITIVE_INFINITY)
    return answer.result
  }
  const expiring = (settings: Read<'settings'>): SettingsAnswer => ({
    settings,
    tags: [...tags],
    ...(Number.isFinite(maxAgeMs) && { expiresAt: new Date(now().getTime() + maxAgeMs) }),
  })
  try {
    const stored = await put(settingsQuery())
    const [whole] = await followReferences(
      documentTypes.settings.fields,
      Array.isArray(stored) ? stored : [],
      put,
    )
    if (whole === undefined) return expiring(none)
    const checked = readDocument('settings', whole)
    if (checked.ok) return expiring(checked.document)
    log.error({ problems: checked.problems }, 'the settings document cannot be read')
  } catch (error) {
    log.error({ err: error }, 'the settings document could not be fetched')
    maxAgeMs = TRY_AGAIN_AFTER_MS
  }
  return expiring(none)
}

const none: Read<'settings'> = { _id: 'settings', _type: 'settings' }
