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
    choice('Kind', 'What the section is. Fields that its kind does not show are ignored.', sectionKinds),
  ),
  title: text('Heading', 'Appears in the table of contents.'),
  subtitle: longText('Below the heading', 'One or two sentences.'),
  content: list('Blocks', 'From top to bottom.', entry),
  blogs: list('Pages', 'Shown as a list below the blocks.', post('Page', '')),
  postListStyle: choice('List style', 'How each page is shown.', postListStyles),
  category,
  authors: list('Authors', 'For Authors sections.', author('Author', '')),
  images: list('Images', 'For Image Carousel sections.', imageComponent),
  image: image('Image', 'For Hero, Hero Colored, and CTA Banner sections.'),
  buttons: list('Buttons', 'For Hero, Hero Colored, and CTA Banner sections; the main button first.', button),
  lenderId: code('Lender', 'For Individual Lender Table sections: the lender’s catalog ID.'),
  lenderIds: list(
    'Lenders',
    'For Lender Table sections. Leave it empty to show all that match.',
    code('Lender ID', ''),
  ),
  color: choice('Color', 'white by default.', colors),
  layout: choice('Layout', 'Basic by default.', layouts),
  spacing: choice('Spacing', 'Normal by default.', spacings),
  customSpacing: number('Custom spacing', 'In rem, above and below; used only when Spacing is Custom.'),
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
