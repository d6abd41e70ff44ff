import { connect, type Server, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { commit, listenPath, listenServer, rawStream } from './listen.fixture.ts'

/**
 * Each event contains the document five times: together they exceed the kernel's buffers at both ends of a
 * connection.
 */
const large = 'x'.repeat(300_000)
const rounds = 15
const path = listenPath('*', '&includeResult=true&includePreviousRevision=true&effectFormat=mendoza')

test('a listener that never reads is disconnected at the limit, while others receive everything in order', async () => {
  await using server = await listenServer({ bufferedBytes: 100_000, keepAliveMs: 100, stallMs: 1_000 })
  const silent = await silentListener(server)
  const reader = await rawStream(server.url + path)
  await reader.until(1)
  for (let round = 0; round < rounds; round += 1)
    await commit(server.store, `t${round}`, { a: { large, round } })
  const events = await reader.until(rounds + 1)
  await silent.cut

  expect(events.slice(1).map(({ id }) => id)).toStrictEqual(
    Array.from({ length: rounds }, (_, round) => `t${round}#a`),
  )
  reader.kill()
  silent.destroy()
})

test('a listener that reads slowly receives everything, and no more than the limit waits for it', async () => {
  await using server = await listenServer({ bufferedBytes: 100_000, stallMs: 20_000 })
  const connection = nextConnection(server)
  const slow = await rawStream(server.url + path)
  const serverSide = await connection
  await slow.until(1)
  slow.response.pause()
  const waiting = []
  for (let round = 0; round < rounds; round += 1) {
    await commit(server.store, `t${round}`, { a: { large, round } })
    // Leave time to send the event.
    await setTimeout(5)
    waiting.push(serverSide.writableLength)
  }
  slow.response.resume()
  const events = await slow.until(rounds + 1)

  // The limit applies to the bytes that wait before an event is added.
  expect(Math.max(...waiting)).toBeGreaterThan(100_000)
  expect(Math.max(...waiting)).toBeLessThan(2 * 5 * large.length)
  expect(events.slice(1).map(({ id }) => id)).toStrictEqual(
    Array.from({ length: rounds }, (_, round) => `t${round}#a`),
  )
  slow.kill()
})

/** Opens a connection that sends a request and then reads nothing. */
async function silentListener(server: { url: string; app: { server: Server } }) {
  const connection = nextConnection(server)
  const { hostname, port } = new URL(server.url)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.pause()
  socket.on('error', () => {})
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
  const serverSide = await connection
  const cut = new Promise((resolve) => serverSide.once('close', resolve))
  return { cut, destroy: () => socket.destroy() }
}

function nextConnection({ app }: { app: { server: Server } }): Promise<Socket> {
  return new Promise((resolve) => app.server.once('connection', resolve))
}
