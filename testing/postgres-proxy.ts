import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a PostgreSQL server that a test can cut, as a crash does, or freeze, as a hung machine does. */
export interface PostgresProxy {
  /** The same database, reached through the proxy. */
  databaseUrl: string
  /** Ends every connection and refuses new ones. */
  refuse(): Promise<void>
  /** Accepts connections but passes nothing on, in either direction. */
  freeze(): void
  /** Passes everything on again. */
  restore(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

export async function openPostgresProxy(databaseUrl: string): Promise<PostgresProxy> {
  const url = new URL(databaseUrl)
  const upstream = { host: url.hostname, port: Number(url.port || 5432) }
  const sockets = new Set<Socket>()
  let frozen = false
  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    if (frozen) socket.pause()
  }
  const server = createServer((client) => {
    const database = connect(upstream)
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      track(from)
      from.on('data', (bytes) => to.write(bytes))
      from.on('close', () => to.destroy())
    }
    if (frozen) for (const socket of [client, database]) socket.pause()
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const cut = async () => {
    const closed = server.listening && once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  url.host = `127.0.0.1:${port}`
  return {
    databaseUrl: url.href,
    refuse: cut,
    freeze() {
      frozen = true
      for (const socket of sockets) socket.pause()
    },
    async restore() {
      frozen = false
      for (const socket of sockets) socket.resume()
      if (!server.listening) await listen(port)
    },
    [Symbol.asyncDispose]: cut,
  }
}
