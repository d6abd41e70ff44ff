import { type ClientConfig, createClient } from '@sanity/client'
import { testServer } from './server.ts'

/** The value of CONTENT_WRITE_TOKEN for a site that `openEditor` writes to. */
export const editorToken = 'write-token-of-the-editor'

/** Returns the official client for a site's content. */
export function officialClient(url: string, config: ClientConfig = {}) {
  return createClient({
    projectId: 'bursar',
    dataset: 'production',
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2025-02-19',
    ...config,
  })
}

/** Returns the official client with write access, as the editors' program uses it. */
export function openEditor({ url }: { url: string }) {
  return officialClient(url, { token: editorToken })
}

/** Starts the whole site on a free port, with an editor for its content. */
export async function librarySite(settings: Record<string, string> = {}, now?: () => Date) {
  const site = await testServer({
    settings: { CONTENT_WRITE_TOKEN: editorToken, REQUESTS_PER_MINUTE: '100000', ...settings },
    ...(now && { now }),
  })
  const url = await site.app.listen({ port: 0, host: '127.0.0.1' })
  return {
    ...site,
    url,
    editor: openEditor({ url }),
    async [Symbol.asyncDispose]() {
      // Clients open connections in advance, and closing must not wait for those.
      site.app.server.closeAllConnections()
      await site[Symbol.asyncDispose]()
    },
  }
}
