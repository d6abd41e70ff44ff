/** Texts of tables and charts, apart from what editors write. */
export const tableText = {
  table: 'Table',
  nothing: { shown: '—', spoken: 'no entry' },
  bestFor: { bestFor: 'Best for', pick: 'Our pick', reason: 'Why', review: 'Read the review' },
  topPicks: {
    category: 'Best for',
    card: 'Card',
    annualFee: 'Annual fee',
    apr: 'Purchase APR',
    noFee: 'None',
    unknown: 'Not known',
    sample: 'Sample',
    pays: 'Pays us',
    asOf: (day: string) => `as of ${day}`,
    notOurs: 'Not in our catalog',
  },
  chart: {
    item: 'Item',
    asTable: 'The same figures as a table',
    series: (name: string, first?: ChartPoint, last?: ChartPoint) => {
      if (!first || !last) return name
      const one = `${first.value} (${first.label})`
      return first.label === last.label
        ? `${name}: ${one}`
        : `${name}: from ${one} to ${last.value} (${last.label})`
    },
  },
} as const

interface ChartPoint {
  label: string
  value: string
}
