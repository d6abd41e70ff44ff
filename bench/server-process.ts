import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startServer as startTestServer } from '#testing/server-process.ts'

/** Starts the real server in its own process with its own data folder. */
export async function startServer(settings: Record<string, string> = {}) {
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), 'bursar-bench-')))
  const quiet = { LOG_LEVEL: 'warn', REQUESTS_PER_MINUTE: '1000000000' }
  const server = await startTestServer({ dataDir }, { ...quiet, ...settings })
  return {
    url: server.url,
    pid: server.pid,
    dataDir,
    /** Returns everything the server has written so far. */
    output: server.output,
    async stop() {
      server.signal('SIGTERM')
      await server.ended
      if (!settings.DATA_DIR) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export async function waitForLine(child: ChildProcess, text: string) {
  let seen = ''
  for await (const chunk of child.stdout ?? []) {
    seen += chunk
    if (seen.includes(text)) break
  }
  child.stdout?.resume()
}
