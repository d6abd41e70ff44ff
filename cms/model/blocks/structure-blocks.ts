import { required, text, titled, yesNo } from '#cms/model/fields/make-field.ts'
import { button } from '#cms/model/objects/button.ts'
import { block } from './block.ts'

export const buttonBlock = block('Button', 'button', 'One button.', {
  button: required(titled(button, 'Button', 'Its label and where it leads.')),
})

export const divider = block('Divider', 'divider', 'A line between two parts of a page.', {
  isDecorative: yesNo('Decorative only', 'Screen readers skip it.'),
})

export const tableOfContents = block(
  'Table of contents',
  'tableOfContents',
  'Built from the headings on the page.',
  {
    title: text('Heading', '"On this page" by default.'),
  },
)
