import { aboutLinks, productLinks } from '#app/shell/navigation.ts'
import { messages } from './messages.ts'
import type { SearchSource } from './search-entry.ts'

/** The site's own pages, as the header and footer name them. They change only with a release. */
export const pageSource: SearchSource = {
  name: 'pages',
  async follow(feed) {
    for (const { label, to } of [...productLinks, ...aboutLinks]) {
      const { summary = '', alsoCalled = [] } = messages.pages[to] ?? {}
      feed.put({ id: `page:${to}`, kind: 'page', title: label, path: to, summary, alsoCalled, text: '' })
    }
    return () => undefined
  },
}
