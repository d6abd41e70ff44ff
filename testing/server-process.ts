import { spawn } from 'node:child_process'
import project from '#package.json' with { type: 'json' }
import type { FreshDatabase } from './database.ts'

export type Place = Pick<FreshDatabase, 'dataDir' | 'databaseUrl'>

/** The command that `npm start` runs. */
const [, ...start] = project.scripts.start.split(' ')

/** Starts the server as operators do, in its own process and on a free port; resolves when it is ready. */
export async function startServer(place: Place, settings: Record<string, string> = {}) {
  const server = spawnServer(place, settings)
  const url = await Promise.race([server.url, server.ended.then(() => undefined)])
  if (!url) throw new Error(`The server ended before it was ready:\n${server.output()}`)
  return { ...server, url }
}

/** Starts a server that may fail to start. */
export function spawnServer({ dataDir, databaseUrl = '' }: Place, settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, start, {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SCHOOLS_SOURCE_URL: '',
      CARD_SURVEY_SOURCE_URL: '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const written = { stdout: '', stderr: '' }
  const received = Promise.withResolvers<string>()
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    written.stdout += text
    const port = /is ready: http:\/\/[^:]+:(\d+)/.exec(written.stdout)?.[1]
    if (port) received.resolve(`http://127.0.0.1:${port}`)
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    written.stderr += text
  })
  const ended = new Promise<{ code: number | null; stderr: string }>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, stderr: written.stderr }))
  })
  return {
    pid: child.pid,
    /** Resolves when the server is ready. */
    url: received.promise,
    /** Resolves to the exit code, or null if the process was killed, and everything written to stderr. */
    ended,
    output: () => written.stdout + written.stderr,
    signal: (name: NodeJS.Signals) => child.kill(name),
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
