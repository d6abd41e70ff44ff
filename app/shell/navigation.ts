import { href } from 'react-router'
import type { IllustrationName } from '#app/ui/illustration/illustration.tsx'
import { findProductLine, type ProductLine } from '#domain/product-line.ts'
import { shellText } from './messages.ts'

export interface NavigationLink {
  label: string
  to: string
  /** The product line; on all its pages this link is marked as current. */
  line?: ProductLine
}

/** A product's own link, which the navbar, the footer and the search show. */
export interface ProductLink extends NavigationLink {
  /** What the search shows below the link, and other words that find it. */
  summary: string
  alsoCalled: readonly string[]
  /** What the home page says of it, and the call to action. */
  card: { text: string; open: string; illustration: IllustrationName }
}

/** The links of the navbar to what belongs to no product. */
export const siteLinks: readonly NavigationLink[] = [
  { label: 'Learn', to: href('/resources') },
  { label: 'Schools', to: href('/schools/search') },
]

/** The footer's links to pages about how the site works. */
export const aboutLinks: readonly NavigationLink[] = [
  { label: 'How we rank', to: href('/about/ranking') },
  { label: 'Our numbers, checked', to: href('/about/proof') },
  { label: 'Every figure we use', to: href('/about/numbers') },
  { label: 'How we make money', to: href('/about/how-we-make-money') },
  { label: 'Glossary', to: href('/resources/glossary') },
  { label: 'Who writes here', to: href('/author') },
  { label: 'Contact', to: href('/about/contact') },
  { label: 'All pages', to: href('/about/sitemap') },
]

/** The links of the one-line footer of a flow. */
export const flowLinks: readonly NavigationLink[] = [
  { label: shellText.privacy, to: href('/about/:slug', { slug: 'privacy' }) },
  { label: 'How we make money', to: href('/about/how-we-make-money') },
  { label: 'Contact', to: href('/about/contact') },
]

/** The first entry of a signed-in visitor's menu: what they have here, and what to do next. */
export const dashboardLink: NavigationLink = { label: shellText.dashboard, to: href('/dashboard') }

/** The entries after those of the products. */
export const accountLinks: readonly NavigationLink[] = [
  { label: shellText.applications, to: href('/dashboard/applications') },
  { label: shellText.reminders, to: href('/reminders') },
  { label: shellText.settings, to: href('/dashboard/settings') },
]

/** The longest search text; a longer one is a mistake or an attack. */
export const maxSearchCharacters = 100

/** Whether the link is current on the page at this path. */
export function isCurrent(link: NavigationLink, path: string): boolean {
  return link.line ? findProductLine(path) === link.line : link.to === path
}
