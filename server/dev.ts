import { once } from 'node:events'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import middie from '@fastify/middie'
import fp from 'fastify-plugin'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { listen } from './listen.ts'
import { settingsOrExit } from './refuse.ts'

// `npm run dev`: the same server, with Vite rendering and reloading the pages. Offline: schools come from the
// carried directory. Quiet: each module that the browser asks for would be a line.
const config = settingsOrExit({ SCHOOLS_SOURCE_URL: '', LOG_LEVEL: 'warn', ...process.env })

const vite = await createServer({
  server: { middlewareMode: true, hmr: { port: await freePort() } },
  appType: 'custom',
})

// The browser runs no module of a page that could be renewed by itself.
vite.watcher.on('change', () => vite.ws.send({ type: 'full-reload' }))

await listen({
  config,
  pageBuild: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
  development: fp(async (app) => {
    await app.register(middie)
    app.use(vite.middlewares)
    app.addHook('onClose', () => vite.close())
  }),
})

/** Vite tells the browser of changes on a port of its own; with a fixed one, two sites could not run at once. */
async function freePort(): Promise<number> {
  const probe = createTcpServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
