import {
  address,
  code,
  object,
  reference,
  required,
  richTextWith,
  text,
} from '#cms/model/fields/make-field.ts'
import { citation } from '#cms/model/objects/citation.ts'
import { post, postLink } from '#cms/model/objects/links.ts'

const link = object('link', 'Link', 'To another site, or to a page that is not a document.', {
  href: required(address('Address', 'Pages on this site become paths; others open in a new tab.')),
})

const internalLink = object('internalLink', 'Link to a page', 'Follows the page when its address changes.', {
  reference: required(post('Page', 'Where it goes.')),
})

const example = object(
  'example',
  'Example',
  'Figures made up for an example or set by us, such as a prize: they need no source.',
  {
    note: text('Note', 'For other editors.'),
  },
)

/** The marks of text without tooltips: table cells, definitions, and disclosures. */
const simpleMarks = [link, internalLink, citation, example] as const

/** Rich text with links and sources, and with nothing between its paragraphs. */
export const simpleText = richTextWith(simpleMarks, [])

/** The fields of a glossary entry that a tooltip shows. */
const definitionShape = object('definitionOf', 'Definition', 'What a tooltip shows.', {
  id: required(code('Id', 'As in /resources/glossary?definitionId=…')),
  title: required(text('Title', 'The word defined.')),
  content: required(simpleText('Content', 'What it means.')),
  relatedBlog: reference('Related article', 'To read more.', ['blog'], postLink),
})

const definition = object('definition', 'Definition', 'Shows a glossary entry on hover, focus, and touch.', {
  definition: required(reference('Entry', 'The glossary entry.', ['glossary'], definitionShape)),
})

export const allMarks = [...simpleMarks, definition] as const
