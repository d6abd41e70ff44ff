type Scripts = typeof import('#entry.client.ts')

const loadScripts = (): Promise<Scripts> => import(document.documentElement.dataset.start ?? '')

/**
 * Loads a part of entry.client.ts once for each element that needs it. A failed load is retried the next
 * time; until then the page works as the server rendered it.
 */
export function loadOnce<For extends Element, Part>(load: (scripts: Scripts, element: For) => Promise<Part>) {
  const loads = new WeakMap<For, Promise<Part>>()
  return async (element: For): Promise<Part | undefined> => {
    const loading = loads.get(element) ?? loadScripts().then((scripts) => load(scripts, element))
    loads.set(element, loading)
    return loading.catch((error) => {
      loads.delete(element)
      console.error('A script did not load; the page works without it.', error)
      return undefined
    })
  }
}
