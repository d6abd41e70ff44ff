import { type Figure, median } from './figure.ts'
import { openSequentialClient } from './sequential-client.ts'
import { startServer } from './server-process.ts'

const PAGE = '/about/ranking'
const WORDS = 'rank'
const WARM_UP = 500
const ROUNDS = 40
const REQUESTS = 100

/** Compares a cached page with and without the operator's figures, in turns, so that both see the same machine. */
export async function measureMetrics(): Promise<Figure[]> {
  const servers = [await startServer(), await startServer({ OPERATOR_TOKEN: 'token-of-the-measurement' })]
  const clients = servers.map(({ url }) => openSequentialClient(url))
  const times: number[][] = servers.map(() => [])
  for (const client of clients) for (let i = 0; i < WARM_UP; i++) await client.ask(PAGE, WORDS)
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, client] of clients.entries())
      for (let i = 0; i < REQUESTS; i++) times[at]?.push(await client.ask(PAGE, WORDS))
  for (const client of clients) client.leave()
  for (const server of servers) await server.stop()
  const [without = 0, measured = 0] = times.map(median)
  return [
    {
      what: 'cached page, p50 without / with OPERATOR_TOKEN',
      value: `${without.toFixed(3)} / ${measured.toFixed(3)} ms`,
      budget: 'the same within noise',
    },
  ]
}
