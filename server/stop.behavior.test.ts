import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { Agent, get, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { freshDatabase } from '#testing/database.ts'
import { startServer } from '#testing/server-process.ts'
import { findFreePort } from './free-port.ts'

// The shutdown limit is so long that a connection that blocks the shutdown fails the test by its own timeout.
const settings = { SHUTDOWN_TIMEOUT_MS: '600000' }

const account = JSON.stringify({ emailAddress: 'last@example.com', plaintextPassword: 'Correct-Horse-1' })

test('on SIGTERM, the server finishes and stores the current request, accepts no new one, and exits with 0', async () => {
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
  const [{ statusCode, headers }] = await answered
  expect([statusCode, headers.connection]).toEqual([204, 'close'])
  expect(await server.ended).toEqual({ code: 0, stderr: '' })
  const stored = await fresh.database.read.selectFrom('account').select('email').execute()
  expect(stored.map(({ email }) => email)).toContain('last@example.com')
})

test('on SIGTERM, every request that has arrived is answered whole, read or not', async () => {
  await using fresh = await freshDatabase()
  const patient = { PAGE_TIMEOUT_MS: '60000', REQUEST_TIMEOUT_MS: '600000' }
  await using server = await startServer(fresh, { ...settings, ...patient })
  const { hostname, port } = new URL(server.url)
  // More arrive at once than the server reads before it stops, since it renders in between.
  const sockets = Array.from({ length: 50 }, () => connect({ host: hostname, port: Number(port) }))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const sent = sockets.map(
    (socket, number) =>
      new Promise((resolve) => {
        const path = `/student-loans/offers?amount=${10_000 + number * 500}`
        socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`, resolve)
      }),
  )
  const answers = Promise.all(sockets.map(async (socket) => text(socket).catch(String)))
  await Promise.all(sent)
  server.signal('SIGTERM')
  const outcomes = (await answers).map((answer) => {
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1])
    return Buffer.byteLength(body) === length ? head.split('\r\n')[0] : `not whole: ${answer.slice(0, 100)}`
  })
  expect(outcomes).toEqual(sockets.map(() => 'HTTP/1.1 200 OK'))
  expect(await server.ended).toEqual({ code: 0, stderr: '' })
})

test('idle keep-alive connections do not delay the shutdown', async () => {
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

test('a request that never ends is cut off at the shutdown limit', async () => {
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

test('a stopped server leaves one complete database and no other files except assets and emails', async () => {
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
  // On PostgreSQL, secrets and sessions are in the database, which all servers share.
  const left = await readdir(fresh.dataDir, { recursive: true, withFileTypes: true })
  const files = left.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const others = files.filter((file) => !/^(assets|drawn-images|mail)\//.test(relative(fresh.dataDir, file)))
  expect(others).toEqual(fresh.databaseUrl ? [] : [join(fresh.dataDir, 'bursar.sqlite')])
})

test('a server started by npm exits with the shell that npm ran it in', async () => {
  await using fresh = await freshDatabase()
  const port = await findFreePort()
  const { dataDir, databaseUrl = '' } = fresh
  const shell = spawn('sh', ['-c', `"${process.execPath}" run.mjs server/start.ts; exit`], {
    env: {
      PATH: process.env.PATH,
      npm_lifecycle_event: 'start',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SCHOOLS_SOURCE_URL: '',
      CARD_SURVEY_SOURCE_URL: '',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(shell.stdout, 'data')
  shell.kill('SIGTERM')
  await untilRefused(`http://127.0.0.1:${port}`)
  // The pipe closes only when the server itself has exited.
  shell.stdout.resume()
  await once(shell, 'close')
})

async function untilRefused(url: string): Promise<void> {
  while ((await fetch(`${url}/healthz`).catch(() => undefined)) !== undefined) await setTimeout(10)
}
