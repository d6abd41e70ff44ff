import { createFairShare } from '#content/http/fair-share.ts'
import { type ListenLimits, withoutReserved } from './limits.ts'

/**
 * Counts the open streams.
 *
 * @returns a function that takes a place for a network, or with undefined for a caller with a token, and
 *   returns a function that releases it; if no place is left, it returns the limit that was reached
 */
export function createConnectionLimiter({
  streams,
  streamsPerNetwork,
}: Pick<ListenLimits, 'streams' | 'streamsPerNetwork'>) {
  const strangers = createFairShare({
    overall: withoutReserved(streams),
    perNetwork: streamsPerNetwork,
  })
  let withToken = 0
  return (network: string | undefined): (() => void) | 'network' | 'all' => {
    if (withToken + strangers.taken() >= streams) return 'all'
    if (network !== undefined) return strangers.take(network)
    withToken += 1
    return () => {
      withToken -= 1
    }
  }
}
