import { fork } from 'node:child_process'
import { once } from 'node:events'
import { type Figure, median } from './figure.ts'
import { measureRequestsPerSecond } from './requests-per-second.ts'

const DRAWN = 24
const ROUNDS = 5

/** Compares the first rendering of a hero image with bare sharp, and serving it again with a static file. */
export async function measureContentImages(): Promise<Figure[]> {
  const child = fork('bench/image-server.ts', { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  if (!child.stdout) throw new Error('the image server has no output')
  const [line] = await once(child.stdout, 'data')
  const { form, bare, file } = JSON.parse(String(line))
  const first = await drawnAgainstBare(form, bare)
  const again = await servedAgainstStatic(form, file)
  child.disconnect()
  return [first, again]
}

/** Uses another quality each time, so that no image is reused. The two servers take turns going first. */
async function drawnAgainstBare(form: string, bare: string): Promise<Figure> {
  const ratios: number[] = []
  const times: number[] = []
  for (let nth = 0; nth < DRAWN; nth++) {
    const q = 60 + nth
    const ours = () => timeImage(`${form}&q=${q}`)
    const theirs = () => timeImage(`${bare}?q=${q}`)
    const isOursFirst = nth % 2 === 0
    const early = await (isOursFirst ? ours() : theirs())
    const late = await (isOursFirst ? theirs() : ours())
    const [ourTime, theirTime] = isOursFirst ? [early, late] : [late, early]
    times.push(ourTime)
    // The first four rounds warm up both servers.
    if (nth >= 4) ratios.push(ourTime / theirTime)
  }
  return {
    what: `image 1200 × 800 drawn for the first time (${median(times).toFixed(0)} ms) ÷ bare sharp`,
    value: median(ratios).toFixed(2),
    budget: '≤ 1.15',
  }
}

async function timeImage(url: string): Promise<number> {
  const begun = performance.now()
  const response = await fetch(url)
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url} responded with ${response.status}`)
  return performance.now() - begun
}

async function servedAgainstStatic(form: string, file: string): Promise<Figure> {
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const theirs = await requestsPerSecond(file)
    ratios.push(theirs / (await requestsPerSecond(form)))
  }
  return {
    what: 'the same image again, time of a request ÷ static file',
    value: median(ratios).toFixed(2),
    budget: '≤ 1.2',
  }
}

async function requestsPerSecond(url: string): Promise<number> {
  const load = { url, connections: 16 }
  await measureRequestsPerSecond({ ...load, duration: 1 })
  return measureRequestsPerSecond({ ...load, duration: 2 })
}
