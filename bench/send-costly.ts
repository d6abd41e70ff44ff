import { parentPort, workerData } from 'node:worker_threads'
import { type CostlyRequest, sendCostly } from './costly-requests.ts'

// A thread that sends all costly requests in turn until it is told to end.

const AT_ONCE = 60

const { url, requests }: { url: string; requests: CostlyRequest[] } = workerData
const statuses = new Map<number, number>()
let isOver = false
let next = 0
parentPort?.once('message', () => {
  isOver = true
})

async function sendOneByOne() {
  while (!isOver) {
    const request = requests[next++ % requests.length]
    if (!request) return
    const { status } = await sendCostly(url, request).catch(() => ({ status: 0 }))
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, sendOneByOne))
parentPort?.postMessage([...statuses].map(([status, times]) => `${times} × ${status}`).join(', '))
