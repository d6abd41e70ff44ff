import type { AnyEntry, EntryOf } from '#cms/model/blocks/block-types.ts'
import type { RichText } from '#cms/model/rich-text/rich-text.ts'

type Author = EntryOf<'List of users'>['fields']['users'][number]
type Image = NonNullable<Author['image']>
type Link = EntryOf<'Best-for table'>['fields']['rows'][number]['blog']
type Citation = NonNullable<AnyEntry['sources']>[number]
type Button = EntryOf<'Button'>['fields']['button']
type SimpleText = NonNullable<EntryOf<'Table'>['fields']['rows'][number]['cells'][number]['content']>

// Values shared by the fixtures of blocks. Names, pages and figures are examples.

export function paragraphs(...texts: string[]): SimpleText {
  return texts.map((text, at) => ({
    _type: 'block',
    _key: `p${at}`,
    children: [{ _type: 'span', _key: 's', text }],
  }))
}

/** Builds a list of plain text. */
export function bullets(...lines: string[]): RichText {
  return paragraphs(...lines).map((line) => ({ ...line, listItem: 'bullet', level: 1 }))
}

export const desk: Author = {
  _type: 'authorOf',
  name: 'Loans desk',
  slug: { current: 'loans-desk' },
  role: 'Student loans',
  socialLinks: [
    {
      _type: 'socialLink',
      _key: 'a',
      platform: 'LinkedIn',
      link: 'https://www.linkedin.com/company/example',
    },
    { _type: 'socialLink', _key: 'b', platform: 'Twitter', link: 'https://x.com/example' },
  ],
}

export const plainDesk: Author = {
  _type: 'authorOf',
  name: 'Standards desk',
  slug: { current: 'standards-desk' },
}

export function image(altText: string, width = 1200, height = 800): Image {
  const id = [...altText].map((letter) => (letter.codePointAt(0) ?? 0).toString(16)).join('')
  return {
    _type: 'image',
    asset: {
      _id: `image-${id.padEnd(40, '0').slice(0, 40)}-${width}x${height}-jpg`,
      metadata: { dimensions: { width, height, aspectRatio: width / height } },
    },
    altText,
  }
}

export function article(title: string, slug: string): Link {
  return {
    _type: 'postLink',
    documentType: 'blog',
    title,
    slug: { current: slug },
    categories: ['student-loans'],
  }
}

export function lenderReview(title: string, slug: string): Link {
  return { ...article(title, slug), documentType: 'lenderReview' }
}

export function cardReview(title: string, slug: string): Link {
  return { ...article(title, slug), documentType: 'creditCardReview', categories: ['credit-cards'] }
}

export const source: Citation = {
  _type: 'citation',
  publisher: 'Example Bureau of Student Figures',
  title: 'A table made up for this example',
  url: 'https://example.org/figures/2026',
  readOn: '2026-09-14',
}

export const button: Button = { _type: 'button', label: 'Compare loans', link: '/student-loans' }
