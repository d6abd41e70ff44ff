import { loadTool } from '#tools/load-tool.ts'

interface Load {
  url: string
  connections: number
  /** In seconds. */
  duration: number
  headers?: Record<string, string>
  requests?: { path: string; setupRequest: (request: { path: string }) => { path: string } }[]
}

interface Result {
  requests: { average: number }
  errors: number
  non2xx: number
  statusCodeStats?: unknown
}

/** Sends as many requests as are answered, and returns how many that is a second. */
export async function measureRequestsPerSecond(load: Load): Promise<number> {
  const autocannon = await loadTool<(load: Load) => Promise<Result>>('autocannon')
  const { requests, errors, non2xx, statusCodeStats } = await autocannon(load)
  if (non2xx > 0 || errors > 0)
    throw new Error(`${load.url}: ${errors} errors, answers ${JSON.stringify(statusCodeStats)}`)
  return requests.average
}
