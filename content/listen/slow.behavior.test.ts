import { connect, type Server, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { commit, listenPath, listenServer, rawStream } from './listen.fixture.ts'

/** Each event holds the document five times: all of them are more than kernels keep for both ends of a connection. */
const large = 'x'.repeat(300_000)
const rounds = 15
const path = listenPath('*', '&includeResult=true&includePreviousRevision=true&effectFormat=mendoza')

test('a listener that never reads is cut off at the bound, while others get everything in order', async () => {
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

test('one that reads slowly is given everything, and no more waits for it than the bound', async () => {
  await using server = await listenServer({ bufferedBytes: 100_000, stallMs: 20_000 })
  const connection = nextConnection(server)
  const slow = await rawStream(server.url + path)
  const serverSide = await connection
  await slow.until(1)
  slow.response.pause()
  const waiting = []
  for (let round = 0; round < rounds; round += 1) {
    await commit(server.store, `t${round}`, { a: { large, round } })
    // Time to be told of it.
    await setTimeout(5)
    waiting.push(serverSide.writableLength)
  }
  slow.response.resume()
  const events = await slow.until(rounds + 1)

  // The bound is for what waits before an event is added.
  expect(Math.max(...waiting)).toBeGreaterThan(100_000)
  expect(Math.max(...waiting)).toBeLessThan(2 * 5 * large.length)
  expect(events.slice(1).map(({ id }) => id)).toStrictEqual(
    Array.from({ length: rounds }, (_, round) => `t${round}#a`),
  )
  slow.kill()
})

/** A connection that asks and then takes in nothing. */
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
