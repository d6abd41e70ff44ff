import { colors, layouts } from '#cms/model/enumerations/appearance.ts'
import { choice, image, list, object, required, text, titled } from '#cms/model/fields/make-field.ts'
import { button } from '#cms/model/objects/button.ts'
import { citation } from '#cms/model/objects/citation.ts'
import { richText } from '#cms/model/rich-text/rich-text.ts'
import { block } from './block.ts'

const heading = text('Heading', 'Appears in the table of contents.')
const color = choice('Color', 'white by default.', colors)
const layout = choice('Layout', 'Basic by default.', layouts)

export const textBlock = block(
  'Text Block',
  'textBlock',
  'Headings, paragraphs, lists, pictures, and tables.',
  {
    body: required(richText('Text', 'The text of the article.')),
  },
)

export const colored = block('Colored', 'colored', 'Text on a colored background.', {
  title: heading,
  body: required(richText('Text', 'The text to show.')),
  color,
  button,
})

export const textAndImage = block('Text and image', 'textAndImage', 'Text next to a picture.', {
  title: heading,
  body: required(richText('Text', 'The text to show.')),
  image: required(image('Image', 'Shown next to the text, above it on a phone.')),
  layout,
  button,
})

export const infoBox = block('Info box', 'infoBox', 'A side note.', {
  title: heading,
  body: required(richText('Text', 'The text to show.')),
  color,
  layout,
})

export const twoColumnInfoBox = block('Two column info box', 'twoColumnInfoBox', 'Two things side by side.', {
  title: heading,
  leftTitle: text('Heading, left', 'For the first column.'),
  left: required(richText('Text, left', 'First on a phone.')),
  rightTitle: text('Heading, right', 'For the second column.'),
  right: required(richText('Text, right', 'Second on a phone.')),
  color,
})

export const headerWithIcon = block(
  'Header with icon',
  'headerWithIcon',
  'A heading with an icon in front of it.',
  {
    title: required(heading),
    subtitle: text('Text below', 'One sentence.'),
    icon: image('Icon', 'Decorative only.'),
  },
)

export const ourStory = block('Our story', 'ourStory', 'How the site came to be, for the About page.', {
  title: heading,
  body: required(richText('Text', 'What happened.')),
  image: image('Image', 'Next to the text.'),
})

const listedSource = object('listedSource', 'Source', 'One entry in the list.', {
  source: required(titled(citation, 'Source', 'Where it can be found.')),
  note: text('Note', 'What it supports.'),
})

export const references = block('References', 'references', 'The page’s sources.', {
  title: heading,
  references: required(list('Sources', 'In the order in which the text cites them.', listedSource)),
})

export const imageBlock = block('Image', 'image', 'A picture as wide as the column.', {
  image: required(image('Image', 'With alternative text, unless it is only decorative.')),
  caption: text('Caption', 'Shown below it.'),
})
