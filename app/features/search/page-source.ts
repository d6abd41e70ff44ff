import { aboutLinks, type ProductLink, siteLinks } from '#app/shell/navigation.ts'
import { searchText } from './messages.ts'
import type { SearchSource } from './search-entry.ts'

/** The site's own pages, as the header and footer name them. They change only with a release. */
export function pageSource(productLinks: readonly ProductLink[]): SearchSource {
  return {
    name: 'pages',
    async follow(feed) {
      const others = [...siteLinks, ...aboutLinks].map((link) => ({ ...link, ...searchText.pages[link.to] }))
      for (const { label, to, summary = '', alsoCalled = [] } of [...productLinks, ...others]) {
        feed.put({ id: `page:${to}`, kind: 'page', title: label, path: to, summary, alsoCalled, text: '' })
      }
      return () => undefined
    },
  }
}
