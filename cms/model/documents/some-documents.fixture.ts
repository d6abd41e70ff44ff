/** An article as it is stored, with the five blocks that the specification names. */
export const storedArticle = {
  _id: 'article',
  _type: 'blog',
  _rev: 'r1',
  title: 'How much a Pell Grant pays',
  titleAsMetaTitle: true,
  slug: { _type: 'slug', current: 'pell-grant' },
  categories: ['fafsa'],
  authors: [{ _type: 'reference', _key: 'a', _ref: 'loans-desk' }],
  body: [
    {
      _type: 'entry',
      _key: 'b1',
      componentType: 'Key takeaways banner',
      keyTakeawaysBanner: {
        takeaways: ['A grant is not paid back.', 'It pays {{awardYear.pell.max}} at most.'],
      },
    },
    {
      _type: 'entry',
      _key: 'b2',
      componentType: 'Text Block',
      textBlock: { body: [paragraph('The form is free.'), paragraph('Send it early.')] },
    },
    {
      _type: 'entry',
      _key: 'b3',
      componentType: 'TuitionHero tip banner - purple',
      tipBannerPurple: { text: 'Ask the school.' },
    },
    {
      _type: 'entry',
      _key: 'b4',
      componentType: 'Cards',
      cardType: 'List',
      cardItems: [
        { _type: 'cardItem', items: ['One', 'Two'] },
        { _type: 'cardItem', body: [paragraph('Three')] },
      ],
    },
    {
      _type: 'entry',
      _key: 'b5',
      componentType: 'FAQ - purple - one column',
      faqPurple: { questions: [{ _type: 'question', title: 'Is it free?', content: [paragraph('Yes.')] }] },
    },
  ],
}

/** The same article as a query returns it to a page. */
export const queriedArticle = {
  ...storedArticle,
  subtitle: null,
  authors: [{ _type: 'user', name: 'Loans desk', slug: { current: 'loans-desk' } }, null],
}

/** The author of the article. */
export const storedDesk = {
  _id: 'loans-desk',
  _type: 'user',
  name: 'Loans desk',
  slug: { _type: 'slug', current: 'loans-desk' },
}

/** Creates a paragraph of plain text, optionally followed by text with one mark. */
export function paragraph(text: string, marked?: { text: string; mark: Record<string, unknown> }) {
  return {
    _type: 'block',
    style: 'normal',
    markDefs: marked ? [{ _key: 'm', ...marked.mark }] : [],
    children: [
      { _type: 'span', text, marks: [] },
      ...(marked ? [{ _type: 'span', text: marked.text, marks: ['m'] }] : []),
    ],
  }
}
