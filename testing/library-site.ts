import { type ClientConfig, createClient } from '@sanity/client'
import { testServer } from './server.ts'

/** For the setting CONTENT_WRITE_TOKEN of a site on which `editorOf` is to write. */
export const editorToken = 'write-token-of-the-editor'

/** The official client of the content of a site at an address. */
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

/** The same as the program has it in which an editor writes. */
export function editorOf({ url }: { url: string }) {
  return officialClient(url, { token: editorToken })
}

/** The whole site on a free port, and an editor of it. */
export async function librarySite(settings: Record<string, string> = {}, now?: () => Date) {
  const site = await testServer({
    settings: { CONTENT_WRITE_TOKEN: editorToken, REQUESTS_PER_MINUTE: '100000', ...settings },
    ...(now && { now }),
  })
  const url = await site.app.listen({ port: 0, host: '127.0.0.1' })
  return {
    ...site,
    url,
    editor: editorOf({ url }),
    async [Symbol.asyncDispose]() {
      // Clients open connections ahead of need; nobody waits for those here.
      site.app.server.closeAllConnections()
      await site[Symbol.asyncDispose]()
    },
  }
}
