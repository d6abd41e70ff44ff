import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

interface HeardRequest {
  method: string
  /** With the query. */
  url: URL
  /** As it was sent, encoded. */
  address: string
  headers: IncomingMessage['headers']
  body: string
}

type Answer = (request: HeardRequest, response: ServerResponse) => void

/** A content service of the test's own on this machine; ends with the test. */
export async function fakeService(answer: Answer) {
  const heard: HeardRequest[] = []
  const current = { answer }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const address = request.url ?? ''
    const url = new URL(address, 'http://localhost')
    const { method = '', headers } = request
    const one = { method, url, address, headers, body: Buffer.concat(chunks).toString() }
    heard.push(one)
    current.answer(one, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return {
    apiHost: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    /** From now on it answers so. */
    become(next: Answer) {
      current.answer = next
    },
    /** Breaks every connection that is open. */
    hangUp: () => server.closeAllConnections(),
    queries: () => heard.filter(({ url }) => url.pathname.includes('/data/query/')),
  }
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

/** Begins a stream of events, or adds one to it. */
export function sendEvent(response: ServerResponse, event: string, id: string, body: object = {}): void {
  if (!response.headersSent) {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    // After a broken connection clients come back at once.
    response.write('retry: 1\n\n')
  }
  response.write(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(body)}\n\n`)
}
