import { readStored, writeStored } from './stored.ts'

const key = 'pages-read'
const most = 20

/** Notes the title of a page on this device, so that the offline page can call it by its name. Keeps the last 20. */
export function rememberPage(path: string, title: string): void {
  const { [path]: _, ...others } = readStored(key)
  writeStored(key, Object.fromEntries([...Object.entries(others), [path, title]].slice(-most)))
}

/** Asks the service worker to keep the open page, with the files it has loaded so far. */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  active?.postMessage({
    address: location.pathname + location.search,
    files: loaded.map(({ pathname }) => pathname).filter((path) => path.startsWith('/assets/')),
  })
}

/** Titles by path, oldest first. */
export function readPages(): [path: string, title: string][] {
  return Object.entries(readStored(key)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
}
