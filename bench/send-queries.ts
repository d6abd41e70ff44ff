import { parentPort, workerData } from 'node:worker_threads'

// A thread that sends one query many times, from one address and with other spaces each time.

const AT_ONCE = 100

const { url, query, count }: { url: string; query: string; count: number } = workerData
const statuses = new Map<number, number>()
let sent = 0

async function sendOneByOne() {
  while (sent < count) {
    sent += 1
    const text = query.replace('#', String(sent)) + ' '.repeat(sent)
    const response = await fetch(`${url}/v2025-02-19/data/query/production`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: text }),
    })
    await response.arrayBuffer()
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, sendOneByOne))
parentPort?.postMessage([...statuses].map(([status, times]) => `${times} × ${status}`).join(', '))
