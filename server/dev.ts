import middie from '@fastify/middie'
import fp from 'fastify-plugin'
import { createServer } from 'vite'
import { emailSite } from './email-site.ts'
import { findFreePort } from './free-port.ts'
import { readConfigOrExit } from './startup-errors.ts'

// `npm run dev` runs the same server, which Vite loads, and reloads its pages when they change. It works offline with the
// bundled school directory and card survey, and it logs only warnings, because the browser requests every module separately.
const config = readConfigOrExit({
  SCHOOLS_SOURCE_URL: '',
  CARD_SURVEY_SOURCE_URL: '',
  LOG_LEVEL: 'warn',
  ...process.env,
})

const vite = await createServer({
  // Vite reports changes to the browser over this port. With a fixed one, two sites could not run at once.
  server: { middlewareMode: true, hmr: { port: await findFreePort() } },
  appType: 'custom',
})

// The browser loads no page modules that could be hot-replaced, so every change reloads the page.
vite.watcher.on('change', () => vite.ws.send({ type: 'full-reload' }))

const load = async <Module>(id: string) => (await vite.ssrLoadModule(id)) as Module
const { listen } = await load<typeof import('./entry.ts')>('server/entry.ts')
const { devMail } = await load<typeof import('./dev-mail.ts')>('server/dev-mail.ts')
await listen({
  config,
  pageBuild: () => load('virtual:react-router/server-build'),
  development: fp(async (app) => {
    await app.register(middie)
    app.use(vite.middlewares)
    devMail(app, emailSite(config))
    app.addHook('onClose', () => vite.close())
  }),
})
