import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

interface ReceivedRequest {
  method: string
  /** The URL, including the query. */
  url: URL
  /** The address as it was sent, still encoded. */
  address: string
  headers: IncomingMessage['headers']
  body: string
}

type Answer = (request: ReceivedRequest, response: ServerResponse) => void

/** Starts a content service on this machine that stops when the test ends. */
export async function fakeService(answer: Answer) {
  const received: ReceivedRequest[] = []
  const current = { answer }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const address = request.url ?? ''
    const url = new URL(address, 'http://localhost')
    const { method = '', headers } = request
    const one = { method, url, address, headers, body: Buffer.concat(chunks).toString() }
    received.push(one)
    current.answer(one, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return {
    apiHost: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    /** Changes the answer to all later requests. */
    become(next: Answer) {
      current.answer = next
    },
    /** Breaks every open connection. */
    hangUp: () => server.closeAllConnections(),
    queries: () => received.filter(({ url }) => url.pathname.includes('/data/query/')),
  }
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

/** Starts an event stream, or adds an event to it. */
export function sendEvent(response: ServerResponse, event: string, id: string, body: object = {}): void {
  if (!response.headersSent) {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    // Makes clients reconnect almost at once after a broken connection.
    response.write('retry: 1\n\n')
  }
  response.write(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(body)}\n\n`)
}
