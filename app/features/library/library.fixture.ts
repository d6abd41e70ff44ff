import { createClient } from '@sanity/client'
import { testServer } from '#testing/server.ts'

const writeToken = 'write-token-of-the-library'

/** The whole site on a free port, and the official client that an editor's program would have. */
export async function librarySite(settings: Record<string, string> = {}) {
  const site = await testServer({
    settings: { CONTENT_WRITE_TOKEN: writeToken, REQUESTS_PER_MINUTE: '100000', ...settings },
  })
  const url = await site.app.listen({ port: 0, host: '127.0.0.1' })
  const editor = createClient({
    projectId: 'bursar',
    dataset: 'production',
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2025-02-19',
    token: writeToken,
  })
  return {
    ...site,
    url,
    editor,
    async [Symbol.asyncDispose]() {
      // Clients open connections ahead of need; nobody waits for those here.
      site.app.server.closeAllConnections()
      await site[Symbol.asyncDispose]()
    },
  }
}
