/** Returns repeatable pseudorandom numbers (the minimal standard generator of Park and Miller, 1988). */
export function randomNumbers(seed: number) {
  let state = seed
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  return {
    chance: (share: number) => next() < share,
    whole: (from: number, to: number) => from + Math.floor(next() * (to - from + 1)),
    oneOf: <Value>(values: readonly Value[]) => values[Math.floor(next() * values.length)] as Value,
    /** Picks some of the values in their order, or null if none is picked. */
    some<Value>(values: readonly Value[]): Value[] | null {
      const chosen = values.filter(() => next() < 0.6)
      return chosen.length > 0 ? chosen : null
    },
    /** Picks from one to `most` of the values, each once, in their order. */
    few<Value>(values: readonly Value[], most: number): Value[] {
      const count = 1 + Math.floor(next() * most)
      const places = new Set(Array.from({ length: count }, () => Math.floor(next() * values.length)))
      return values.filter((_, place) => places.has(place))
    },
  }
}

export type Random = ReturnType<typeof randomNumbers>
