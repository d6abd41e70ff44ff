import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { Agent, get, type IncomingMessage, request } from 'node:http'
import { connect, createServer } from 'node:net'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { freshDatabase } from '#testing/database.ts'
import { startServer } from '#testing/server-process.ts'

// So long that a connection which holds the server fails the test by its own time limit.
const settings = { SHUTDOWN_TIMEOUT_MS: '600000' }

const account = JSON.stringify({ emailAddress: 'last@example.com', plaintextPassword: 'Correct-Horse-1' })

test('on SIGTERM a request under way is answered and stored, no new one is taken, and it exits with 0', async () => {
  await using fresh = await freshDatabase()
  await using server = await startServer(fresh, settings)
  const signUp = request(`${server.url}/api/account/create`, {
    method: 'POST',
    agent: new Agent({ keepAlive: true }),
    headers: { 'content-type': 'application/json', 'content-length': account.length, expect: '100-continue' },
  })
  signUp.flushHeaders()
  await once(signUp, 'continue')
  server.signal('SIGTERM')
  server.signal('SIGTERM')
  await untilRefused(server.url)
  const answered = once(signUp, 'response') as Promise<[IncomingMessage]>
  signUp.end(account)
  expect((await answered)[0].statusCode).toBe(204)
  expect(await server.ended).toEqual({ code: 0, stderr: '' })
  const stored = await fresh.database.read.selectFrom('account').select('email').execute()
  expect(stored.map(({ email }) => email)).toContain('last@example.com')
})

test('connections that are kept open for later do not hold the server', async () => {
  await using fresh = await freshDatabase()
  await using server = await startServer(fresh, settings)
  const agent = new Agent({ keepAlive: true })
  const [used] = (await once(get(`${server.url}/`, { agent }), 'response')) as [IncomingMessage]
  await text(used)
  const { hostname, port } = new URL(server.url)
  const unused = connect({ host: hostname, port: Number(port) }).on('error', () => {})
  await once(unused, 'connect')
  server.signal('SIGINT')
  expect(await server.ended).toEqual({ code: 0, stderr: '' })
  agent.destroy()
})

test('a request that never ends is cut off when the time to stop is over', async () => {
  await using fresh = await freshDatabase()
  await using server = await startServer(fresh, { SHUTDOWN_TIMEOUT_MS: '200' })
  const endless = request(`${server.url}/api/account/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': '1000', expect: '100-continue' },
  })
  const cut = once(endless, 'error')
  endless.flushHeaders()
  await once(endless, 'continue')
  server.signal('SIGTERM')
  expect(await server.ended).toEqual({ code: 0, stderr: '' })
  await cut
})

test('a stopped server leaves one whole database, and beside it no file but those of assets', async () => {
  await using fresh = await freshDatabase()
  await fresh.database.close()
  await using server = await startServer(fresh, settings)
  const created = await fetch(`${server.url}/api/account/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: account,
  })
  expect(created.status).toBe(204)
  server.signal('SIGTERM')
  await server.ended
  // On PostgreSQL secrets and sessions live there, for all its servers.
  const left = await readdir(fresh.dataDir, { recursive: true, withFileTypes: true })
  const files = left.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const others = files.filter((file) => !/^(assets|drawn-images)\//.test(relative(fresh.dataDir, file)))
  expect(others).toEqual(fresh.databaseUrl ? [] : [join(fresh.dataDir, 'bursar.sqlite')])
})

test('a server that npm started ends with the shell that npm ran it in', async () => {
  await using fresh = await freshDatabase()
  const port = await freePort()
  const { dataDir, databaseUrl = '' } = fresh
  const shell = spawn('sh', ['-c', `"${process.execPath}" run.mjs server/start.ts; exit`], {
    env: {
      PATH: process.env.PATH,
      npm_lifecycle_event: 'start',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SCHOOLS_SOURCE_URL: '',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(shell.stdout, 'data')
  shell.kill('SIGTERM')
  await untilRefused(`http://127.0.0.1:${port}`)
  // Its end of the pipe closes when the server itself has ended.
  shell.stdout.resume()
  await once(shell, 'close')
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}

async function untilRefused(url: string): Promise<void> {
  while ((await fetch(`${url}/healthz`).catch(() => undefined)) !== undefined) await setTimeout(10)
}
