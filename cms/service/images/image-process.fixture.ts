import { readFile } from 'node:fs/promises'
import { contentServer } from '#content/assets/content-server.fixture.ts'
import { memoryStore } from '#content/assets/memory-store.fixture.ts'

// Runs an image server in a process of its own, which reports its memory use on request and ends with its
// parent.

const server = await contentServer(memoryStore())
const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
process.on('message', async () => {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '')
  const max = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
  process.send?.({ bytes: process.memoryUsage.rss(), maxBytes: max || process.memoryUsage.rss() })
})
process.on('disconnect', async () => {
  await server[Symbol.asyncDispose]()
  process.exit(0)
})
process.send?.({ url })
