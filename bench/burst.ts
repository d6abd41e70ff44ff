import { once } from 'node:events'
import { Agent, get, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { type Figure, percentile } from './figure.ts'
import { startServer } from './server-process.ts'

/** As many pages as one address may ask for in a minute without being refused. */
const ASKED = 600
/** Ends the visits even if the burst never ends. */
const LONGEST_BURST_MS = 20_000

/**
 * Measures how long the home page takes while one address asks for 600 different offers pages at once, and while 600
 * networks subscribe at once, each of which is a write that waits for the disk.
 */
export async function measureBurst(): Promise<Figure[]> {
  return [
    ...(await measureHomePage('offers pages over separate connections', askOverConnections)),
    ...(await measureHomePage('offers pages pipelined over 10 connections', askPipelined)),
    ...(await measureHomePage('subscriptions from as many networks', subscribe)),
  ]
}

async function measureHomePage(what: string, ask: (url: string) => Promise<number[]>): Promise<Figure[]> {
  const server = await startServer({ REQUESTS_PER_MINUTE: String(ASKED), TRUST_PROXY: 'loopback' })
  await timeHomePage(server.url)
  const times: number[] = []
  let over = false
  const begun = performance.now()
  const burst = ask(server.url).finally(() => {
    over = true
  })
  while (!over && performance.now() - begun < LONGEST_BURST_MS) times.push(await timeHomePage(server.url))
  const statuses = await burst
  const took = performance.now() - begun
  await server.stop()
  const served = statuses.filter((status) => status >= 200 && status < 300).length
  return [
    {
      what: `home page during ${ASKED} ${what}, p50 / p99 / worst`,
      value: `${[50, 99, 100].map((percent) => percentile(times, percent).toFixed(0)).join(' / ')} ms`,
      budget: 'p99 < 100 ms',
    },
    {
      what: '  of these served / refused with 503 / cut, in ms',
      value: `${served} / ${statuses.filter((status) => status === 503).length} / ${ASKED - statuses.length}, ${took.toFixed(0)}`,
      budget: '–',
    },
  ]
}

/** Each visit opens its own connection, as a visitor who comes at that moment does. */
async function timeHomePage(url: string): Promise<number> {
  const begun = performance.now()
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${url}/`, { agent: new Agent() }, resolve).on('error', reject)
  })
  await response.toArray()
  return performance.now() - begun
}

const offersPath = (number: number) => `/student-loans/offers?amount=${10_000 + number * 500}`

async function askOverConnections(url: string): Promise<number[]> {
  const agent = new Agent({ maxSockets: ASKED })
  const answers = Array.from({ length: ASKED }, async (_, number) => {
    const asked = get(url + offersPath(number), { agent })
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    response.resume()
    await once(response, 'end')
    return response.statusCode ?? 0
  })
  const settled = await Promise.allSettled(answers)
  return settled.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
}

async function subscribe(url: string): Promise<number[]> {
  const agent = new Agent({ maxSockets: ASKED })
  const answers = Array.from({ length: ASKED }, async (_, number) => {
    const headers = { origin: url, 'x-forwarded-for': `2001:db8:${number.toString(16)}::1` }
    const path = `/api/email/subscribe?subscriptionType=scholarship-alerts&emailAddress=n${number}@example.com`
    const asked = request(url + path, { method: 'POST', agent, headers })
    asked.end()
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    response.resume()
    await once(response, 'end')
    return response.statusCode ?? 0
  })
  const settled = await Promise.allSettled(answers)
  return settled.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
}

async function askPipelined(url: string): Promise<number[]> {
  const { hostname, port } = new URL(url)
  const each = ASKED / 10
  const connections = Array.from({ length: 10 }, async (_, connection) => {
    const socket = connect({ host: hostname, port: Number(port) })
    const requests = Array.from({ length: each }, (_, number) => {
      const last = number === each - 1 ? 'Connection: close\r\n' : ''
      return `GET ${offersPath(connection * each + number)} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${last}\r\n`
    })
    socket.write(requests.join(''))
    const pieces: Buffer[] = []
    socket.on('data', (piece: Buffer) => pieces.push(piece))
    await once(socket, 'close').catch(() => undefined)
    return [
      ...Buffer.concat(pieces)
        .toString('latin1')
        .matchAll(/HTTP\/1\.1 (\d{3}) /g),
    ].map(([, status]) => Number(status))
  })
  return (await Promise.all(connections)).flat()
}
