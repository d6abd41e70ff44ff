/** The share of the axis that an amount such as "$13,269" takes on a narrow phone. */
const labelWidth = 0.2

/**
 * Returns where the labels of the two ends of a range are centered, as shares of the axis: under their ends, or beside
 * one another where they would overlap.
 */
export function placeLabels(low: number, high: number): { low: number; high: number } {
  const half = labelWidth / 2
  const left = clamp(low, half, 1 - half)
  const right = clamp(high, half, 1 - half)
  if (right - left >= labelWidth) return { low: left, high: right }
  const middle = clamp((low + high) / 2, labelWidth, 1 - labelWidth)
  return { low: middle - half, high: middle + half }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
