import { get, type IncomingMessage } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { freshStore } from '#content/store/store.fixture.ts'
import { listenPath } from './listen.fixture.ts'
import { listenProcess } from './listen-process.fixture.ts'

const transactions = 3_000
const types = 20
const readers = 960
const wanderers = 30
const silent = 10

/**
 * Covers Node itself, the sockets of the listeners, and what a thousand connections wait for; leaking every
 * event would take gigabytes.
 */
const maxMemoryBytes = 500_000_000

const text = 'The rate that a lender names is not the one that most students get. '.repeat(10)
const pickType = (index: number) => `type${index % types}`

test('1,000 listeners receive everything in bounded memory, although some lose their connection and others never read', async () => {
  await using made = await freshStore()
  await using server = await listenProcess(made.fresh, { keepAliveMs: 500, stallMs: 2_000 })
  const emptyBytes = await server.memoryBytes()
  const listeners = await Promise.all([
    // Some listeners follow everything, most follow one type or one document.
    ...Array.from({ length: readers }, (_, index) => {
      if (index < 40) return listen(server.url, '*', () => true)
      if (index < 500)
        return listen(server.url, `*[_type == "${pickType(index)}"]`, (n) => pickType(n) === pickType(index))
      return listen(server.url, `*[_id == "doc${index % 300}"]`, (n) => n % 300 === index % 300)
    }),
    ...Array.from({ length: wanderers }, () => listen(server.url, '*', () => true)),
  ])
  const silentOnes = await Promise.all(
    Array.from({ length: silent }, () => listen(server.url, '*', () => true)),
  )
  for (const each of silentOnes) each.pause()
  const listeningBytes = await server.memoryBytes()

  const begin = performance.now()
  let maxBytes = listeningBytes
  for (let index = 0; index < transactions; index += 1) {
    await server.commit(`t${index}`, { [`doc${index % 300}`]: { _type: pickType(index), index, text } })
    if (index % 100 === 0) maxBytes = Math.max(maxBytes, await server.memoryBytes())
    if (index % 50 === 0) listeners[readers + ((index / 50) % wanderers)]?.loseConnection()
  }
  await Promise.all(listeners.map(({ hasReceived }) => hasReceived(transactions)))
  const seconds = (performance.now() - begin) / 1_000
  maxBytes = Math.max(maxBytes, await server.memoryBytes())
  const told = listeners.reduce((sum, { received }) => sum + received.length, 0)
  const mb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
  console.log(
    `${listeners.length + silent} listeners, ${transactions} transactions, ${told} events in ${seconds.toFixed(1)} s. The server: ` +
      `${mb(emptyBytes)} alone, ${mb(listeningBytes)} with listeners, ${mb(maxBytes)} at the most.`,
  )

  for (const { received, wants } of listeners) {
    expect(received).toStrictEqual(Array.from({ length: transactions }, (_, index) => index).filter(wants))
  }
  expect(maxBytes).toBeLessThan(maxMemoryBytes)
  for (const each of [...listeners, ...silentOnes]) each.stop()
})

/** Collects the numbers of transactions, and resumes where it was after it loses its connection. */
async function listen(url: string, query: string, wants: (index: number) => boolean) {
  const received: number[] = []
  let lastEventId = ''
  let response: IncomingMessage
  let isStopped = false
  let rest = ''
  const expected = (count: number) => {
    let sum = 0
    for (let index = 0; index < count; index += 1) if (wants(index)) sum += 1
    return sum
  }
  async function connect() {
    rest = ''
    const path = listenPath(query, '&includeResult=true&enableResume=true')
    const headers = lastEventId === '' ? {} : { 'last-event-id': lastEventId }
    response = await new Promise((resolve, reject) => {
      get(url + path, { agent: false, headers }, resolve).once('error', reject)
    })
    if (response.statusCode !== 200) throw new Error(`The server responded with ${response.statusCode}.`)
    const current = response
    current.setEncoding('utf8')
    current.on('error', () => {})
    current.on('close', () => {
      if (!isStopped) void connect()
    })
    await new Promise<void>((resolve) => {
      current.on('data', (piece: string) => {
        const blocks = (rest + piece).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) take(block)
        resolve()
      })
    })
  }
  function take(block: string) {
    const id = /^(?:retry: \d+\n)?id: (.*)$/m.exec(block)?.[1]
    if (id === undefined) return
    lastEventId = id
    const index = /^t(\d+)#/.exec(id)?.[1]
    if (index !== undefined) received.push(Number(index))
  }
  await connect()
  return {
    received,
    wants,
    pause: () => {
      isStopped = true
      response.pause()
    },
    loseConnection: () => response.destroy(),
    async hasReceived(count: number) {
      const wanted = expected(count)
      while (received.length < wanted) await setTimeout(20)
    },
    stop() {
      isStopped = true
      response.destroy()
    },
  }
}
