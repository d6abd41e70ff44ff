import { colors, layouts, postListStyles, spacings } from '#cms/model/enumerations/appearance.ts'
import { sectionKinds } from '#cms/model/enumerations/section-kind.ts'
import {
  choice,
  code,
  image,
  list,
  longText,
  number,
  object,
  reference,
  required,
  text,
} from '#cms/model/fields/make-field.ts'
import { author } from '#cms/model/objects/author-shape.ts'
import { button } from '#cms/model/objects/button.ts'
import { category } from '#cms/model/objects/category.ts'
import { imageComponent } from '#cms/model/objects/image-component.ts'
import { post } from '#cms/model/objects/links.ts'
import { entry } from './block-types.ts'

/** The fields of a section, whether it belongs to one page or is a document that several pages share. */
export const sectionFields = {
  kind: required(
    choice('Kind', 'What the section is; a field that its kind does not show is not used.', sectionKinds),
  ),
  title: text('Heading', 'Stands in the table of contents.'),
  subtitle: longText('Below the heading', 'One or two sentences.'),
  content: list('Blocks', 'From top to bottom.', entry),
  blogs: list('Pages', 'Shown as a list below the blocks.', post('Page', '')),
  postListStyle: choice('Style of the list', 'How each page is shown.', postListStyles),
  category,
  authors: list('Authors', 'Of kind Authors.', author('Author', '')),
  images: list('Images', 'Of kind Image Carousel.', imageComponent),
  image: image('Image', 'Of kinds Hero, Hero Colored and CTA Banner.'),
  buttons: list('Buttons', 'Of kinds Hero, Hero Colored and CTA Banner; the main one first.', button),
  lenderId: code('Lender', 'Of kind Individual Lender Table: its id in the catalog.'),
  lenderIds: list('Lenders', 'Of kind Lender Table; empty: all that fit.', code('Lender id', '')),
  color: choice('Color', 'white unless told.', colors),
  layout: choice('Layout', 'Basic unless told.', layouts),
  spacing: choice('Spacing', 'Normal unless told.', spacings),
  customSpacing: number('Custom spacing', 'In rem, above and below; only with spacing Custom.'),
}

export const section = object('section', 'Section', 'A part of the page with its own heading.', sectionFields)

const sharedSection = reference(
  'Shared section',
  'A section that several pages show.',
  ['sharedSection'],
  section,
)

/** The parts of a page: shared sections, sections of its own, and blocks outside any section. */
export const sections = list('Sections', 'From top to bottom.', sharedSection, section, entry)
