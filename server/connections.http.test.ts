import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'

async function listeningSite(settings: Record<string, string>) {
  const site = await testServer({ settings })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = site.app.server.address() as AddressInfo
  return {
    ...site,
    /** Opens a connection as if from another address of this machine, each of which is a network of its own. */
    async open(localAddress: string) {
      const socket = connect({ port, host: '127.0.0.1', localAddress })
      await once(socket, 'connect')
      return socket
    },
  }
}

const request = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
const refusal = /^HTTP\/1\.1 503 Service Unavailable\r\n[\s\S]*Retry-After: 5\r\n[\s\S]*Too many connections/

test.each([
  ['one network', { CONNECTIONS_PER_ADDRESS: '3' }, '127.0.0.2', '127.0.0.3'],
  ['all networks together', { CONNECTIONS: '3' }, '127.0.0.3', undefined],
])('beyond the bound of %s, a connection is told so at once and closed', async (_, settings, full, free) => {
  await using site = await listeningSite(settings)
  const held = [await site.open('127.0.0.2'), await site.open('127.0.0.2'), await site.open('127.0.0.2')]
  // Without a request, as idle connections come.
  expect(await text(await site.open(full))).toMatch(refusal)
  const late = await site.open(full)
  late.write(request)
  expect(await text(late)).toMatch(refusal)
  if (free) expect(await text((await site.open(free)).end(request))).toMatch(/^HTTP\/1\.1 200 /)
  // Those that were taken are answered, and their end makes room.
  for (const socket of held) {
    socket.write(request)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /)
  }
  const again = await site.open(full)
  again.write(request)
  expect(await text(again)).toMatch(/^HTTP\/1\.1 200 /)
})

test('behind a trusted proxy, whose connections are everybody’s, they are counted only in all', async () => {
  await using site = await listeningSite({ CONNECTIONS_PER_ADDRESS: '1', TRUST_PROXY: 'loopback' })
  const held = [await site.open('127.0.0.2'), await site.open('127.0.0.2')]
  for (const socket of held) {
    socket.write(request)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /)
  }
})
