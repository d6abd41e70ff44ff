import { Agent, get, type IncomingMessage } from 'node:http'

/**
 * Requests one address after another over one connection. It creates little garbage, because it shares the
 * CPU cores with the server, and its own garbage collection would slow the server down.
 */
export function openSequentialClient(url: string, cookie = '') {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    /** Resolves to the response time in ms; rejects unless the response is a page with the words. */
    async ask(path: string, words: string): Promise<number> {
      const begun = performance.now()
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        get(url + path, { agent, headers: { 'accept-encoding': 'identity', cookie } }, resolve).on(
          'error',
          reject,
        )
      })
      const pieces: Buffer[] = await response.toArray()
      const took = performance.now() - begun
      if (response.statusCode !== 200 || !Buffer.concat(pieces).includes(words))
        throw new Error(`${path} responded with ${response.statusCode} without "${words}"`)
      return took
    },
    leave: () => agent.destroy(),
  }
}
