import type { Read } from './document-types.ts'

/** Where a field is shown to readers, or why it is not shown. */
type Rendering = { shown: string } | { notShown: string }

/**
 * Every field of `blog` and `topPicksByCategory`, from the specification and from the model. A missing field
 * is a compile error.
 */
export const fieldRenderings = {
  _id: {
    notShown: 'Ties the page to its document; the page cache uses it as the tag for dropping the page.',
  },
  _type: { shown: 'Chooses the page and the address of the document.' },
  _rev: { notShown: 'For editors and caches only.' },
  _createdAt: {
    notShown: 'Readers don’t need to know when an editor started it; publishedAt is shown instead.',
  },
  _updatedAt: { shown: '"Last updated" below the title, and dateModified for search engines.' },
  draft: { shown: 'Keeps the page out of lists, feeds, search, and the site map; a bar says so in preview.' },
  categories: { shown: 'The first is in the address and the breadcrumbs; all choose related pages.' },
  title: { shown: 'The heading; the meta title if titleAsMetaTitle is on and there is no other.' },
  subtitle: { shown: 'Below the heading; the description if subtitleAsMetaDescription is on.' },
  slug: { shown: 'The end of the address.' },
  description: { shown: 'For search engines and shared links, and below the title in lists.' },
  metaTitle: { shown: 'In the browser tab, for search engines and shared links.' },
  titleAsMetaTitle: { notShown: 'A switch: see metaTitle. metaTitleOf reads it.' },
  subtitleAsMetaDescription: { notShown: 'A switch: see description. descriptionOf reads it.' },
  disclaimer: { shown: 'Below the text.' },
  image: { shown: 'At the top of the page, in lists, and in shared links.' },
  avatar: { shown: 'In small lists, where the large image doesn’t fit.' },
  withAdvertiserDisclosure: { notShown: 'A switch: shows advertiserDisclosure.' },
  advertiserDisclosure: { shown: 'Above the text; if empty, the one in the settings.' },
  withPromoPopup: {
    notShown:
      'A switch: shows a link to the promo modal in the settings, and opens it when its trigger fires.',
  },
  describesSamples: {
    notShown: 'A switch: the document becomes a draft when its category lists real items.',
  },
  tags: {
    notShown: 'Used to choose related pages and widen searches; a list of words wouldn’t help readers.',
  },
  authToken: { notShown: 'A secret in a public document: refused when stored, left out when read.' },
  lenderId: { shown: 'As that lender’s facts from the catalog, beside the text.' },
  lenderIds: { shown: 'As the table of those lenders, ranked the same way as everywhere else.' },
  heroSection: { shown: 'At the top, instead of title and image.' },
  authors: { shown: 'In the byline: who wrote it, who edited it.' },
  publishedAt: { shown: '"Published" below the title, and datePublished for search engines.' },
  changeNote: { shown: 'Next to the date of the last update.' },
  links: { shown: 'As pages to read next, at the end.' },
  sections: { shown: 'The page itself.' },
  body: { shown: 'The page itself, where there are no sections.' },
} as const satisfies Record<keyof Read<'blog'> | keyof Read<'topPicksByCategory'> | 'authToken', Rendering>
