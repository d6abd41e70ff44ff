/** The kinds of spending that cards tell apart. `other` is everything else, such as rent, clothes and tuition. */
export const spendingCategories = [
  'groceries',
  'dining',
  'gas',
  'transit',
  'travel',
  'streaming',
  'online',
  'drugstores',
  'phone',
  'other',
] as const
export type SpendingCategory = (typeof spendingCategories)[number]

/** What somebody spends in a month of each kind, in cents; each at least 0. */
export type MonthlySpending = Readonly<Record<SpendingCategory, number>>
