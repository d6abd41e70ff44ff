/** Returns a function that draws from 0 up to 1, the same numbers for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Returns choices drawn from such numbers. */
export function randomChoices(seed: number) {
  const next = randomNumbers(seed)
  return {
    chance: (share: number) => next() < share,
    whole: (from: number, to: number) => from + Math.floor(next() * (to - from + 1)),
    oneOf: <Value>(values: readonly Value[]) => values[Math.floor(next() * values.length)] as Value,
    /** Picks some of the values in their order, or null if none is picked. */
    some<Value>(values: readonly Value[]): Value[] | null {
      const chosen = values.filter(() => next() < 0.6)
      return chosen.length > 0 ? chosen : null
    },
    /** Picks from one to `max` of the values, each once, in their order. */
    few<Value>(values: readonly Value[], max: number): Value[] {
      const count = 1 + Math.floor(next() * max)
      const places = new Set(Array.from({ length: count }, () => Math.floor(next() * values.length)))
      return values.filter((_, place) => places.has(place))
    },
  }
}

export type Random = ReturnType<typeof randomChoices>
