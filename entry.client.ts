import { type IslandName, islands } from '#app/islands/registry.ts'

// The page script (app/scripts/) loads this file at the first input; nothing loads before then.

if (import.meta.env.DEV) {
  // Vite's React plugin expects its fast refresh functions in every module; here a changed file reloads the
  // page instead (server/dev.ts).
  Object.assign(window, {
    __vite_plugin_react_preamble_installed__: true,
    $RefreshReg$() {},
    $RefreshSig$: () => (type: unknown) => type,
  })
}

/** Loads the chunk of an island, and React with the code that hydrates it. */
export async function loadIsland(name: IslandName) {
  const [{ hydrateIsland }, { default: Component }] = await Promise.all([
    import('#app/islands/hydrate-island.tsx'),
    islands[name](),
  ])
  return (element: HTMLElement) => hydrateIsland(element, Component)
}

export const loadLiveForm = () => import('#app/live-form/live-form.ts')

// Parts of the page script that few visits need.
export const loadPromos = () => import('#app/scripts/promos.ts')
export const loadSearchField = () => import('#app/scripts/search-field.ts')
export const loadToasts = () => import('#app/scripts/toasts.ts')
export const loadVendors = () => import('#app/scripts/vendors.ts')
