import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { ensureBuilt } from './build.ts'
import { listen } from './listen.ts'
import { exitWithMessage, readConfigOrExit } from './startup-errors.ts'

const config = readConfigOrExit(process.env)
await ensureBuilt().catch(exitWithMessage())
const built: ServerBuild = await import(pathToFileURL(path.resolve('build/server/index.js')).href)
await listen({ config, pageBuild: async () => built })
