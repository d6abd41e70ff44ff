// Starts a TypeScript file of this project: `node run.mjs FILE`. Node 24 runs TypeScript natively; `npm ci`
// installs a copy for this project only, and npm puts it first on the PATH. This file is plain JavaScript
// because an older Node must be able to read it.
import { spawn } from 'node:child_process'
import { existsSync, rmSync, symlinkSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

const [file, ...rest] = process.argv.slice(2)
// After the installation: a third of the Node package is headers for compiling add-ons, and there are none.
if (!file)
  rmSync(inModules(`node-${process.platform}-${process.arch}/include`), { recursive: true, force: true })
if (Number(process.versions.node.split('.')[0]) >= 24) await start()
else handOverToOwnNode()

async function start() {
  // The postinstall script passes no file, and on Node 24 there is nothing to repair.
  if (!file) return
  // Caching the compiled code makes the next start a fifth faster and saves 20 MB of memory.
  module.enableCompileCache(inModules('.cache/node'))
  process.argv = [process.argv[0], file, ...rest]
  if (/^(server|cms|app)\//.test(file)) readSettings()
  // React reads NODE_ENV when it loads; without it, React runs its slower development build.
  process.env.NODE_ENV ??= file === 'server/dev.ts' ? 'development' : 'production'
  await import(pathToFileURL(file))
}

/** The server and every command read the same `.env`, so that they work on the same site. The environment takes precedence. */
function readSettings() {
  try {
    process.loadEnvFile('.env')
  } catch (error) {
    if (error.code === 'ENOENT') return
    console.error(`.env cannot be read (${error.code ?? error.message}).`)
    process.exit(1)
  }
}

/**
 * Restarts with the project's Node. npm 10 installs it but removes its link, because the packages for other
 * platforms have the same one.
 */
function handOverToOwnNode() {
  const node = [
    `node-${process.platform}-${process.arch}/bin/node`,
    `node-win-${process.arch}/bin/node.exe`,
  ].find((place) => existsSync(inModules(place)))
  if (node && !existsSync(inModules('.bin/node')) && process.platform !== 'win32') {
    symlinkSync(`../${node}`, inModules('.bin/node'))
  }
  if (!file) return
  if (!node) {
    console.error(
      `Bursar needs Node 24; this is ${process.version} on ${process.platform}-${process.arch}. ` +
        'Start it with `npm start` after `npm ci`, or install Node 24 from https://nodejs.org.',
    )
    process.exit(1)
  }
  const args = [...process.execArgv, fileURLToPath(import.meta.url), file, ...rest]
  const child = spawn(inModules(node), args, { stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}

function inModules(place) {
  return fileURLToPath(new URL(`node_modules/${place}`, import.meta.url))
}
