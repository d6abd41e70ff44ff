import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

const STAMP = 'build/inputs.sha256'
const INPUTS = ['{app,domain,public}/**/*', '{vite,react-router}.config.ts', 'package-lock.json']

/** Builds the pages unless what was built came of exactly these sources. */
export async function ensureBuilt({ log = console.log }: { log?: (line: string) => void } = {}) {
  const inputs = await hashInputs()
  const built = await readFile(STAMP, 'utf8').catch(() => '')
  if (built === inputs) return
  log('Building the pages; this takes a few seconds and happens once.')
  await buildPages()
  await compressFiles()
  await mkdir('build', { recursive: true })
  await writeFile(STAMP, inputs)
}

async function hashInputs(): Promise<string> {
  const files: string[] = []
  for await (const entry of glob(INPUTS, { withFileTypes: true })) {
    if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      files.push(path.join(entry.parentPath, entry.name))
  }
  const hash = createHash('sha256')
  for (const file of files.sort())
    hash
      .update(file)
      .update('\0')
      .update(await readFile(file))
  return hash.digest('hex')
}

async function buildPages() {
  const cli = createRequire(import.meta.url).resolve('@react-router/dev/package.json')
  const command = path.join(path.dirname(cli), 'bin.cjs')
  const child = spawn(process.execPath, [command, 'build', '--logLevel', 'error'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  )
  if (code !== 0) throw new Error(`The pages could not be built:\n${output}`)
}

/** `.br` and `.gz` beside each text file, so that the server compresses none of them itself. */
async function compressFiles() {
  for await (const file of glob('build/client/**/*.{js,css,svg,txt,webmanifest}')) {
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
    await pipeline(createReadStream(file), createBrotliCompress(best), createWriteStream(`${file}.br`))
    await pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`))
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(path.resolve(process.argv[1])).href)
  await ensureBuilt()
