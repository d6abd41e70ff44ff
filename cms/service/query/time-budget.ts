import { LRUCache } from 'lru-cache'
import type { BudgetLimits } from './work-limits.ts'

export interface TimeBudget {
  /** Returns for how many seconds a network must wait before its next heavy query; 0 if it need not wait. */
  getWait(network: string): number
  /** Subtracts CPU time that a query of the network used. */
  charge(network: string, ms: number): void
}

/**
 * Gives each network a budget of CPU time that refills steadily. A query may start while anything is
 * left, so a balance can become negative by what one query takes.
 *
 * @param now the current time in milliseconds; it never goes back
 */
export function createTimeBudget(
  { fullMs, refillMs, networks }: Pick<BudgetLimits, 'fullMs' | 'refillMs' | 'networks'>,
  now: () => number,
): TimeBudget {
  const balances = new LRUCache<string, { left: number; at: number }>({ max: networks })

  function getBalance(network: string): number {
    const known = balances.get(network)
    return known ? Math.min(fullMs, known.left + ((now() - known.at) / 1_000) * refillMs) : fullMs
  }

  return {
    getWait(network) {
      const left = getBalance(network)
      return left > 0 ? 0 : Math.max(1, Math.ceil((1 - left) / refillMs))
    },
    charge(network, ms) {
      balances.set(network, { left: getBalance(network) - ms, at: now() })
    },
  }
}
