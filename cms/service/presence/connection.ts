import type { WebSocket } from '@fastify/websocket'
import { allowance } from './allowance.ts'
import { type Caller, createPresence } from './presence-methods.ts'
import { codes, failure, RpcError, readRequest, success } from './rpc.ts'

/** The client takes this, like every answer, as a sign of life. */
const HEARTBEAT = '♥'

/** A close code of the WebSocket protocol. */
const TOO_MUCH = 1008

/** Handles the socket of one editor from its opening to its end. */
export function handleSocket(socket: WebSocket, caller: Omit<Caller, 'send'>): void {
  const { limits } = caller
  const mayCome = allowance({ burst: limits.burst, perSecond: limits.messagesPerSecond }, () =>
    performance.now(),
  )
  const send = (message: string) => {
    // What the client does not read must not pile up. It reconnects and asks the others where they are.
    if (socket.bufferedAmount > limits.bufferedBytes) socket.terminate()
    else if (socket.readyState === socket.OPEN) socket.send(message)
  }
  const presence = createPresence({ ...caller, send })
  const refuse = () => socket.close(codes.unauthorized, 'unauthorized')

  let isAlive = true
  const heart = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
    send(HEARTBEAT)
  }, limits.heartbeatMs)
  const patience = setTimeout(() => !presence.isAuthorized() && refuse(), limits.authorizeMs)

  socket.on('pong', () => {
    isAlive = true
  })
  socket.on('message', (data, isBinary) => {
    isAlive = true
    if (socket.readyState !== socket.OPEN) return
    if (!mayCome()) return socket.close(TOO_MUCH, 'too many messages')
    if (isBinary) return socket.close(codes.badRequest, 'messages must be text')
    const read = readRequest(data.toString())
    if ('answer' in read) return send(read.answer)
    try {
      send(success(read.request.id, presence.answer(read.request)))
    } catch (error) {
      if (!(error instanceof RpcError)) return void socket.emit('error', error)
      send(failure(read.request.id, error.code, error.message))
      if (error.code === codes.unauthorized) refuse()
    }
  })
  socket.on('close', () => {
    clearInterval(heart)
    clearTimeout(patience)
    presence.end()
  })
}
