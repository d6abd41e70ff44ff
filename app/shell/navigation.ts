import { type ProductLine, productLineOf } from '#domain/product-line.ts'

export interface NavigationLink {
  label: string
  to: string
  /** The product line whose pages mark this link as the current one. */
  line?: ProductLine
}

/** The product links of the navbar, in order. A line is added here when its pages open; nothing leads nowhere. */
export const productLinks: readonly NavigationLink[] = [
  { label: 'Student loans', to: '/student-loans', line: 'PSL' },
  { label: 'Learn', to: '/resources' },
  { label: 'Schools', to: '/schools/search' },
]

/** The footer's links to how the site works. */
export const aboutLinks: readonly NavigationLink[] = [
  { label: 'How we rank', to: '/about/ranking' },
  { label: 'Our numbers, checked', to: '/about/proof' },
  { label: 'Every figure we use', to: '/about/numbers' },
  { label: 'How we make money', to: '/about/how-we-make-money' },
  { label: 'Glossary', to: '/resources/glossary' },
  { label: 'Who writes here', to: '/author' },
  { label: 'Contact', to: '/about/contact' },
  { label: 'All pages', to: '/about/sitemap' },
]

/** Where the search icon leads. */
export const searchPath = '/search'

/** Whether the link stands for the page at that path. */
export function isCurrent(link: NavigationLink, path: string): boolean {
  return link.line ? productLineOf(path) === link.line : link.to === path
}
