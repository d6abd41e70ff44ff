/** One measured figure with its budget. */
export interface Figure {
  what: string
  value: string
  budget: string
}

export function median(values: number[]): number {
  return percentile(values, 50)
}

export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
}
