import middie from '@fastify/middie'
import fp from 'fastify-plugin'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { readConfig } from './config.ts'
import { listen } from './listen.ts'

// `npm run dev`: the same server, with Vite rendering and reloading the pages. Offline: schools come from the
// carried directory.
const settings = readConfig({ SCHOOLS_SOURCE_URL: '', ...process.env })
if (!settings.ok) {
  console.error(settings.problems.join('\n'))
  process.exit(1)
}

const vite = await createServer({
  server: { middlewareMode: true, hmr: { port: 24_678 } },
  appType: 'custom',
})

await listen({
  config: settings.config,
  pageBuild: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
  development: fp(async (app) => {
    await app.register(middie)
    app.use(vite.middlewares)
    app.addHook('onClose', () => vite.close())
  }),
})
