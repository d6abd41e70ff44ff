/** An axis from its first tick to its last. */
export interface Scale {
  /** Ascending multiples of 1, 2 or 5 times a power of ten; every value lies between the first and the last. */
  ticks: readonly number[]
  /** How far along the axis a value is, from 0 to 1. */
  at(value: number): number
}

/** Beyond it, sums of two values could be no numbers any more. */
const farthest = 1e15
const finest = 1e-6

/**
 * The axis of some values. Bars grow from 0, so it is always on their axis; on that of lines it is where the values are all
 * alike or come near it.
 */
export function scaleOf(values: readonly number[], kind: 'Bar' | 'Line', mostTicks = 5): Scale {
  const shown = values.map(within)
  const lowest = Math.min(...shown)
  const highest = Math.max(...shown)
  const isFarFromZero =
    lowest * highest > 0 && highest - lowest < Math.min(Math.abs(lowest), Math.abs(highest))
  const withZero = kind === 'Bar' || lowest === highest || !isFarFromZero
  const from = withZero ? Math.min(0, lowest) : lowest
  const end = withZero ? Math.max(0, highest) : highest
  const to = end === from ? from + 1 : end
  const step = roundStep((to - from) / (mostTicks - 1))
  const first = Math.floor(from / step)
  const last = Math.max(first + 1, Math.ceil(to / step))
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => exact((first + at) * step))
  const start = ticks[0] ?? 0
  const length = (ticks.at(-1) ?? 1) - start
  return { ticks, at: (value) => Math.min(1, Math.max(0, (within(value) - start) / length)) }
}

/** The least of 1, 2 and 5 times a power of ten that is no less. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, finest)))
  const factor = [1, 2, 5, 10].find((each) => each * power >= least * (1 - 1e-9)) ?? 10
  return exact(factor * power)
}

function within(value: number): number {
  return Math.min(farthest, Math.max(-farthest, value))
}

/** Without what binary fractions leave over, such as 0.30000000000000004; and never -0. */
function exact(value: number): number {
  return Number(value.toPrecision(12)) + 0
}
