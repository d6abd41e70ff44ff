import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './build.ts'
import { exitWithMessage, readConfigOrExit } from './startup-errors.ts'

const config = readConfigOrExit(process.env)
await ensureBuilt().catch(exitWithMessage())
const built: typeof import('./entry.ts') = await import(
  pathToFileURL(path.resolve('build/server/index.js')).href
)
await built.listen({ config })
