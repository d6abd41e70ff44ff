import { once } from 'node:events'
import { type ClientOptions, WebSocket } from 'ws'
import type { Json } from '#content/documents.ts'

/** Opens an editor's socket without the client library, and collects its messages and its end. */
export async function openSocket(url: string, options: ClientOptions = {}) {
  const socket = new WebSocket(url.replace(/^http/, 'ws'), options)
  const messages: Record<string, Json>[] = []
  const hearts = { count: 0 }
  const looks = new Set<() => void>()
  let id = 0
  socket.on('error', () => undefined)
  socket.on('message', (data) => {
    const text = String(data)
    if (text === '♥') hearts.count += 1
    else messages.push(JSON.parse(text))
    for (const look of looks) look()
  })
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.once('close', (code, reason) => resolve({ code, reason: String(reason) }))
  })
  const until = <Value>(find: () => Value | undefined) =>
    new Promise<Value>((resolve, reject) => {
      const look = () => {
        const found = find()
        if (found === undefined) return
        looks.delete(look)
        resolve(found)
      }
      looks.add(look)
      look()
      void closed.then(() => reject(new Error('The socket closed.')))
    })
  await once(socket, 'open')
  return {
    socket,
    closed,
    hearts,
    until,
    events: () => messages.flatMap(({ params }) => (params === undefined ? [] : [params])),
    firstAnswer: () => until(() => messages[0]),
    async call(method: string, params: Record<string, Json> = {}) {
      id += 1
      const own = id
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: own, method, params }))
      const { error, result } = await until(() => messages.find((message) => message.id === own))
      return error ?? result
    },
  }
}

/** Returns the status of a request that does not become a WebSocket. */
export async function refusedSocket(url: string, options: ClientOptions = {}): Promise<number | undefined> {
  const socket = new WebSocket(url.replace(/^http/, 'ws'), options)
  socket.on('error', () => undefined)
  const [, response] = await once(socket, 'unexpected-response')
  socket.terminate()
  return response.statusCode
}
