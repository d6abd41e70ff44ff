import { Agent, get, type IncomingMessage } from 'node:http'

/**
 * Asks a server one address after another over one connection, and makes little garbage: whoever asks stands on the same cores
 * as the server, and what collects their garbage would make it wait.
 */
export function quietVisitor(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    /** Resolves with how long the whole answer took, in ms, when it is a page that holds the words. */
    async ask(path: string, words: string): Promise<number> {
      const begun = performance.now()
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        get(url + path, { agent, headers: { 'accept-encoding': 'identity' } }, resolve).on('error', reject)
      })
      const pieces: Buffer[] = await response.toArray()
      const took = performance.now() - begun
      if (response.statusCode !== 200 || !Buffer.concat(pieces).includes(words))
        throw new Error(`${path} answered ${response.statusCode} without "${words}"`)
      return took
    },
    leave: () => agent.destroy(),
  }
}
