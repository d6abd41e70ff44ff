import { type IslandName, islands } from './islands/registry.ts'

// The page script (app/scripts/) loads this at the first input, and nothing before.

if (import.meta.env.DEV) {
  // Vite's plugin asks for its own fast refresh in every module; a changed file reloads the page instead (server/dev.ts).
  Object.assign(window, {
    __vite_plugin_react_preamble_installed__: true,
    $RefreshReg$() {},
    $RefreshSig$: () => (type: unknown) => type,
  })
}

/** Fetches what an island needs: its chunk, and React with the starter. */
export async function loadIsland(name: IslandName) {
  const [{ hydrateIsland }, { default: Component }] = await Promise.all([
    import('./islands/hydrate-island.tsx'),
    islands[name](),
  ])
  return (element: HTMLElement) => hydrateIsland(element, Component)
}

export const loadLiveForm = () => import('./live-form/live-form.ts')

// Parts of the page script that few visits need.
export const loadSearchField = () => import('./scripts/search-field.ts')
export const loadToasts = () => import('./scripts/toasts.ts')
