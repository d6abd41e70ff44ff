import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { installTools } from './load-tool.ts'

// `npm run check` runs this after Biome and TypeScript: spelling, directions of imports, and unused code.

await installTools()
const bin = fileURLToPath(new URL('node_modules/.bin', import.meta.url))
// Knip reads the table of routes, which lists the gallery in development alone.
const env = { ...process.env, NODE_ENV: 'development', PATH: `${bin}${path.delimiter}${process.env.PATH}` }
for (const check of ['cspell --no-progress --no-summary', 'dependency-cruise .', 'knip']) {
  const [status] = await once(spawn(check, { shell: true, stdio: 'inherit', env }), 'close')
  if (status !== 0) process.exit(1)
}
