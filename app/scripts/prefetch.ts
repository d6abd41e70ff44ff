import { whenNearViewport } from './near-viewport.ts'

/** The most pages that one page prefetches; a long list of links must not use up a phone's data. */
const MAX_PAGES = 20

/**
 * Prefetches the pages of marked links (app/ui/prefetch-link/) as they come near the window, unless the
 * visitor saves data.
 */
export function prefetchNearLinks(): void {
  // Not every browser says how it is connected, so TypeScript does not know it.
  if (Object(Reflect.get(navigator, 'connection')).saveData) return
  const near = new Set([location.href])
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-prefetch]')) {
    if (link.origin !== location.origin) continue
    whenNearViewport(link, () => {
      const address = link.href.replace(/#.*/, '')
      if (near.has(address) || near.size > MAX_PAGES) return
      near.add(address)
      // The speculation rules of the document (root.tsx) match this attribute.
      link.dataset.prefetch = 'near'
      if (!HTMLScriptElement.supports?.('speculationrules')) hint(address)
    })
  }
}

function hint(address: string) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: address }))
}
