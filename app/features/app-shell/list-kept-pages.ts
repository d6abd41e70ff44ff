import { readPages } from '#app/shell/pages-read.ts'

/** Fills the list of the offline page with the pages that the service worker holds. Does nothing on other pages. */
export async function listKeptPages(): Promise<void> {
  const section = document.querySelector<HTMLElement>('[data-kept-pages]')
  const list = section?.querySelector('ul')
  const none = section?.querySelector<HTMLElement>('ul + p')
  if (!section || !list || !none || !('caches' in window)) return
  const pages = keptPages(await keptAddresses(), readPages())
  list.replaceChildren(...pages.map(entryOf))
  none.hidden = pages.length > 0
  section.hidden = false
}

interface KeptPage {
  address: string
  title: string
}

/** The kept addresses that are pages this browser has read, newest first, each path once. */
export function keptPages(
  addresses: readonly string[],
  read: readonly [path: string, title: string][],
): KeptPage[] {
  const byPath = new Map(addresses.map((address) => [new URL(address).pathname, address]))
  return read.toReversed().flatMap(([path, title]) => {
    const address = byPath.get(path)
    return address ? [{ address, title }] : []
  })
}

async function keptAddresses(): Promise<string[]> {
  const names = await caches.keys()
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return requests.flat().map((request) => request.url)
}

function entryOf({ address, title }: KeptPage): HTMLElement {
  const link = document.createElement('a')
  link.href = address
  link.textContent = title
  const entry = document.createElement('li')
  entry.append(link)
  return entry
}
