import type { Log } from '#app/log.ts'
import { API_VERSION, type ContentClient } from './content-client.server.ts'
import { type EmbeddedContent, embeddedContent } from './embedded-content.server.ts'

interface ContentClientSettings {
  /** Undefined when the service runs in this process. */
  apiHost: string | undefined
  projectId: string
  dataset: string
  readToken: string | undefined
}

/** Opens the site's only client for content. */
export async function openContentClient({
  settings,
  embedded,
  log,
}: {
  settings: ContentClientSettings
  embedded: EmbeddedContent
  log: Pick<Log, 'warn'>
}): Promise<ContentClient> {
  const { apiHost, dataset, readToken } = settings
  if (!apiHost) return embeddedContent(embedded, { dataset, apiVersion: API_VERSION })
  // The official client takes a quarter of a second and 40 MB to load, so only sites that use it load it.
  const { hostedClient } = await import('./hosted-client.server.ts')
  const { hostedContent } = await import('./hosted-content.server.ts')
  const hosted = { ...settings, apiHost }
  return hostedContent({
    published: hostedClient(hosted),
    drafts: readToken ? hostedClient(hosted, { token: readToken }) : undefined,
    log,
  })
}
