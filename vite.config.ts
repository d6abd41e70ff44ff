import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { inlineScripts } from './app/scripts/vite-plugin.ts'
import { layerOrderFirst } from './app/styles/vite-plugin.ts'

export default defineConfig({
  plugins: [inlineScripts(), layerOrderFirst(), reactRouter()],
  build: {
    cssCodeSplit: false, // one stylesheet, so the order of layers never depends on chunks
    assetsInlineLimit: 0,
    target: 'es2022',
  },
})
