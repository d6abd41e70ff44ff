/**
 * Shares places, or bytes, between networks. None may hold more than is left for all the others together, so
 * however many a few networks take, the next one still finds as many as each of them has.
 */
export interface FairShare {
  /**
   * Takes an amount for a network.
   *
   * @returns a function that gives it back, which may be called more than once; or what was used up: the share
   *   of the `network`, or what there is for `all`
   */
  take(network: string, amount?: number): (() => void) | 'network' | 'all'
  /** The amount that is taken by all networks together. */
  taken(): number
}

export interface ShareLimits {
  overall: number
  perNetwork: number
}

export function createFairShare({ overall, perNetwork }: ShareLimits): FairShare {
  const byNetwork = new Map<string, number>()
  let total = 0

  function add(network: string, amount: number): void {
    const own = (byNetwork.get(network) ?? 0) + amount
    if (own > 0) byNetwork.set(network, own)
    else byNetwork.delete(network)
    total += amount
  }

  return {
    take(network, amount = 1) {
      const own = (byNetwork.get(network) ?? 0) + amount
      if (own > perNetwork) return 'network'
      if (own > overall - total) return 'all'
      add(network, amount)
      let isBack = false
      return () => {
        if (!isBack) add(network, -amount)
        isBack = true
      }
    },
    taken: () => total,
  }
}
