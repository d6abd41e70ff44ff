import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { ensureBuilt } from './build.ts'
import { listen } from './listen.ts'
import { refuse, settingsOrExit } from './refuse.ts'

const config = settingsOrExit(process.env)
await ensureBuilt().catch(refuse())
const built: ServerBuild = await import(pathToFileURL(path.resolve('build/server/index.js')).href)
await listen({ config, pageBuild: async () => built })
