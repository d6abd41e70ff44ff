import type { SaxesTagNS } from 'saxes'

/** How often elements may be drawn by `use` in all; ten uses of ten uses of … grow without end otherwise. */
const MAX_DRAWN = 20_000

const MAX_USES = 5000

/** A use of a use of a use …: symbols are nested three deep at most. */
const MAX_NESTED = 30

/** Follows the elements of a drawing to count what its `use` elements draw. */
export function createUseCounter() {
  /** What is used inside each element with an id; under '' what is used anywhere. */
  const usedIn = new Map<string, string[]>()
  const open: string[] = []
  let uses = 0

  return {
    opened({ local, attributes }: SaxesTagNS): void {
      open.push(attributes.id?.value ?? '')
      if (local !== 'use') return
      // Whatever prefix stands for the namespace; readers differ in which of two they follow, so both count.
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
    /** True also for what uses itself. */
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
