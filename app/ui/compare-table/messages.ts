/** Texts of a comparison side by side, whatever is compared. */
export const compareTableText = {
  best: { lowest: 'Lowest', highest: 'Highest', most: 'Most', soonest: 'Soonest' },
  /** Which columns a phone shows. */
  pick: 'Which two to compare',
  pair: (left: string, right: string) => `: ${left} and ${right}`,
  notStated: 'Not stated',
  /** The visitor's answers exclude a value. */
  excluded: 'Ruled out by your answers',
  none: '–',
  notApplicableLabel: 'doesn’t apply',
  months: (count: number) => (count === 1 ? '1 month' : `${count} months`),
  term: (count: number) => (count % 12 === 0 ? `${count / 12} years` : compareTableText.months(count)),
  payments: (count: number) => (count === 0 ? 'no payments' : `${count} on-time payments`),
  points: (count: number) => `${count.toFixed(2)} of 100`,
  file: {
    section: 'Section',
    row: 'What',
    about: 'This comparison',
    units: { money: 'USD', percent: '%', months: 'months' },
  },
}
