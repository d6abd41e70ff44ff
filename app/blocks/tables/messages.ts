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
  chart: { item: 'Item' },
} as const
