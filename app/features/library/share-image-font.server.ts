import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

const packed = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

let unpacked: Promise<string> | undefined

/** Returns the path of the site's font, unpacked once per process for the library that draws text. */
export function unpackShareImageFont(): Promise<string> {
  unpacked ??= unpack()
  return unpacked
}

async function unpack(): Promise<string> {
  const { default: decompress } = await import('woff2-encoder/decompress')
  const font = await decompress(readFileSync(createRequire(import.meta.url).resolve(packed)))
  const folder = mkdtempSync(path.join(tmpdir(), 'bursar-font-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'figtree.ttf')
  writeFileSync(file, font)
  return file
}
