import type { Server } from 'node:http'
import { Duplex } from 'node:stream'

/**
 * Connects a client that takes only the first bytes of its answer and leaves the rest in the server's memory; the
 * buffers of the operating system have no part in it.
 */
export function connectStalledClient(
  server: Server,
  request: string,
  { takes = 1_000, address = '192.0.2.1' } = {},
) {
  let taken = ''
  let written = 0
  let largestPiece = 0
  const headArrived = Promise.withResolvers<string>()
  const connection = new Duplex({
    read() {},
    write(chunk: Buffer, _encoding, done) {
      written += chunk.length
      largestPiece = Math.max(largestPiece, chunk.length)
      taken += chunk.subarray(0, Math.max(0, takes - taken.length)).toString('latin1')
      if (taken.includes('\r\n\r\n')) headArrived.resolve(taken)
      if (taken.length < takes) done()
    },
  })
  const closed = new Promise<void>((resolve) => connection.once('close', resolve))
  // What a network connection also has.
  Object.defineProperties(connection, {
    remoteAddress: { value: address },
    bytesWritten: { get: () => written },
  })
  server.emit('connection', connection)
  connection.push(request)
  return {
    /** Resolves to the head of the answer, and what came with it. */
    head: headArrived.promise,
    closed,
    bytes: () => written,
    largestPiece: () => largestPiece,
    leave: () => connection.destroy(),
  }
}
