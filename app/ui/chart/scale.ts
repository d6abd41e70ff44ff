/** A chart axis from its first tick to its last. */
export interface Scale {
  /**
   * Ascending multiples of 1, 2 or 5 times a power of ten; every value is between the first and the last
   * tick.
   */
  ticks: readonly number[]
  /** Returns the position of a value along the axis, from 0 to 1. */
  at(value: number): number
}

/** Beyond this value, the sum of two values could overflow. */
const farthest = 1e15
const finest = 1e-6

/**
 * Chooses the axis for the given values. A bar axis always includes 0; a line axis includes it only when all
 * values are equal or their range extends close to 0; an axis of ranges, which are compared by their place, never does.
 */
export function chooseScale(values: readonly number[], kind: 'Bar' | 'Line' | 'Range', maxTicks = 5): Scale {
  const shown = values.map(within)
  const lowest = Math.min(...shown)
  const highest = Math.max(...shown)
  const isFarFromZero =
    lowest * highest > 0 && highest - lowest < Math.min(Math.abs(lowest), Math.abs(highest))
  const withZero = kind === 'Bar' || (kind === 'Line' && (lowest === highest || !isFarFromZero))
  const from = withZero ? Math.min(0, lowest) : lowest
  const end = withZero ? Math.max(0, highest) : highest
  const to = end === from ? from + 1 : end
  const step = roundStep((to - from) / (maxTicks - 1))
  const first = Math.floor(from / step)
  const last = Math.max(first + 1, Math.ceil(to / step))
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => exact((first + at) * step))
  const start = ticks[0] ?? 0
  const length = (ticks.at(-1) ?? 1) - start
  return { ticks, at: (value) => Math.min(1, Math.max(0, (within(value) - start) / length)) }
}

/** Returns the smallest 1, 2 or 5 times a power of ten that is not below `min`. */
function roundStep(min: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(min, finest)))
  const factor = [1, 2, 5, 10].find((each) => each * power >= min * (1 - 1e-9)) ?? 10
  return exact(factor * power)
}

function within(value: number): number {
  return Math.min(farthest, Math.max(-farthest, value))
}

/** Removes binary rounding errors such as 0.30000000000000004, and turns -0 into 0. */
function exact(value: number): number {
  return Number(value.toPrecision(12)) + 0
}

/** Returns a position along an axis as the length that SVG attributes take, such as "12.5%". */
export function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`
}

/** Formats the ticks of an axis of money alike: all in thousands once the largest is $10,000 or more. */
export function formatMoneyTicks(ticksCents: readonly number[]): string[] {
  const areThousands = Math.max(...ticksCents.map(Math.abs)) >= 10_000_00
  return ticksCents.map((cents) => {
    const dollars = Math.abs(cents) / 100
    const sign = cents < 0 ? '−' : ''
    return areThousands && dollars > 0
      ? `${sign}$${(dollars / 1000).toLocaleString('en-US', { maximumFractionDigits: 1 })}K`
      : `${sign}$${dollars.toLocaleString('en-US')}`
  })
}
