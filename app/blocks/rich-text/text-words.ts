import { formatDate, isIsoDay } from '#domain/dates.ts'

const day = (date: string) => (isIsoDay(date) ? formatDate(date, 'Month D, YYYY') : date)

/** What rich texts say beside what editors wrote. */
export const words = {
  figure: {
    label: 'Where this figure comes from',
    confirmed: (readIn: string, checkedOn: string) => `Read in ${readIn}. Last checked ${day(checkedOn)}.`,
    recalled: (checkedOn: string) =>
      `Written down from memory on ${day(checkedOn)}. We have not yet read it in any publication.`,
  },
  citation: {
    label: (number: number) => `Source ${number}`,
    spoken: 'source ',
    unnumbered: 'source',
    day,
  },
  unreadable: (was: string, problems: string[]) => ` [${was} cannot be shown: ${problems.join('; ')}]`,
  example: ' (our own figure)',
  definition: { more: (title: string) => `Read more: ${title}`, moreUntitled: 'Read more' },
  sources: {
    title: 'Sources',
    examples: 'Figures with a dashed line are our own: made up for an example, or set by us.',
  },
} as const
