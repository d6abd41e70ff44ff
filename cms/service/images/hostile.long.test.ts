import { fork } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { checkAnyForm } from './any-form.fixture.ts'

/**
 * Memory for Node, libvips, and the two bodies that are processed at a time; all uploads together are one
 * gigabyte.
 */
const MAX_WHILE_RECEIVING = 400_000_000

/** Memory for two images of 60 million pixels that are rotated as a whole, and for their results. */
const MAX_WHILE_DRAWING = 1_000_000_000

const child = fork(new URL('./image-process.fixture.ts', import.meta.url))
let url = ''
beforeAll(async () => {
  url = z.object({ url: z.string() }).parse((await once(child, 'message'))[0]).url
})
afterAll(() => child.disconnect())

async function memory(): Promise<{ bytes: number; maxBytes: number }> {
  child.send('memory?')
  return z.object({ bytes: z.number(), maxBytes: z.number() }).parse((await once(child, 'message'))[0])
}

const mb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
const upload = `v2022-11-15/assets/images/production`
const headers = { authorization: 'Bearer writer', 'content-type': 'image/png' }

it('refuses twenty concurrent damaged images of 45 MB and ten endless bodies in bounded memory', async () => {
  const before = await memory()
  const head = await sharp({ create: { width: 3000, height: 3000, channels: 3, background: '#123' } })
    .png()
    .toBuffer()
  const damaged = Buffer.concat([head.subarray(0, 60), Buffer.alloc(45 * 1024 * 1024, 7)])
  const answers = await Promise.all([
    ...Array.from(
      { length: 20 },
      async () => (await fetch(`${url}/${upload}`, { method: 'POST', headers, body: damaged })).status,
    ),
    ...Array.from({ length: 10 }, sendWithoutEnd),
  ])
  const after = await memory()
  console.log(`receiving: ${mb(before.bytes)} before, ${mb(after.maxBytes)} at the most`)
  expect(answers.slice(0, 20)).toEqual(Array(20).fill(400))
  for (const status of answers.slice(20)) expect([413, 'cut']).toContain(status)
  expect(after.maxBytes).toBeLessThan(MAX_WHILE_RECEIVING)
})

it('renders or refuses a hundred concurrent heavy forms of a large image, from five networks, in bounded memory', async () => {
  const large = await sharp({ create: { width: 10_000, height: 6000, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer()
  const stored = await fetch(`${url}/${upload}`, { method: 'POST', headers, body: large })
  const { document } = z.object({ document: z.object({ path: z.string() }) }).parse(await stored.json())
  const forms = [
    'or=90&w=',
    'blur=500&w=',
    'fit=crop&h=900&crop=entropy&w=',
    'rect=100,100,9000,5000&flip=hv&w=',
    'pad=200&bg=8f00&fm=png&w=',
  ]
  const statuses = await Promise.all(
    Array.from({ length: 100 }, (_, nth) => {
      const form = `${forms[nth % forms.length]}${1500 + nth}`
      return getStatus(`${url}/${document.path}?${form}`, `127.0.0.${1 + (nth % 5)}`)
    }),
  )
  const after = await memory()
  const count = (status: number) => statuses.filter((each) => each === status).length
  console.log(`drawing: ${mb(after.maxBytes)} at the most, ${count(200)} drawn, ${count(503)} refused`)
  expect(count(200) + count(503)).toBe(100)
  // How many are drawn before the others have waited too long depends on the machine.
  expect(count(200)).toBeGreaterThan(10)
  expect(after.maxBytes).toBeLessThan(MAX_WHILE_DRAWING)
})

it('thousands of random forms have the planned size', () => checkAnyForm(3000))

/** Each network has places of its own in the queue, so that a hundred requests of one would mostly be refused. */
async function getStatus(target: string, localAddress: string): Promise<number | undefined> {
  const outgoing = request(target, { localAddress }).end()
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  await once(answer.resume(), 'end')
  return answer.statusCode
}

function sendWithoutEnd(): Promise<number | 'cut'> {
  return new Promise((resolve) => {
    const outgoing = request(`${url}/${upload}`, { method: 'POST', headers })
    const end = (answer: number | 'cut') => {
      outgoing.destroy()
      resolve(answer)
    }
    outgoing.on('response', ({ statusCode = 0 }) => end(statusCode))
    outgoing.on('error', () => end('cut'))
    const chunk = Buffer.alloc(256 * 1024)
    const send = () => {
      while (!outgoing.destroyed && outgoing.write(chunk)) {}
    }
    outgoing.on('drain', send)
    send()
  })
}
