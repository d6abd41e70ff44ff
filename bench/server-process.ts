import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The real server in a process of its own, over a folder of its own. */
export async function startServer(settings: Record<string, string> = {}) {
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), 'bursar-bench-')))
  const port = await freePort()
  const child = spawn(process.execPath, ['run.mjs', 'server/start.ts'], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      SCHOOLS_SOURCE_URL: '',
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '1000000000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await waitForLine(child, 'is ready')
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    dataDir,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
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

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (!address || typeof address === 'string') throw new Error('no free port')
  return address.port
}
