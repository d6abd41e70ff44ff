import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { expect, test } from 'vitest'
import { layerOrderFirst } from './vite-plugin.ts'

test('in development, a stylesheet states the order of layers before what its classes compose', async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  await using vite = await openVite(root)
  const module = await vite.ssrLoadModule('/app/ui/breadcrumbs/breadcrumbs.module.css?inline')
  const [first] = String(module.default).match(/@layer [^;{]+[;{]/) ?? []
  expect(first).toBe('@layer reset, tokens, ui, features;')
})

async function openVite(root: string) {
  const vite = await createServer({
    root,
    configFile: false,
    plugins: [layerOrderFirst(root)],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
  })
  return Object.assign(vite, { [Symbol.asyncDispose]: () => vite.close() })
}
