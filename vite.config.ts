import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { inlineScripts } from './app/scripts/vite-plugin.ts'
import { layerOrderFirst } from './app/styles/vite-plugin.ts'
import { fetchAheadQuietly } from './app/ui/prefetch-link/vite-plugin.ts'

/** Parts of the paths of the modules that (nearly) every page runs. */
const everyPageNeeds = [
  ...['react', 'react-dom', 'react-router', 'scheduler'].map((name) => `/node_modules/${name}/`),
  '/app/entry.client',
  '/app/shell/',
  ...['breadcrumbs', 'button', 'card', 'class-names', 'details', 'device', 'field', 'icon'].map(inUi),
  ...['illustration', 'page', 'prefetch-link', 'spoken', 'toast'].map(inUi),
]

export default defineConfig({
  plugins: [inlineScripts(), layerOrderFirst(), fetchAheadQuietly(), reactRouter()],
  // Only the server uses these. Found late, they would make the page reload at the first visit in development.
  optimizeDeps: { exclude: ['@node-rs/argon2', 'csv-parse', 'kysely', 'pg', 'zod'] },
  build: {
    cssCodeSplit: false, // one stylesheet, so the order of layers never depends on chunks
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // It travels as one file, which compresses better than twenty small ones.
            codeSplitting: {
              groups: [{ name: 'site', test: (id) => everyPageNeeds.some((part) => id.includes(part)) }],
            },
          },
        },
      },
    },
  },
})

function inUi(name: string): string {
  return `/app/ui/${name}`
}
