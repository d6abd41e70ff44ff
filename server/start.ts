import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { ensureBuilt } from './build.ts'
import { readConfig } from './config.ts'
import { listen } from './listen.ts'

const settings = readConfig(process.env)
if (!settings.ok) {
  console.error(`Bursar did not start. Please correct these settings:\n  ${settings.problems.join('\n  ')}`)
  process.exit(1)
}

await ensureBuilt()
const built: ServerBuild = await import(pathToFileURL(path.resolve('build/server/index.js')).href)
await listen({ config: settings.config, pageBuild: async () => built })
