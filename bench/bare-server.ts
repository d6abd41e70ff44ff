import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'

// The least a server can do to send a page: node:http in its own process, with one compressed body in memory.
// It reads the page and its headers as JSON from standard input.
const { html, headers } = JSON.parse(await text(process.stdin))
const body = brotliCompressSync(html)
const server = createServer((_request, response) => {
  response.writeHead(200, { ...headers, 'content-length': body.length })
  response.end(body)
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('is ready'))
