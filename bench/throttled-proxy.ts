import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** The phone that the site is designed for: 5 Mbps down and a round trip of 100 ms. */
const BYTES_PER_MS = 5_000_000 / 8 / 1000
const ONE_WAY_MS = 50
const SLICE_BYTES = 4096
/** How late a timer may fire before the connection counts as idle. */
const TIMER_SLACK_MS = 5

/**
 * Puts a proxy as slow as a phone's connection in front of a server. The browser's own throttling skips what
 * a service worker fetches and what is prefetched for a navigation.
 */
export async function startThrottledProxy(server: string) {
  let freeAt = 0
  /** Waits until that many bytes have come down; all connections share the bandwidth. */
  async function throttle(bytes: number) {
    const now = performance.now()
    freeAt = Math.max(freeAt, now - TIMER_SLACK_MS) + bytes / BYTES_PER_MS
    await wait(Math.max(0, freeAt - now))
  }

  const proxy = createServer(async (phone) => {
    const site = connect(Number(new URL(server).port), '127.0.0.1')
    closeTogether(phone, site)
    const handshake = wait(2 * ONE_WAY_MS)
    // When a visitor disconnects, both directions fail.
    await Promise.allSettled([forward(site, phone, throttle), handshake.then(() => forward(phone, site))])
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (!address || typeof address === 'string') throw new Error('the proxy has no port')
  return { url: `http://127.0.0.1:${address.port}`, stop: () => proxy.close() }
}

function closeTogether(phone: Socket, site: Socket) {
  const ends = [phone, site]
  for (const end of ends) {
    end.on('error', () => {}) // A 'close' event follows.
    end.on('close', () => setTimeout(() => ends.map((other) => other.destroy()), ONE_WAY_MS))
  }
}

async function forward(from: Socket, to: Socket, throttle?: (bytes: number) => Promise<void>) {
  for await (const chunk of from.iterator({ destroyOnReturn: false })) {
    for (let start = 0; start < chunk.length; start += SLICE_BYTES) {
      const slice = chunk.subarray(start, start + SLICE_BYTES)
      await throttle?.(slice.length)
      setTimeout(() => to.write(slice), ONE_WAY_MS)
    }
  }
}
