import type { SaxesTagNS } from 'saxes'

/**
 * The maximum number of elements that `use` may draw in total, because nested uses multiply exponentially.
 */
const MAX_DRAWN = 20_000

const MAX_USES = 5000

/** Bounds the recursion over nested uses; real symbols nest at most three deep. */
const MAX_NESTED = 30

/** Tracks the elements of a drawing to count what its `use` elements draw. */
export function createUseCounter() {
  /** The ids used inside each element that has an id; the key '' holds every used id. */
  const usedIn = new Map<string, string[]>()
  const open: string[] = []
  let uses = 0

  return {
    opened({ local, attributes }: SaxesTagNS): void {
      open.push(attributes.id?.value ?? '')
      if (local !== 'use') return
      // Counts both `href` and a prefixed `href`, because readers differ in which of the two they follow.
      for (const { local: name, value } of Object.values(attributes)) {
        const reference = name === 'href' ? value.slice(1) : ''
        if (!reference) continue
        if (++uses > MAX_USES) return
        for (const id of new Set(['', ...open])) {
          const used = usedIn.get(id) ?? []
          used.push(reference)
          usedIn.set(id, used)
        }
      }
    },
    closed(): void {
      open.pop()
    },
    /** Also returns true for an element that uses itself. */
    areTooMany(): boolean {
      if (uses > MAX_USES) return true
      const counted = new Map<string, number>()
      const count = (id: string, above: ReadonlySet<string>): number => {
        if (above.has(id) || above.size > MAX_NESTED) return Number.POSITIVE_INFINITY
        const known = counted.get(id)
        if (known !== undefined) return known
        const inside = new Set([...above, id])
        let total = 1
        for (const used of usedIn.get(id) ?? []) total += count(used, inside)
        counted.set(id, total)
        return total
      }
      return count('', new Set()) > MAX_DRAWN
    },
  }
}
