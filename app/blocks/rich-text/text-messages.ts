import { formatDate, isIsoDay } from '#domain/dates.ts'

const day = (date: string) => (isIsoDay(date) ? formatDate(date, 'Month D, YYYY') : date)

/** Texts that rich text adds to what editors write. */
export const richTextText = {
  figure: {
    label: 'Where this figure comes from',
    read: (readIn: string, checkedOn: string) => `Where we read it: ${readIn}, on ${day(checkedOn)}.`,
  },
  citation: {
    label: (number: number) => `Source ${number}`,
    spoken: 'source ',
    unnumbered: 'source',
    days: (readOn: string, publishedOn?: string) =>
      publishedOn ? `published ${day(publishedOn)}, read ${day(readOn)}` : `read ${day(readOn)}`,
  },
  unreadable: (was: string, problems: string[]) => ` [${was} can’t be shown: ${problems.join('; ')}]`,
  example: ' (our own figure)',
  definition: { more: (title: string) => `Read more: ${title}`, moreUntitled: 'Read more' },
  sources: {
    title: 'Sources',
    examples: 'Figures with a dashed underline are our own: made up for an example, or set by us.',
  },
} as const
