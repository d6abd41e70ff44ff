import type { Source } from '#domain/award-years/source.ts'

/** Words of the page that lists every figure. */
export const words = {
  about: 'About',
  title: 'Every figure we use',
  lead: 'The yearly figures that our pages name, who publishes each, and when we last checked it. A figure changes here and on every page at once.',
  onThisPage: 'On this page',
  caption: 'What it is, how much it is, and how to tell us that it is wrong',
  figure: 'Figure',
  value: 'Value',
  wrong: 'Wrong?',
  checkedOn: (day: string) => `Last checked on ${day}.`,
  recalled: 'We wrote these down from memory and have not yet read them where they are published.',
  titleOf: ({ title, evidence }: Source) => (evidence === 'recalled' ? `${title}, from memory` : title),
  report: 'Report it',
  reportFigure: (title: string) => `Report it: ${title}`,
} as const
