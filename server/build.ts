import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, globSync, readFileSync } from 'node:fs'
import { glob, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { sqliteCode } from '#server/database/errors.ts'
import { exitWithMessage, PlainError } from './startup-errors.ts'

/** The files that the server is built from, and some that it is not: it is built again when one changes. */
const INPUTS = ['{app,cms,domain,kit,products,public,server}/**/*', '*.{ts,tsx}', 'package-lock.json']
const NO_INPUTS = /^cms.library.|[.]test[.]tsx?$/

const STAMP = 'build/inputs.sha256'
const PARTS = ['client', 'server']

/**
 * Builds the server with its pages unless the existing build matches the current sources. Two processes may call
 * it at the same time. If the build fails, the previous one stays in place, and the bundler's messages go to stderr.
 */
export async function ensureBuilt({ log = console.log }: { log?: (line: string) => void } = {}) {
  if (await isBuilt()) return
  const unlock = await lock()
  try {
    // Another process may have built the pages in the meantime.
    if (await isBuilt()) return
    log('Building the pages; this takes a few seconds and happens once.')
    await build()
  } finally {
    unlock()
  }
}

async function isBuilt(): Promise<boolean> {
  return (await readFile(STAMP, 'utf8').catch(() => '')) === hashInputs()
}

/** Takes a SQLite lock, because the operating system releases it however the process ends. */
async function lock(): Promise<() => void> {
  await mkdir('build', { recursive: true })
  const file = new DatabaseSync('build/lock')
  for (;;) {
    try {
      file.exec('begin exclusive')
      return () => file.close()
    } catch (error) {
      if (sqliteCode(error) !== SQLITE_BUSY) throw error
      await setTimeout(100)
    }
  }
}

const SQLITE_BUSY = 5

async function build() {
  for await (const left of glob('build/next-*')) await rm(left, { recursive: true, force: true })
  const folder = await mkdtemp('build/next-')
  try {
    const inputs = hashInputs()
    await buildPages(folder)
    // This is React Router's route manifest for a router in the browser, which these pages do not have.
    for await (const file of glob(`${folder}/client/assets/manifest-*.js`)) await rm(file)
    await compressFiles(folder)
    // If the process stops halfway through the move, the missing stamp causes a rebuild.
    await rm(STAMP, { force: true })
    for (const part of PARTS) {
      await rm(`build/${part}`, { recursive: true, force: true })
      await rename(`${folder}/${part}`, `build/${part}`)
    }
    await writeFile(STAMP, inputs)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Reads synchronously: a promise for each of the two thousand files would take four times as long. */
function hashInputs(): string {
  const files: string[] = []
  for (const entry of globSync(INPUTS, { withFileTypes: true })) {
    const file = path.relative('.', path.join(entry.parentPath, entry.name))
    if (entry.isFile() && !NO_INPUTS.test(file)) files.push(file)
  }
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

async function buildPages(folder: string) {
  const cli = createRequire(import.meta.url).resolve('@react-router/dev/package.json')
  const command = path.join(path.dirname(cli), 'bin.cjs')
  const child = spawn(process.execPath, [command, 'build', '--logLevel', 'error'], {
    env: { ...process.env, NODE_ENV: 'production', BUILD_DIRECTORY: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  )
  if (code === 0) return
  console.error(output.trim())
  throw new PlainError('The pages could not be built; see the errors above.')
}

/** Writes `.br` and `.gz` files beside each text file, so that the server never compresses them itself. */
async function compressFiles(folder: string) {
  for await (const file of glob(`${folder}/client/**/*.{js,css,svg,txt,webmanifest}`)) {
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
    await pipeline(createReadStream(file), createBrotliCompress(best), createWriteStream(`${file}.br`))
    await pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`))
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(path.resolve(process.argv[1])).href) {
  await ensureBuilt().catch(exitWithMessage('The build failed.'))
  console.log('The pages are built.')
}
