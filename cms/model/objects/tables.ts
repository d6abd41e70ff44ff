import { code, list, object, required, text } from '#cms/model/fields/make-field.ts'
import { simpleText } from '#cms/model/rich-text/marks.ts'
import { citation } from './citation.ts'
import { post } from './links.ts'

const cell = object('cell', 'Cell', 'One cell.', {
  content: simpleText('Content', 'Text, perhaps with links.'),
})

const row = object('row', 'Row', 'One row; its first cell is its heading.', {
  cells: required(list('Cells', 'As many as there are columns.', cell)),
})

/** The fields that every table has. */
export const tableFields = {
  caption: text('Caption', 'What the table shows, for readers who cannot see it at a glance.'),
  columns: required(list('Columns', 'The headings, from left to right.', text('Heading', ''))),
  rows: required(list('Rows', 'From top to bottom.', row)),
  source: { ...citation, title: 'Source', help: 'Where its figures come from.' },
}

export const table = object('table', 'Table', 'Figures or words side by side.', tableFields)

const bestForRow = object('bestForRow', 'Row', 'One pick.', {
  blog: required(post('Review or article', 'Where the pick is explained.')),
  bestFor: required(text('Best for', 'Who it fits, such as "No cosigner."')),
  reason: text('Reason', 'Why, in one sentence.'),
})

export const bestForFields = {
  caption: text('Caption', 'What the table shows.'),
  rows: required(list('Rows', 'The picks, best first.', bestForRow)),
}

export const bestForTable = object(
  'bestForTable',
  'Best-for table',
  'Which pick is best for whom.',
  bestForFields,
)

const topPickRow = object('topPickRow', 'Row', 'One card.', {
  card: post('Review', 'The review of the card.'),
  cardId: code('Card ID', 'From the catalog, so that its facts are always current.'),
  category: required(text('Category', 'What it is best for, such as "Travel."')),
  reason: text('Reason', 'Why, in one sentence.'),
})

export const topPicksFields = {
  caption: text('Caption', 'What the table shows.'),
  rows: required(list('Rows', 'One card for each category.', topPickRow)),
}

export const topPicksTable = object(
  'topPicksTable',
  'Credit card top picks table',
  'One card for each category.',
  topPicksFields,
)
