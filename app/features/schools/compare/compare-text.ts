import { maxComparedInWords } from '#kit/listing/compared.ts'

export const compareText = {
  crumb: 'Compare',
  emptyTitle: 'Compare schools',
  title: (count: number) => (count === 1 ? '1 school to compare' : `${count} schools side by side`),
  description:
    'Costs before and after aid, debt, earnings, and completion of up to four schools side by side.',
  empty: `Find a school, then add others. You can compare up to ${maxComparedInWords} side by side.`,
  lonely: 'Add a second school to see how the two differ.',
  gone: (count: number) =>
    count === 1
      ? '1 school in this link isn’t on our list, so it’s left out.'
      : `${count} schools in this link aren’t on our list, so they’re left out.`,
  caption: 'Costs, aid, and outcomes side by side',
  noRows: 'No figures are published for these schools.',
  chart: 'Average net price, one year',
  onCampus: 'Price before aid, in-state, on campus',
  actions: 'What next?',
  remove: 'Remove',
  about: (name: string) => `: ${name}`,
  addLabel: 'Add a school',
  add: 'Search',
  full: `You’re comparing ${maxComparedInWords} schools, the maximum. Remove one to add another.`,
  sources: 'A figure from a different year than its neighbors shows its year and isn’t marked as the best.',
  choose: 'Choose the school to add to your comparison.',
  back: 'Back to the comparison',
} as const
