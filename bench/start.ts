import { readFile } from 'node:fs/promises'
import { type Figure, median } from './figure.ts'
import { startServer } from './server-process.ts'

/**
 * Measures the time from starting the process on a seeded database to the first page, and its memory then.
 */
export async function measureStart(): Promise<Figure[]> {
  const seeded = await startServer()
  const times: number[] = []
  let memoryMb = 0
  for (let round = 0; round < 3; round++) {
    const begun = performance.now()
    const server = await startServer({ DATA_DIR: seeded.dataDir })
    await (await fetch(server.url)).text()
    times.push(performance.now() - begun)
    memoryMb = await residentMb(server.pid)
    await server.stop()
  }
  await seeded.stop()
  return [
    {
      what: 'start to first page, seeded data',
      value: `${(median(times) / 1000).toFixed(2)} s`,
      budget: '≤ 1.2 s',
    },
    {
      what: 'resident memory after it',
      value: memoryMb ? `${memoryMb.toFixed(0)} MB` : 'not known here',
      budget: '≤ 220 MB',
    },
  ]
}

async function residentMb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}
