import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { islandsOnly } from './app/islands/vite-plugin.ts'
import { inlineScripts } from './app/scripts/vite-plugin.ts'
import { createShortClassNames } from './app/styles/short-class-names.ts'
import { layerOrderFirst } from './app/styles/vite-plugin.ts'

export default defineConfig(({ command }) => ({
  plugins: [inlineScripts(), layerOrderFirst(import.meta.dirname), islandsOnly(), reactRouter()],
  // Only the server uses these packages. If Vite discovered them late, the page would reload on the first
  // visit in development.
  optimizeDeps: { exclude: ['@node-rs/argon2', 'csv-parse', 'kysely', 'pg', 'zod'] },
  ...(command === 'build' && {
    // In development, names say which file they come from.
    css: { modules: { generateScopedName: createShortClassNames(import.meta.dirname) } },
    // One file holds the whole server with its packages, but for those with compiled parts of their own: it
    // starts in two thirds of the time that reading each file takes.
    environments: {
      ssr: {
        build: { rolldownOptions: { input: 'server/entry.ts', output: { comments: false } } },
        // React's and the other packages' code for development stays out.
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { noExternal: true, external: ['@node-rs/argon2', 'pg-native', 'sharp'] },
      },
    },
  }),
  build: {
    cssCodeSplit: false, // one stylesheet, so the order of layers never depends on chunks
    assetsInlineLimit: 0,
    target: 'es2022',
    // What Vite itself builds for; without it, styles get prefixes for the browsers of 2021.
    cssTarget: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
  },
}))
