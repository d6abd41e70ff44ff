import type { ListenLimits } from './limits.ts'

/**
 * Counts the open streams.
 *
 * @returns a function that takes a place for an address and returns a function that releases it; if no place
 *   is left, it returns the limit that was reached
 */
export function createConnectionLimiter({
  streams,
  streamsPerAddress,
}: Pick<ListenLimits, 'streams' | 'streamsPerAddress'>) {
  const taken = new Map<string, number>()
  let total = 0
  return (address: string): (() => void) | 'address' | 'all' => {
    const here = taken.get(address) ?? 0
    if (here >= streamsPerAddress) return 'address'
    if (total >= streams) return 'all'
    taken.set(address, here + 1)
    total += 1
    return () => {
      const left = (taken.get(address) ?? 0) - 1
      if (left > 0) taken.set(address, left)
      else taken.delete(address)
      total -= 1
    }
  }
}
