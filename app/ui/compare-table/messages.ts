/** Texts of a comparison side by side, whatever is compared. */
export const messages = {
  best: { lowest: 'Lowest', highest: 'Highest', most: 'Most', soonest: 'Soonest' },
  notSaid: 'Not stated',
  none: '–',
  noneSpoken: 'does not apply',
  months: (count: number) => (count === 1 ? '1 month' : `${count} months`),
  term: (count: number) => (count % 12 === 0 ? `${count / 12} years` : messages.months(count)),
  payments: (count: number) => (count === 0 ? 'no payments' : `${count} on-time payments`),
  points: (count: number) => `${count.toFixed(2)} of 100`,
  file: {
    section: 'Section',
    row: 'What',
    about: 'This comparison',
    units: { money: 'USD', percent: '%', months: 'months' },
  },
}

/** The texts that differ only by what is compared. */
export function comparisonWords(noun: 'loan' | 'card') {
  const nouns = `${noun}s`
  return {
    gone: (count: number) =>
      count === 1
        ? `1 ${noun} in this link is no longer listed, so it’s left out.`
        : `${count} ${nouns} in this link are no longer listed, so they’re left out.`,
    lonely: `Add a second ${noun} to see where they differ.`,
    assumed: 'Assumptions',
    change: 'Change the assumptions',
    caption: (count: number) =>
      count === 1 ? `What counts most about this ${noun}` : `Where these ${nouns} differ most, side by side`,
    noDifferences: `These ${nouns} are the same in everything we compare.`,
    more: (count: number, rows: number) =>
      count === 1 ? `More about this ${noun} (${rows})` : `More differences (${rows})`,
    moreCaption: (count: number) =>
      count === 1 ? 'What else is known about it' : `Where else these ${nouns} differ, side by side`,
    same: (rows: number) => `The same for all of these (${rows})`,
    actions: 'What next?',
    remove: 'Remove',
    addLabel: `Add a ${noun}`,
    add: 'Add',
    keepTitle: 'Keep it or send it',
    download: 'Download as a file (CSV)',
    mail: 'Send by email',
  }
}

export type ComparisonWords = ReturnType<typeof comparisonWords>
