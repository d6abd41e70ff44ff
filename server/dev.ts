import middie from '@fastify/middie'
import fp from 'fastify-plugin'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { devMail } from './dev-mail.ts'
import { emailSite } from './email-site.ts'
import { findFreePort } from './free-port.ts'
import { listen } from './listen.ts'
import { readConfigOrExit } from './startup-errors.ts'

// `npm run dev` runs the same server, with Vite rendering and reloading the pages. It works offline with the
// bundled school directory, and it logs only warnings, because the browser requests every module separately.
const config = readConfigOrExit({ SCHOOLS_SOURCE_URL: '', LOG_LEVEL: 'warn', ...process.env })

const vite = await createServer({
  // Vite reports changes to the browser over this port. With a fixed one, two sites could not run at once.
  server: { middlewareMode: true, hmr: { port: await findFreePort() } },
  appType: 'custom',
})

// The browser loads no page modules that could be hot-replaced, so every change reloads the page.
vite.watcher.on('change', () => vite.ws.send({ type: 'full-reload' }))

await listen({
  config,
  pageBuild: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
  development: fp(async (app) => {
    await app.register(middie)
    app.use(vite.middlewares)
    devMail(app, emailSite(config))
    app.addHook('onClose', () => vite.close())
  }),
})
