import { aboutLinks, productLinks } from '#app/shell/navigation.ts'
import type { SearchSource } from './search-entry.ts'
import { words } from './words.ts'

/** The site's own pages, as its bar and its footer name them. They change with the program only. */
export const pageSource: SearchSource = {
  name: 'pages',
  async follow(feed) {
    for (const { label, to } of [...productLinks, ...aboutLinks]) {
      const { summary = '', alsoCalled = [] } = words.pages[to] ?? {}
      feed.put({ id: `page:${to}`, kind: 'page', title: label, path: to, summary, alsoCalled, text: '' })
    }
    return () => undefined
  },
}
