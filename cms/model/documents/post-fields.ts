import { entry } from '#cms/model/blocks/block-types.ts'
import { section, sections } from '#cms/model/blocks/section.ts'
import {
  code,
  image,
  list,
  longText,
  moment,
  required,
  slug,
  text,
  titled,
  yesNo,
} from '#cms/model/fields/make-field.ts'
import { author } from '#cms/model/objects/author-shape.ts'
import { categories } from '#cms/model/objects/category.ts'
import { post } from '#cms/model/objects/links.ts'
import { simpleText } from '#cms/model/rich-text/marks.ts'

/** The parts of a page, in one of two lists. */
export const contentFields = {
  sections,
  body: list('Body', 'Blocks without sections. A page has sections or a body, never both.', entry),
}

/** The fields that describe a page to search engines and in link previews. */
export const describingFields = {
  title: required(text('Title', 'The heading of the page.')),
  subtitle: longText('Subtitle', 'One or two sentences below the heading.'),
  slug: required(slug('Address', 'The last part of the path.')),
  description: longText('Description', 'For search engines and shared links.'),
  metaTitle: text('Meta title', 'For search engines and the browser tab.'),
  titleAsMetaTitle: yesNo('Title as meta title', 'If there is no meta title.'),
  subtitleAsMetaDescription: yesNo('Subtitle as description', 'If there is no description.'),
}

/**
 * The fields that articles and top picks share, under the names of the specification. `authToken` is never
 * one of them.
 */
export const postFields = {
  draft: yesNo('Draft', 'Not listed anywhere; visible only in preview.'),
  categories: required(categories),
  ...describingFields,
  disclaimer: simpleText('Disclaimer', 'Below the text.'),
  image: image('Image', 'At the top, in lists, and in shared links.'),
  avatar: image('Avatar', 'A small image for lists that don’t show the large one.'),
  withAdvertiserDisclosure: yesNo('Advertiser disclosure', 'Shows it above the text.'),
  advertiserDisclosure: simpleText('Disclosure text', 'Instead of the site’s own.'),
  withPromoPopup: yesNo('Promo modal', 'Lets the page open the modal in the settings.'),
  describesSamples: yesNo('Describes samples', 'Becomes a draft when real items in its category are loaded.'),
  tags: list('Tags', 'For related articles and search.', text('Tag', '')),
  lenderId: code('Lender', 'The catalog ID of the lender that the page is about.'),
  heroSection: titled(section, 'Hero', 'Instead of the title and image.'),
  authors: list('Authors', 'The first wrote it; the second edited it.', author('Author', '')),
  publishedAt: moment('Published', 'When it was first published.'),
  changeNote: text('What changed', 'Shown next to the date of the last update.'),
  links: list('Links', 'Pages to read next.', post('Page', '')),
  ...contentFields,
}
