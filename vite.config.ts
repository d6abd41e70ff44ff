import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { islandsOnly } from './app/islands/vite-plugin.ts'
import { inlineScripts } from './app/scripts/vite-plugin.ts'
import { layerOrderFirst } from './app/styles/vite-plugin.ts'
import { knownInputsOnly } from './server/build-inputs.ts'

export default defineConfig({
  plugins: [inlineScripts(), layerOrderFirst(), islandsOnly(), knownInputsOnly(), reactRouter()],
  // Only the server uses these packages. If Vite discovered them late, the page would reload on the first
  // visit in development.
  optimizeDeps: { exclude: ['@node-rs/argon2', 'csv-parse', 'kysely', 'pg', 'zod'] },
  css: {
    // Without the line numbers that Vite adds, the compressed stylesheet is a twentieth smaller.
    modules: { generateScopedName: (name, file) => `${name}_${hashPath(file)}` },
  },
  build: {
    cssCodeSplit: false, // one stylesheet, so the order of layers never depends on chunks
    assetsInlineLimit: 0,
    target: 'es2022',
  },
})

/** The same for the browser's build and the server's. */
function hashPath(file: string): string {
  return createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4)
}
